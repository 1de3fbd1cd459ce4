"""Kills a real server repeatedly while real clients play, then checks in its store that nothing was lost.

Clients reconnect with what they know. A kill happens after a number of acknowledged moves drawn from a seed; moves are
drawn from it too, so that only the requests in flight at the kill differ from run to run.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

from ludoteca.core import discovery, record
from ludoteca.store import DATABASE_FILE, SqliteStore, TableId
from ludoteca.table import Table
from tests.support import seeded_chance
from tests.support.kill_client import RETRY_SECONDS, Player, Watcher

SEATS = ("North", "South")
CLOCK = {"seconds": 600, "increment": 2}
MAX_MOVES_BETWEEN_KILLS = 60
ATTEMPTS_WHILE_DOWN = 20
LAST_MOVES = 40


class ServerProcess:
    """`ludoteca serve` as a child process, always on the same port and the same data."""

    def __init__(self, folder: Path, seed: int = 1, limits: str = "off") -> None:
        self.folder = folder
        self.limits = limits
        self.seed = seed
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0
        self.started = 0.0
        self.ended = 0.0

    def start(self) -> None:
        """Start the process; it may not answer yet."""
        self.starts += 1
        seed = self.folder / "seed"
        seed.write_text(f"{self.seed}, start {self.starts}")
        words = ["serve", "--data", self.folder, "--port", self.port, "--bind", "127.0.0.1", "--limits", self.limits]
        log = (self.folder / "server.log").open("ab")
        self.started = time.monotonic()
        self.process = subprocess.Popen(seeded_chance.command(seed, *words), stdout=log, stderr=log)
        log.close()

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the process with a signal and wait for it."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait()
        self.ended = time.monotonic()

    def is_running(self) -> bool:
        """Whether the process is running."""
        return self.process is not None and self.process.poll() is None

    def output(self) -> str:
        """The end of what the process printed."""
        return (self.folder / "server.log").read_text("utf-8", "replace")[-2000:]


class Match:
    """One table of the run with its clients."""

    def __init__(self, run: Run, number: int, game: str, made: dict[str, Any]) -> None:
        self.game = game
        self.id = TableId(made["id"])
        tokens = [one["token"] for one in made["seats"]]
        self.players = [Player(run, self.id, number, seat, token) for seat, token in enumerate(tokens)]
        self.watcher = Watcher(run, self.id)


class Run:
    """A run with a number of kills and of concurrent tables."""

    def __init__(self, folder: Path, seed: int, kills: int, tables: int = 6) -> None:
        self.seed = seed
        self.kills = kills
        self.tables = tables
        self.rng = random.Random(seed)
        self.server = ServerProcess(folder, seed)
        self.url = f"127.0.0.1:{self.server.port}"
        self.matches: list[Match] = []
        self.counts: Counter[str] = Counter()
        self.sent: dict[tuple[str, int], float] = {}
        self.left = 0
        self.killed = asyncio.Event()
        self.is_over = False

    async def play(self) -> Counter[str]:
        """Play, kill and check; counts of what happened. An AssertionError names the seed."""
        self.server.start()
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._supervise())
                for start in range(self.tables):
                    tasks.create_task(self._play_tables(start))
        except* AssertionError as error:
            raise AssertionError(f"seed {self.seed}: {first_error(error)}\n{self.server.output()}") from error
        finally:
            self.is_over = True
            if self.server.is_running():
                self.server.stop()
        await self._check_store()
        return self.counts

    # Called by clients

    def count(self, what: str) -> None:
        """Count something; the server is killed after a number of acknowledged moves, or at the first join."""
        self.counts[what] += 1
        if self.killed.is_set() or self.is_over:
            return
        if what == "acknowledged":
            self.left -= 1
        if self.left < 0 or (self.left == 0 and what == "entered"):
            self.server.stop()
            self.counts["killed"] += 1
            self.killed.set()

    # Tasks

    async def _supervise(self) -> None:
        for _ in range(self.kills):
            self.left = self.rng.randrange(MAX_MOVES_BETWEEN_KILLS)
            self.killed.clear()
            await self._until(self.killed.is_set)
            attempts = self.counts["failed attempts"] + ATTEMPTS_WHILE_DOWN
            await self._until(lambda attempts=attempts: self.counts["failed attempts"] >= attempts)
            self.server.start()
        last = self.counts["acknowledged"] + LAST_MOVES
        await self._until(lambda: self.counts["acknowledged"] >= last)
        self.is_over = True
        self.server.stop(signal.SIGTERM)

    async def _until(self, reached: Any) -> None:
        """Wait for a condition; a server that ends by itself is a failure."""
        while not reached():
            assert self.killed.is_set() or self.server.is_running(), "the server ended by itself"
            await asyncio.sleep(0.01)

    async def _play_tables(self, start: int) -> None:
        """Play one table after the other until the run is over, each of another game."""
        games = discovery.names()
        for number in range(10**6):
            match = await self._make(start + number * self.tables, games[(start + number) % len(games)])
            if match is None:
                return
            self.matches.append(match)
            async with asyncio.TaskGroup() as clients:
                for client in (match.watcher, *match.players):
                    clients.create_task(client.play())
            if self.is_over:
                return

    async def _make(self, number: int, game: str) -> Match | None:
        """A new table, requested until there is an answer."""
        seats = [{"kind": "me", "name": name} for name in SEATS]
        body = {"game": game, "players": len(SEATS), "seats": seats, "clock": CLOCK, "auto": False}
        async with httpx.AsyncClient(base_url=f"http://{self.url}", timeout=60) as client:
            while not self.is_over:
                try:
                    answer = await client.post("/api/tables", json=body)
                except httpx.HTTPError:
                    self.count("failed attempts")
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                assert answer.status_code == 201, answer.text
                return Match(self, number, game, answer.json())
        return None

    # The store at the end

    async def _check_store(self) -> None:
        async with SqliteStore.open(self.server.folder / DATABASE_FILE) as store:
            for match in self.matches:
                stored = await store.load_table(match.id)
                assert stored is not None, f"seed {self.seed}: table {match.id} is gone"
                Table.rebuild(stored.record(), {**stored.snapshot, "keys": stored.submissions})
                lines = record.read(stored.record()).lines
                for player in match.players:
                    written = [line.words for line in lines if line.by == player.seat]
                    self._check_moves(match, player, written)
                chat = Counter(one.text for one in await store.chat(match.id))
                for text in (text for player in match.players for text in player.chat):
                    assert chat[text] == 1, f"seed {self.seed}: “{text}” is stored {chat[text]} times"

    def _check_moves(self, match: Match, player: Player, written: list[str]) -> None:
        """Assert that every acknowledged move is there once and in order, and besides at most the one in flight."""
        in_flight = [] if player.request is None else [player.request["move"]]
        good = (player.acknowledged, player.acknowledged + in_flight)
        where = f"seed {self.seed}: {match.game} {match.id} seat {player.seat}"
        assert written in good, (
            f"{where}: {written} was written, {player.acknowledged} acknowledged, {in_flight} in flight"
        )
        self.counts["moves checked"] += len(player.acknowledged)


def first_error(error: BaseException) -> BaseException:
    """The first error of a group."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def run(folder: Path, seed: int, kills: int, tables: int = 6) -> Counter[str]:
    """Execute a whole run; counts of what happened."""
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("LUDOTECA_QUIET", "1")

    async def execute() -> Counter[str]:
        return await Run(folder, seed, kills, tables).play()

    return asyncio.run(execute())
