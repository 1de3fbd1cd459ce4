"""The one thread that writes: everything that waits goes to the disk in one transaction, then all is acknowledged.

While it has nothing to do, an event loop may write what is small by itself and leave only the sync to others.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue

from ludoteca.store import disk, opening
from ludoteca.store.changes import Change
from ludoteca.store.clearing import Clearing
from ludoteca.store.journal import Journal
from ludoteca.store.pen import Memory, Pen
from ludoteca.store.refusals import StoreUnsynced, refusal, unsynced

MOST_AT_ONCE = 1000


class Job:
    """Changes that are kept together or not at all, who waits for that, and what they have to do meanwhile."""

    __slots__ = ("changes", "loop", "meanwhile", "promise")

    def __init__(
        self,
        changes: Sequence[Change],
        promise: Future[None] | asyncio.Future[None],
        loop: asyncio.AbstractEventLoop | None = None,
        meanwhile: Callable[[], None] | None = None,
    ) -> None:
        self.changes = changes
        self.promise = promise
        self.loop = loop
        self.meanwhile = meanwhile


Outcome = tuple[Job, BaseException | None]


class Writer:
    """Takes jobs from any thread and keeps them in the order in which they came."""

    def __init__(
        self, connection: sqlite3.Connection, path: Path, now: Callable[[], int], seen: Callable[[int, float], None]
    ) -> None:
        self.connection = connection
        self.path = path
        self.now = now
        self.seen = seen
        self.memory = Memory()
        self.journal = Journal(path)
        self.journal.lay_out()
        self.file = self.journal.opened()
        self.clearing = Clearing(path)
        self.distrusted: StoreUnsynced | None = None
        self.queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.waiting = 0  # askings in the queue or being done
        self._counting = threading.Lock()
        self._transacting = threading.Lock()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    def put(self, jobs: list[Job]) -> None:
        """Have jobs kept; with none of them, only see after the journal."""
        with self._counting:
            self.waiting += 1
            self.queue.put(jobs)

    def stop(self) -> None:
        """Keep all that was asked for, then stop."""
        self.queue.put(None)
        self.thread.join()
        self.clearing.stop()
        os.close(self.file)

    def write_now(self, jobs: Sequence[Job]) -> bool:
        """Write jobs on the caller's thread, without a sync; False, and nothing is written, if the thread has to do it.

        Whoever calls sees to the sync and to what follows it. It waits for nobody: not for the thread, whose turn
        comes before, nor for another process.
        """
        if self.waiting or not self._transacting.acquire(blocking=False):
            return False
        try:
            if self._write(jobs) is not None:
                return False
        finally:
            self._transacting.release()
        if self.clearing.counted(len(jobs)):
            self.put([])
        return True

    def distrust(self, wrong: int) -> StoreUnsynced:
        """A sync failed: what lies on the disk is not known, so nothing is written any more."""
        self.distrusted = self.distrusted or unsynced(wrong, self.path)
        return self.distrusted

    def note(self, savings: int, begun: float) -> None:
        """Tell who looks on of a trip to the disk, one at a time."""
        with self._counting:
            self.seen(savings, time.perf_counter() - begun)

    def _work(self) -> None:
        while (asked := self.queue.get()) is not None:
            jobs, number = list(asked), 1
            number += self._gather(jobs)
            if jobs:
                start = time.perf_counter()
                outcomes = self._outcomes(jobs)
                self.note(len(jobs), start)
                tell(outcomes)
            self._tidy(len(jobs))
            with self._counting:
                self.waiting -= number

    def _gather(self, jobs: list[Job]) -> int:
        """Add whatever else waits; how many askings that were."""
        number = 0
        try:
            while len(jobs) < MOST_AT_ONCE:
                asked = self.queue.get_nowait()
                if asked is None:
                    self.queue.put(None)  # that was the last; the thread ends after these
                    break
                jobs += asked
                number += 1
        except Empty:
            pass
        return number

    def _tidy(self, savings: int) -> None:
        self.journal.lay_out()
        with self._transacting:
            if self.clearing.counted(savings):
                self.clearing.follow(self.connection)

    def _outcomes(self, jobs: list[Job]) -> list[Outcome]:
        """Keep the jobs together; if that fails each by itself, so that one bad job harms no other."""
        error = self._keep(jobs)
        if error is None or len(jobs) == 1:
            return [(job, error) for job in jobs]
        return [(job, self._keep([job])) for job in jobs]

    def _keep(self, jobs: Sequence[Job]) -> BaseException | None:
        """One transaction on the disk; what went wrong, if anything did."""
        with self._transacting, opening.patience(self.connection):
            error = self._write(jobs)
        if error is not None:
            return error
        wrong = disk.synced(self.file)
        return self.distrust(wrong) if wrong else None

    def _write(self, jobs: Sequence[Job]) -> BaseException | None:
        """One transaction in the journal, not synced; what went wrong, if anything did, and then none of it stands."""
        if self.distrusted is not None:
            return self.distrusted
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            pen = Pen(self.connection, self.memory, self.now())
            for job in jobs:
                for change in job.changes:
                    change.write(pen)
            pen.flush()
            self.connection.execute("COMMIT")
            return None
        except BaseException as error:
            self._roll_back()
            return blamed(error, self.path)

    def _roll_back(self) -> None:
        self.memory.clear()
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            pass  # a failed write may have ended the transaction by itself


def blamed(error: BaseException, path: Path) -> BaseException:
    """The error to be told: a refusal where the disk or another process is to blame rather than the change itself."""
    own = sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.InterfaceError
    return refusal(error, path) if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, own) else error


def tell(outcomes: Sequence[Outcome]) -> None:
    """Acknowledge to everybody who waits; each event loop is woken once."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for job, error in outcomes:
        if job.loop is None:
            settle([(job, error)])
        else:
            loops.setdefault(job.loop, []).append((job, error))
    for loop, told in loops.items():
        try:
            loop.call_soon_threadsafe(settle, told)
        except RuntimeError:
            pass  # the loop was closed: nobody waits any more


def settle(outcomes: Sequence[Outcome]) -> None:
    """Acknowledge on the thread of those who wait."""
    for job, error in outcomes:
        if job.promise.done():
            continue  # cancelled by whoever waited; it is kept all the same
        if error is None:
            job.promise.set_result(None)
        else:
            job.promise.set_exception(error)
