"""Idle tables leave the memory, also with a clock running, which goes on counting and is lost on time all the same."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from ludoteca.core import discovery
from ludoteca.server.house import House
from ludoteca.store import TableId
from ludoteca.table.changes import LONGEST_SHOWN
from tests.server.client import Json, Running, serving_in
from tests.server.test_housekeeping import away, now

GAME = discovery.names()[0]
DAY = 24 * 3600
LATER = 10**6


class Calendar:
    """How many days later than now it is on a server."""

    def __init__(self) -> None:
        self.days = 0.0

    def __call__(self) -> float:
        """The seconds of the machine's clock, as if it were then."""
        return time.monotonic() + self.days * DAY

    def hang(self, house: House) -> None:
        """A server goes by it."""
        house.lifetime.clock = self


async def slow_game(server: Running, clock: Json | None = None) -> Json:
    """A table in play with days for each answer, the first of them given, at which nobody is any more."""
    made = await server.table("North", "South", game=GAME, options={"first": 0}, clock=clock or {"days": 3})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    await client.play(0)
    await away(server)
    return made


async def asleep(server: Running) -> None:
    """Whatever is idle has left the memory."""
    await server.house.operating.housekeeping.look(now(), time.monotonic() + LATER)
    assert not server.house.hub.rooms
    assert not server.house.hub.followings


async def over(server: Running, made: Json) -> Json:
    """How a table at which nobody is ends."""
    while (kept := server.house.store.load(TableId(made["id"]))) is None or kept.phase != "over":
        await asyncio.sleep(0.01)
    told: list[Json] = await server.post("/api/tables/mine", {"tables": [{"id": made["id"], "tokens": made["tokens"]}]})
    result: Json = told[0]["result"]
    return result


def test_a_slow_game_sleeps_while_its_clock_goes_on(tmp_path: Path) -> None:
    async def talk() -> None:
        calendar = Calendar()
        async with serving_in(tmp_path, calendar.hang) as server:
            made = await slow_game(server)
            await asleep(server)
            calendar.days = 2
            await server.house.operating.housekeeping.look(now(), time.monotonic())
            assert not server.house.hub.rooms
            client = await server.enter(made, tokens=made["tokens"])
            clocks = (await client.update(0))["table"]["clocks"]
            running = clocks["running"][0]
            assert 0.9 * DAY < clocks["left"][running] / 1000 <= DAY + LONGEST_SHOWN / 1000
            await away(server)
            await asleep(server)
            calendar.days = 2.9
            await server.house.operating.housekeeping.look(now(), time.monotonic())
            assert not server.house.hub.rooms

    asyncio.run(talk())


def test_a_clock_that_runs_out_while_its_table_sleeps_loses_the_game(tmp_path: Path) -> None:
    async def talk() -> None:
        calendar = Calendar()
        async with serving_in(tmp_path, calendar.hang) as server:
            made = await slow_game(server)
            clocks = (await server.house.hub.room(made["id"])).table.clocks
            assert clocks is not None
            loser = min(clocks.running, key=clocks.left().__getitem__)
            await asleep(server)
            calendar.days = 3.1
            await server.house.operating.housekeeping.look(now(), time.monotonic())
            result = await over(server, made)
            assert (result["reason"], result["winners"]) == ("time", [1 - loser])

    asyncio.run(talk())


def test_whoever_comes_too_late_finds_the_game_lost(tmp_path: Path) -> None:
    async def talk() -> None:
        calendar = Calendar()
        async with serving_in(tmp_path, calendar.hang) as server:
            made = await slow_game(server, {"seconds": 2 * DAY, "increment": 0})
            await asleep(server)
            calendar.days = 2.1
            client = await server.enter(made, tokens=made["tokens"])
            told = await client.update(0, lambda told: told["table"]["phase"] == "over")
            assert told["table"]["result"]["reason"] == "time"

    asyncio.run(talk())


def test_the_next_server_lets_it_sleep_and_rings_in_time(tmp_path: Path) -> None:
    async def talk() -> None:
        calendar = Calendar()
        async with serving_in(tmp_path, calendar.hang) as server:
            made = await slow_game(server)
            await asleep(server)
        async with serving_in(tmp_path, calendar.hang) as server:
            await server.house.sleeping.wake()
            assert not server.house.hub.rooms
            calendar.days = 3.1
            await server.house.sleeping.wake()
            assert (await over(server, made))["reason"] == "time"

    asyncio.run(talk())


def test_a_table_that_was_awake_when_its_server_ended_is_woken_by_the_next(tmp_path: Path) -> None:
    async def talk() -> None:
        async with serving_in(tmp_path) as server:
            made = await slow_game(server)
            await asleep(server)
            client = await server.enter(made, tokens=made["tokens"])
            await client.play((await client.update(0))["actors"][0])
        async with serving_in(tmp_path) as server:
            await server.house.sleeping.wake()
            assert set(server.house.hub.rooms) == {made["id"]}

    asyncio.run(talk())


def test_a_paused_game_sleeps_for_as_long_as_it_likes(tmp_path: Path) -> None:
    async def talk() -> None:
        calendar = Calendar()
        async with serving_in(tmp_path, calendar.hang) as server:
            made = await server.table("North", "South", game=GAME, options={"first": 0}, clock={"days": 1})
            client = await server.enter(made, tokens=made["tokens"], salt="01")
            await client.update(0, lambda told: told["table"]["phase"] == "playing")
            await client.do("pause", seat=0)
            assert "version" in await client.do("agree", seat=1, what="pause")
            await away(server)
            await asleep(server)
            calendar.days = 1000
            await server.house.sleeping.wake()
            assert not server.house.hub.rooms

    asyncio.run(talk())


def test_a_table_that_was_dropped_for_another_reason_is_woken_again(tmp_path: Path) -> None:
    async def talk() -> None:
        async with serving_in(tmp_path) as server:
            made = await slow_game(server)
            control = server.house.operating.control
            told: dict[str, Any] = await control.hide_name({"table": made["id"], "seat": 0})
            assert told == {"done": True}
            assert not server.house.hub.rooms
            await server.house.operating.housekeeping.look(now(), time.monotonic())
            assert set(server.house.hub.rooms) == {made["id"]}

    asyncio.run(talk())


def test_many_slow_games_leave_nothing_in_memory(tmp_path: Path) -> None:
    async def talk() -> None:
        async with serving_in(tmp_path, limits="off") as server:
            tables = [await slow_game(server) for _ in range(20)]
            await asleep(server)
            assert len(server.house.store.stirring(10**15)) == len(tables)
            assert server.house.store.stirring(0) == []

    asyncio.run(talk())
