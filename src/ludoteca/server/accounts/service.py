"""Named accounts: sign-up, sign-in and passwords. Accounts are optional: they own seats and ratings.

Names are compared after case folding and Unicode normalisation. Neither the answer to a failed sign-in nor its duration
reveals whether the name exists. How attempts are limited is in `attempts`.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace

from ludoteca.server.accounts.attempts import Attempts, log_sign_in, refused
from ludoteca.server.accounts.names import AccountError, looks_of, looks_of_all, normalised_name, valid_name
from ludoteca.server.accounts.notices import PASSWORD_CHANGED, Notices
from ludoteca.server.accounts.sessions import SIGN_UP, Sessions
from ludoteca.server.security.device_tokens import device_of, new_device_token
from ludoteca.server.security.passwords import PasswordRefused, Passwords
from ludoteca.server.settings import Settings
from ludoteca.store import Account, NameTaken, SignIn, Store, StoreError

PASSWORD = "password"
VERIFICATIONS = 2  # of one attempt, if the stored hash is replaced while it is verified


class AccountService:
    """The accounts of one server and their passwords."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        passwords: Passwords,
        sessions: Sessions,
        attempts: Attempts,
        notices: Notices,
    ) -> None:
        self.passwords = passwords
        self.sessions = sessions
        self._store = store
        self._settings = settings
        self._attempts = attempts
        self._notices = notices
        self._sign_up_lock = asyncio.Lock()
        self._looks: dict[str, frozenset[str]] = {}  # of names of accounts, computed once

    def close(self) -> None:
        """Shut down the thread pool of the passwords."""
        self.passwords.close()

    async def sign_up(self, name: str, password: str, address: str, browser: str = "") -> tuple[str, Account]:
        """Create an account; its first session token and the account."""
        check_enabled(self._settings)
        shown = valid_name(name)
        self._attempts.count_sign_up(address)
        account = Account(normalised_name(shown), shown, await self.passwords.hash(password))
        async with self._sign_up_lock:
            await self._check_look_alikes(shown)
            try:
                await self._store.create_account(account)
            except NameTaken:
                raise AccountError(key="account-name-taken") from None
        session = await self.sessions.begin(account, SignIn(browser, SIGN_UP))
        assert session is not None
        log_sign_in(SIGN_UP, address)
        return session, account

    async def _check_look_alikes(self, name: str) -> None:
        """Refuse a name that looks like the name of another account."""
        existing = await self._store.account_names()
        unknown = [one for one in existing if one not in self._looks]
        self._looks |= await asyncio.to_thread(looks_of_all, unknown)
        own, id = looks_of(name), normalised_name(name)
        for other in existing:
            if not own.isdisjoint(self._looks[other]) and normalised_name(other) != id:
                raise AccountError(key="account-name-similar")

    async def sign_in(
        self, name: str, password: str, address: str, device: str | None = None, browser: str = ""
    ) -> tuple[str, Account]:
        """Create a session; its token and the account. `device` is what `device_token` returned before, if anything."""
        check_enabled(self._settings)
        account = await self._store.account(normalised_name(name))
        self._attempts.count_password(address, name, device_of(device, account))
        for _ in range(VERIFICATIONS):
            is_correct = await self.passwords.verify(password, account.password if account else None)
            if account is None or not is_correct:
                break
            account = await self._with_upgraded_hash(account, password)
            session = await self.sessions.begin(account, SignIn(browser, PASSWORD, password=account.password))
            if session is not None:
                log_sign_in(PASSWORD, address)
                return session, account
            account = await self._store.account(account.id)  # its hash was replaced: verify the new one
        raise refused(PASSWORD, address, "account-wrong")

    def device_token(self, account: Account) -> str:
        """A token by which a device that has just signed in is recognised at its next sign-in."""
        return new_device_token(account)

    async def _with_upgraded_hash(self, account: Account, password: str) -> Account:
        """The account after its password was hashed again, if the parameters have changed since the last time."""
        with suppress(StoreError, PasswordRefused):  # the old hash remains valid
            upgraded = await self.passwords.upgraded(password, account.password)
            if upgraded is not None and await self._store.upgrade_password(account.id, account.password, upgraded):
                return replace(account, password=upgraded)
        return account

    async def verify_owner(self, session: str, password: str, address: str = "") -> Account:
        """The account of a session; AccountError unless the password is correct too. Attempts count per session."""
        account = await self.sessions.account(session)
        self._attempts.count_confirmation(session, address)
        if not await self.passwords.verify(password, account.password):
            raise refused("confirmation", address, "account-wrong")
        return account

    async def change_password(self, session: str, old: str, new: str, address: str = "", browser: str = "") -> Account:
        """Replace the password and end all other sessions; the account with its new hash."""
        account = await self.verify_owner(session, old, address)
        changed = replace(account, password=await self.passwords.hash(new))
        found = await self.sessions.require(session)  # it may have ended meanwhile
        if not await self._store.set_password(account.id, account.password, changed.password, found.hash):
            raise refused("confirmation", address, "account-wrong")
        await self._notices.add(account.id, PASSWORD_CHANGED, found.hash, browser)
        return changed


def check_enabled(settings: Settings) -> None:
    """AccountError if this server has no accounts."""
    if not settings.accounts:
        raise AccountError(key="account-none-here")
