"""Bots at tables: they think in processes of their own, and a thought that is lost is thought again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca import search
from ludoteca.core import discovery
from ludoteca.core.game import Game, View
from ludoteca.core.match import Match
from ludoteca.search.pace import Pace
from ludoteca.server import following
from ludoteca.server.bots import ENGINE, Bots, Thought
from ludoteca.server.refusals import ServerRefusal
from tests.server.client import Running, served, serving_in

FORGETFUL = """
import os, sys
mark = sys.argv[1]
if not os.path.exists(mark):
    sys.stdin.readline()
    open(mark, "w").close()
    os._exit(1)
from ludoteca.cli import main
sys.exit(main(["engine"]))
"""


def test_a_thought_whose_process_ends_is_thought_again(tmp_path: Path) -> None:
    async def run() -> None:
        bots = Bots(1, 10, (sys.executable, "-c", FORGETFUL, str(tmp_path / "mark")))
        match = Match.new("maamut", 2, "bots")
        seat = match.state.actors()[0]
        thought = await bots.choose(match.game, match.view(seat), match.moves(seat), seat, "beginner", 10)
        assert thought.move in match.moves(seat)
        assert bots.lost == 1
        await bots.close()

    asyncio.run(run())


def test_the_choices_of_a_turn_meet_the_same_process() -> None:
    async def run() -> None:
        bots = Bots(3, 10, ENGINE)
        match = Match.new("mammut", 2, "bots")
        for _ in range(4):
            seat = match.state.actors()[0]
            thought = await bots.choose(match.game, match.view(seat), match.moves(seat), seat, "master", 5)
            match.play(seat, thought.move)
        assert [worker.process is not None for worker in bots.workers].count(True) == 1
        await bots.close()

    asyncio.run(run())


def test_more_questions_than_workers_wait_for_their_turn() -> None:
    async def run() -> None:
        bots = Bots(1, 10, ENGINE)
        match = Match.new("maamut", 2, "bots")
        seat = match.state.actors()[0]
        asked = [bots.choose(match.game, match.view(seat), match.moves(seat), seat, "beginner", 5) for _ in range(3)]
        assert {thought.move for thought in await asyncio.gather(*asked)} <= set(match.moves(seat))
        await bots.close()

    asyncio.run(run())


@served
async def test_bots_alone_play_a_game_to_its_end(server: Running) -> None:
    made = await server.table("beginner", "beginner", cap=8)
    watcher = await server.enter(made)
    told = await watcher.update(None, lambda told: told["table"]["phase"] == "over")
    assert told["table"]["result"]["reason"] in ("cap", "trap", "survived")


@served
async def test_people_are_answered_while_every_worker_thinks(server: Running) -> None:
    busy = await server.table("North", "master", options={"first": 1})
    server.house.bots.turn_ms = 60_000
    thinking = await server.enter(busy, tokens=busy["tokens"], salt="01")
    await thinking.update(0, lambda told: told["actors"] == [1])
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    await client.play(0)
    assert (await thinking.do("ping")) == {"id": thinking.number}
    assert thinking.updates[0]["actors"] == [1]


class Hand:
    """A clock that goes only as a test says."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        """What it shows."""
        return self.seconds


class Thinker(Bots):
    """Chooses what it is shown first, after a share of the time that it was given."""

    def __init__(self, share: float, hand: Hand) -> None:
        super().__init__(1, 1000)
        self.share = share
        self.hand = hand
        self.given: list[float] = []

    async def choose(self, game: Game, view: View, moves: Sequence[str], seat: int, level: str, ms: float) -> Thought:
        """The first move."""
        self.given.append(ms)
        self.hand.seconds += self.share * ms / 1000
        return Thought(moves[0], {})


@pytest.mark.parametrize("share", [0.0, 0.3, 0.99])
def test_a_bot_seems_to_think_equally_long_however_quickly_it_chose(
    share: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand, waited = Hand(), list[float]()

    async def wait(seconds: float) -> None:
        waited.append(seconds * 1000)
        hand.seconds += seconds

    monkeypatch.setattr(following, "Pace", lambda ms: Pace(ms, hand))
    monkeypatch.setattr(following, "asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": wait}))
    bots = Thinker(share, hand)

    async def run() -> None:
        async with serving_in(tmp_path, lambda house: setattr(house, "bots", bots)) as server:
            made = await server.table("master", "beginner", cap=4, auto=False)
            watcher = await server.enter(made)
            await watcher.update(None, lambda told: told["table"]["phase"] == "over")

    asyncio.run(run())
    assert len(bots.given) > 4
    thought = [share * ms + more for ms, more in zip(bots.given, waited, strict=True)]
    assert thought == pytest.approx(bots.given)


def test_a_weaker_level_has_shorter_turns_and_none_is_longer_than_the_servers(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving_in(tmp_path) as server:
            made = await server.table("North", "South")
            pace = server.house.hub.followings[made["id"]]._pace
            server.house.bots.turn_ms = 1000
            turns = [pace(0, level).ms for level in search.levels(discovery.game("maamut"))]
            assert turns == sorted(turns)
            assert turns[0] < turns[-1] == 1000

    asyncio.run(run())


def test_a_table_plays_on_when_its_bots_process_ends_in_mid_thought(tmp_path: Path) -> None:
    bots = Bots(1, 8, (sys.executable, "-c", FORGETFUL, str(tmp_path / "mark")))

    async def run() -> None:
        async with serving_in(tmp_path, lambda house: setattr(house, "bots", bots)) as server:
            made = await server.table("beginner", "beginner", cap=4)
            watcher = await server.enter(made)
            await watcher.update(None, lambda told: told["table"]["phase"] == "over")

    asyncio.run(run())
    assert bots.lost == 1


def test_a_bot_that_came_to_nothing_tries_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "RETRY", 0)
    failures = iter([True, True])
    choose = Bots.choose

    async def sometimes(bots: Bots, *asked: Any) -> Thought:
        if next(failures, False):
            raise ServerRefusal(key="server-no-thought")
        return await choose(bots, *asked)

    monkeypatch.setattr(Bots, "choose", sometimes)

    async def run() -> None:
        async with serving_in(tmp_path) as server:
            made = await server.table("beginner", "beginner", cap=2)
            watcher = await server.enter(made)
            await watcher.update(None, lambda told: told["table"]["phase"] == "over")

    asyncio.run(run())
    assert next(failures, None) is None


@served
async def test_a_bots_process_that_is_killed_is_replaced_and_asked_the_same(server: Running) -> None:
    bots = server.house.bots
    bots.turn_ms = 60_000
    made = await server.table("North", "master", options={"first": 1})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    await client.update(0, lambda told: told["actors"] == [1])
    first = await thinking(bots, None)
    os.kill(first, signal.SIGKILL)
    assert await thinking(bots, first) != first
    assert (bots.asked, bots.lost) == (1, 1)


async def thinking(bots: Bots, besides: int | None) -> int:
    """The process that thinks, once there is one besides another."""
    worker = bots.workers[0]
    while worker.process is None or worker.process.pid == besides:
        await asyncio.sleep(0.01)
    return worker.process.pid
