"""Accounts and ratings over HTTP: the session travels in bodies only."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import MediaType, Request, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from ludoteca.core import discovery
from ludoteca.server.account_bodies import (
    Credentials,
    Exported,
    Farewell,
    GameExported,
    GameKept,
    PasswordChange,
    RatingShown,
    SessionOnly,
    SessionShown,
)
from ludoteca.server.forgetting import remove_name
from ludoteca.server.lobby import Id, Parts
from ludoteca.server.tokens import digest
from ludoteca.store import OVER, Account, AccountId, Kept, Rating, RemoveAccount, Sitting, Store

MOST_GAMES = 500
MOST_SAID = 10**6
AT_ONCE = 50
Asking = Request[Any, Any, Any]
Done = dict[str, bool]


@post("/api/accounts", status_code=201)
async def make_account(request: Asking, house: Parts, data: JSONBody[Credentials]) -> SessionShown:
    """Make an account, and be in it."""
    session, account = await house.accounts.make(data.name, data.password, house.address(request.scope))
    return SessionShown(session, account.name)


@post("/api/accounts/enter", status_code=200)
async def enter(request: Asking, house: Parts, data: JSONBody[Credentials]) -> SessionShown:
    """A new session for who knows the name and the password."""
    session, account = await house.accounts.enter(data.name, data.password, house.address(request.scope))
    return SessionShown(session, account.name)


@post("/api/accounts/leave", status_code=200)
async def leave(house: Parts, data: JSONBody[SessionOnly]) -> Done:
    """The session opens nothing any more, also for sockets that came with it."""
    await house.accounts.leave(data.session)
    house.hub.end_session(digest(data.session))
    return {"done": True}


@post("/api/accounts/password", status_code=200)
async def password(request: Asking, house: Parts, data: JSONBody[PasswordChange]) -> Done:
    """Another password; every other session ends, also for sockets that came with it."""
    account = await house.accounts.change_password(data.session, data.old, data.new, house.address(request.scope))
    house.hub.end_sessions(account.id, kept=digest(data.session))
    return {"done": True}


@post("/api/accounts/games", status_code=200)
async def games(house: Parts, data: JSONBody[SessionOnly]) -> list[GameKept]:
    """The account's seats, the latest tables first."""
    account = await house.accounts.own(data.session)
    return await asyncio.to_thread(kept_games, house.store, account.id)


@post("/api/accounts/export", status_code=200, responses={200: ResponseSpec(Exported, description="Everything")})
async def export(house: Parts, data: JSONBody[SessionOnly]) -> Stream:
    """Everything that is kept about the account; however much that is, little of it is in memory at a time."""
    account = await house.accounts.own(data.session)
    return Stream(exported(house.store, account), media_type=MediaType.JSON)


@post("/api/accounts/delete", status_code=200)
async def delete(request: Asking, house: Parts, data: JSONBody[Farewell]) -> Done:
    """The account goes, and its name from every record; the records stay, since they are others' too."""
    account = await house.accounts.confirmed(data.session, data.password, house.address(request.scope))
    for sitting in house.store.sittings(account.id):
        await remove_name(house, sitting.table, sitting.seat, [account.name])
    await house.store.saving(RemoveAccount(account.id))
    house.hub.end_sessions(account.id)
    return {"done": True}


@get("/api/ratings/{game:str}")
async def ratings(house: Parts, game: Id) -> list[RatingShown]:
    """The ratings of a game, the highest first."""
    name = discovery.meta(game).name
    return [shown(one) for one in await asyncio.to_thread(house.store.ratings, name)]


def kept_games(store: Store, account: AccountId) -> list[GameKept]:
    """The latest seats of an account with what the lobby shows of their tables."""
    found = _tables(store, store.sittings(account)[:MOST_GAMES])
    return [GameKept(one.table, one.seat, kept.summary) for one, kept in found]


async def exported(store: Store, account: Account) -> AsyncIterator[bytes]:
    """What is kept about an account, piece by piece: together they are `Exported` as JSON."""
    sittings = await asyncio.to_thread(store.sittings, account.id)
    rated = [shown(one) for one in await asyncio.to_thread(lambda: store.ratings(account=account.id))]
    head, tail = msgspec.json.encode(Exported(account.name, account.created, rated, [])).rsplit(b"[]", 1)
    yield head
    before = b"["
    for first in range(0, len(sittings), AT_ONCE):
        for game in await asyncio.to_thread(_exported_games, store, sittings[first : first + AT_ONCE]):
            yield before + msgspec.json.encode(game)
            before = b","
    yield (b"[]" if before == b"[" else b"]") + tail


def _exported_games(store: Store, sittings: list[Sitting]) -> list[GameExported]:
    found = []
    for sitting, kept in _tables(store, sittings):
        said = [one.text for one in store.chat(sitting.table, most=MOST_SAID) if one.seat == sitting.seat]
        record = kept.record() if kept.phase == OVER else None
        found.append(GameExported(sitting.table, sitting.seat, kept.summary, said, record))
    return found


def _tables(store: Store, sittings: list[Sitting]) -> list[tuple[Sitting, Kept]]:
    pairs = ((sitting, store.load(sitting.table)) for sitting in sittings)
    return [(sitting, kept) for sitting, kept in pairs if kept is not None]


def shown(rating: Rating) -> RatingShown:
    """A rating in whole numbers."""
    return RatingShown(rating.name, rating.game, round(rating.rating), round(rating.deviation), rating.games)


HANDLERS = [make_account, enter, leave, password, games, export, delete, ratings]
