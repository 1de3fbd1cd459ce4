"""Localised errors for sockets and browsers; checks and cleans text that people see."""

from __future__ import annotations

import unicodedata
from typing import Any

from msgspec import UNSET

from ludoteca.core.errors import Refused
from ludoteca.i18n import Translator, fluent_arguments, supported_language, translator
from ludoteca.server.errors import Malformed
from ludoteca.server.ws.messages_out import Wrong
from ludoteca.table import MoveRefused

MAX_COMBINING_MARKS = 2
# Letters, marks and symbols that show nothing: Default_Ignorable_Code_Point outside category C, and the empty Braille.
INVISIBLE = frozenset(
    chr(code)
    for first, last in (
        *((0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800), (0x3164, 0x3164)),
        *((0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF)),
    )
    for code in range(first, last + 1)
)


def has_invisible(text: str) -> bool:
    """Whether a text contains a character that shows nothing, besides spaces."""
    return not INVISIBLE.isdisjoint(text)


def is_blank(text: str) -> bool:
    """Whether a text shows nothing."""
    return all(letter in INVISIBLE or unicodedata.category(letter)[0] in "CZ" for letter in text)


def has_stacked_marks(text: str) -> bool:
    """Whether more than MAX_COMBINING_MARKS follow each other: they would cover the lines above and below."""
    count = 0
    for letter in unicodedata.normalize("NFC", text):
        count = count + 1 if unicodedata.category(letter)[0] == "M" and letter not in INVISIBLE else 0
        if count > MAX_COMBINING_MARKS:
            return True
    return False


def check_seat_name(name: str) -> str:
    """The name, which may be empty; Malformed if it shows nothing or piles up marks."""
    if name and (is_blank(name) or has_stacked_marks(name)):
        raise Malformed(key="server-bad-name")
    return name


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
