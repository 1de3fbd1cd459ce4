"""Bots at tables: they play without requests, always take their whole time budget, and try again after a failure."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca import search
from ludoteca.core import discovery
from ludoteca.core.game import Game, View
from ludoteca.search.time_budget import TURNS, TimeBudget
from ludoteca.server.bots.worker_pool import Choice, WorkerPool
from ludoteca.server.errors import ServerError
from ludoteca.server.live import turn_driver
from tests.server.bots.test_worker_pool import failing_engine
from tests.support.server import RunningServer, served, serving_in


class ManualClock:
    """A clock in seconds that only a test advances; `sleeps` are the seconds that bots waited with their moves."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.sleeps: list[float] = []

    def __call__(self) -> float:
        return self.seconds


class InstantPool(WorkerPool):
    """Chooses the first legal move after a share of its time budget, as the manual clock measures it."""

    def __init__(self, share: float, clock: ManualClock) -> None:
        super().__init__(1, 1000)
        self.share = share
        self.clock = clock
        self.budgets: list[float] = []

    async def choose(self, game: Game, view: View, moves: Sequence[str], seat: int, level: str, ms: float) -> Choice:
        """The first move."""
        self.budgets.append(ms)
        self.clock.seconds += self.share * ms / 1000
        return Choice(moves[0], {})


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ManualClock:
    """The clock of every time budget; sleeping advances it."""
    clock = ManualClock()

    async def sleep(seconds: float) -> None:
        clock.seconds += seconds
        clock.sleeps.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr(turn_driver, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": sleep}))
    monkeypatch.setattr(turn_driver, "TimeBudget", lambda ms: TimeBudget(ms, clock))
    return clock


async def play_bots(server: RunningServer, *seats: str, **asked: Any) -> None:
    """Let bots play a game to its end."""
    watcher = await server.enter(await server.table(*seats, **asked))
    await watcher.update(None, lambda update: update["table"]["phase"] == "over")


@served
async def test_bots_play_a_game_to_its_end(server: RunningServer) -> None:
    watcher = await server.enter(await server.table("beginner", "beginner", cap=8))
    update = await watcher.update(None, lambda update: update["table"]["phase"] == "over")
    assert update["table"]["result"]["reason"] in ("cap", "trap", "survived")


@pytest.mark.parametrize("share", [0.0, 0.3, 0.99])
def test_a_bot_moves_after_its_whole_budget_however_fast_it_chose(
    share: float, tmp_path: Path, clock: ManualClock
) -> None:
    pool = InstantPool(share, clock)

    async def run() -> None:
        async with serving_in(tmp_path, {"bots": pool}) as server:
            await play_bots(server, "master", "beginner", cap=4, auto=False)

    asyncio.run(run())
    assert len(pool.budgets) > 4
    taken = [share * ms + slept * 1000 for ms, slept in zip(pool.budgets, clock.sleeps, strict=True)]
    assert taken == pytest.approx(pool.budgets)


def test_a_weaker_level_has_shorter_turns_and_none_is_longer_than_the_servers(
    tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[float] = []

    def pace(ms: float) -> TimeBudget:
        turns.append(ms)
        return TimeBudget(ms, clock)

    async def run() -> None:
        async with serving_in(tmp_path, {"bots": InstantPool(0.0, clock)}) as server:
            for level in search.levels(discovery.game("maamut")):
                await play_bots(server, level, level, cap=2)

    monkeypatch.setattr(turn_driver, "TimeBudget", pace)
    asyncio.run(run())
    assert turns == sorted(turns)
    assert turns[0] < turns[-1] == 1000


def test_each_turn_of_a_bot_starts_with_its_whole_budget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paces: list[TimeBudget] = []

    def pace(ms: float) -> TimeBudget:
        paces.append(TimeBudget(ms))
        return paces[-1]

    monkeypatch.setattr(turn_driver, "TimeBudget", pace)

    async def run() -> None:
        async with serving_in(tmp_path) as server:
            made = await server.table("North", "beginner", options={"first": 0})
            client = await server.enter(made, tokens=made["tokens"], salt="01")
            for turn in (1, 2, 3):
                await client.play(0)
                update = await client.update(0, lambda now: bool(now["moves"]) or now["table"]["phase"] == "over")
                if update["table"]["phase"] == "over":
                    assert turn > 1  # a hunt can end early, but not while hunters are placed
                    break
                assert paces[0].turns == TURNS + turn

    asyncio.run(run())


def test_a_table_continues_when_an_engine_process_ends(tmp_path: Path) -> None:
    pool = WorkerPool(1, 8, failing_engine(tmp_path))

    async def run() -> None:
        async with serving_in(tmp_path, {"bots": pool}) as server:
            await play_bots(server, "beginner", "beginner", cap=4)

    asyncio.run(run())
    assert pool.lost == 1


def test_a_bot_that_failed_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_driver, "RETRY_SECONDS", 0)
    failures = iter([True, True])

    class FailingPool(WorkerPool):
        async def choose(self, *asked: Any) -> Choice:
            if next(failures, False):
                raise ServerError(key="server-no-thought")
            return await super().choose(*asked)

    async def run() -> None:
        async with serving_in(tmp_path, {"bots": FailingPool(1, 8)}) as server:
            await play_bots(server, "beginner", "beginner", cap=2)

    asyncio.run(run())
    assert next(failures, None) is None
