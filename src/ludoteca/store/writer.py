"""The one thread that writes: everything that waits goes to the disk in one transaction, then all is acknowledged.

Every transaction begins with the moves that it owes the database: acknowledged, since they are on the slate.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue

from ludoteca.store import disk
from ludoteca.store.changes import Change
from ludoteca.store.clearing import Clearing
from ludoteca.store.journal import Journal
from ludoteca.store.kept import TableId, Written
from ludoteca.store.pen import Memory, Pen
from ludoteca.store.refusals import StoreRefusal, StoreUnsynced, refusal, unsynced
from ludoteca.store.slate import Batch

MOST_AT_ONCE = 1000


class Saving(asyncio.Future[None]):
    """Done once something is on the disk; `at_once` is called in the same moment, and not a turn of the loop later."""

    at_once: Callable[[], None] | None = None


class Job:
    """Changes that are kept together or not at all, who waits for that, and what they have to do meanwhile."""

    __slots__ = ("changes", "loop", "meanwhile", "promise")

    def __init__(
        self,
        changes: Sequence[Change],
        promise: Future[None] | Saving,
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
        self.waiting = 0  # jobs in the queue or being done
        self.copied: Callable[[Sequence[Batch]], None] = lambda batches: None  # called when they are owed no more
        self._owed: deque[Batch] = deque()
        self._unsynced: list[Batch] = []  # owed no more once the journal is synced
        self._is_stuck = False  # what is owed could not be written
        self._counting = threading.Lock()
        self._transacting = threading.Lock()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    def put(self, jobs: list[Job]) -> None:
        """Have jobs kept; with none of them, only write what is owed and see after the journal."""
        with self._counting:
            self.waiting += len(jobs)
            self.queue.put(jobs)

    def owe(self, batch: Batch) -> None:
        """Moves are on the slate; they go with the next transaction."""
        self._owed.append(batch)

    def owed(self, table: TableId) -> list[Written]:
        """What the database has yet to learn of a table."""
        return [move for batch in list(self._owed) for move in batch.moves if move.table == table]

    def is_in_the_way(self) -> bool:
        """Whether a move has to wait for its turn here: behind others, or since nothing can be written."""
        return self.waiting > 0 or self._is_stuck or self.distrusted is not None

    def last(self, table: TableId) -> int | None:
        """The number of a table's last line; None if there is no such table, or nobody can tell now."""
        if self.waiting or not self._transacting.acquire(blocking=False):
            return None
        try:
            return Pen(self.connection, self.memory, 0).last(table)
        except sqlite3.Error:
            return None
        finally:
            self._transacting.release()

    def stop(self) -> None:
        """Keep all that was asked for, then stop."""
        self.put([])
        self.queue.put(None)
        self.thread.join()
        self.clearing.stop()
        os.close(self.file)

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
            jobs = list(asked)
            self._gather(jobs)
            start = time.perf_counter()
            owed = sum(len(batch.moves) for batch in list(self._owed))
            outcomes = self._outcomes(jobs)
            if jobs:
                self.note(len(jobs), start)
                tell(outcomes)
            self._tidy(len(jobs) + owed)
            with self._counting:
                self.waiting -= len(jobs)

    def _gather(self, jobs: list[Job]) -> None:
        """Add whatever else waits."""
        try:
            while len(jobs) < MOST_AT_ONCE:
                asked = self.queue.get_nowait()
                if asked is None:
                    self.queue.put(None)  # that was the last; the thread ends after these
                    break
                jobs += asked
        except Empty:
            pass

    def _tidy(self, savings: int) -> None:
        self.journal.lay_out()
        with self._transacting:
            if self.clearing.counted(savings):
                self.clearing.follow(self.connection)

    def _outcomes(self, jobs: list[Job]) -> list[Outcome]:
        """Keep the jobs together; if that fails each by itself, so that one bad job harms no other."""
        if not jobs and not self._owed:
            return []
        error = self._keep(jobs)
        if error is None or len(jobs) <= 1:
            return [(job, error) for job in jobs]
        return [(job, self._keep([job])) for job in jobs]

    def _keep(self, jobs: Sequence[Job]) -> BaseException | None:
        """One transaction on the disk; what went wrong, if anything did."""
        with self._transacting:
            error = self._write(jobs)
        if error is not None:
            return error
        wrong = disk.synced(self.file)
        if wrong:
            return self.distrust(wrong)
        batches, self._unsynced = self._unsynced, []
        self.copied(batches)
        return None

    def _write(self, jobs: Sequence[Job]) -> BaseException | None:
        """One transaction in the journal, not synced; what went wrong, if anything did, and then none of it stands."""
        if self.distrusted is not None:
            return self.distrusted
        owed = list(self._owed)
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            pen = Pen(self.connection, self.memory, self.now())
            for batch in owed:
                for move in batch.moves:
                    pen.catch_up(move)
            for job in jobs:
                for change in job.changes:
                    change.write(pen)
            pen.flush()
            self.connection.execute("COMMIT")
        except BaseException as error:
            self._roll_back()
            wrong = blamed(error, self.path)
            self._is_stuck = bool(owed) and isinstance(wrong, StoreRefusal)
            return wrong
        for _ in owed:
            self._owed.popleft()
        self._unsynced += owed
        self._is_stuck = False
        return None

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
        promise = job.promise
        if promise.done():
            continue  # cancelled by whoever waited; it is kept all the same
        if error is None:
            promise.set_result(None)
        else:
            promise.set_exception(error)
        if isinstance(promise, Saving) and promise.at_once is not None:
            try:
                promise.at_once()
            except Exception as wrong:  # nobody else's business
                promise.get_loop().call_exception_handler({"message": "after a saving", "exception": wrong})
