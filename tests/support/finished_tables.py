"""Finished games on a running server."""

from __future__ import annotations

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
