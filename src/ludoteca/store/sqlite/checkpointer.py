"""Copies the write-ahead log into the database file on a thread of its own, so that commits do not wait for it.

SQLite reuses the log from its beginning only when all of it has been copied, which does not happen while commits keep
coming. When the log is long, the writer therefore copies the rest itself between two transactions.
"""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from queue import SimpleQueue

from ludoteca.store.sqlite.connection import connect

JOBS_PER_CHECKPOINT = 500
MAX_LOG_PAGES = 2_000


class Checkpointer:
    """Keeps the write-ahead log of a database short; its methods are called by the writer's thread only."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._jobs = 0
        self._is_log_long = False
        self._requests: SimpleQueue[bool] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-checkpointer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish a checkpoint in progress and end the thread."""
        self._requests.put(False)
        self._thread.join()
        self._connection.close()

    def committed(self, jobs: int, writer: sqlite3.Connection) -> None:
        """Count committed jobs, request a checkpoint after enough of them, and finish one of a long log."""
        self._jobs += jobs
        if self._is_log_long:
            self._is_log_long = False
            checkpoint(writer)
        elif self._jobs >= JOBS_PER_CHECKPOINT:
            self._jobs = 0
            self._requests.put(True)

    def _run(self) -> None:
        while self._requests.get():
            self._is_log_long = checkpoint(self._connection) >= MAX_LOG_PAGES


def checkpoint(connection: sqlite3.Connection) -> int:
    """Copy what can be copied without waiting; the number of pages in the log, 0 if the checkpoint failed."""
    try:
        row = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error:
        return 0  # the log keeps everything until the next checkpoint
    return max(0, int(row[1]))
