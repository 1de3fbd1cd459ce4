"""Writes to a file, some at a time, each on the disk once it is done; no thread waits for them meanwhile.

Linux does that for programs that write past its memory for files, where the file system lets them and modules are
compiled; elsewhere there are no trips.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path

from ludoteca.store import disk

BLOCK = 4096  # what is written past the system's memory for files begins and ends at whole blocks
LONGEST = 32 * BLOCK
AT_A_TIME = 4


class Trips:
    """The way to the disk for one file; an event loop can watch `told`, which is ready when a write is done."""

    def __init__(self, file: int, told: int, ready: int) -> None:
        self.file = file
        self.told = told
        self._ready = ready

    def send(self, which: int, text: bytes, size: int, place: int) -> int:
        """Let a text go to a place of the file, with zeros up to a size; 0, or the number of why it can't be sent.

        `which` is any below AT_A_TIME that is not under way.
        """
        return disk.send(self._ready, which, self.file, self.told, text, size, place)

    def done(self, waits: bool) -> list[tuple[int, int]]:
        """Which have arrived, and how many bytes of each are on the disk, or the negative number of what went wrong.

        Whoever waits gets at least one, of which there must be one.
        """
        number = disk.done(self._ready, self.told, waits)
        return [(disk.which(self._ready, at), disk.size(self._ready, at)) for at in range(number)]

    def close(self) -> None:
        """Let go of the file."""
        disk.end(self._ready)
        os.close(self.told)
        os.close(self.file)


def are_possible() -> bool:
    """Whether there are trips at all here."""
    ready = disk.begin(1, BLOCK)
    if ready:
        disk.end(ready)
    return ready != 0


def opened(path: Path) -> Trips | None:
    """The way to a file that is laid out; None where its file system doesn't let it be written so."""
    ready = disk.begin(AT_A_TIME, LONGEST)
    if not ready:
        return None
    try:
        file = os.open(path, os.O_RDWR | os.O_DIRECT | os.O_DSYNC | os.O_CLOEXEC)
    except OSError:
        disk.end(ready)
        return None
    return Trips(file, os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC), ready)


def is_want_of_room(wrong: int) -> bool:
    """Whether a number of what went wrong says that there is no room, so that nothing was written."""
    return wrong in (errno.ENOSPC, errno.EFBIG, errno.EDQUOT)
