"""One thread that runs all writes. Jobs that are waiting share one transaction (group commit).

A job is a function of a Transaction. It may run twice, because jobs of a failed transaction are run again one by one.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from ludoteca.store.errors import StoreMisuse, StoreSyncFailed
from ludoteca.store.sqlite.checkpointer import Checkpointer
from ludoteca.store.sqlite.connection import store_error

LOG = logging.getLogger("ludoteca.store")
MAX_BATCH = 1000
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Transaction:
    """An open write transaction and its timestamp in milliseconds."""

    connection: sqlite3.Connection
    now: int

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        """Execute one statement."""
        return self.connection.execute(statement, values)


@dataclass(slots=True)
class Job:
    """A function to run in a transaction, and the future that gets its result after the commit."""

    function: Callable[[Transaction], Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    result: Any = None
    error: BaseException | None = None


class Writer:
    """Runs jobs in the order in which they were submitted; nothing is acknowledged before its commit.

    After a failed fsync every further job fails with StoreSyncFailed. `on_commit` is called on the writer's thread
    with the number of jobs of each committed transaction and the seconds it took.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path,
        clock: Callable[[], int],
        on_commit: Callable[[int, float], None] | None = None,
    ) -> None:
        self._connection = connection
        self._path = path
        self._clock = clock
        self._on_commit = on_commit
        self._checkpointer = Checkpointer(path)
        self._sync_failure: StoreSyncFailed | None = None
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._is_closed = False
        self._closing = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def run(self, function: Callable[[Transaction], T]) -> T:
        """The result of a job after its commit; a job whose caller is cancelled is committed all the same."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        with self._closing:
            if self._is_closed:
                raise StoreMisuse("the store is closed")
            self._queue.put(Job(function, future, loop))
        return await future

    def close(self) -> None:
        """Run all submitted jobs, then end the thread."""
        with self._closing:
            if self._is_closed:
                return
            self._is_closed = True
            self._queue.put(None)
        self._thread.join()
        self._checkpointer.close()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            batch, is_last = self._batch(first)
            self._process(batch)
            resolve_all(batch)
            self._checkpointer.committed(len(batch), self._connection)
            if is_last:
                return

    def _batch(self, first: Job) -> tuple[list[Job], bool]:
        """A job with all jobs that are waiting behind it, and whether they are the last ones."""
        batch = [first]
        try:
            while len(batch) < MAX_BATCH:
                job = self._queue.get_nowait()
                if job is None:
                    return batch, True
                batch.append(job)
        except Empty:
            pass
        return batch, False

    def _process(self, batch: Sequence[Job]) -> None:
        """Commit all jobs together; if that fails, each on its own, so that one bad job harms no other."""
        error = self._commit(batch)
        for job in batch:
            job.error = self._commit([job]) if error is not None and len(batch) > 1 else error

    def _commit(self, jobs: Sequence[Job]) -> BaseException | None:
        """Run jobs in one transaction; the error, if it was rolled back."""
        if self._sync_failure is not None:
            return StoreSyncFailed(str(self._sync_failure), **self._sync_failure.fields)  # each caller gets its own
        start = time.perf_counter()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            transaction = Transaction(self._connection, self._clock())
            for job in jobs:
                job.result = job.function(transaction)
            self._connection.execute("COMMIT")
        except BaseException as error:
            return self._rolled_back(error)
        self._report(len(jobs), time.perf_counter() - start)
        return None

    def _report(self, jobs: int, seconds: float) -> None:
        """Call the hook; what it raises is logged, since the jobs are committed."""
        try:
            if self._on_commit is not None:
                self._on_commit(jobs, seconds)
        except Exception:
            LOG.exception("the commit hook failed")

    def _rolled_back(self, error: BaseException) -> BaseException:
        """Roll back; the error to report."""
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            pass  # some failed writes end the transaction themselves
        reported = store_error(error, self._path) if isinstance(error, sqlite3.Error) else error
        if isinstance(reported, StoreSyncFailed):
            self._sync_failure = reported
        return reported


def resolve_all(jobs: Sequence[Job]) -> None:
    """Resolve the futures of jobs with one callback per event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, group in by_loop.items():
        try:
            loop.call_soon_threadsafe(_resolve, group)
        except RuntimeError:
            pass  # the loop is closed and nobody awaits the futures


def _resolve(jobs: Sequence[Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue  # the caller was cancelled
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
