"""Sessions: tokens of 128 random bits, stored as digests, that expire after time without use and after a lifetime.

Changes to how an account is entered need a session whose owner was verified within the last CONFIRMED_MS milliseconds,
by signing in or by a password or passkey since.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from ludoteca.server.accounts.names import AccountError
from ludoteca.server.accounts.notices import SIGN_IN, Notices
from ludoteca.server.live.uptime import Uptime
from ludoteca.server.security.tokens import digest, new_token
from ludoteca.server.settings import Settings
from ludoteca.store import Account, AccountId, Session, SignIn, Store, StoreError

HOUR_MS = 3600 * 1000
DAY_MS = 24 * HOUR_MS
CONFIRMED_MS = 10 * 60 * 1000
SIGN_UP = "sign-up"


class Sessions:
    """The sessions of one server; they expire after time in which servers ran.

    `check_account` refuses, by raising, the sessions of accounts that may not sign in.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        uptime: Uptime,
        notices: Notices,
        check_account: Callable[[Account], None] = lambda account: None,
    ) -> None:
        self._store = store
        self._settings = settings
        self._uptime = uptime
        self._notices = notices
        self._check_account = check_account

    async def begin(self, account: Account, sign_in: SignIn) -> str | None:
        """The token of a new session; None if what was verified was replaced meanwhile. Other sessions get a notice."""
        self._check_account(account)
        token = new_token()
        if not await self._store.create_session(digest(token), account.id, sign_in):
            return None
        if sign_in.method != SIGN_UP:
            await self._notices.add(account.id, SIGN_IN, digest(token), sign_in.device, sign_in.method)
        return token

    async def end(self, token: str) -> None:
        """End a session."""
        await self._store.delete_session(digest(token))

    async def find(self, token: str | None) -> Session | None:
        """A session; None if it does not exist or has expired."""
        if not token or not self._settings.accounts:
            return None
        found = await self._store.session(digest(token))
        if found is None or await self._is_expired(found):
            return None
        await self._touch(found)
        return found

    async def require(self, token: str) -> Session:
        """A session; AccountError if it does not exist or has expired."""
        found = await self.find(token)
        if found is None:
            raise AccountError(key="account-no-session")
        return found

    async def account(self, token: str) -> Account:
        """The account of a session; AccountError if there is none."""
        return (await self.require(token)).account

    async def account_id(self, token: str | None) -> AccountId | None:
        """The id of a session's account; None if there is none."""
        found = await self.find(token)
        return None if found is None else found.account.id

    async def require_confirmed(self, token: str) -> Session:
        """A session; AccountError unless its owner was verified a short while ago."""
        found = await self.require(token)
        if await self._uptime.elapsed_since(found.confirmed_at) > CONFIRMED_MS:
            raise AccountError(key="account-confirm")
        return found

    async def confirm(self, token: str) -> None:
        """Note that a session's owner was just verified."""
        await self._store.confirm_session(digest(token))

    async def listed(self, account: AccountId) -> list[Session]:
        """The valid sessions of an account, last used first."""
        return [one for one in await self._store.sessions(account) if not await self._is_expired(one)]

    async def end_one(self, token: str, id: str) -> bytes:
        """End another session of the account by its public id; its hash. AccountError if there is none."""
        found = await self.require_confirmed(token)
        for one in await self._store.sessions(found.account.id):
            if public_id(one) == id:
                await self._store.delete_session(one.hash)
                return one.hash
        raise AccountError(key="account-no-such-session")

    async def end_others(self, token: str) -> AccountId:
        """End every other session of the account; its id."""
        found = await self.require_confirmed(token)
        await self._store.delete_other_sessions(found.account.id, found.hash)
        return found.account.id

    async def _is_expired(self, session: Session) -> bool:
        """Whether a session is unused for too long or too old; none expires while the wall clock is in doubt."""
        if self._uptime.has_jumped():
            return False
        ends = (
            (self._settings.expire_session, session.used_at),
            (self._settings.session_lifetime, session.created_at),
        )
        for seconds, since in ends:
            if seconds and await self._uptime.elapsed_since(since) > seconds * 1000:
                return True
        return False

    async def _touch(self, session: Session) -> None:
        """Record that a session is in use, at most hourly and at most ten times per lifetime."""
        lifetime = self._settings.expire_session * 1000
        if await self._uptime.elapsed_since(session.used_at) > min(HOUR_MS, lifetime / 10 or HOUR_MS):
            with suppress(StoreError):  # reading works while the disk is full
                await self._store.touch_session(session.hash)


def public_id(session: Session) -> str:
    """What names a session to its account: a part of the token's digest, which signs nobody in."""
    return session.hash[:8].hex()
