"""Bots think in processes of their own, a bounded number of them, so that people's moves never wait for a thought.

Each process is the engine that any program can talk to; it gets a seat's view and nothing else. If one ends in
mid-thought, the same is asked again of a new one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ludoteca import search
from ludoteca.core.game import Game, View
from ludoteca.server.refusals import ServerRefusal

LOG = logging.getLogger("ludoteca.bots")
ENGINE = (
    sys.executable,
    "-c",
    "import os, sys; getattr(os, 'nice', lambda by: by)(5); from ludoteca.cli import main; sys.exit(main(['engine']))",
)
LONGEST_LINE = 1 << 20
GRACE = 20.0
ATTEMPTS = 5
TURN_MS = 1000
HINT_MS = 800


@dataclass(frozen=True, slots=True)
class Thought:
    """A move and what was thought of it."""

    move: str
    info: dict[str, Any]


class Lost(Exception):
    """A process ended, or didn't answer in time."""


class Worker:
    """One engine process, asked one thing at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a request; Lost if there is none, and then the next request begins a new process."""
        try:
            if self.process is None or self.process.returncode is not None:
                self.process = await asyncio.create_subprocess_exec(
                    *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE
                )
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(msgspec.json.encode(request) + b"\n")
            line = await asyncio.wait_for(self.process.stdout.readline(), seconds + GRACE)
            answer: dict[str, Any] = msgspec.json.decode(line)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            await self.end()
            raise Lost from error
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for the next one's
            raise
        return answer

    async def end(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Bots:
    """The workers; whoever asks waits for an idle one, the one that answered last if it can be had.

    So the next choice of a turn meets the process that has searched for the choice before.
    """

    def __init__(self, number: int, turn_ms: int = TURN_MS, command: Sequence[str] = ENGINE) -> None:
        self.turn_ms = turn_ms
        self.workers = [Worker(command) for _ in range(max(1, number))]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.idle.put_nowait(worker)
        self.waiting = 0
        self.asked = 0
        self.lost = 0

    async def choose(self, game: Game, view: View, moves: Sequence[str], seat: int, level: str, ms: float) -> Thought:
        """What a level chooses from what its seat may know."""
        request = {
            "do": "choose",
            "game": game.meta.name,
            "view": view,
            "moves": moves,
            "seat": seat,
            "level": level,
            "ms": max(1, round(ms)),
            "seed": secrets.token_hex(8),
            "info": True,
        }
        self.asked += 1
        for _ in range(ATTEMPTS):
            self.waiting += 1
            try:
                worker = await self.idle.get()
            finally:
                self.waiting -= 1
            try:
                answer = await worker.ask(request, ms / 1000)
            except Lost:
                self.lost += 1
                LOG.warning("a thinking process was lost; its move is thought again")
                continue
            finally:
                self.idle.put_nowait(worker)
            if answer.get("move") in moves:
                return Thought(answer["move"], answer.get("info", {}))
            LOG.error("the engine answered %s", answer.get("error", "no move"))
        raise ServerRefusal(key="server-no-thought")

    async def hint(self, game: Game, view: View, moves: Sequence[str], seat: int) -> Thought:
        """What the strongest level would do."""
        return await self.choose(game, view, moves, seat, search.levels(game)[-1], HINT_MS)

    async def close(self) -> None:
        """End every process."""
        for worker in self.workers:
            await worker.end()
