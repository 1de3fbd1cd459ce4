"""Several processes that audit at the same time, each with two servers of its own and its share of the cases."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Iterator
from contextlib import aclosing, contextmanager
from itertools import islice
from multiprocessing.connection import Connection, wait
from pathlib import Path

from websockets.exceptions import WebSocketException

from ludoteca.audit.matches import Compared, cases, compared
from ludoteca.core.errors import Refused


class Ended(Refused):
    """A process of the crew has ended before it was told to."""

    key = "audit-ended"

    def __init__(self, why: str) -> None:
        super().__init__(f"a process of the audit has ended: {why}", why=why)


@contextmanager
def crew(games: list[str], seed: int, workers: int, folder: Path) -> Iterator[list[Connection]]:
    """So many processes that tell of each match they have compared, until nobody listens any more."""
    spawning = multiprocessing.get_context("spawn")
    processes, ears = [], []
    try:
        for number in range(workers):
            ear, mouth = spawning.Pipe(duplex=False)
            share = (games, seed, number, workers, folder / str(number), mouth)
            processes.append(spawning.Process(target=_work, args=share, daemon=True))
            processes[-1].start()
            mouth.close()
            ears.append(ear)
        yield ears
    finally:
        for process in processes:
            process.kill()
            process.join()


def told_by(ears: list[Connection], seconds: float | None) -> Iterator[Compared]:
    """What the crew tells, match after match, for so long or without end; Ended if a process can't go on."""
    end = None if seconds is None else time.monotonic() + seconds
    while end is None or time.monotonic() < end:
        for ear in wait(ears, None if end is None else max(0.0, end - time.monotonic())):
            assert isinstance(ear, Connection)
            try:
                told = ear.recv()
            except EOFError as error:
                raise Ended("EOFError") from error
            if isinstance(told, str):
                raise Ended(told)
            yield told


def _work(games: list[str], seed: int, number: int, workers: int, folder: Path, mouth: Connection) -> None:
    """Tell of every match, or at last in a text why there are no more."""

    async def work() -> None:
        async with aclosing(compared(islice(cases(games, seed), number, None, workers), folder)) as found:
            async for one in found:
                mouth.send(one)

    try:
        asyncio.run(work())
    except (WebSocketException, OSError) as error:
        mouth.send(f"{type(error).__name__}: {error}")
