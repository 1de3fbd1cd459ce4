"""Bots at tables: they think in processes of their own, and a thought that is lost is thought again."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from ludoteca.core.match import Match
from ludoteca.server.bots import ENGINE, Bots
from tests.server.client import Running, served

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
