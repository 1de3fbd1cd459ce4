"""Tables over HTTP: made, listed, looked up; everything in play goes through the socket."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.core import discovery, record
from ludoteca.server import making
from ludoteca.server.bodies import Held, MadeTable, Mine, MineShown, NewTable, TableShown
from ludoteca.server.house import House
from ludoteca.server.refusals import Closed, NotFound, TooMuch
from ludoteca.server.room import Room
from ludoteca.store import Store, TableId

PHASES = {"open": "gathering", "live": "playing"}
Parts = NamedDependency[House]
Id = FromPath[str]


@post("/api/tables", status_code=201)
async def make_table(request: Request, house: Parts, data: JSONBody[NewTable]) -> MadeTable:  # type: ignore[type-arg]
    """Make a table; its secrets are told in the answer and nowhere else."""
    if not house.limits.allow_table(house.address(request.scope)):
        raise TooMuch()
    return await making.opened(house, data, await house.account(data.session))


@get("/api/tables")
async def tables(
    house: Parts, show: FromQuery[Literal["open", "live"]] = "open", game: FromQuery[str | None] = None
) -> list[TableShown]:
    """The public tables where seats are open, or where a game is on."""
    if game is not None:
        discovery.meta(game)
    return await house.hub.listed(PHASES[show], game)


@get("/api/tables/{id:str}")
async def table(house: Parts, id: Id) -> TableShown:
    """What anybody with the id may know besides the game."""
    return shown(await house.hub.room(id))


@post("/api/tables/mine", status_code=200)
async def mine(house: Parts, data: JSONBody[Mine]) -> list[MineShown]:
    """How the tables stand that this browser knows."""
    return [await standing(house, held) for held in data.tables]


async def standing(house: House, held: Held) -> MineShown:
    """How one of them stands."""
    try:
        room = await house.hub.room(held.id)
    except NotFound:
        return MineShown(held.id, gone=True)
    except Closed:
        return await asyncio.to_thread(closed, house.store, TableId(held.id))
    seats = room.keys.seats(held.tokens)
    table = room.table
    actors = table.actors()
    return MineShown(
        held.id,
        about=shown(room),
        seats=seats,
        actors=actors,
        mine=any(seat in seats for seat in actors),
        clocks=None if table.clocks is None else table.clocks.told(),
        result=None if table.result is None else table.result.written(),
    )


def closed(store: Store, id: TableId) -> MineShown:
    """How a table stood whose rules are gone."""
    kept = store.load(id)
    if kept is None:
        return MineShown(id, gone=True)
    about = msgspec.convert({**kept.summary, "phase": kept.phase}, TableShown)
    return MineShown(id, about=about, result=record.read(kept.record()).value("Result"))


def shown(room: Room) -> TableShown:
    """A room as the lobby shows it."""
    return msgspec.convert(room.about(), TableShown)


HANDLERS = [make_table, tables, table, mine]
