"""Keeps moves without leaving the event loop that asks: written there, and synced by a thread that is never in its way.

A change of threads is what a lone move would mostly wait for. What is large, or comes while the writer's own thread is
at work, or fails, is left to that thread.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from collections.abc import Sequence

from ludoteca.store.changes import Append
from ludoteca.store.syncing import Syncing
from ludoteca.store.writer import Job, Writer, settle, tell

MOST_JOBS = 100
MOST_LINES = 100


class Direct:
    """The way of small savings asked for on one event loop."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self.file = writer.journal.opened()
        self._syncing = Syncing(self.file)
        self._written: deque[tuple[list[Job], float]] = deque()  # waiting for their sync, with the moment of writing
        self._loop: asyncio.AbstractEventLoop | None = None

    def keep(self, loop: asyncio.AbstractEventLoop, jobs: list[Job]) -> bool:
        """Write jobs, and acknowledge them on the running loop once they are on the disk; False if another has to."""
        if not is_small(loop, jobs) or not self._is_watched_by(loop):
            return False
        begun = time.perf_counter()
        if not self._writer.write_now(jobs):
            return False
        self._written.append((jobs, begun))
        self._syncing.ask()
        return True

    def stop(self) -> None:
        """Wait for the last syncs and have them told; after that nothing may be asked."""
        self._syncing.stop()
        os.close(self.file)
        for jobs, _ in self._written:
            tell([(job, self._wrong()) for job in jobs])
        self._written.clear()
        if self._loop is None or self._loop.is_closed():
            self._syncing.close()
        else:
            self._loop.call_soon_threadsafe(self._unwatch, self._loop)

    def _is_watched_by(self, loop: asyncio.AbstractEventLoop) -> bool:
        """Whether a loop hears of syncs: the first that asks does, and the next once that one is closed."""
        if self._loop is loop:
            return True
        if self._loop is not None and not self._loop.is_closed():
            return False
        try:
            loop.add_reader(self._syncing.told, self._synced)
        except NotImplementedError:
            return False  # Windows' loops watch no pipes: there the writer's thread keeps everything
        self._loop = loop
        return True

    def _unwatch(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.remove_reader(self._syncing.told)
        self._syncing.close()

    def _synced(self) -> None:
        number = self._syncing.done()
        if number:
            self._acknowledge(number, self._writer.distrusted)
        elif self._loop is not None:
            self._loop.remove_reader(self._syncing.told)
            self._acknowledge(len(self._written), self._wrong())

    def _acknowledge(self, number: int, error: BaseException | None) -> None:
        """Settle so many of those that wait, or all that the store's end left."""
        for _ in range(min(number, len(self._written))):
            jobs, begun = self._written.popleft()
            self._writer.note(len(jobs), begun)
            settle([(job, error) for job in jobs if job.loop is self._loop])

    def _wrong(self) -> BaseException | None:
        """What went wrong with the syncs that nothing was told of, if anything did."""
        wrong = self._syncing.wrong
        return self._writer.distrust(wrong) if wrong else None


def is_small(loop: asyncio.AbstractEventLoop, jobs: Sequence[Job]) -> bool:
    """Whether jobs are a few moves that a loop asked for, and no more."""
    return len(jobs) <= MOST_JOBS and all(
        job.loop is loop and type(change) is Append and len(change.lines) <= MOST_LINES
        for job in jobs
        for change in job.changes
    )
