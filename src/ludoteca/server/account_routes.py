"""Accounts and ratings over HTTP: the session travels in bodies only."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

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
from ludoteca.store import OVER, Account, AccountId, Kept, Rating, RemoveAccount, Sitting, Store

MOST_GAMES = 500
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
    """The session opens nothing any more."""
    await house.accounts.leave(data.session)
    return {"done": True}


@post("/api/accounts/password", status_code=200)
async def password(request: Asking, house: Parts, data: JSONBody[PasswordChange]) -> Done:
    """Another password; every other session ends."""
    await house.accounts.change_password(data.session, data.old, data.new, house.address(request.scope))
    return {"done": True}


@post("/api/accounts/games", status_code=200)
async def games(house: Parts, data: JSONBody[SessionOnly]) -> list[GameKept]:
    """The account's seats, the latest tables first."""
    account = await house.accounts.own(data.session)
    return await asyncio.to_thread(kept_games, house.store, account.id)


@post("/api/accounts/export", status_code=200)
async def export(house: Parts, data: JSONBody[SessionOnly]) -> Exported:
    """Everything that is kept about the account."""
    account = await house.accounts.own(data.session)
    return await asyncio.to_thread(exported, house.store, account)


@post("/api/accounts/delete", status_code=200)
async def delete(request: Asking, house: Parts, data: JSONBody[Farewell]) -> Done:
    """The account goes, and its name from every record; the records stay, since they are others' too."""
    account = await house.accounts.confirmed(data.session, data.password, house.address(request.scope))
    for sitting in house.store.sittings(account.id):
        await remove_name(house, sitting.table, sitting.seat, [account.name])
    await house.store.saving(RemoveAccount(account.id))
    return {"done": True}


@get("/api/ratings/{game:str}")
async def ratings(house: Parts, game: Id) -> list[RatingShown]:
    """The ratings of a game, the highest first."""
    name = discovery.meta(game).name
    return [shown(one) for one in await asyncio.to_thread(house.store.ratings, name)]


def kept_games(store: Store, account: AccountId) -> list[GameKept]:
    """The seats of an account with what the lobby shows of their tables."""
    return [GameKept(one.table, one.seat, kept.summary) for one, kept in _tables(store, account)]


def exported(store: Store, account: Account) -> Exported:
    """What is kept about an account."""
    found = []
    for sitting, kept in _tables(store, account.id):
        said = [one.text for one in store.chat(sitting.table, most=MOST_GAMES) if one.seat == sitting.seat]
        record = kept.record() if kept.phase == OVER else None
        found.append(GameExported(sitting.table, sitting.seat, kept.summary, said, record))
    rated = [shown(one) for one in store.ratings(account=account.id)]
    return Exported(account.name, account.created, rated, found)


def _tables(store: Store, account: AccountId) -> list[tuple[Sitting, Kept]]:
    pairs = ((sitting, store.load(sitting.table)) for sitting in store.sittings(account)[:MOST_GAMES])
    return [(sitting, kept) for sitting, kept in pairs if kept is not None]


def shown(rating: Rating) -> RatingShown:
    """A rating in whole numbers."""
    return RatingShown(rating.name, rating.game, round(rating.rating), round(rating.deviation), rating.games)


HANDLERS = [make_account, enter, leave, password, games, export, delete, ratings]
