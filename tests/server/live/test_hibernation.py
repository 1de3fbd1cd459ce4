"""Idle tables leave memory, also with a running clock, which continues and can expire."""

from __future__ import annotations

import asyncio
import json
import time
import weakref
from pathlib import Path

from ludoteca.core import discovery
from ludoteca.store import TableId
from ludoteca.table.state_machine import MAX_DISPLAY_MS
from tests.support.server import Json, RunningServer, served, serving_in
from tests.support.tables import DAY, DayClock, disconnect_clients

GAME = discovery.names()[0]
LONG = 10**6


async def correspondence_game(server: RunningServer, clock: Json | None = None) -> Json:
    """A table in play with days for each move, the first of them made, without connections."""
    made = await server.table("North", "South", game=GAME, options={"first": 0}, clock=clock or {"days": 3})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    await client.play(0)
    await disconnect_clients(server)
    return made


async def hibernate_all(server: RunningServer) -> None:
    """Move every idle table out of memory, and assert that none is left."""
    await server.components.hibernation.hibernate_idle(time.monotonic() + LONG)
    assert not server.components.registry.tables


async def result(server: RunningServer, made: Json) -> Json:
    """The result of a table without connections, once it is over."""
    while (stored := await server.components.store.load_table(TableId(made["id"]))) is None or stored.phase != "over":
        await asyncio.sleep(0.01)
    rows: list[Json] = await server.post("/api/tables/mine", {"tables": [{"id": made["id"], "tokens": made["tokens"]}]})
    found: Json = rows[0]["result"]
    return found


@served
async def test_an_idle_table_leaves_memory_and_is_restored_as_it_was(server: RunningServer) -> None:
    made = await server.table("North", "South", game=GAME, options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    version = (await client.play(0))["version"]
    registry, hibernation = server.components.registry, server.components.hibernation
    await hibernation.hibernate_idle(time.monotonic() + LONG)
    assert made["id"] in registry.tables  # someone is connected
    await disconnect_clients(server)
    await hibernation.hibernate_idle(time.monotonic())
    live = weakref.ref(registry.tables[made["id"]])
    await hibernation.hibernate_idle(time.monotonic() + LONG)
    assert made["id"] not in registry.tables
    assert live() is None
    again = await server.enter(made, tokens=made["tokens"])
    assert (await again.update(0))["version"] == version


def test_a_hibernating_tables_clock_continues(tmp_path: Path) -> None:
    async def run() -> None:
        clock = DayClock()
        async with serving_in(tmp_path, {"monotonic": clock}) as server:
            made = await correspondence_game(server)
            await hibernate_all(server)
            clock.days = 2
            await server.components.hibernation.wake_due()
            assert not server.components.registry.tables
            client = await server.enter(made, tokens=made["tokens"])
            clocks = (await client.update(0))["table"]["clocks"]
            running = clocks["running"][0]
            assert 0.9 * DAY < clocks["left"][running] / 1000 <= DAY + MAX_DISPLAY_MS / 1000
            await disconnect_clients(server)
            await hibernate_all(server)
            clock.days = 2.9
            await server.components.hibernation.wake_due()
            assert not server.components.registry.tables

    asyncio.run(run())


def test_a_clock_that_expires_while_its_table_hibernates_loses_the_game(tmp_path: Path) -> None:
    async def run() -> None:
        clock = DayClock()
        async with serving_in(tmp_path, {"monotonic": clock}) as server:
            made = await correspondence_game(server)
            clocks = (await server.components.registry.get(made["id"])).table.clocks
            assert clocks is not None
            loser = min(clocks.running, key=clocks.time_left().__getitem__)
            await hibernate_all(server)
            clock.days = 3.1
            await server.components.hibernation.wake_due()
            ended = await result(server, made)
            assert (ended["reason"], ended["winners"]) == ("time", [1 - loser])

    asyncio.run(run())


def test_a_player_who_connects_after_the_deadline_finds_the_game_lost(tmp_path: Path) -> None:
    async def run() -> None:
        clock = DayClock()
        async with serving_in(tmp_path, {"monotonic": clock}) as server:
            made = await correspondence_game(server, {"seconds": 2 * DAY, "increment": 0})
            await hibernate_all(server)
            clock.days = 2.1
            client = await server.enter(made, tokens=made["tokens"])
            update = await client.update(0, lambda update: update["table"]["phase"] == "over")
            assert update["table"]["result"]["reason"] == "time"

    asyncio.run(run())


def test_the_next_server_loads_a_hibernating_table_when_it_is_due(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving_in(tmp_path) as server:
            made = await correspondence_game(server)
            await hibernate_all(server)
        clock = DayClock()
        async with serving_in(tmp_path, {"monotonic": clock}) as server:
            await server.components.hibernation.wake_due()
            assert not server.components.registry.tables
            clock.days = 3.1
            await server.components.hibernation.wake_due()
            assert (await result(server, made))["reason"] == "time"

    asyncio.run(run())


def test_a_table_that_was_live_when_its_server_stopped_is_loaded_by_the_next(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving_in(tmp_path) as server:
            made = await correspondence_game(server)
            await hibernate_all(server)
            client = await server.enter(made, tokens=made["tokens"])
            await client.play((await client.update(0))["actors"][0])
        async with serving_in(tmp_path) as server:
            await server.components.hibernation.wake_due()
            assert set(server.components.registry.tables) == {made["id"]}

    asyncio.run(run())


def test_a_paused_game_hibernates_without_a_deadline(tmp_path: Path) -> None:
    async def run() -> None:
        clock = DayClock()
        async with serving_in(tmp_path, {"monotonic": clock}) as server:
            made = await server.table("North", "South", game=GAME, options={"first": 0}, clock={"days": 1})
            client = await server.enter(made, tokens=made["tokens"], salt="01")
            await client.update(0, lambda update: update["table"]["phase"] == "playing")
            await client.do("pause", seat=0)
            assert "version" in await client.do("agree", seat=1, what="pause")
            await disconnect_clients(server)
            await hibernate_all(server)
            clock.days = 1000
            await server.components.hibernation.wake_due()
            assert not server.components.registry.tables

    asyncio.run(run())


@served
async def test_a_table_that_was_suspended_for_another_reason_is_loaded_again(server: RunningServer) -> None:
    made = await correspondence_game(server)
    request = {"do": "hide-name", "table": made["id"], "seat": 0}
    assert await server.components.control.answer(json.dumps(request).encode()) == {"done": True}
    assert not server.components.registry.tables
    await server.components.hibernation.wake_due()
    assert set(server.components.registry.tables) == {made["id"]}


def test_many_correspondence_games_leave_nothing_in_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving_in(tmp_path, limits="off") as server:
            tables = [await correspondence_game(server) for _ in range(20)]
            await hibernate_all(server)
            assert len(await server.components.store.due_tables(10**15)) == len(tables)
            assert await server.components.store.due_tables(0) == []

    asyncio.run(run())
