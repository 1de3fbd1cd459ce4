"""Idle tables leave the memory and come back; old ones are closed or removed after the documented times."""

from __future__ import annotations

import asyncio
import time
import weakref
from pathlib import Path

from ludoteca.core import discovery
from ludoteca.server.outgoing import Line
from ludoteca.server.refusals import ServerRefusal
from ludoteca.store import TableId
from tests.server.client import Running, served, serving_in

GAME = discovery.names()[0]
DAY = 24 * 3600 * 1000


def now() -> int:
    return time.time_ns() // 1_000_000


async def away(server: Running) -> None:
    """Nobody is there any more."""
    for client in server.sockets:
        await client.socket.close()
    while any(room.visits for room in server.house.hub.rooms.values()):
        await asyncio.sleep(0)


@served
async def test_an_idle_table_sleeps_and_wakes_as_it_was(server: Running) -> None:
    made = await server.table("North", "South", game=GAME, options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    version = (await client.play(0))["version"]
    hub, housekeeping = server.house.hub, server.house.operating.housekeeping
    await housekeeping.look(now(), time.monotonic() + 10**6)
    assert made["id"] in hub.rooms
    await away(server)
    await housekeeping.look(now(), time.monotonic())
    room = weakref.ref(hub.rooms[made["id"]])
    await housekeeping.look(now(), time.monotonic() + 10**6)
    assert made["id"] not in hub.rooms
    assert room() is None
    again = await server.enter(made, tokens=made["tokens"])
    assert (await again.update(0))["version"] == version


@served
async def test_tables_expire_after_their_times(server: Running) -> None:
    waiting = await server.table("North", "open", game=GAME)
    playing = await server.table("North", "South", game=GAME)
    await server.enter(playing, tokens=playing["tokens"], salt="01")
    over = await server.table("North", "South", game=GAME)
    client = await server.enter(over, tokens=over["tokens"], salt="01")
    await client.do("resign", seat=0)
    await away(server)
    store, look = server.house.store, server.house.operating.housekeeping.look
    await look(now() + 2 * DAY, time.monotonic())
    assert store.load(TableId(waiting["id"])) is not None
    await look(now() + 4 * DAY, time.monotonic())
    assert store.load(TableId(waiting["id"])) is None
    kept = store.load(TableId(playing["id"]))
    assert kept is not None
    assert kept.phase == "playing"
    await look(now() + 61 * DAY, time.monotonic())
    assert '"reason":"abandoned"' in await server.get(f"/api/tables/{playing['id']}/record")
    await look(now() + 10_000 * DAY, time.monotonic())
    assert store.load(TableId(over["id"])) is not None


def test_finished_tables_go_when_that_is_set(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving_in(tmp_path, lambda house: None, expire_finished="30d") as server:
            made = await server.table("North", "South", game=GAME)
            client = await server.enter(made, tokens=made["tokens"], salt="01")
            await client.do("resign", seat=0)
            look = server.house.operating.housekeeping.look
            await look(now() + 29 * DAY, time.monotonic())
            await server.get(f"/api/tables/{made['id']}")
            await look(now() + 31 * DAY, time.monotonic())
            await server.get(f"/api/tables/{made['id']}", 404)
            assert await client.closed() == 4404

    asyncio.run(run())


@served
async def test_a_table_that_is_removed_stays_removed_whatever_else_is_asked_at_that_moment(server: Running) -> None:
    made = await server.table("North", "open", game=GAME)
    client = await server.enter(made, host=made["host"])
    hub = server.house.hub
    room = hub.rooms[made["id"]]
    talk = room.say(Line("players", "North", 0, "well played", 0))
    asked = (hub.forget(room), hub.forget(room), hub.room(room.id), room.change(lambda: room.check_seat(0)), talk)
    first, *others = await asyncio.gather(*asked, return_exceptions=True)
    assert first is None
    assert all(isinstance(one, ServerRefusal) for one in others)
    assert await client.closed() == 4404
    assert server.house.store.load(TableId(made["id"])) is None
    assert made["id"] not in hub.rooms
