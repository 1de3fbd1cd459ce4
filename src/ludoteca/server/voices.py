"""Sentences for people at sockets and in browsers: errors in their language, and what they say made harmless."""

from __future__ import annotations

import unicodedata
from typing import Any

from msgspec import UNSET

from ludoteca.core.errors import Refused
from ludoteca.i18n import Translator, accepted_language, fluent_arguments, supported_language, translator
from ludoteca.server.outgoing import Wrong
from ludoteca.server.refusals import Malformed
from ludoteca.table import MoveRefused


def known(lang: str) -> str:
    """The supported language of a tag, else English."""
    return supported_language(lang)


def accepted(header: str) -> str:
    """The supported language that an Accept-Language header prefers, else English."""
    return accepted_language(header)


def game_translator(lang: str, game: str | None = None) -> Translator:
    """The translator of a language, with the catalogue of a game loaded."""
    found = translator(known(lang))
    if game is not None:
        found.load_game(game)
    return found


def wrong(error: Refused, lang: str, game: str | None = None) -> Wrong:
    """A refusal with its message; a refused move also with its clause."""
    found = game_translator(lang, game)
    if isinstance(error, MoveRefused) and game is not None:
        rule = str(error.fields["rule"])
        return Wrong(error.key, found.explain_refusal(game, error.reason), rule, {"move": error.fields["move"]})
    fields: dict[str, Any] = error.fields
    return Wrong(error.key, found.error_message(error), UNSET, fields or UNSET)


def sentence(translator: Translator, key: str, fields: dict[str, Any]) -> str:
    """The message of a fault."""
    return translator.translate(f"error-{key}", **fluent_arguments(fields))


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
