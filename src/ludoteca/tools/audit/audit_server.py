"""A server in this process on a real port, deterministic in everything but the game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from ludoteca import search
from ludoteca.core.game import Game, View
from ludoteca.search.player import Effort, Question
from ludoteca.server import serving, tokens
from ludoteca.server.agreement import Agreement
from ludoteca.server.bots import Bots, Thought
from ludoteca.server.house import House
from ludoteca.server.keys import HOST, SEAT, Keyring
from ludoteca.server.room import Room
from ludoteca.server.settings import settings
from ludoteca.store import Store, Token
from ludoteca.table import Table

ITERATIONS = 20


class DeterministicBots(Bots):
    """Bots whose moves depend on the position alone, so that two servers can be compared."""

    async def choose(self, game: Game, view: View, moves: Sequence[str], seat: int, level: str, ms: float) -> Thought:
        """The move of a level after a fixed number of iterations."""
        choice = search.player(game, level).choose(Question(game, view, list(moves), seat), Effort(ITERATIONS, "audit"))
        return Thought(choice.move, {})


class AuditServer:
    """One of the two servers that are compared."""

    def __init__(self, house: House, port: int) -> None:
        self.house = house
        self.base = f"http://127.0.0.1:{port}"
        house.now = lambda: 0

    async def add_table(self, table: Table, number: int) -> str:
        """Add a table that has not begun, with a fixed id and fixed tokens, and return its id."""
        ring = Keyring()
        for kind, seat in ((HOST, None), *((SEAT, seat) for seat in range(table.players))):
            ring.locks[kind, seat] = Token(tokens.digest(seat_token(seat)), kind, seat)
        id = f"table{number}".ljust(22, "_")
        room = Room(id, table, Agreement(auto=False), ring, self.house.hub.keeping)
        await self.house.hub.add(room)
        return id

    async def remove_table(self, id: str) -> None:
        """Remove a table; its chance was scripted, so its record could not be verified."""
        await self.house.hub.forget(await self.house.hub.room(id))


def seat_token(seat: int | None) -> str:
    """The token of a seat, or the host's."""
    return f"key-{'host' if seat is None else seat}".ljust(22, "_")


@asynccontextmanager
async def running_server(folder: Path) -> AsyncIterator[AuditServer]:
    """Run a server that stores its tables in a folder."""
    listening = serving.listening_on("127.0.0.1", 0)
    port = listening.getsockname()[1]
    given = {"bind": "127.0.0.1", "port": str(port), "data": str(folder), "limits": "off", "log": "none"}
    house = House(settings(given, {}), Store.open(folder / serving.DATABASE), DeterministicBots(1))
    server = serving.server(house)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not task.done():
        await asyncio.sleep(0)
    try:
        yield AuditServer(house, port)
    finally:
        server.should_exit = True
        await task
