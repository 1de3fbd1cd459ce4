"""Kills a real server again and again while real clients play, and checks from the disk that nothing was lost.

Clients come back by themselves with what they know. Moments to kill are numbers of acknowledged moves, drawn
from a seed; moves are drawn from it too, so that only what was on its way at that moment differs from run to run.
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
from ludoteca.store import FILE, Store, TableId
from ludoteca.table import Table
from tests import seeded
from tests.server.killed_client import BETWEEN_TRIES, Player, Watcher

SEATS = ("North", "South")
CLOCK = {"seconds": 600, "increment": 2}
MOST_BETWEEN = 60
TRIES_WHILE_DOWN = 20
LAST_MOVES = 40


class Server:
    """`ludoteca serve` in a process of its own, always on the same port and the same data."""

    def __init__(self, folder: Path, seed: int = 1) -> None:
        self.folder = folder
        self.seed = seed
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0
        self.started = 0.0
        self.ended = 0.0

    def start(self) -> None:
        """Start it; it answers in a while."""
        self.starts += 1
        seed = self.folder / "seed"
        seed.write_text(f"{self.seed}, start {self.starts}")
        words = ["serve", "--data", self.folder, "--port", self.port, "--bind", "127.0.0.1", "--limits", "off"]
        log = (self.folder / "server.log").open("ab")
        self.started = time.monotonic()
        self.process = subprocess.Popen(seeded.command(seed, *words), stdout=log, stderr=log)
        log.close()

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End it, at once or as it likes to be ended."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait()
        self.ended = time.monotonic()

    def is_running(self) -> bool:
        """Whether the process has not ended by itself."""
        return self.process is not None and self.process.poll() is None

    def complaint(self) -> str:
        """The end of what it printed."""
        return (self.folder / "server.log").read_text("utf-8", "replace")[-2000:]


class Match:
    """One table of the run: its id and the clients at it, who keep what they were told."""

    def __init__(self, run: Run, number: int, game: str, made: dict[str, Any]) -> None:
        self.game = game
        self.id = TableId(made["id"])
        tokens = [one["token"] for one in made["seats"]]
        self.players = [Player(run, self.id, number, seat, token) for seat, token in enumerate(tokens)]
        self.watcher = Watcher(run, self.id)


class Run:
    """A run with so many kills while so many tables play at a time."""

    def __init__(self, folder: Path, seed: int, kills: int, tables: int = 6) -> None:
        self.seed = seed
        self.kills = kills
        self.tables = tables
        self.chance = random.Random(seed)
        self.server = Server(folder, seed)
        self.url = f"127.0.0.1:{self.server.port}"
        self.matches: list[Match] = []
        self.seen: Counter[str] = Counter()
        self.sent: dict[tuple[str, int], float] = {}
        self.left = 0
        self.killed = asyncio.Event()
        self.is_over = False

    async def play(self) -> Counter[str]:
        """Play, kill, check; what was seen, counted. An AssertionError tells what went wrong, with the seed."""
        self.server.start()
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._supervise())
                for lane in range(self.tables):
                    tasks.create_task(self._lane(lane))
        except* AssertionError as wrong:
            raise AssertionError(f"seed {self.seed}: {first(wrong)}\n{self.server.complaint()}") from wrong
        finally:
            self.is_over = True
            if self.server.is_running():
                self.server.end()
        self._check_disk()
        return self.seen

    # What clients report.

    def saw(self, what: str) -> None:
        """Count something; the moment to kill comes after so many acknowledged moves, or when the first comes in."""
        self.seen[what] += 1
        if self.killed.is_set() or self.is_over:
            return
        if what == "acknowledged":
            self.left -= 1
        if self.left < 0 or (self.left == 0 and what == "entered"):
            self.server.end()
            self.seen["killed"] += 1
            self.killed.set()

    # What happens meanwhile.

    async def _supervise(self) -> None:
        for _ in range(self.kills):
            self.left = self.chance.randrange(MOST_BETWEEN)
            self.killed.clear()
            await self._until(self.killed.is_set)
            tries = self.seen["tried in vain"] + TRIES_WHILE_DOWN
            await self._until(lambda tries=tries: self.seen["tried in vain"] >= tries)
            self.server.start()
        last = self.seen["acknowledged"] + LAST_MOVES
        await self._until(lambda: self.seen["acknowledged"] >= last)
        self.is_over = True
        self.server.end(signal.SIGTERM)

    async def _until(self, reached: Any) -> None:
        """Wait for something that play brings about; a server that ends by itself is a failure."""
        while not reached():
            assert self.killed.is_set() or self.server.is_running(), "the server ended by itself"
            await asyncio.sleep(0.01)

    async def _lane(self, lane: int) -> None:
        """One table after the other until the run is over, each of another game."""
        games = discovery.names()
        for number in range(10**6):
            match = await self._make(lane + number * self.tables, games[(lane + number) % len(games)])
            if match is None:
                return
            self.matches.append(match)
            async with asyncio.TaskGroup() as clients:
                for client in (match.watcher, *match.players):
                    clients.create_task(client.live())
            if self.is_over:
                return

    async def _make(self, number: int, game: str) -> Match | None:
        """A new table, asked for until there is an answer."""
        seats = [{"kind": "me", "name": name} for name in SEATS]
        asked = {"game": game, "players": len(SEATS), "seats": seats, "clock": CLOCK, "auto": False}
        async with httpx.AsyncClient(base_url=f"http://{self.url}", timeout=60) as client:
            while not self.is_over:
                try:
                    answer = await client.post("/api/tables", json=asked)
                except httpx.HTTPError:
                    self.saw("tried in vain")
                    await asyncio.sleep(BETWEEN_TRIES)
                    continue
                assert answer.status_code == 201, answer.text
                return Match(self, number, game, answer.json())
        return None

    # What is on the disk in the end.

    def _check_disk(self) -> None:
        with Store.open(self.server.folder / FILE) as store:
            for match in self.matches:
                kept = store.load(match.id)
                assert kept is not None, f"seed {self.seed}: table {match.id} is gone"
                Table.rebuild(kept.record(), {**kept.memo, "keys": kept.answers})
                lines = record.read(kept.record()).lines
                for player in match.players:
                    written = [line.words for line in lines if line.by == player.seat]
                    self._check_moves(match, player, written)
                said = Counter(one.text for one in store.chat(match.id, most=10**6))
                for text in (text for player in match.players for text in player.said):
                    assert said[text] == 1, f"seed {self.seed}: “{text}” is there {said[text]} times"

    def _check_moves(self, match: Match, player: Player, written: list[str]) -> None:
        """Every acknowledged move once and in its order; besides them at most the one that was on its way."""
        on_its_way = [] if player.asked is None else [player.asked["move"]]
        good = (player.acknowledged, player.acknowledged + on_its_way)
        where = f"seed {self.seed}: {match.game} {match.id} seat {player.seat}"
        assert written in good, (
            f"{where}: {written} was written, {player.acknowledged} acknowledged, {on_its_way} asked"
        )
        self.seen["moves checked"] += len(player.acknowledged)


def first(error: BaseException) -> BaseException:
    """The first of several errors."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def run(folder: Path, seed: int, kills: int, tables: int = 6) -> Counter[str]:
    """A whole run; what was seen, counted."""
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("LUDOTECA_QUIET", "1")

    async def whole() -> Counter[str]:
        return await Run(folder, seed, kills, tables).play()

    return asyncio.run(whole())
