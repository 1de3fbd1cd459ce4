"""Localised errors for sockets and browsers; strips control characters from chat and titles."""

from __future__ import annotations

import unicodedata
from typing import Any

from msgspec import UNSET

from ludoteca.core.errors import Refused
from ludoteca.i18n import Translator, fluent_arguments, supported_language, translator
from ludoteca.server.errors import Malformed
from ludoteca.server.ws.messages_out import Wrong
from ludoteca.table import MoveRefused


def game_translator(lang: str, game: str | None = None) -> Translator:
    """The translator of a language, with a game's catalogue if one is given."""
    found = translator(supported_language(lang))
    if game is not None:
        found.load_game(game)
    return found


def error_body(error: Refused, lang: str, game: str | None = None) -> Wrong:
    """An error as key, message and fields; of a refused move also the clause of the rules."""
    found = game_translator(lang, game)
    if isinstance(error, MoveRefused) and game is not None:
        rule = str(error.fields["rule"])
        return Wrong(error.key, found.explain_refusal(game, error.reason), rule, {"move": error.fields["move"]})
    fields: dict[str, Any] = error.fields
    return Wrong(error.key, found.error_message(error), UNSET, fields or UNSET)


def sentence(translator: Translator, key: str, fields: dict[str, Any]) -> str:
    """The message of a fault found in a record."""
    return translator.translate(f"error-{key}", **fluent_arguments(fields))


def clean_title(text: str) -> str:
    """A title on one line, without control characters and repeated spaces."""
    spaced = "".join(" " if letter.isspace() else letter for letter in text)
    return " ".join("".join(letter for letter in spaced if unicodedata.category(letter)[0] != "C").split())


def clean_chat(text: str) -> str:
    """A chat line without control characters except line breaks; Malformed if nothing remains."""
    shown = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C" or letter == "\n").strip()
    if not shown:
        raise Malformed(key="server-nothing-said")
    return shown
