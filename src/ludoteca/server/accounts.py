"""Named accounts: made, entered and left, their passwords and sessions. Optional, and only to keep games and ratings.

A name is compared without regard to case and to how its letters are composed. A session is 128 random bits, kept
as a digest, and ends when nobody has used it for the time that is set. Whether a name exists can't be told from how
an attempt to enter fails, nor from how long it takes.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256

from ludoteca.core.errors import Refused
from ludoteca.server.buckets import Buckets, household
from ludoteca.server.passwords import Passwords
from ludoteca.server.settings import Settings
from ludoteca.server.tokens import digest, fresh
from ludoteca.store import (
    Account,
    AccountId,
    AddAccount,
    AddSession,
    EndSession,
    NameTaken,
    SetPassword,
    Store,
    StoreRefusal,
    UseSession,
)
from ludoteca.store.store import milliseconds

DAY = 24 * 3600 * 1000
LONGEST_NAME = 24
MOST_MARKS = 2


class AccountRefusal(Refused):
    """Something about an account that isn't done."""

    key = "account"


class Accounts:
    """The accounts of one server."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        passwords: Passwords | None = None,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self.store = store
        self.settings = settings
        self.passwords = passwords or Passwords()
        self.now = now
        self.attempts = Buckets(settings.address_logins)
        self.names = Buckets(settings.address_logins)

    async def make(self, name: str, password: str, address: str) -> tuple[str, Account]:
        """A new account, and a session of it."""
        self._check_open()
        shown = checked_name(name)
        self._attempt(address, shown)
        hashed = await self.passwords.hashed(password)
        account = Account(compared(shown), shown, hashed)
        try:
            await self.store.saving(AddAccount(account))
        except NameTaken:
            raise AccountRefusal(key="account-name-taken") from None
        return await self._session(account), account

    async def enter(self, name: str, password: str, address: str) -> tuple[str, Account]:
        """A new session of an account."""
        self._check_open()
        self._attempt(address, name)
        account = self.store.account(compared(name))
        if not await self.passwords.fits(password, account.password if account else None) or account is None:
            raise AccountRefusal(key="account-wrong")
        return await self._session(account), account

    async def leave(self, session: str) -> None:
        """The session opens nothing any more."""
        await self.store.saving(EndSession(digest(session)))

    async def of(self, session: str | None) -> Account | None:
        """The account of a session, if it is one; its life begins anew, which is noted only now and then."""
        if not session or not self.settings.accounts:
            return None
        found = await asyncio.to_thread(self.store.session, digest(session))
        life = self.settings.expire_session * 1000
        if found is None or (life and self.now() - found.used > life):
            return None
        if self.now() - found.used > min(DAY, life / 10 or DAY):
            with suppress(StoreRefusal):  # a full disk keeps nobody from looking
                await self.store.saving(UseSession(digest(session)))
        return found.account

    async def named(self, session: str | None) -> str | None:
        """The id of a session's account, as tables keep it."""
        account = await self.of(session)
        return None if account is None else account.id

    async def own(self, session: str) -> Account:
        """The account of a session; a refusal if there is none."""
        account = await self.of(session)
        if account is None:
            raise AccountRefusal(key="account-no-session")
        return account

    async def confirmed(self, session: str, password: str, address: str) -> Account:
        """The account of a session whose password was given too."""
        account = await self.own(session)
        self._attempt(address, account.id)
        if not await self.passwords.fits(password, account.password):
            raise AccountRefusal(key="account-wrong")
        return account

    async def change_password(self, session: str, old: str, new: str, address: str) -> Account:
        """Another password; every other session of the account ends."""
        account = await self.confirmed(session, old, address)
        hashed = await self.passwords.hashed(new)
        await self.store.saving(SetPassword(account.id, hashed, digest(session)))
        return account

    async def _session(self, account: Account) -> str:
        token = fresh()
        await self.store.saving(AddSession(digest(token), account.id))
        return token

    def _check_open(self) -> None:
        if not self.settings.accounts:
            raise AccountRefusal(key="account-none-here")

    def _attempt(self, address: str, name: str) -> None:
        """Count an attempt for the address and for the name, whether or not there is such a name."""
        if not self.settings.limits:
            return
        key = sha256(compared(name).encode("utf-8", "replace")).hexdigest()
        if not (self.attempts.spend(household(address)) and self.names.spend(key)):
            raise AccountRefusal(key="account-too-often")


def compared(name: str) -> AccountId:
    """A name as it is compared."""
    return AccountId(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()))


def checked_name(name: str) -> str:
    """A name as it is shown; a refusal if it isn't plain visible text of a reasonable length."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    kinds = [unicodedata.category(letter) for letter in shown]
    is_text = all(kind[0] != "C" and kind not in ("Zl", "Zp") for kind in kinds)
    if not 1 <= len(shown) <= LONGEST_NAME or not is_text or _is_heaped(kinds) or not any(k[0] in "LN" for k in kinds):
        raise AccountRefusal(key="account-bad-name", longest=LONGEST_NAME)
    return shown


def _is_heaped(kinds: list[str]) -> bool:
    """Whether marks are piled on one letter, which draws over the lines around it."""
    heap = 0
    for kind in kinds:
        heap = heap + 1 if kind[0] == "M" else 0
        if heap > MOST_MARKS:
            return True
    return False
