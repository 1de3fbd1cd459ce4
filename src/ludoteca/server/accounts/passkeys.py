"""Passkeys (WebAuthn): several per account, a second way to sign in and to prove who the owner of a session is.

They are bound to the origin of the public URL, or to localhost if none is set. A server that is reached otherwise, by
an IP address or without TLS, has none because browsers do not allow it.
"""

from __future__ import annotations

import hmac
import ipaddress
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from urllib.parse import urlsplit

from ludoteca.server.accounts.attempts import Attempts, log_sign_in, refused
from ludoteca.server.accounts.names import AccountError
from ludoteca.server.accounts.notices import PASSKEY_ADDED, PASSKEY_REMOVED, Notices
from ludoteca.server.accounts.service import check_enabled
from ludoteca.server.accounts.sessions import Sessions
from ludoteca.server.security import webauthn_calls
from ludoteca.server.security.challenges import Challenges
from ludoteca.server.security.origins import origin
from ludoteca.server.security.webauthn_calls import Json, RelyingParty
from ludoteca.server.settings import Settings
from ludoteca.store import Account, Passkey, SignIn, Store

PASSKEY = "passkey"
MAX_PASSKEYS = 20
MAX_NAME_LENGTH = 40
HANDLE_BYTES = 32
SIGN_IN_PURPOSE = "sign-in"


class Passkeys:
    """The passkeys of the accounts of one server."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        sessions: Sessions,
        attempts: Attempts,
        notices: Notices,
        challenges: Challenges | None = None,
    ) -> None:
        self.relying_party = relying_party(settings)
        self._store = store
        self._settings = settings
        self._sessions = sessions
        self._attempts = attempts
        self._notices = notices
        self._challenges = challenges or Challenges()

    async def registration_options(self, session: str) -> Json:
        """What the browser needs to create a passkey for the account of a session whose owner was just verified."""
        found = await self._sessions.require_confirmed(session)
        known = await self._store.passkeys(found.account.id)
        if len(known) >= MAX_PASSKEYS:
            raise AccountError(key="account-many-passkeys", most=MAX_PASSKEYS)
        handle = known[0].user_handle if known else secrets.token_bytes(HANDLE_BYTES)
        challenge = self._challenges.issue(_registration_purpose(found.hash, handle))
        options = await webauthn_calls.registration_options(
            self._party(), challenge, handle, found.account.name, [one.id for one in known]
        )
        return options

    async def register(self, session: str, name: str, handle: str, challenge: str, credential: Json) -> Passkey:
        """Store the passkey that a browser created for registration options; the passkey."""
        found = await self._sessions.require_confirmed(session)
        user_handle, purpose = decoded(handle), _registration_purpose(found.hash, decoded(handle))
        issued = decoded(challenge)
        if not self._challenges.is_open(issued, purpose):
            raise AccountError(key="account-passkey-expired")
        created = await webauthn_calls.verified_registration(self._party(), issued, credential)
        if created is None or not self._challenges.use(issued, purpose):
            raise AccountError(key="account-passkey-wrong")
        passkey = Passkey(
            *(created.id, found.account.id, created.public_key, user_handle),
            *(shown_name(name), created.sign_count, created.is_synced),
        )
        if not await self._store.add_passkey(passkey):
            raise AccountError(key="account-passkey-wrong")
        await self._notices.add(found.account.id, PASSKEY_ADDED, found.hash, found.device)
        return passkey

    async def remove(self, session: str, id: str) -> None:
        """Remove a passkey of the account of a session whose owner was just verified."""
        found = await self._sessions.require_confirmed(session)
        if not await self._store.delete_passkey(found.account.id, decoded(id)):
            raise AccountError(key="account-no-such-passkey")
        await self._notices.add(found.account.id, PASSKEY_REMOVED, found.hash, found.device)

    async def sign_in_options(self) -> Json:
        """What the browser needs to sign in with any passkey that it has for this server."""
        check_enabled(self._settings)
        return await webauthn_calls.authentication_options(self._party(), self._challenges.issue(SIGN_IN_PURPOSE))

    async def sign_in(self, challenge: str, credential: Json, address: str, browser: str = "") -> tuple[str, Account]:
        """Create a session with a passkey; its token and the account."""
        check_enabled(self._settings)
        self._attempts.count_unguessable(PASSKEY, address)
        passkey = await self._verified(challenge, SIGN_IN_PURPOSE, credential)
        account = None if passkey is None else await self._store.account(passkey.account)
        if passkey is None or account is None:
            raise refused(PASSKEY, address, "account-passkey-wrong")
        session = await self._sessions.begin(account, SignIn(browser, PASSKEY, passkey=passkey.id))
        if session is None:  # it was removed meanwhile
            raise refused(PASSKEY, address, "account-passkey-wrong")
        log_sign_in(PASSKEY, address)
        return session, account

    async def confirmation_options(self, session: str) -> Json:
        """What the browser needs to prove with a passkey who the owner of a session is."""
        found = await self._sessions.require(session)
        challenge = self._challenges.issue(_confirmation_purpose(found.hash))
        return await webauthn_calls.authentication_options(self._party(), challenge)

    async def verify_owner(self, session: str, challenge: str, credential: Json, address: str) -> None:
        """AccountError unless a passkey of the session's account signed a challenge. Attempts count per session."""
        found = await self._sessions.require(session)
        self._attempts.count_confirmation(session, address)
        passkey = await self._verified(challenge, _confirmation_purpose(found.hash), credential)
        if passkey is None or passkey.account != found.account.id:
            raise refused("confirmation", address, "account-passkey-wrong")

    async def _verified(self, challenge: str, purpose: str, credential: Json) -> Passkey | None:
        """The passkey that signed an open challenge, which is used up; None if there is none."""
        issued, passkey = decoded(challenge), await self._store.passkey(decoded(str(credential.get("id", ""))))
        if passkey is None or not self._challenges.is_open(issued, purpose):
            return None
        handle = credential.get("response", {}).get("userHandle")
        if handle is not None and not hmac.compare_digest(decoded(str(handle)), passkey.user_handle):
            return None
        count = await webauthn_calls.verified_sign_count(self._party(), issued, credential, passkey)
        if count is None or not self._challenges.use(issued, purpose):
            return None
        return passkey if await self._store.use_passkey(passkey.id, passkey.sign_count, count) else None

    def _party(self) -> RelyingParty:
        if self.relying_party is None:
            raise AccountError(key="account-no-passkeys-here")
        return self.relying_party


def relying_party(settings: Settings) -> RelyingParty | None:
    """The domain and origin of passkeys: the public URL's, or localhost's; None if browsers allow no passkeys there."""
    url = settings.public_url or f"http://localhost:{settings.port}"
    parts = urlsplit(url)
    host = parts.hostname or ""
    is_secure = parts.scheme == "https" or host == "localhost"
    return RelyingParty(host, origin(url)) if is_secure and not _is_ip_address(host) else None


def _is_ip_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _registration_purpose(session: bytes, handle: bytes) -> str:
    return f"register {session.hex()} {handle.hex()}"


def _confirmation_purpose(session: bytes) -> str:
    return f"confirm {session.hex()}"


def shown_name(name: str) -> str:
    """A passkey's name with single spaces and visible characters only; `Passkey` if nothing is left."""
    visible = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(visible.split())[:MAX_NAME_LENGTH].strip() or "Passkey"


def encoded(value: bytes) -> str:
    """Bytes in base64url without padding."""
    return urlsafe_b64encode(value).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of base64url without padding; empty if it is not base64url."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (Base64Error, ValueError):
        return b""
