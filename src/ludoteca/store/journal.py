"""Room in SQLite's journal laid out ahead of it: a commit then syncs its pages only, and not the file's growth too.

The zeros behind the journal's last page are no pages to SQLite, and it writes over them. They go with the journal.
"""

from __future__ import annotations

import os
from io import FileIO
from pathlib import Path

from ludoteca.store.refusals import StoreUnwritable

AHEAD = 12 << 20  # more than the journal holds before it starts again


class Journal:
    """The journal beside a database, watched by the only one who writes there."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}-wal")
        self.size = -1

    def opened(self) -> int:
        """The file for somebody who syncs it: to each their own, since what went wrong is told to each only once."""
        try:
            return os.open(self.path, os.O_RDWR)
        except OSError as error:
            raise StoreUnwritable(str(error), file=str(self.path), why=error.strerror or "") from error

    def lay_out(self) -> None:
        """Add room at the beginning, and if the last commit had to; where there is none nothing is lost but time."""
        now = size(self.path)
        if now == self.size:
            return
        wanted = AHEAD if self.size >= 0 else max(0, AHEAD - now)
        try:
            with self.path.open("r+b", buffering=0) as file:
                add_zeros(file, now, wanted)
        except OSError:
            pass
        self.size = size(self.path)


def add_zeros(file: FileIO, end: int, number: int) -> None:
    """Lengthen a file by all of that or not at all, so that what is left of a full disk stays for others."""
    file.seek(end)
    try:
        if file.write(bytes(number)) == number:
            os.fsync(file.fileno())
            return
    except OSError:
        pass
    file.truncate(end)


def size(path: Path) -> int:
    """How long a file is; 0 if there is none."""
    try:
        return path.stat().st_size
    except OSError:
        return 0
