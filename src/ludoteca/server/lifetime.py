"""When this server runs, so that clocks never count the time in which it didn't.

A file's date says when it last ran: it is touched every few seconds and read at the next start.
"""

from __future__ import annotations

import os
from pathlib import Path

from ludoteca.store.store import milliseconds


class Lifetime:
    """The moments, in milliseconds since 1970, when this run began and when the last one was seen alive."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark
        self.begun = milliseconds()
        self.last = self._marked()

    def touch(self) -> None:
        """This server runs."""
        try:
            self.mark.touch()
        except OSError:
            return  # a full disk must not stop anything

    def since(self, moment: object) -> int:
        """How many milliseconds servers have run since a moment; none if nobody knows the moment."""
        if not isinstance(moment, int):
            return 0
        now = milliseconds()
        if moment >= self.begun:
            return max(0, now - moment)
        return max(0, self.last - moment) + now - self.begun

    def _marked(self) -> int:
        try:
            return os.stat(self.mark).st_mtime_ns // 1_000_000
        except OSError:
            return 0
