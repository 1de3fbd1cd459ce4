"""An operating system lock on a file beside the database, so that only one process opens a store for writing."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from ludoteca.store.errors import StoreInUse, StoreUnwritable
from ludoteca.store.private_files import open_private

try:
    import fcntl
except ImportError:  # Windows
    import msvcrt


class FileLock:
    """Held from construction until `release` or the end of the process."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        try:
            self._descriptor = open_private(path, os.O_RDWR)
        except OSError as error:
            why = error.strerror or str(error)
            raise StoreUnwritable(f"{path}: {why}", file=str(database), why=why) from error
        try:
            _lock(self._descriptor)
        except OSError as error:
            os.close(self._descriptor)
            if error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                raise StoreUnwritable(str(error), file=str(database), why=error.strerror or "") from error
            raise StoreInUse(f"{database} is in use", file=str(database)) from error

    def was_used(self) -> bool:
        """Whether a store was opened beside this file before."""
        return os.fstat(self._descriptor).st_size > 0

    def mark_used(self) -> None:
        """Store that the database has content now."""
        if not self.was_used():
            os.write(self._descriptor, b"used\n")
            os.fsync(self._descriptor)

    def release(self) -> None:
        """Release the lock; the file stays, because removing it would let two processes lock different files."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def _lock(descriptor: int) -> None:
    if os.name == "nt":
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
