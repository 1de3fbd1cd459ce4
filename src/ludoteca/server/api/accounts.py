"""Accounts and ratings over HTTP. Session tokens are sent in request bodies only, never in URLs or headers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from litestar import MediaType, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from ludoteca.core import discovery
from ludoteca.ratings.glicko2 import START
from ludoteca.server.accounts.anonymisation import Anonymiser
from ludoteca.server.accounts.recovery import Recovery
from ludoteca.server.accounts.service import AccountService
from ludoteca.server.accounts.sessions import Sessions
from ludoteca.server.api.account_schemas import (
    AccountDeletion,
    AccountExport,
    AccountSecurity,
    AccountStanding,
    ExportedGame,
    NewAccount,
    NewSession,
    OwnedGame,
    OwnSanction,
    PasswordChange,
    PasswordChanged,
    RatingInfo,
    SessionRequest,
    SignIn,
    SignUp,
)
from ludoteca.server.api.credentials import account_security
from ludoteca.server.api.requests import DONE, AnyRequest, Done, Injected, browser, client_address
from ludoteca.server.moderation.admission import Admission
from ludoteca.server.moderation.sanctions import Client
from ludoteca.server.moderation.service import ModerationService
from ludoteca.server.security.tokens import digest
from ludoteca.server.ws.open_connections import OpenConnections
from ludoteca.store import OVER, Account, AccountId, OwnedSeat, Rating, Store, StoredTable

MAX_GAMES = 500
RESULT = "Result: "
Accounts = Injected[AccountService]


@post("/api/accounts", status_code=201)
async def sign_up(
    request: AnyRequest,
    accounts: Accounts,
    recovery: Injected[Recovery],
    admission: Injected[Admission],
    data: JSONBody[SignUp],
) -> NewAccount:
    """Create an account with recovery codes and sign in to it."""
    address = client_address(request)

    async def create() -> tuple[str, Account]:
        return await accounts.sign_up(data.name, data.password, address, browser(request))

    session, account = await admission.sign_up(data.name, address, data.invitation, create)
    codes = await recovery.issue(account.id)
    return NewAccount(session, account.name, accounts.device_token(account), codes)


@post("/api/accounts/enter", status_code=200)
async def sign_in(
    request: AnyRequest, accounts: Accounts, admission: Injected[Admission], data: JSONBody[SignIn]
) -> NewSession:
    """Create a session for a name and its password."""
    admission.check_address(client_address(request))
    session, account = await accounts.sign_in(
        data.name, data.password, client_address(request), data.device, browser(request)
    )
    return NewSession(session, account.name, accounts.device_token(account))


@post("/api/accounts/leave", status_code=200)
async def sign_out(
    sessions: Injected[Sessions], connections: Injected[OpenConnections], data: JSONBody[SessionRequest]
) -> Done:
    """End a session and close the connections that use it."""
    await sessions.end(data.session)
    connections.end_session(digest(data.session))
    return DONE


@post("/api/accounts/password", status_code=200)
async def change_password(
    request: AnyRequest,
    accounts: Accounts,
    connections: Injected[OpenConnections],
    data: JSONBody[PasswordChange],
) -> PasswordChanged:
    """Replace the password, end every other session and close the connections that use them."""
    account = await accounts.change_password(
        data.session, data.old, data.new, client_address(request), browser(request)
    )
    connections.end_sessions(account.id, keep=digest(data.session))
    return PasswordChanged(True, accounts.device_token(account))


@post("/api/accounts/standing", status_code=200)
async def standing(
    sessions: Injected[Sessions], moderation: Injected[ModerationService], data: JSONBody[SessionRequest]
) -> AccountStanding:
    """Whether the account is a host of the server, and why and until when it is banned or muted."""
    account = await sessions.account(data.session)
    client = Client(account=account.id, names=(account.name,))
    found = [one for one in (moderation.ban_of(client), moderation.mute_of(client)) if one is not None]
    sanctions = [OwnSanction(one.kind, one.reason, one.ends_at) for one in found]
    return AccountStanding(moderation.is_host(account.id), sanctions)


@post("/api/accounts/games", status_code=200)
async def games(
    sessions: Injected[Sessions], store: Injected[Store], data: JSONBody[SessionRequest]
) -> list[OwnedGame]:
    """The account's seats, newest tables first."""
    account = await sessions.account(data.session)
    return await owned_games(store, account.id)


@post("/api/accounts/export", status_code=200, responses={200: ResponseSpec(AccountExport, description="Everything")})
async def export(sessions: Injected[Sessions], store: Injected[Store], data: JSONBody[SessionRequest]) -> Stream:
    """Everything stored about the account, streamed one game at a time."""
    found = await sessions.require(data.session)
    entered = await account_security(sessions, store, found)
    return Stream(exported_account(store, found.account, entered), media_type=MediaType.JSON)


@post("/api/accounts/delete", status_code=200)
async def delete(
    request: AnyRequest,
    accounts: Accounts,
    store: Injected[Store],
    anonymiser: Injected[Anonymiser],
    connections: Injected[OpenConnections],
    data: JSONBody[AccountDeletion],
) -> Done:
    """Delete the account and remove its name from every record; the records stay, since other players own them too."""
    if data.password is None:
        account = (await accounts.sessions.require_confirmed(data.session)).account
    else:
        account = await accounts.verify_owner(data.session, data.password, client_address(request))
    for owned in await store.owned_seats(account.id):
        await anonymiser.anonymise_seat(owned.table, owned.seat, [account.name])
    await store.delete_account(account.id)
    connections.end_sessions(account.id)
    return DONE


@get("/api/ratings/{game:str}")
async def ratings(store: Injected[Store], game: FromPath[str]) -> list[RatingInfo]:
    """The ratings of a game, highest first."""
    return [rating_info(one) for one in await store.ratings(discovery.meta(game).name)]


async def owned_games(store: Store, account: AccountId) -> list[OwnedGame]:
    """The newest seats of an account with the summaries of their tables, and of finished games how they ended."""
    seats = (await store.owned_seats(account))[:MAX_GAMES]
    return [owned_game(owned, stored) async for owned, stored in stored_tables(store, seats)]


def owned_game(owned: OwnedSeat, stored: StoredTable) -> OwnedGame:
    """A seat of an account, with the result and what it did to the rating if the game is over."""
    change = None
    if owned.rating_after is not None:
        change = round(owned.rating_after) - round(START if owned.rating_before is None else owned.rating_before)
    result = written_result(stored.header) if stored.phase == OVER else None
    return OwnedGame(owned.table, owned.seat, stored.summary, result, owned.ended_at, change)


def written_result(header: str) -> dict[str, Any] | None:
    """The result in the header of a stored record; None if there is none."""
    line = next((line for line in header.splitlines() if line.startswith(RESULT)), None)
    return None if line is None else msgspec.json.decode(line.removeprefix(RESULT), type=dict[str, Any])


async def exported_account(store: Store, account: Account, entered: AccountSecurity) -> AsyncIterator[bytes]:
    """The parts of an AccountExport as JSON, one game at a time."""
    seats = await store.owned_seats(account.id)
    rated = [rating_info(one) for one in await store.ratings(account=account.id)]
    security = (entered.sessions, entered.passkeys, entered.codes, entered.notices)
    empty = AccountExport(account.name, account.created_at, rated, *security, [])
    head, tail = msgspec.json.encode(empty).rsplit(b"[]", 1)
    yield head + b"["
    separator = b""
    async for owned, stored in stored_tables(store, seats):
        yield separator + msgspec.json.encode(await exported_game(store, owned, stored))
        separator = b","
    yield b"]" + tail


async def exported_game(store: Store, owned: OwnedSeat, stored: StoredTable) -> ExportedGame:
    """A seat with its chat lines, and the record if the game is over."""
    chat = await store.chat(owned.table)
    said = [line.text for line in chat if line.seat == owned.seat]
    return ExportedGame(
        owned.table, owned.seat, stored.summary, said, stored.record() if stored.phase == OVER else None
    )


async def stored_tables(store: Store, seats: Sequence[OwnedSeat]) -> AsyncIterator[tuple[OwnedSeat, StoredTable]]:
    """Each seat with its table, loaded one at a time; deleted tables are left out."""
    for owned in seats:
        stored = await store.load_table(owned.table)
        if stored is not None:
            yield owned, stored


def rating_info(rating: Rating) -> RatingInfo:
    """A rating in whole numbers."""
    return RatingInfo(rating.name, rating.game, round(rating.rating), round(rating.deviation), rating.games)


HANDLERS = [sign_up, sign_in, sign_out, change_password, standing, games, export, delete, ratings]
