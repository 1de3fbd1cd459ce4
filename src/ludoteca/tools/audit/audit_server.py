"""A whole server in this process, on a real port, with deterministic ids, tokens, bots and timestamps."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from ludoteca import search
from ludoteca.core.game import Game, View
from ludoteca.search.player import Effort, Question
from ludoteca.server import run
from ludoteca.server.app import build
from ludoteca.server.bots.worker_pool import Choice, WorkerPool
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.table_config import TableConfig
from ludoteca.server.security import tokens
from ludoteca.server.security.seat_keys import HOST, SEAT, SeatKeys
from ludoteca.server.settings import settings
from ludoteca.store import DATABASE_FILE, SqliteStore, Token
from ludoteca.table import Table

ITERATIONS = 20
ID_LENGTH = 22


class DeterministicBots(WorkerPool):
    """Bots whose choices depend on the question alone, so that those of two servers can be compared."""

    async def choose(self, game: Game, view: View, moves: Sequence[str], seat: int, level: str, ms: float) -> Choice:
        """The choice of a level after a fixed number of iterations."""
        choice = search.player(game, level).choose(Question(game, view, list(moves), seat), Effort(ITERATIONS, "audit"))
        return Choice(choice.move, {})


class AuditServer:
    """One of the two servers that are compared."""

    def __init__(self, registry: TableRegistry, port: int) -> None:
        self._registry = registry
        self.base = f"http://127.0.0.1:{port}"

    async def add_table(self, table: Table, number: int) -> str:
        """A table that has not started, with an id and tokens that are known beforehand."""
        kinds = [(HOST, None), *((SEAT, seat) for seat in range(table.players))]
        keys = SeatKeys.of(Token(tokens.digest(seat_token(seat)), kind, seat) for kind, seat in kinds)
        id = f"table{number}".ljust(ID_LENGTH, "_")
        await self._registry.create(table, TableConfig(auto=False), keys, id)
        return id

    async def remove_table(self, id: str) -> None:
        """Remove a table."""
        await self._registry.delete(await self._registry.get(id))


def seat_token(seat: int | None) -> str:
    """The token of a seat, or of the host."""
    return f"key-{'host' if seat is None else seat}".ljust(ID_LENGTH, "_")


@asynccontextmanager
async def running_server(folder: Path) -> AsyncIterator[AuditServer]:
    """Run a server that stores its tables in a folder."""
    listening = run.bind_socket("127.0.0.1", 0)
    port = listening.getsockname()[1]
    given = {"bind": "127.0.0.1", "port": str(port), "data": str(folder), "limits": "off", "log": "none"}
    store = SqliteStore.open(folder / DATABASE_FILE)
    components = build(settings(given, {}), store, bots=DeterministicBots(1), base_urls=[], now=lambda: 0)
    server = run.uvicorn_server(components)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not task.done():
        await asyncio.sleep(0)
    try:
        yield AuditServer(components.registry, port)
    finally:
        server.should_exit = True
        await task
