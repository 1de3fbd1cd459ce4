"""How an account is entered, over HTTP: recovery codes, passkeys, sessions and notices."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from ludoteca.server.accounts.notices import Notices
from ludoteca.server.accounts.passkeys import Passkeys, encoded
from ludoteca.server.accounts.recovery import Recovery
from ludoteca.server.accounts.service import AccountService
from ludoteca.server.accounts.sessions import Sessions, public_id
from ludoteca.server.api.account_schemas import (
    AccountSecurity,
    Confirmation,
    NewPasskey,
    NewSession,
    NoticeInfo,
    NoticesSeen,
    PasskeyInfo,
    PasskeyOptions,
    PasskeyRemoval,
    PasskeyResponse,
    PasskeySignIn,
    Recover,
    RecoveryCodes,
    SessionEnd,
    SessionInfo,
    SessionRequest,
    SignInMethods,
)
from ludoteca.server.api.requests import DONE, AnyRequest, Done, Injected, browser, client_address
from ludoteca.server.moderation.admission import Admission
from ludoteca.server.security.tokens import digest
from ludoteca.server.security.webauthn_calls import Json
from ludoteca.server.settings import Settings
from ludoteca.server.ws.open_connections import OpenConnections
from ludoteca.store import Notice, Passkey, Session, Store

Connections = Injected[OpenConnections]


@get("/api/accounts/methods")
async def methods(settings: Injected[Settings], passkeys: Injected[Passkeys]) -> SignInMethods:
    """How people can sign in to this server."""
    party = passkeys.relying_party
    return SignInMethods(settings.accounts, None if party is None or not settings.accounts else party.origin)


@post("/api/accounts/security", status_code=200)
async def security(
    sessions: Injected[Sessions], store: Injected[Store], data: JSONBody[SessionRequest]
) -> AccountSecurity:
    """The sessions, passkeys, codes and notices of the account."""
    return await account_security(sessions, store, await sessions.require(data.session))


@post("/api/accounts/confirm", status_code=200)
async def confirm(
    request: AnyRequest,
    accounts: Injected[AccountService],
    passkeys: Injected[Passkeys],
    data: JSONBody[Confirmation],
) -> Done:
    """Prove with the password or a passkey who owns the session; sensitive changes are possible for ten minutes."""
    address = client_address(request)
    if data.challenge is not None and data.credential is not None:
        await passkeys.verify_owner(data.session, data.challenge, as_json(data.credential), address)
    else:
        await accounts.verify_owner(data.session, data.password or "", address)
    await accounts.sessions.confirm(data.session)
    return DONE


@post("/api/accounts/confirm/options", status_code=200)
async def confirm_options(passkeys: Injected[Passkeys], data: JSONBody[SessionRequest]) -> PasskeyOptions:
    """The options with which a browser confirms a session by a passkey."""
    return PasskeyOptions(await passkeys.confirmation_options(data.session))


@post("/api/accounts/codes", status_code=200)
async def renew_codes(
    request: AnyRequest, recovery: Injected[Recovery], data: JSONBody[SessionRequest]
) -> RecoveryCodes:
    """Replace the recovery codes; the session must have been confirmed."""
    return RecoveryCodes(await recovery.renew(data.session, browser(request)))


@post("/api/accounts/recover", status_code=200)
async def recover(
    request: AnyRequest,
    accounts: Injected[AccountService],
    recovery: Injected[Recovery],
    admission: Injected[Admission],
    connections: Connections,
    data: JSONBody[Recover],
) -> NewSession:
    """Set a new password with a recovery code, end all sessions and create one."""
    admission.check_address(client_address(request))
    session, account = await recovery.recover(
        data.name, data.code, data.password, client_address(request), browser(request)
    )
    connections.end_sessions(account.id, keep=digest(session))
    return NewSession(session, account.name, accounts.device_token(account))


@post("/api/accounts/passkeys/enter/options", status_code=200)
async def sign_in_options(passkeys: Injected[Passkeys]) -> PasskeyOptions:
    """The options with which a browser signs in by a passkey."""
    return PasskeyOptions(await passkeys.sign_in_options())


@post("/api/accounts/passkeys/enter", status_code=200)
async def sign_in(
    request: AnyRequest,
    accounts: Injected[AccountService],
    passkeys: Injected[Passkeys],
    admission: Injected[Admission],
    data: JSONBody[PasskeySignIn],
) -> NewSession:
    """Create a session with a passkey."""
    admission.check_address(client_address(request))
    session, account = await passkeys.sign_in(
        data.challenge, as_json(data.credential), client_address(request), browser(request)
    )
    return NewSession(session, account.name, accounts.device_token(account))


@post("/api/accounts/passkeys/options", status_code=200)
async def registration_options(passkeys: Injected[Passkeys], data: JSONBody[SessionRequest]) -> PasskeyOptions:
    """The options with which a browser creates a passkey; the session must have been confirmed."""
    return PasskeyOptions(await passkeys.registration_options(data.session))


@post("/api/accounts/passkeys", status_code=201)
async def add_passkey(passkeys: Injected[Passkeys], data: JSONBody[NewPasskey]) -> PasskeyInfo:
    """Store a passkey that the browser created; the session must have been confirmed."""
    return passkey_info(
        await passkeys.register(data.session, data.name, data.handle, data.challenge, as_json(data.credential))
    )


@post("/api/accounts/passkeys/remove", status_code=200)
async def remove_passkey(passkeys: Injected[Passkeys], data: JSONBody[PasskeyRemoval]) -> Done:
    """Remove a passkey; the session must have been confirmed."""
    await passkeys.remove(data.session, data.id)
    return DONE


@post("/api/accounts/sessions/end", status_code=200)
async def end_sessions(sessions: Injected[Sessions], connections: Connections, data: JSONBody[SessionEnd]) -> Done:
    """End another session or all others, and close their connections; the session must have been confirmed."""
    if data.id is None:
        connections.end_sessions(await sessions.end_others(data.session), keep=digest(data.session))
    else:
        connections.end_session(await sessions.end_one(data.session, data.id))
    return DONE


@post("/api/accounts/notices", status_code=200)
async def unseen_notices(
    sessions: Injected[Sessions], notices: Injected[Notices], data: JSONBody[SessionRequest]
) -> list[NoticeInfo]:
    """The notices that this session has not shown yet, latest first."""
    return [notice_info(one) for one in await notices.unseen(await sessions.require(data.session))]


@post("/api/accounts/notices/seen", status_code=200)
async def see_notices(sessions: Injected[Sessions], store: Injected[Store], data: JSONBody[NoticesSeen]) -> Done:
    """Note that this session has shown the notices up to a number."""
    found = await sessions.require(data.session)
    latest = (await store.notices(found.account.id))[:1]
    await store.see_notices(found.hash, min([data.number, *(one.number for one in latest)]))
    return DONE


async def account_security(sessions: Sessions, store: Store, current: Session) -> AccountSecurity:
    """How the account of a session is entered."""
    account = current.account.id
    return AccountSecurity(
        [session_info(one, current.hash) for one in await sessions.listed(account)],
        [passkey_info(one) for one in await store.passkeys(account)],
        await store.count_recovery_codes(account),
        [notice_info(one) for one in await store.notices(account)],
    )


def session_info(session: Session, current: bytes) -> SessionInfo:
    """A session as its account may see it."""
    return SessionInfo(
        *(public_id(session), session.device, session.method, session.created_at, session.used_at),
        session.hash == current,
    )


def passkey_info(passkey: Passkey) -> PasskeyInfo:
    """A passkey without its keys."""
    return PasskeyInfo(encoded(passkey.id), passkey.name, passkey.created_at, passkey.used_at, passkey.is_synced)


def notice_info(notice: Notice) -> NoticeInfo:
    """A notice as its account may see it."""
    return NoticeInfo(notice.number, notice.kind, notice.device, notice.method, notice.happened_at)


def as_json(credential: PasskeyResponse) -> Json:
    """A credential as py_webauthn reads it."""
    found: Json = msgspec.to_builtins(credential)
    return found


HANDLERS = [
    *(methods, security, confirm, confirm_options, renew_codes, recover, sign_in_options, sign_in),
    *(registration_options, add_passkey, remove_passkey, end_sessions, unseen_notices, see_notices),
]
