"""Limits of attempts to prove who somebody is, and the log events of those that fail.

Password attempts count per network and per name; a device that has signed in before has a limit of its own instead, so
strangers cannot lock it out. Recovery codes and passkeys cannot be guessed and count per network only, in a limit of
their own. Log events have no names.
"""

from __future__ import annotations

from hashlib import sha256

from ludoteca.server.accounts.names import AccountError, normalised_name
from ludoteca.server.observability import logs
from ludoteca.server.security.rate_limiter import RateLimiter, client_network
from ludoteca.server.security.tokens import digest
from ludoteca.server.settings import Settings


class Attempts:
    """Counts attempts; AccountError if there were too many."""

    def __init__(self, settings: Settings) -> None:
        self._is_limited = settings.limits
        self._by_network = RateLimiter(settings.address_logins)
        self._by_name = RateLimiter(settings.address_logins)
        self._by_device = RateLimiter(settings.address_logins)
        self._by_session = RateLimiter(settings.address_logins)
        self._unguessable = RateLimiter(settings.address_logins)

    def count_sign_up(self, address: str) -> None:
        """Count a new account."""
        self._spend("sign-up", address, (self._by_network, client_network(address)))

    def count_password(self, address: str, name: str, device: str | None) -> None:
        """Count a password of a known device, otherwise of the client's network and of the name, known or not."""
        if device is not None:
            self._spend("password", address, (self._by_device, device))
            return
        key = sha256(normalised_name(name).encode("utf-8", "replace")).hexdigest()
        self._spend("password", address, (self._by_network, client_network(address)), (self._by_name, key))

    def count_unguessable(self, method: str, address: str) -> None:
        """Count a recovery code or a passkey."""
        self._spend(method, address, (self._unguessable, client_network(address)))

    def count_confirmation(self, session: str, address: str) -> None:
        """Count a proof that somebody who has signed in owns the account."""
        self._spend("confirmation", address, (self._by_session, digest(session).hex()))

    def _spend(self, method: str, address: str, *attempts: tuple[RateLimiter, str]) -> None:
        if self._is_limited and not all(limiter.spend(key) for limiter, key in attempts):
            raise refused(method, address, "account-too-often")


def refused(method: str, address: str, key: str) -> AccountError:
    """The error of a failed attempt, which is logged."""
    logs.log_event("sign-in-refused", what=method, address=address, reason=key)
    return AccountError(key=key)


def log_sign_in(method: str, address: str) -> None:
    """Log that a session began."""
    logs.log_event("signed-in", what=method, address=address)
