"""Waiting for a pipe and for the disk; compiled callers do it without the interpreter's lock."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable

MARKS = 4096  # that are taken at a time
_sync: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)


def taken(pipe: int) -> int:
    """How many marks were taken from a pipe, once there are any; 0 at its end."""
    return len(os.read(pipe, MARKS))


def synced(file: int) -> int:
    """Have all that was written to a file on the disk; 0, or the number of what went wrong."""
    try:
        _sync(file)
    except OSError as error:
        return error.errno or errno.EIO
    return 0


def pass_on(pipe: int, number: int) -> None:
    """Put so many marks into a pipe."""
    os.write(pipe, bytes(number))


def leave() -> int:
    """Let other threads run until back(); nothing of Python's may be touched in between."""
    return 0


def back(held: int) -> None:
    """Take up again what leave() let go."""
