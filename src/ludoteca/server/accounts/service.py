"""Named accounts: sign-up, sign-in, sessions and passwords. Accounts are optional: they own seats and ratings.

Names are compared after case folding and Unicode normalisation. A session is a token of 128 random bits, stored as its
digest, and expires after a period without use. Neither the answer to a failed sign-in nor its duration reveals whether
the name exists. Guessing is limited per network and per name; a device that has signed in before has a limit of its
own, so strangers cannot lock it out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256

from ludoteca.server.accounts.names import AccountError, looks_of, looks_of_all, normalised_name, valid_name
from ludoteca.server.live.uptime import Uptime
from ludoteca.server.security.device_tokens import device_of, new_device_token
from ludoteca.server.security.passwords import PasswordRefused, Passwords
from ludoteca.server.security.rate_limiter import RateLimiter, client_network
from ludoteca.server.security.tokens import digest, new_token
from ludoteca.server.settings import Settings
from ludoteca.store import Account, AccountId, NameTaken, Store, StoreError

DAY_MS = 24 * 3600 * 1000


class AccountService:
    """The accounts of one server; sessions expire after time in which servers ran.

    `check_session` refuses, by raising, the sessions of accounts that may not sign in.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        passwords: Passwords | None = None,
        uptime: Uptime | None = None,
        check_session: Callable[[Account], None] = lambda account: None,
    ) -> None:
        self.passwords = passwords or Passwords()
        self._store = store
        self._settings = settings
        self._check_session = check_session
        self._uptime = uptime or Uptime(store)
        self._attempts_by_network = RateLimiter(settings.address_logins)
        self._attempts_by_name = RateLimiter(settings.address_logins)
        self._attempts_by_device = RateLimiter(settings.address_logins)
        self._confirmations = RateLimiter(settings.address_logins)
        self._sign_up_lock = asyncio.Lock()
        self._looks: dict[str, frozenset[str]] = {}  # of names of accounts, computed once

    def close(self) -> None:
        """Shut down the thread pool of the passwords."""
        self.passwords.close()

    async def sign_up(self, name: str, password: str, address: str) -> tuple[str, Account]:
        """Create an account; its first session token and the account."""
        self._check_enabled()
        shown = valid_name(name)
        self._spend((self._attempts_by_network, client_network(address)))
        account = Account(normalised_name(shown), shown, await self.passwords.hash(password))
        async with self._sign_up_lock:
            await self._check_look_alikes(shown)
            try:
                await self._store.create_account(account)
            except NameTaken:
                raise AccountError(key="account-name-taken") from None
        return await self._new_session(account), account

    async def _check_look_alikes(self, name: str) -> None:
        """Refuse a name that looks like the name of another account."""
        existing = await self._store.account_names()
        unknown = [one for one in existing if one not in self._looks]
        self._looks |= await asyncio.to_thread(looks_of_all, unknown)
        own, id = looks_of(name), normalised_name(name)
        for other in existing:
            if not own.isdisjoint(self._looks[other]) and normalised_name(other) != id:
                raise AccountError(key="account-name-similar")

    async def sign_in(self, name: str, password: str, address: str, device: str | None = None) -> tuple[str, Account]:
        """Create a session; its token and the account. `device` is what `device_token` returned before, if anything."""
        self._check_enabled()
        account = await self._store.account(normalised_name(name))
        self._count_attempt(address, name, device_of(device, account))
        is_correct = await self.passwords.verify(password, account.password if account else None)
        if account is None or not is_correct:
            raise AccountError(key="account-wrong")
        account = await self._with_upgraded_hash(account, password)
        return await self._new_session(account), account

    def device_token(self, account: Account) -> str:
        """A token by which a device that has just signed in is recognised at its next sign-in."""
        return new_device_token(account)

    async def _with_upgraded_hash(self, account: Account, password: str) -> Account:
        """The account after its password was hashed again, if the parameters have changed since the last time."""
        with suppress(StoreError, PasswordRefused):  # the old hash remains valid
            upgraded = await self.passwords.upgraded(password, account.password)
            if upgraded is not None:
                await self._store.upgrade_password(account.id, account.password, upgraded)
                return await self._store.account(account.id) or account
        return account

    async def sign_out(self, session: str) -> None:
        """End a session."""
        await self._store.delete_session(digest(session))

    async def account_of(self, session: str | None) -> Account | None:
        """The account of a session; None if the session does not exist or has expired."""
        if not session or not self._settings.accounts:
            return None
        found = await self._store.session(digest(session))
        if found is None:
            return None
        unused = await self._uptime.elapsed_since(found.used_at)
        if self._is_expired(unused):
            return None
        await self._touch(session, unused)
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

    async def confirm(self, session: str, password: str) -> Account:
        """The account of a session; AccountError unless the password is correct too. Attempts count per session."""
        account = await self.require_account(session)
        self._spend((self._confirmations, digest(session).hex()))
        if not await self.passwords.verify(password, account.password):
            raise AccountError(key="account-wrong")
        return account

    async def change_password(self, session: str, old: str, new: str) -> Account:
        """Replace the password and end all other sessions; the account with its new hash."""
        account = await self.confirm(session, old)
        changed = replace(account, password=await self.passwords.hash(new))
        await self._store.set_password(account.id, changed.password, digest(session))
        return changed

    async def _new_session(self, account: Account) -> str:
        self._check_session(account)
        token = new_token()
        await self._store.create_session(digest(token), account.id)
        return token

    def _is_expired(self, unused: int) -> bool:
        """Whether a session was unused for too long; none expires while the wall clock is in doubt."""
        lifetime = self._settings.expire_session * 1000
        return bool(lifetime) and unused > lifetime and not self._uptime.has_jumped()

    async def _touch(self, session: str, unused: int) -> None:
        """Record that a session is in use, at most daily and at most ten times per lifetime."""
        lifetime = self._settings.expire_session * 1000
        if unused > min(DAY_MS, lifetime / 10 or DAY_MS):
            with suppress(StoreError):  # reading works while the disk is full
                await self._store.touch_session(digest(session))

    def _check_enabled(self) -> None:
        if not self._settings.accounts:
            raise AccountError(key="account-none-here")

    def _count_attempt(self, address: str, name: str, device: str | None) -> None:
        """Count an attempt of a known device, otherwise for the client's network and for the name, known or not."""
        if device is not None:
            self._spend((self._attempts_by_device, device))
            return
        key = sha256(normalised_name(name).encode("utf-8", "replace")).hexdigest()
        self._spend((self._attempts_by_network, client_network(address)), (self._attempts_by_name, key))

    def _spend(self, *attempts: tuple[RateLimiter, str]) -> None:
        """Count an attempt at each limit; AccountError if one of them is used up."""
        if self._settings.limits and not all(limiter.spend(key) for limiter, key in attempts):
            raise AccountError(key="account-too-often")
