"""Notices of what happened to an account. There is no mail: they are shown in the account's other sessions."""

from __future__ import annotations

from ludoteca.server.observability import logs
from ludoteca.store import AccountId, Notice, Session, Store

SIGN_IN = "sign-in"
PASSWORD_CHANGED = "password-changed"
CODES_RENEWED = "codes-renewed"
PASSKEY_ADDED = "passkey-added"
PASSKEY_REMOVED = "passkey-removed"
KINDS = (SIGN_IN, PASSWORD_CHANGED, CODES_RENEWED, PASSKEY_ADDED, PASSKEY_REMOVED)


class Notices:
    """Adds notices and finds those that a session has not shown yet."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, account: AccountId, kind: str, session: bytes, browser: str = "", method: str = "") -> None:
        """Add a notice for every session of an account but the one that caused it."""
        number = await self._store.add_notice(account, kind, browser, method)
        await self._store.see_notices(session, number)
        if kind != SIGN_IN:
            logs.log_event("account-changed", what=kind)

    async def unseen(self, session: Session) -> list[Notice]:
        """The notices that a session has not shown yet, latest first."""
        notices = await self._store.notices(session.account.id)
        return [one for one in notices if one.number > session.seen_notice]
