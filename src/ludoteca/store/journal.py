"""Room in SQLite's journal laid out ahead of it: a commit then syncs its pages only, and not the file's growth too.

The zeros behind the journal's last page are no pages to SQLite, and it writes over them. They go with the journal.
"""

from __future__ import annotations

import os
from pathlib import Path

AHEAD = 2 << 20


class Journal:
    """The journal beside a database, watched by the only one who writes there."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}-wal")
        self.size = 0

    def lay_out(self) -> None:
        """Add room if the last commit had to; where there is none nothing is lost but time."""
        try:
            if os.stat(self.path).st_size == self.size:
                return
            with self.path.open("r+b", buffering=0) as file:
                file.seek(0, os.SEEK_END)
                file.write(bytes(AHEAD))
                os.fsync(file.fileno())
                self.size = file.tell()
        except OSError:
            self.size = size(self.path)


def size(path: Path) -> int:
    """How long a file is; 0 if there is none."""
    try:
        return path.stat().st_size
    except OSError:
        return 0
