"""Finished games on a running server."""

from __future__ import annotations

import re
from pathlib import Path

from ludoteca.store import DATABASE_FILE, SqliteStore, TableChange, TableId
from tests.support.server import Json, RunningServer, SocketClient


async def finished_table(server: RunningServer) -> tuple[Json, SocketClient]:
    """A game of three moves that seat 1 resigned, and the socket of both players."""
    table = await server.table("North", "South", options={"first": 0})
    client = await server.enter(table, tokens=table["tokens"], salt="01")
    for seat in (0, 1, 0):
        await client.play(seat)
    await client.do("resign", seat=1)
    await client.update(0, lambda update: update["table"]["phase"] == "over")
    return table, client


async def change_rules_version(folder: Path, *tables: Json) -> None:
    """Store a rules version in the records that is not installed."""
    async with SqliteStore.open(folder / DATABASE_FILE) as store:
        for table in tables:
            stored = await store.load_table(TableId(table["id"]))
            assert stored is not None
            header = re.sub(r"^Rules: .*$", "Rules: 0", stored.header, flags=re.M)
            version = stored.version
            await store.append(TableChange(table=stored.id, expected_version=version, version=version, header=header))
