"""A wrong date of the machine, while the server runs or between two runs, expires nothing."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

import pytest

from ludoteca.core import discovery
from ludoteca.server.app import build
from ludoteca.server.live.uptime import Uptime
from ludoteca.server.settings import settings
from ludoteca.store import MemoryStore, SteadyClock, TableId
from tests.support.server import RunningServer, serving_in
from tests.support.store_factories import ManualClock
from tests.support.tables import DAY, disconnect_clients

GAME = discovery.names()[0]
DAY_MS = DAY * 1000
JUMP_MS = 100 * DAY_MS


class WallClock:
    """A wall clock that was set forward by a number of milliseconds."""

    def __init__(self) -> None:
        self.offset = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.offset


async def two_tables(server: RunningServer) -> tuple[str, str]:
    """The ids of a gathering table and of a game in play, both without connections."""
    waiting = await server.table("North", "open", game=GAME)
    playing = await server.table("North", "South", game=GAME)
    await server.enter(playing, tokens=playing["tokens"], salt="01")
    await disconnect_clients(server)
    return waiting["id"], playing["id"]


def test_a_date_100_days_ahead_expires_no_table_and_no_session(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        wall = WallClock()
        async with serving_in(tmp_path, {"clock": SteadyClock(utc=wall)}) as server:
            parts = server.components
            ids = await two_tables(server)
            session, _ = await parts.accounts.sign_up("North", "a long enough password", "192.0.2.1")
            wall.offset = JUMP_MS
            with caplog.at_level(logging.WARNING, "ludoteca.expiry"):
                await parts.expiry.run(parts.uptime.now() + JUMP_MS)
                await parts.expiry.run(parts.uptime.now() + JUMP_MS)
            assert len([one for one in caplog.records if "jumped" in one.getMessage()]) == 1
            assert await parts.accounts.sessions.find(session) is not None
            wall.offset = 0
            await parts.expiry.run(parts.uptime.now())
            phases = [stored.phase for id in ids if (stored := await parts.store.load_table(TableId(id)))]
            assert phases == ["gathering", "playing"]
            assert await parts.accounts.sessions.find(session) is not None

    asyncio.run(run())


def test_a_confirmed_jump_counts_as_downtime_and_expiry_continues(tmp_path: Path) -> None:
    async def run() -> None:
        wall = WallClock()
        async with serving_in(tmp_path, {"clock": SteadyClock(utc=wall)}) as server:
            parts = server.components
            waiting, _ = await two_tables(server)
            wall.offset = JUMP_MS
            answer = await parts.control.answer(b'{"do": "confirm-clock"}')
            assert abs(answer["jump"] - JUMP_MS / 1000) <= 2
            assert abs(parts.uptime.now() - wall()) < DAY_MS
            await parts.expiry.run(parts.uptime.now())
            assert await parts.store.load_table(TableId(waiting)) is not None
            await parts.expiry.run(parts.uptime.now() + 4 * DAY_MS)
            assert await parts.store.load_table(TableId(waiting)) is None

    asyncio.run(run())


def test_time_between_runs_does_not_count_for_expiry() -> None:
    async def run() -> None:
        now = ManualClock(10**12)
        store = MemoryStore(now)

        async def start() -> Uptime:
            uptime = Uptime(store, SteadyClock(lambda: now() / 1000, now))
            await uptime.start()
            return uptime

        uptime = await start()
        stored_at = uptime.now()
        for _ in range(3):
            now.now += DAY_MS
            await uptime.heartbeat()
            now.now += 200 * DAY_MS  # no server
            uptime = await start()
        assert await uptime.elapsed_since(stored_at) == 3 * DAY_MS
        assert await uptime.moment_before(uptime.now(), 3 * DAY_MS) <= stored_at
        assert await uptime.moment_before(uptime.now(), 3 * DAY_MS - 1) > stored_at

    asyncio.run(run())


def test_a_date_in_the_past_does_not_make_fresh_tables_old(tmp_path: Path) -> None:
    async def run() -> None:
        wall = WallClock()
        clock = SteadyClock(utc=wall)
        store = MemoryStore(clock.now)
        parts = build(settings({"data": str(tmp_path)}, {}), store, base_urls=[], clock=clock)
        wall.offset = -4 * JUMP_MS
        session, _ = await parts.accounts.sign_up("North", "a long enough password", "192.0.2.1")
        wall.offset = 0
        await parts.expiry.run(parts.uptime.now())
        assert await parts.accounts.sessions.find(session) is not None
        parts.accounts.close()

    asyncio.run(run())
