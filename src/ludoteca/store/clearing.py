"""Moves what the journal holds into the database file, on a thread of its own, so that no move waits for that.

The journal starts again at its beginning once all of it is moved, which never happens while moves keep coming; so
when it is long, the writer itself moves the little that is left between two transactions.
"""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from queue import SimpleQueue

from ludoteca.store import opening

SAVINGS = 2_000  # after so many the journal is looked at
LONG = 4_000  # pages in the journal: what a thousand moves write one by one
MOVE = "PRAGMA wal_checkpoint(PASSIVE)"


class Clearing:
    """Keeps the journal of a database short, told by the only writer what it has written."""

    def __init__(self, path: Path) -> None:
        self.connection = opening.connection(path)
        self.written = 0
        self.is_long = False
        self.asked: SimpleQueue[bool] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="store-clearing", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        """Finish what has begun."""
        self.asked.put(False)
        self.thread.join()
        self.connection.close()

    def counted(self, savings: int) -> bool:
        """Count what was written; whether it is time to follow."""
        self.written += savings
        return self.is_long or self.written >= SAVINGS

    def follow(self, writing: sqlite3.Connection) -> None:
        """Between two transactions, by the writer: have the journal looked at, and finish a long one."""
        if self.is_long:
            self.is_long = False
            pages_after_moving(writing)
        elif self.written >= SAVINGS:
            self.written = 0
            self.asked.put(True)

    def _work(self) -> None:
        while self.asked.get():
            self.is_long = pages_after_moving(self.connection) >= LONG


def pages_after_moving(connection: sqlite3.Connection) -> int:
    """Move what can be moved without anybody's waiting; how many pages the journal has, 0 if nobody can tell now."""
    try:
        row = connection.execute(MOVE).fetchone()
    except sqlite3.Error:
        return 0  # it all stays in the journal, and is tried again
    return max(0, int(row[1]))
