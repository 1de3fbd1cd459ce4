"""Syncing a file, and writes that are on the disk once they are done, which compiled callers don't wait for."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable

_sync: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)


def synced(file: int) -> int:
    """Have all that was written to a file on the disk; 0, or the number of what went wrong."""
    try:
        _sync(file)
    except OSError as error:
        return error.errno or errno.EIO
    return 0


def begin(number: int, size: int) -> int:
    """Make ready for so many writes at a time of up to so many bytes each; 0 where there are none."""
    return 0


def send(ready: int, which: int, file: int, told: int, text: bytes, size: int, place: int) -> int:
    """Let one of the writes go: a text to a place, with zeros up to a size; `told` counts it once it is on the disk.

    0, or the number of why it can't be sent.
    """
    return errno.ENOSYS


def done(ready: int, told: int, waits: bool) -> int:
    """How many of the writes are done that were not done before; whoever waits has sent one, and gets at least one.

    `told` counts anew from here; the negative number of what went wrong if nobody can tell.
    """
    return -errno.ENOSYS


def which(ready: int, at: int) -> int:
    """Which of the writes one of these was."""
    return 0


def size(ready: int, at: int) -> int:
    """How many bytes of it are on the disk, or the negative number of what went wrong with it."""
    return 0


def end(ready: int) -> None:
    """Let go of what was made ready."""
