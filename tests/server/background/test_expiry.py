"""Idle tables are closed or deleted after the documented times."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ludoteca.core import discovery
from ludoteca.server.errors import ServerError
from ludoteca.server.ws.messages_out import ChatMessage
from ludoteca.store import TableId
from tests.support.finished_tables import change_rules_version
from tests.support.server import RunningServer, served, serving_in
from tests.support.tables import DAY, disconnect_clients, utc_now

GAME = discovery.names()[0]
DAY_MS = DAY * 1000


@served
async def test_tables_expire_after_their_times(server: RunningServer) -> None:
    waiting = await server.table("North", "open", game=GAME)
    playing = await server.table("North", "South", game=GAME)
    await server.enter(playing, tokens=playing["tokens"], salt="01")
    over = await server.table("North", "South", game=GAME)
    client = await server.enter(over, tokens=over["tokens"], salt="01")
    await client.do("resign", seat=0)
    await disconnect_clients(server)
    store, expiry = server.components.store, server.components.expiry
    await expiry.run(utc_now() + 2 * DAY_MS)
    assert await store.load_table(TableId(waiting["id"])) is not None
    await expiry.run(utc_now() + 4 * DAY_MS)
    assert await store.load_table(TableId(waiting["id"])) is None
    stored = await store.load_table(TableId(playing["id"]))
    assert stored is not None
    assert stored.phase == "playing"
    await expiry.run(utc_now() + 61 * DAY_MS)
    assert '"reason":"abandoned"' in await server.get(f"/api/tables/{playing['id']}/record")
    await expiry.run(utc_now() + 10_000 * DAY_MS)
    assert await store.load_table(TableId(over["id"])) is not None


def test_finished_tables_expire_if_that_is_set(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving_in(tmp_path, expire_finished="30d") as server:
            made = await server.table("North", "South", game=GAME)
            client = await server.enter(made, tokens=made["tokens"], salt="01")
            await client.do("resign", seat=0)
            await server.components.expiry.run(utc_now() + 29 * DAY_MS)
            await server.get(f"/api/tables/{made['id']}")
            await server.components.expiry.run(utc_now() + 31 * DAY_MS)
            await server.get(f"/api/tables/{made['id']}", 404)
            assert await client.closed() == 4404

    asyncio.run(run())


@served
async def test_a_deleted_table_stays_deleted_whatever_is_requested_at_that_moment(server: RunningServer) -> None:
    made = await server.table("North", "open", game=GAME)
    client = await server.enter(made, host=made["host"])
    registry = server.components.registry
    live = registry.tables[made["id"]]
    results = await asyncio.gather(
        registry.delete(live),
        registry.delete(live),
        registry.get(live.id),
        live.execute(lambda: live.check_seat(0)),
        live.say(ChatMessage("players", "North", 0, "well played", 0)),
        return_exceptions=True,
    )
    assert results[0] is None
    assert all(isinstance(one, ServerError) for one in results[1:])
    assert await client.closed() == 4404
    assert await server.components.store.load_table(live.id) is None
    assert made["id"] not in registry.tables


def test_a_finished_table_whose_rules_are_gone_expires_too(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving_in(tmp_path) as server:
            made = await server.table("North", "South", game=GAME)
            client = await server.enter(made, tokens=made["tokens"], salt="01")
            await client.do("resign", seat=0)
        await change_rules_version(tmp_path, made)
        async with serving_in(tmp_path, expire_finished="30d") as server:
            await server.components.expiry.run(utc_now() + 29 * DAY_MS)
            assert await server.components.store.load_table(TableId(made["id"])) is not None
            await server.components.expiry.run(utc_now() + 31 * DAY_MS)
            assert await server.components.store.load_table(TableId(made["id"])) is None

    asyncio.run(run())
