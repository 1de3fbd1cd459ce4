"""Secrets that open seats: 128 random bits each, given out once and kept only as their digest."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256

BYTES = 16
FORM = re.compile(r"[A-Za-z0-9_-]{22}")


def fresh() -> str:
    """A new secret of 22 letters."""
    return secrets.token_urlsafe(BYTES)


def fresh_id() -> str:
    """A new table's id: as hard to guess, and no dash at its beginning that a command would take for an option."""
    while (made := fresh()).startswith("-"):
        pass
    return made


def digest(token: str) -> bytes:
    """What is kept of a token."""
    return sha256(token.encode()).digest()


def is_token(text: object) -> bool:
    """Whether a text has the form of a token or of a table's id."""
    return isinstance(text, str) and FORM.fullmatch(text) is not None


def opens(token: str, kept: bytes | None) -> bool:
    """Whether a token is the one whose digest was kept; takes the same time whatever it is."""
    return hmac.compare_digest(digest(token), kept or digest("")) and kept is not None
