"""Names of accounts: normal form, and what a new name must satisfy (after Unicode Technical Standard 39).

A new name has letters of one script and does not look like the name of another account: skeletons of names are
compared. confusables.txt has one line per skeleton, `target: sources` in hexadecimal code points, made from the Unicode
confusables in the library confusable-homoglyphs 3.3.1 for text in NFKC. Names of existing accounts stay.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from ludoteca.core.errors import Refused
from ludoteca.server.localisation import has_invisible, has_stacked_marks
from ludoteca.store import AccountId

FILE = Path(__file__).with_name("confusables.txt")
MAX_NAME_LENGTH = 24
# Scripts that are written together (UTS 39, augmented script sets).
TOGETHER = ({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"}, {"CJK", "BOPOMOFO"}, {"CJK", "HANGUL"})


class AccountError(Refused):
    """An account, a session or a password is wrong, or there are too many attempts."""

    key = "account"


def normalised_name(name: str) -> AccountId:
    """The form in which names are compared."""
    return AccountId(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()))


def valid_name(name: str) -> str:
    """A new name with single spaces, as it is shown; AccountError if it is too long, not visible, or mixes scripts."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    categories = [unicodedata.category(letter) for letter in shown]
    is_text = all(one[0] != "C" and one not in ("Zl", "Zp") for one in categories) and not has_invisible(shown)
    has_letter = any(one[0] in "LN" for one in categories)
    if not 1 <= len(shown) <= MAX_NAME_LENGTH or not is_text or not has_letter or has_stacked_marks(shown):
        raise AccountError(key="account-bad-name", longest=MAX_NAME_LENGTH)
    if not has_one_script(normalised_name(shown)):
        raise AccountError(key="account-name-scripts")
    return shown


def has_one_script(text: str) -> bool:
    """Whether the letters are of one script, or of scripts that are written together, and the digits of one system."""
    scripts = {_script(letter) for letter in text if unicodedata.category(letter) in ("Lu", "Ll", "Lt", "Lo")}
    zeros = {ord(digit) - unicodedata.decimal(digit) for digit in text if unicodedata.category(digit) == "Nd"}
    return len(zeros) <= 1 and (len(scripts) <= 1 or any(scripts <= together for together in TOGETHER))


def _script(letter: str) -> str:
    """The first word of a letter's name in Unicode, which is its script for letters in normal form."""
    return unicodedata.name(letter, "").split(" ")[0]


def looks_of(name: str) -> frozenset[str]:
    """The skeletons (UTS 39) of a name as it is shown and in lower case; names that look alike have one in common."""
    return frozenset({_skeleton(unicodedata.normalize("NFKC", name)), _skeleton(normalised_name(name))})


def looks_of_all(names: Iterable[str]) -> dict[str, frozenset[str]]:
    """The looks of each name."""
    return {name: looks_of(name) for name in names}


def _skeleton(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text)
    mapped = "".join(_confusables().get(letter, letter) for letter in decomposed)
    return unicodedata.normalize("NFD", mapped).casefold()


@cache
def _confusables() -> dict[str, str]:
    found: dict[str, str] = {}
    for line in FILE.read_text("ascii").splitlines():
        target, _, sources = line.partition(":")
        found |= dict.fromkeys(map(_character, sources.split()), "".join(map(_character, target.split())))
    return found


def _character(digits: str) -> str:
    return chr(int(digits, 16))
