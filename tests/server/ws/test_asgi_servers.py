"""The application runs under a second ASGI server: a game is created, played and read again under hypercorn."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypercorn.asyncio import serve
from hypercorn.config import Config

from ludoteca.server import run
from ludoteca.server.app import build
from ludoteca.server.settings import settings
from ludoteca.store import DATABASE_FILE, SqliteStore
from tests.support.server import RunningServer


async def play_short_game(server: RunningServer) -> None:
    """Create a table, play some moves, resign, and read the record and the replay."""
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    watcher = await server.enter(made)
    for _ in range(4):
        update = await client.update(0, lambda update: bool(update["actors"]))
        answer = await client.play(update["actors"][0])
        await client.version(0, answer["version"])
        await watcher.version(None, answer["version"])
    assert "id" in await client.do("chat", text="well played", seat=0)
    ended = await client.do("resign", seat=0)
    over = await watcher.version(None, ended["version"])
    assert over["table"]["result"]["winners"] == [1]
    assert " table resign 0\n" in await server.get(f"/api/tables/{made['id']}/record")
    assert await server.get(f"/api/tables/{made['id']}/replay")


def test_a_game_is_played_under_hypercorn(tmp_path: Path) -> None:
    listening = run.bind_socket("127.0.0.1", 0)
    port = listening.getsockname()[1]
    listening.listen()

    async def scenario() -> None:
        found = settings({"bind": "127.0.0.1", "port": str(port), "data": str(tmp_path)}, {})
        components = build(found, SqliteStore.open(tmp_path / DATABASE_FILE), base_urls=[f"http://127.0.0.1:{port}/"])
        config = Config()
        config.bind = [f"fd://{listening.detach()}"]
        config.loglevel = "ERROR"
        stop = asyncio.Event()

        async def stopped() -> None:
            await stop.wait()

        task = asyncio.create_task(serve(components.app, config, shutdown_trigger=stopped))  # type: ignore[arg-type]
        server = RunningServer(components, port)
        try:
            await play_short_game(server)
        finally:
            await server.close()
            stop.set()
            await task
        with pytest.raises(Exception, match="closed"):
            await components.store.count_tables("over")  # the lifespan has closed the store

    asyncio.run(scenario())
