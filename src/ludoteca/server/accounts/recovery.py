"""Recovery codes, with which the owner of an account sets a new password. There is no mail address.

A code has 120 random bits, is stored as its SHA-256 digest, and can be used once.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from hashlib import sha256

from ludoteca.server.accounts.attempts import Attempts, log_sign_in, refused
from ludoteca.server.accounts.names import normalised_name
from ludoteca.server.accounts.notices import CODES_RENEWED, Notices
from ludoteca.server.accounts.service import check_enabled
from ludoteca.server.accounts.sessions import Sessions
from ludoteca.server.security.passwords import Passwords
from ludoteca.server.settings import Settings
from ludoteca.store import Account, AccountId, SignIn, Store

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32: no letter that looks like a digit
READ_AS = str.maketrans("OIL", "011")
GROUPS, GROUP_LENGTH = 6, 4
CODES = 8
RECOVERY = "recovery"


class Recovery:
    """Issues recovery codes and accepts them."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        passwords: Passwords,
        sessions: Sessions,
        attempts: Attempts,
        notices: Notices,
    ) -> None:
        self._store = store
        self._settings = settings
        self._passwords = passwords
        self._sessions = sessions
        self._attempts = attempts
        self._notices = notices

    async def issue(self, account: AccountId) -> list[str]:
        """Replace an account's codes by new ones, which are stored as digests only."""
        codes = [new_code() for _ in range(CODES)]
        await self._store.set_recovery_codes(account, [code_digest(code) for code in codes])
        return codes

    async def renew(self, session: str, browser: str = "") -> list[str]:
        """New codes for the account of a session whose owner was just verified; the old ones become invalid."""
        found = await self._sessions.require_confirmed(session)
        codes = await self.issue(found.account.id)
        await self._notices.add(found.account.id, CODES_RENEWED, found.hash, browser)
        return codes

    async def recover(
        self, name: str, code: str, password: str, address: str, browser: str = ""
    ) -> tuple[str, Account]:
        """Set a new password with a code and end all sessions; the token of a new one and the account."""
        check_enabled(self._settings)
        self._attempts.count_unguessable(RECOVERY, address)
        hash = await self._passwords.hash(password)
        account = await self._store.account(normalised_name(name))
        if account is None or not await self._store.recover_account(account.id, code_digest(code), hash):
            raise refused(RECOVERY, address, "account-wrong-code")
        account = replace(account, password=hash)
        session = await self._sessions.begin(account, SignIn(browser, RECOVERY, password=hash))
        if session is None:  # the password was changed once more meanwhile
            raise refused(RECOVERY, address, "account-wrong-code")
        log_sign_in(RECOVERY, address)
        return session, account


def new_code() -> str:
    """A random code in groups, for example `7M2K-…`."""
    groups = ("".join(secrets.choice(ALPHABET) for _ in range(GROUP_LENGTH)) for _ in range(GROUPS))
    return "-".join(groups)


def code_digest(code: str) -> bytes:
    """The digest that is stored of a code; small letters, separators and look-alikes of digits do not matter."""
    letters = "".join(letter for letter in code.upper().translate(READ_AS) if letter in ALPHABET)
    return sha256(letters.encode()).digest()
