"""One server per store: a lock of the operating system on a file beside it, which ends with its process."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from ludoteca.store.refusals import StoreInUse, StoreUnwritable

try:
    import fcntl
except ImportError:  # Windows
    import msvcrt


class Lock:
    """Held from its making until it is released or the process ends, however it ends."""

    def __init__(self, store: Path) -> None:
        place = store.with_name(store.name + ".lock")
        try:
            self.handle = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            why = error.strerror or str(error)
            raise StoreUnwritable(f"{place}: {why}", file=str(store), why=why) from error
        try:
            _take(self.handle)
        except OSError as error:
            os.close(self.handle)
            if error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                raise StoreUnwritable(str(error), file=str(store), why=error.strerror or "") from error
            raise StoreInUse(f"{store} is in use", file=str(store)) from error

    def release(self) -> None:
        """Let others have it; the file stays, since removing it could let two in."""
        if self.handle >= 0:
            os.close(self.handle)
            self.handle = -1


def _take(handle: int) -> None:
    if os.name == "nt":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
