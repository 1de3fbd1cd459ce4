"""Named accounts: sign-up, sign-in, sessions and passwords. Accounts are optional: they own seats and ratings.

Names are compared after case folding and Unicode normalisation. A session is a token of 128 random bits, stored as its
digest, and expires after a period without use. Neither the answer to a failed sign-in nor its duration reveals whether
the name exists.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256

from ludoteca.core.errors import Refused
from ludoteca.server.security.passwords import Passwords
from ludoteca.server.security.rate_limiter import RateLimiter, client_network
from ludoteca.server.security.tokens import digest, new_token
from ludoteca.server.settings import Settings
from ludoteca.store import Account, AccountId, NameTaken, Session, Store, StoreError, milliseconds

DAY_MS = 24 * 3600 * 1000
MAX_NAME_LENGTH = 24
MAX_COMBINING_MARKS = 2


class AccountError(Refused):
    """An account, a session or a password is wrong, or there are too many attempts."""

    key = "account"


class AccountService:
    """The accounts of one server; `now` returns UTC milliseconds."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        passwords: Passwords | None = None,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self.passwords = passwords or Passwords()
        self._store = store
        self._settings = settings
        self._now = now
        self._attempts_by_network = RateLimiter(settings.address_logins)
        self._attempts_by_name = RateLimiter(settings.address_logins)

    def close(self) -> None:
        """Shut down the thread pool of the passwords."""
        self.passwords.close()

    async def sign_up(self, name: str, password: str, address: str) -> tuple[str, Account]:
        """Create an account; its first session token and the account."""
        self._check_enabled()
        shown = valid_name(name)
        self._count_attempt(address, shown)
        account = Account(normalised_name(shown), shown, await self.passwords.hash(password))
        try:
            await self._store.create_account(account)
        except NameTaken:
            raise AccountError(key="account-name-taken") from None
        return await self._new_session(account), account

    async def sign_in(self, name: str, password: str, address: str) -> tuple[str, Account]:
        """Create a session; its token and the account."""
        self._check_enabled()
        self._count_attempt(address, name)
        account = await self._store.account(normalised_name(name))
        is_correct = await self.passwords.verify(password, account.password if account else None)
        if account is None or not is_correct:
            raise AccountError(key="account-wrong")
        return await self._new_session(account), account

    async def sign_out(self, session: str) -> None:
        """End a session."""
        await self._store.delete_session(digest(session))

    async def account_of(self, session: str | None) -> Account | None:
        """The account of a session; None if the session does not exist or has expired."""
        if not session or not self._settings.accounts:
            return None
        found = await self._store.session(digest(session))
        if found is None or self._is_expired(found):
            return None
        await self._touch(session, found)
        return found.account

    async def account_id(self, session: str | None) -> AccountId | None:
        """The id of a session's account; None if there is none."""
        account = await self.account_of(session)
        return None if account is None else account.id

    async def require_account(self, session: str) -> Account:
        """The account of a session; AccountError if there is none."""
        account = await self.account_of(session)
        if account is None:
            raise AccountError(key="account-no-session")
        return account

    async def confirm(self, session: str, password: str, address: str) -> Account:
        """The account of a session; AccountError unless the password is correct too."""
        account = await self.require_account(session)
        self._count_attempt(address, account.id)
        if not await self.passwords.verify(password, account.password):
            raise AccountError(key="account-wrong")
        return account

    async def change_password(self, session: str, old: str, new: str, address: str) -> Account:
        """Replace the password and end all other sessions of the account."""
        account = await self.confirm(session, old, address)
        await self._store.set_password(account.id, await self.passwords.hash(new), digest(session))
        return account

    async def _new_session(self, account: Account) -> str:
        token = new_token()
        await self._store.create_session(digest(token), account.id)
        return token

    def _is_expired(self, session: Session) -> bool:
        lifetime = self._settings.expire_session * 1000
        return bool(lifetime) and self._now() - session.used_at > lifetime

    async def _touch(self, session: str, found: Session) -> None:
        """Record that a session is in use, at most daily and at most ten times per lifetime."""
        lifetime = self._settings.expire_session * 1000
        if self._now() - found.used_at > min(DAY_MS, lifetime / 10 or DAY_MS):
            with suppress(StoreError):  # reading works while the disk is full
                await self._store.touch_session(digest(session))

    def _check_enabled(self) -> None:
        if not self._settings.accounts:
            raise AccountError(key="account-none-here")

    def _count_attempt(self, address: str, name: str) -> None:
        """Count an attempt for the client's network and for the name, whether or not the name exists."""
        if not self._settings.limits:
            return
        key = sha256(normalised_name(name).encode("utf-8", "replace")).hexdigest()
        if not (self._attempts_by_network.spend(client_network(address)) and self._attempts_by_name.spend(key)):
            raise AccountError(key="account-too-often")


def normalised_name(name: str) -> AccountId:
    """The form in which names are compared."""
    return AccountId(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()))


def valid_name(name: str) -> str:
    """The name with single spaces, as it is shown; AccountError if it is too long or not visible text."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    categories = [unicodedata.category(letter) for letter in shown]
    is_text = all(one[0] != "C" and one not in ("Zl", "Zp") for one in categories)
    has_letter = any(one[0] in "LN" for one in categories)
    if not 1 <= len(shown) <= MAX_NAME_LENGTH or not is_text or not has_letter or _has_stacked_marks(categories):
        raise AccountError(key="account-bad-name", longest=MAX_NAME_LENGTH)
    return shown


def _has_stacked_marks(categories: list[str]) -> bool:
    """Whether more than MAX_COMBINING_MARKS follow each other: they would cover the lines above and below."""
    count = 0
    for category in categories:
        count = count + 1 if category[0] == "M" else 0
        if count > MAX_COMBINING_MARKS:
            return True
    return False
