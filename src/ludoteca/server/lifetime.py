"""How long servers have run on this data, so that clocks never count the time in which none did.

A small file holds the milliseconds of all runs together; it is written anew every few seconds and read at the next
start. What a killed server ran after its last writing counts for nobody. A restored backup brings its own number.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

ALIVE = "alive"
DIGITS = 15


class Lifetime:
    """The milliseconds that servers have run on some data, this one included.

    What a backup was `restored` with goes before the mark, which tells of another course of things. It is never
    less than what the data itself was written at.
    """

    def __init__(
        self, mark: Path, clock: Callable[[], float] = time.monotonic, restored: int | None = None, least: int = 0
    ) -> None:
        self.mark = mark
        self.clock = clock
        self.begun = clock()
        self.before = max(least, marked(mark) if restored is None else restored)

    def lived(self) -> int:
        """All of it until now."""
        return self.before + round((self.clock() - self.begun) * 1000)

    def touch(self) -> None:
        """This server runs."""
        try:
            handle = os.open(self.mark, os.O_WRONLY | os.O_CREAT, 0o600)
        except OSError:
            return
        try:
            os.write(handle, f"{self.lived():0{DIGITS}}\n".encode())
        except OSError:
            pass  # a full disk must not stop anything
        finally:
            os.close(handle)

    def since(self, moment: object) -> int:
        """How many milliseconds servers have run since a moment of `lived`; none if nobody knows the moment."""
        return max(0, self.lived() - moment) if isinstance(moment, int) else 0


def marked(mark: Path) -> int:
    """The number in a mark; 0 if there is none that reads."""
    try:
        text = mark.read_text("ascii")
    except (OSError, UnicodeDecodeError):
        return 0
    return int(text) if text.strip().isdigit() else 0
