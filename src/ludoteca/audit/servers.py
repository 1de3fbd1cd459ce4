"""A whole server in this process, on a real port, with everything fixed that isn't the game's."""

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


class SteadyBots(Bots):
    """Bots whose answers depend on the question alone, so that two servers' can be compared."""

    async def choose(self, game: Game, view: View, moves: Sequence[str], seat: int, level: str, ms: float) -> Thought:
        """What a level chooses after a fixed number of iterations."""
        choice = search.player(game, level).choose(Question(game, view, list(moves), seat), Effort(ITERATIONS, "audit"))
        return Thought(choice.move, {})


class Server:
    """One of the two servers."""

    def __init__(self, house: House, port: int) -> None:
        self.house = house
        self.base = f"http://127.0.0.1:{port}"
        house.now = lambda: 0

    async def lay(self, table: Table, number: int) -> str:
        """A table that isn't begun yet, with an id and tokens that everybody knows."""
        ring = Keyring()
        for kind, seat in ((HOST, None), *((SEAT, seat) for seat in range(table.players))):
            ring.locks[kind, seat] = Token(tokens.digest(key(seat)), kind, seat)
        id = f"table{number}".ljust(22, "_")
        room = Room(id, table, Agreement(auto=False), ring, self.house.hub.keeping)
        await self.house.hub.add(room)
        return id

    async def clear(self, id: str) -> None:
        """A table is no more: nobody comes back to it, and what was drawn at it follows from no secret."""
        await self.house.hub.forget(await self.house.hub.room(id))


def key(seat: int | None) -> str:
    """The token of a seat, or the host's."""
    return f"key-{'host' if seat is None else seat}".ljust(22, "_")


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Server]:
    """A server that keeps its tables in a folder."""
    listening = serving.listening_on("127.0.0.1", 0)
    port = listening.getsockname()[1]
    given = {"bind": "127.0.0.1", "port": str(port), "data": str(folder), "limits": "off", "log": "none"}
    house = House(settings(given, {}), Store.open(folder / serving.DATABASE), SteadyBots(1))
    server = serving.server(house)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not task.done():
        await asyncio.sleep(0)
    try:
        yield Server(house, port)
    finally:
        server.should_exit = True
        await task
