"""Sentences for people at sockets and in browsers: errors in their language, and what they say made harmless."""

from __future__ import annotations

import unicodedata
from typing import Any

from msgspec import UNSET

from ludoteca.core.errors import Refused
from ludoteca.server.outgoing import Wrong
from ludoteca.server.refusals import Malformed
from ludoteca.table import MoveRefused
from ludoteca.text import LANGUAGES, Speaker, speaker
from ludoteca.text.speaker import spoken


def known(lang: str) -> str:
    """A language that is spoken here: the one asked for, else English."""
    return lang[:2].lower() if lang[:2].lower() in LANGUAGES else LANGUAGES[0]


def accepted(header: str) -> str:
    """The first language of an Accept-Language header that is spoken here."""
    asked = [part.strip()[:2].lower() for part in header[:200].split(",")]
    return next((lang for lang in asked if lang in LANGUAGES), LANGUAGES[0])


def voice(lang: str, game: str | None = None) -> Speaker:
    """The speaker of a language that knows a game's sentences."""
    found = speaker(known(lang))
    if game is not None:
        found.learn(game)
    return found


def wrong(error: Refused, lang: str, game: str | None = None) -> Wrong:
    """A refusal in words; a refused move with its clause and the sentence of that."""
    found = voice(lang, game)
    if isinstance(error, MoveRefused) and game is not None:
        rule = str(error.fields["rule"])
        return Wrong(error.key, found.why(game, error.reason), rule, {"move": error.fields["move"]})
    fields: dict[str, Any] = error.fields
    return Wrong(error.key, found.error(error), UNSET, fields or UNSET)


def sentence(voice: Speaker, key: str, fields: dict[str, Any]) -> str:
    """The sentence of a fault."""
    return voice.say(f"error-{key}", **spoken(fields))


def titled(text: str) -> str:
    """A title as one line of what can be seen of it."""
    spaced = "".join(" " if letter.isspace() else letter for letter in text)
    return " ".join("".join(letter for letter in spaced if unicodedata.category(letter)[0] != "C").split())


def plain(text: str) -> str:
    """What somebody said without what can't be seen; Malformed if nothing is left."""
    shown = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C" or letter == "\n").strip()
    if not shown:
        raise Malformed(key="server-nothing-said")
    return shown
