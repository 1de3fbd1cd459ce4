"""Keeps moves without leaving the event loop that asks: on the slate at once, in the database by and by.

Transactions and changes of threads are what a lone move would mostly wait for. What is large or no move, comes while
the writer's thread has something to keep, or finds no room, is left to that thread.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence

from ludoteca.store import trips
from ludoteca.store.changes import Append
from ludoteca.store.kept import TableId, Written
from ludoteca.store.pen import MOST_REMEMBERED
from ludoteca.store.slate import Batch, Slate
from ludoteca.store.writer import Job, Outcome, Writer, settle, tell

MOST_JOBS = 100
MOST_LINES = 100
COPY_AFTER = 0.5  # seconds that moves may lie on the slate alone


class Direct:
    """The way of small savings asked for on one event loop: some batches under way, others in a queue."""

    def __init__(self, writer: Writer, slate: Slate) -> None:
        self._writer = writer
        self._slate = slate
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lasts: dict[TableId, int] = {}  # the last line of tables that nobody else writes
        self._under_way: dict[Batch, tuple[list[Job], float]] = {}  # with the moment of their sending
        self._tables: set[TableId] = set()  # of what is under way
        self._queued: list[Job] = []
        self._is_copy_due = False

    def keep(self, loop: asyncio.AbstractEventLoop, jobs: list[Job]) -> bool:
        """Have jobs on the slate, and acknowledge them on the running loop after that; False if another has to."""
        if not self._is_watched_by(loop) or not all(job.loop is loop for job in jobs):
            return False
        self._queued += jobs
        self._go_on()
        return True

    def forget(self, jobs: Sequence[Job]) -> None:
        """Somebody else writes to the tables of these jobs."""
        for job in jobs:
            for change in job.changes:
                self._lasts.pop(getattr(change, "table", TableId("")), None)

    def stop(self) -> None:
        """Wait for what is under way and have it told; what was to follow is left to the writer's thread."""
        self._is_copy_due = True  # the writer's end sees to that
        while self._under_way:
            self._receive(tell, waits=True)
        self._leave(self._queued)
        if self._loop is None or self._loop.is_closed():
            self._slate.way.close()
        else:
            self._loop.call_soon_threadsafe(self._unwatch, self._loop)

    def _is_watched_by(self, loop: asyncio.AbstractEventLoop) -> bool:
        """Whether a loop hears what has arrived: the first that asks does, and the next once that one is closed."""
        if self._loop is loop:
            return True
        if self._loop is not None and not self._loop.is_closed():
            return False
        loop.add_reader(self._slate.way.told, self._hear)
        self._loop = loop
        self._is_copy_due = False
        return True

    def _unwatch(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.remove_reader(self._slate.way.told)
        self._slate.way.close()

    def _send(self, jobs: list[Job]) -> bool:
        """Let jobs go to the disk together; False, and nothing has been done, if that can't be now."""
        if self._writer.is_in_the_way() or not is_small(jobs):
            return False
        begun = time.perf_counter()
        moves = [change.written() for job in jobs for change in job.changes if type(change) is Append]
        lasts = self._followed(moves)
        batch = self._slate.write(moves) if lasts else None
        if not lasts or batch is None:
            return False
        self._lasts |= lasts
        self._tables |= lasts.keys()
        self._under_way[batch] = jobs, begun
        return True

    def _followed(self, moves: Sequence[Written]) -> dict[TableId, int] | None:
        """The last lines after moves; None if one doesn't follow what is there, or that is under way or not known."""
        if len(self._lasts) > MOST_REMEMBERED:
            self._lasts.clear()
        after: dict[TableId, int] = {}
        for move in moves:
            last = after.get(move.table) or self._lasts.get(move.table)
            if last is None:
                last = self._writer.last(move.table)
            if last is None or move.first != last + 1 or move.table in self._tables:
                return None
            after[move.table] = last + len(move.lines)
        return after

    def _go_on(self) -> None:
        """Send what can be sent of the queue; if nothing can, and nothing is awaited, the writer's thread has it."""
        while self._queued and self._send(self._queued[:MOST_JOBS]):
            del self._queued[:MOST_JOBS]
        if self._queued and not self._under_way:
            queued, self._queued = self._queued, []
            self._leave(queued)

    def _hear(self) -> None:
        """Something has arrived: acknowledge it, and let go what waits."""
        self._receive(settle)
        self._go_on()

    def _receive(self, acknowledge: Callable[[list[Outcome]], None], waits: bool = False) -> None:
        """Acknowledge what has arrived; what could not be written for want of room is left to the writer's thread."""
        for batch, wrong in self._slate.arrived(waits):
            jobs, begun = self._under_way.pop(batch)
            self._tables.difference_update([move.table for move in batch.moves])
            if trips.is_want_of_room(wrong):
                self._slate.wipe([batch])
                self._leave(jobs)
                continue
            if wrong:
                self._writer.distrust(wrong)
            else:
                self._writer.owe(batch)
            error = self._writer.distrusted
            acknowledge([(job, error) for job in jobs if job.loop is self._loop])
            self._writer.note(len(jobs), begun)
            self._copy_soon()

    def _leave(self, jobs: list[Job]) -> None:
        if jobs:
            self.forget(jobs)
            self._writer.put(jobs)

    def _copy_soon(self) -> None:
        """Have the database told of what is on the slate, after a while."""
        assert self._loop is not None
        if self._slate.is_half_full():
            self._writer.put([])
        elif not self._is_copy_due and not self._loop.is_closed():
            self._is_copy_due = True
            self._loop.call_later(COPY_AFTER, self._copy)

    def _copy(self) -> None:
        self._is_copy_due = False
        self._writer.put([])


def is_small(jobs: Sequence[Job]) -> bool:
    """Whether jobs are a few moves and no more."""
    return len(jobs) <= MOST_JOBS and all(
        type(change) is Append and 0 < len(change.lines) <= MOST_LINES for job in jobs for change in job.changes
    )
