"""Bots choose moves in engine processes; a request whose process ends is repeated."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from pathlib import Path

import pytest

from ludoteca.core.match import Match
from ludoteca.server.bots.worker_pool import Choice, WorkerPool
from ludoteca.server.errors import ServerError
from tests.support.server import RunningServer, served

# An engine that ends at its first request and works after that.
FAILING_ENGINE = """
import os, sys
mark = sys.argv[1]
if not os.path.exists(mark):
    sys.stdin.readline()
    open(mark, "w").close()
    os._exit(1)
from ludoteca.cli import main
sys.exit(main(["engine"]))
"""

# An engine that refuses every request with an error that quotes the position.
REFUSING_ENGINE = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    error = {"key": "bad-view", "message": "the hand 1 2 3", "fields": {"move": "E2"}}
    print(json.dumps({"id": asked.get("id"), "error": error}), flush=True)
"""


def failing_engine(folder: Path) -> tuple[str, ...]:
    """The command of an engine that ends at its first request."""
    return (sys.executable, "-c", FAILING_ENGINE, str(folder / "mark"))


async def choice(pool: WorkerPool, match: Match, level: str = "beginner") -> Choice:
    """A choice for the seat that must move."""
    seat = match.state.current_players()[0]
    return await pool.choose(match.game, match.view(seat), match.moves(seat), seat, level, 5)


def test_a_request_whose_process_ends_is_repeated(tmp_path: Path) -> None:
    async def run() -> None:
        pool = WorkerPool(1, 10, failing_engine(tmp_path))
        match = Match.new("maamut", 2, "bots")
        chosen = await choice(pool, match)
        assert chosen.move in match.moves(match.state.current_players()[0])
        assert pool.lost == 1
        await pool.close()

    asyncio.run(run())


def test_successive_choices_go_to_the_same_process() -> None:
    async def run() -> None:
        pool = WorkerPool(3, 10)
        match = Match.new("mammut", 2, "bots")
        for _ in range(4):
            chosen = await choice(pool, match, "master")
            match.play(match.state.current_players()[0], chosen.move)
        assert [worker.process is not None for worker in pool.workers].count(True) == 1
        await pool.close()

    asyncio.run(run())


def test_requests_wait_while_all_processes_are_busy() -> None:
    async def run() -> None:
        pool = WorkerPool(1, 10)
        match = Match.new("maamut", 2, "bots")
        choices = await asyncio.gather(*(choice(pool, match) for _ in range(3)))
        assert {one.move for one in choices} <= set(match.moves(match.state.current_players()[0]))
        await pool.close()

    asyncio.run(run())


@served
async def test_moves_are_answered_while_every_process_is_busy(server: RunningServer) -> None:
    busy = await server.table("North", "master", options={"first": 1})
    server.components.bots.turn_ms = 60_000
    waiting = await server.enter(busy, tokens=busy["tokens"], salt="01")
    await waiting.update(0, lambda update: update["actors"] == [1])
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    await client.play(0)
    assert (await waiting.do("ping")) == {"id": waiting.number}
    assert waiting.updates[0]["actors"] == [1]


@served
async def test_a_killed_process_is_replaced_and_gets_the_same_request(server: RunningServer) -> None:
    pool = server.components.bots
    pool.turn_ms = 60_000
    made = await server.table("North", "master", options={"first": 1})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    await client.update(0, lambda update: update["actors"] == [1])
    first = await process_id(pool, None)
    os.kill(first, signal.SIGKILL)
    assert await process_id(pool, first) != first
    assert (pool.requests, pool.lost) == (1, 1)


async def process_id(pool: WorkerPool, other_than: int | None) -> int:
    """The process id of the first engine once it has one other than the given one."""
    worker = pool.workers[0]
    while worker.process is None or worker.process.pid == other_than:
        await asyncio.sleep(0.01)
    return worker.process.pid


def test_the_log_of_an_engine_error_has_its_key_only(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        pool = WorkerPool(1, 10, (sys.executable, "-c", REFUSING_ENGINE))
        with pytest.raises(ServerError):
            await choice(pool, Match.new("maamut", 2, "bots"))
        await pool.close()

    asyncio.run(run())
    messages = {record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR}
    assert messages == {"the engine chose no legal move: bad-view"}


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has scores for ending processes when memory runs out")
def test_linux_ends_an_engine_process_before_the_server_when_memory_runs_out() -> None:
    async def score() -> int:
        pool = WorkerPool(1)
        await choice(pool, Match.new("maamut", 2, "memory"))
        process = pool.workers[0].process
        assert process is not None
        found = int(Path(f"/proc/{process.pid}/oom_score_adj").read_text())
        await pool.close()
        return found

    assert asyncio.run(score()) > int(Path("/proc/self/oom_score_adj").read_text())
