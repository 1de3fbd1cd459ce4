"""Secret tokens of 128 random bits; the server stores only their SHA-256 digests."""

from __future__ import annotations

import hmac
import re
import secrets
from hashlib import sha256

TOKEN_BYTES = 16
TOKEN_FORMAT = re.compile(r"[A-Za-z0-9_-]{22}")


def new_token() -> str:
    """A random token of 22 characters."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """A random table id: a token that does not start with a dash, so that commands do not take it for an option."""
    while (id := new_token()).startswith("-"):
        pass
    return id


def digest(token: str) -> bytes:
    """The SHA-256 digest that is stored of a token."""
    return sha256(token.encode()).digest()


def is_token(text: object) -> bool:
    """Whether a value has the format of a token or of a table id."""
    return isinstance(text, str) and TOKEN_FORMAT.fullmatch(text) is not None


def matches(token: str, stored: bytes | None) -> bool:
    """Whether a token has the stored digest; takes the same time whether it matches or nothing is stored."""
    return hmac.compare_digest(digest(token), stored or digest("")) and stored is not None
