"""Clocks for timestamps in UTC milliseconds: the machine's wall clock, and one that its changes do not affect."""

from __future__ import annotations

import time
from collections.abc import Callable


def milliseconds() -> int:
    """The current time in milliseconds since 1970 (UTC)."""
    return time.time_ns() // 1_000_000


class SteadyClock:
    """UTC milliseconds that are read once from the wall clock and then advance with the monotonic clock."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic, utc: Callable[[], int] = milliseconds) -> None:
        self._monotonic = monotonic
        self._utc = utc
        self._started = monotonic()
        self._started_at = utc()
        self._wall_started_at = self._started_at

    def now(self) -> int:
        """The time; it never goes back."""
        return self._started_at + self._elapsed()

    def advance(self, milliseconds: int) -> None:
        """Move the clock forward."""
        self._started_at += max(0, milliseconds)

    def jump(self) -> int:
        """By how many milliseconds the wall clock was set forward (negative: back) since the start or `accept_jump`."""
        return self._utc() - self._wall_started_at - self._elapsed()

    def accept_jump(self) -> int:
        """Take the wall clock as correct: follow it if it is ahead. The jump that was accepted."""
        jump = self.jump()
        self._wall_started_at += jump
        self.advance(jump)
        return jump

    def _elapsed(self) -> int:
        return round((self._monotonic() - self._started) * 1000)
