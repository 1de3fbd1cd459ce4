"""Recognises common passwords.

common_passwords.txt has the first 8 hexadecimal digits of the SHA-256 of each of the 5,000 most common passwords of at
least 8 characters, in lower case, by the frequency list of the library zxcvbn 4.5.0.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

FILE = Path(__file__).with_name("common_passwords.txt")
DIGITS = 8


def is_common(password: str) -> bool:
    """Whether a password, in lower case, is on the list; about one other password in 900,000 is refused too."""
    return sha256(password.lower().encode("utf-8", "replace")).hexdigest()[:DIGITS] in _digests()


@cache
def _digests() -> frozenset[str]:
    return frozenset(FILE.read_text("ascii").split())
