"""The contenders: our server with one game, or boardgame.io, each in a process of its own."""

from __future__ import annotations

import itertools
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Protocol

from bench.server import boardgame_io
from bench.server.processes import ROOT, free_port, serve, stop
from ludoteca.tools.loadtest import LoadGenerator, TableClient
from ludoteca.tools.loadtest.load_generator import MatchClient

EQUIVALENT_GAME = "loot"  # the same rules and fields as the peer's game
PEER = "boardgame.io"
WARM_UP = 5  # moves of each new match
COMPILER_WARM_UP = 120  # moves of each match until V8 has compiled the hot paths
STAGGER_STEP = 4  # moves between the starting points of consecutive matches


class Contender(Protocol):
    """A server process and the matches that are played on it."""

    name: str

    @property
    def pid(self) -> int:
        """The process id of the server."""

    async def matches(self, number: int) -> LoadGenerator:
        """The matches of the next round, connected and warmed up."""

    async def close(self) -> None:
        """Close all connections."""


class Ludoteca:
    """Our server with one game.

    The matches stay the same over the rounds and a finished game is followed by a new table, so that starting and
    ending games count as often as they happen. The matches start at different points of their games, so that the
    games do not all end in the same round.
    """

    def __init__(self, name: str, game: str, process: subprocess.Popen[bytes], port: int) -> None:
        self.name = name
        self.game = game
        self.process = process
        self.url = f"http://127.0.0.1:{port}"
        self._crowd: LoadGenerator | None = None

    @property
    def pid(self) -> int:
        """The process id of the server."""
        return self.process.pid

    async def matches(self, number: int) -> LoadGenerator:
        """The same matches in every round."""
        if self._crowd is None:
            self._crowd = await self.open(number)
            await stagger(self._crowd.matches)
        return self._crowd

    async def open(self, number: int) -> LoadGenerator:
        """New tables with two connections each."""
        return await LoadGenerator.open(number, self.open_table)

    async def open_table(self, number: int) -> TableClient:
        """A new table with two connections, on which the game has begun."""
        return await TableClient.open(self.url, self.game, number)

    async def close(self) -> None:
        """Close all connections."""
        if self._crowd is not None:
            await self._crowd.close()


class BoardgameIo:
    """boardgame.io with its storage in memory.

    Every round gets new matches and the server drops the old ones: it copies the log of a match at every move, so
    games far longer than real ones would slow it down.
    """

    name = PEER

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port
        self._names = itertools.count(1)
        self._crowd: LoadGenerator | None = None

    @property
    def pid(self) -> int:
        """The process id of the server."""
        return self.process.pid

    async def matches(self, number: int) -> LoadGenerator:
        """New matches; the first ones are played until V8 has compiled the server's code."""
        if self._crowd is None:
            self._crowd = await LoadGenerator.open(number, self._open)
            await self._crowd.play_closed_loop(COMPILER_WARM_UP)
        await self.close()
        self._crowd = await LoadGenerator.open(number, self._open)
        await self._crowd.play_closed_loop(WARM_UP)
        return self._crowd

    async def close(self) -> None:
        """Close all connections and drop the matches."""
        if self._crowd is not None:
            await self._crowd.close()
            boardgame_io.drop_matches(self.process)

    async def _open(self, number: int) -> MatchClient:
        return await boardgame_io.Match.open(self.port, next(self._names))


async def stagger(matches: Sequence[MatchClient]) -> None:
    """Play each match some moves further than the one before it."""
    for first in range(len(matches)):
        await LoadGenerator(matches[first:]).play_closed_loop(WARM_UP if first == 0 else STAGGER_STEP)


@contextmanager
def ludoteca(game: str, name: str = "", checkout: Path = ROOT) -> Iterator[Ludoteca]:
    """A server process of its own with an empty data directory."""
    with tempfile.TemporaryDirectory() as data:
        port = free_port()
        process = serve(port, data, checkout=checkout)
        try:
            yield Ludoteca(name or f"ludoteca, {game}", game, process, port)
        finally:
            stop(process)


@contextmanager
def boardgame() -> Iterator[BoardgameIo]:
    """A boardgame.io process."""
    boardgame_io.install()
    port = free_port()
    process = boardgame_io.start(port)
    try:
        yield BoardgameIo(process, port)
    finally:
        stop(process)


@contextmanager
def started(games: Sequence[str], reference: Path | None) -> Iterator[list[Contender]]:
    """One process for each game, the same games of the reference checkout if there is one, and the peer last."""
    with ExitStack() as stack:
        found: list[Contender] = [stack.enter_context(ludoteca(game)) for game in games]
        if reference is not None:
            found += [stack.enter_context(ludoteca(game, f"reference, {game}", reference)) for game in games]
        yield [*found, stack.enter_context(boardgame())]
