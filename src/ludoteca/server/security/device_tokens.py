"""Tokens by which a server recognises a device that has signed in to an account before ("device cookies", OWASP).

Nothing is stored: a token is a random identifier and its HMAC under the account's password hash, so a changed password
makes all tokens of the account invalid.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

from ludoteca.server.security.tokens import is_token, new_token
from ludoteca.store import Account


def new_device_token(account: Account) -> str:
    """A token for a device that has just proved that it knows the account's password."""
    identifier = new_token()
    return f"{identifier}.{_signature(account, identifier)}"


def device_of(token: str | None, account: Account | None) -> str | None:
    """The identifier of the device that a token was issued to; None if it is not valid for the account."""
    if token is None or account is None:
        return None
    identifier, _, signature = token.partition(".")
    is_valid = is_token(identifier) and hmac.compare_digest(
        signature.encode("utf-8", "replace"), _signature(account, identifier).encode()
    )
    return identifier if is_valid else None


def _signature(account: Account, identifier: str) -> str:
    message = f"device {identifier} {account.id}"
    return hmac.new(account.password.encode(), message.encode(), sha256).hexdigest()
