"""A bounded pool of engine processes in which bots choose their moves, so that the event loop never computes one.

An engine receives a seat's view and nothing else. If a process ends while it computes, the same request goes to a new
one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ludoteca import search
from ludoteca.core.game import Game, View
from ludoteca.server.errors import ServerError

LOG = logging.getLogger("ludoteca.bots")
ENGINE_COMMAND = (
    sys.executable,
    "-c",
    "import os, sys; getattr(os, 'nice', lambda by: by)(5); from ludoteca.cli import main; sys.exit(main(['engine']))",
)
MAX_LINE = 1 << 20
OOM_SCORE = "800"  # of -1000 to 1000; the server has 0
ANSWER_TIMEOUT = 20.0  # seconds beyond the time budget
MAX_ATTEMPTS = 5
TURN_MS = 1000
HINT_MS = 800


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and the engine's evaluation of it."""

    move: str
    info: dict[str, Any]


class WorkerLost(Exception):
    """An engine process ended, or did not answer in time."""


class EngineProcess:
    """One engine process, started on demand; it handles one request at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._command = command

    async def request(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a message; WorkerLost if there is none, and the next request starts a new process."""
        try:
            return await self._exchange(message, seconds + ANSWER_TIMEOUT)
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            await self.kill()
            raise WorkerLost from error
        except asyncio.CancelledError:
            await self.kill()  # its answer would be read as that to the next request
            raise

    async def kill(self) -> None:
        """End the process, if there is one."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _exchange(self, message: dict[str, Any], timeout: float) -> dict[str, Any]:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=MAX_LINE
            )
            prefer_for_oom_kill(self.process.pid)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(message) + b"\n")
        line = await asyncio.wait_for(self.process.stdout.readline(), timeout)
        answer: dict[str, Any] = msgspec.json.decode(line)
        return answer


def prefer_for_oom_kill(process: int) -> None:
    """Let Linux end this process before the server when memory runs out; elsewhere nothing happens."""
    with contextlib.suppress(OSError):
        Path(f"/proc/{process}/oom_score_adj").write_text(OOM_SCORE)


class WorkerPool:
    """Engine processes that share a queue of requests; `turn_ms` is the longest time budget of a bot's turn.

    The idle process that answered last gets the next request, so the choices of a turn reach the process that has
    already searched the position. `waiting` counts queued requests, `requests` all, `lost` the processes that failed.
    """

    def __init__(self, size: int, turn_ms: int = TURN_MS, command: Sequence[str] = ENGINE_COMMAND) -> None:
        self.turn_ms = turn_ms
        self.workers = [EngineProcess(command) for _ in range(max(1, size))]
        self.waiting = 0
        self.requests = 0
        self.lost = 0
        self._idle: asyncio.LifoQueue[EngineProcess] = asyncio.LifoQueue()
        for worker in self.workers:
            self._idle.put_nowait(worker)

    @property
    def busy(self) -> int:
        """The number of processes that are computing a choice."""
        return len(self.workers) - self._idle.qsize()

    async def choose(self, game: Game, view: View, moves: Sequence[str], seat: int, level: str, ms: float) -> Choice:
        """The move that a level chooses from a seat's view; ServerError if several processes in a row fail."""
        message = {
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
        self.requests += 1
        for _ in range(MAX_ATTEMPTS):
            try:
                answer = await self._request(message, ms / 1000)
            except WorkerLost:
                self.lost += 1
                LOG.warning("an engine process was lost; its request is repeated")
                continue
            if answer.get("move") in moves:
                return Choice(answer["move"], answer.get("info", {}))
            LOG.error("the engine chose no legal move: %s", error_key(answer))
        raise ServerError(key="server-no-thought")

    async def hint(self, game: Game, view: View, moves: Sequence[str], seat: int) -> Choice:
        """The move that the strongest level chooses."""
        return await self.choose(game, view, moves, seat, search.levels(game)[-1], HINT_MS)

    async def close(self) -> None:
        """End every process."""
        for worker in self.workers:
            await worker.kill()

    async def _request(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer of the next idle process."""
        self.waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self.waiting -= 1
        try:
            return await worker.request(message, seconds)
        finally:
            self._idle.put_nowait(worker)


def error_key(answer: dict[str, Any]) -> str:
    """The key of the error in an engine's answer, without its message, which may quote the position."""
    error = answer.get("error")
    return str(error.get("key", "")) if isinstance(error, dict) else "no error"
