"""The one thread that writes: everything that waits goes to the disk in one transaction, then all is acknowledged."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue

from ludoteca.store.changes import Change
from ludoteca.store.clearing import Clearing
from ludoteca.store.journal import Journal
from ludoteca.store.pen import Memory, Pen
from ludoteca.store.refusals import refusal

MOST_AT_ONCE = 1000


class Job:
    """Changes that are kept together or not at all, and who waits for that."""

    __slots__ = ("changes", "loop", "promise")

    def __init__(
        self,
        changes: Sequence[Change],
        promise: Future[None] | asyncio.Future[None],
        loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.changes = changes
        self.promise = promise
        self.loop = loop


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
        self.clearing = Clearing(path)
        self.queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        """Keep all that was asked for, then stop."""
        self.queue.put(None)
        self.thread.join()
        self.clearing.stop()

    def _work(self) -> None:
        while (asked := self.queue.get()) is not None:
            jobs = list(asked)
            is_last = self._gather(jobs)
            start = time.perf_counter()
            outcomes = self._outcomes(jobs)
            self.seen(len(jobs), time.perf_counter() - start)
            tell(outcomes)
            self.journal.lay_out()
            self.clearing.follow(self.connection, len(jobs))
            if is_last:
                return

    def _gather(self, jobs: list[Job]) -> bool:
        """Add whatever else waits; whether the writer was asked to stop after that."""
        try:
            while len(jobs) < MOST_AT_ONCE:
                asked = self.queue.get_nowait()
                if asked is None:
                    return True
                jobs += asked
        except Empty:
            pass
        return False

    def _outcomes(self, jobs: list[Job]) -> list[Outcome]:
        """Keep the jobs together; if that fails each by itself, so that one bad job harms no other."""
        error = self._keep(jobs)
        if error is None or len(jobs) == 1:
            return [(job, error) for job in jobs]
        return [(job, self._keep([job])) for job in jobs]

    def _keep(self, jobs: Sequence[Job]) -> BaseException | None:
        """One transaction; what went wrong, if anything did, and then nothing of it is kept."""
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
            _settle([(job, error)])
        else:
            loops.setdefault(job.loop, []).append((job, error))
    for loop, told in loops.items():
        try:
            loop.call_soon_threadsafe(_settle, told)
        except RuntimeError:
            pass  # the loop was closed: nobody waits any more


def _settle(outcomes: Sequence[Outcome]) -> None:
    for job, error in outcomes:
        if job.promise.done():
            continue  # cancelled by whoever waited; it is kept all the same
        if error is None:
            job.promise.set_result(None)
        else:
            job.promise.set_exception(error)
