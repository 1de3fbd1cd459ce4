"""Worker processes of the audit, each with two servers of its own and its share of the cases."""

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

from ludoteca.core.errors import Refused
from ludoteca.tools.audit.comparisons import Comparison, cases, comparisons


class WorkerEnded(Refused):
    """A worker process has ended before it was stopped."""

    key = "audit-ended"

    def __init__(self, why: str) -> None:
        super().__init__(f"a worker process of the audit has ended: {why}", why=why)


@contextmanager
def running_workers(games: list[str], seed: int, workers: int, folder: Path) -> Iterator[list[Connection]]:
    """Start worker processes that send the comparison of each match; they are killed at the end."""
    spawning = multiprocessing.get_context("spawn")
    processes, receivers = [], []
    try:
        for number in range(workers):
            receiver, sender = spawning.Pipe(duplex=False)
            share = (games, seed, number, workers, folder / str(number), sender)
            processes.append(spawning.Process(target=_work, args=share, daemon=True))
            processes[-1].start()
            sender.close()
            receivers.append(receiver)
        yield receivers
    finally:
        for process in processes:
            process.kill()
            process.join()


def results(receivers: list[Connection], seconds: float | None) -> Iterator[Comparison]:
    """The comparisons that workers send, for a number of seconds or for ever; WorkerEnded if a worker fails."""
    end = None if seconds is None else time.monotonic() + seconds
    while end is None or time.monotonic() < end:
        for receiver in wait(receivers, None if end is None else max(0.0, end - time.monotonic())):
            assert isinstance(receiver, Connection)
            try:
                result = receiver.recv()
            except EOFError as error:
                raise WorkerEnded("EOFError") from error
            if isinstance(result, str):
                raise WorkerEnded(result)
            yield result


def _work(games: list[str], seed: int, number: int, workers: int, folder: Path, sender: Connection) -> None:
    """Send the comparison of every match, or finally a string with the reason of a failure."""

    async def work() -> None:
        async with aclosing(comparisons(islice(cases(games, seed), number, None, workers), folder)) as found:
            async for one in found:
                sender.send(one)

    try:
        asyncio.run(work())
    except (WebSocketException, OSError) as error:
        sender.send(f"{type(error).__name__}: {error}")
