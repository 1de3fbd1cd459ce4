"""Server time for deadlines: UTC milliseconds that advance with the monotonic clock, and outages that do not count.

A change of the machine's date while the server runs therefore moves no deadline. At the next start the difference is
part of the outage; if the date was set back, the server's time continues from the last moment that was stored.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from ludoteca.store import Store


def utc_milliseconds() -> int:
    """The current UTC time in milliseconds."""
    return time.time_ns() // 1_000_000


class Uptime:
    """The time that servers have run on a store; clocks of tables count this time only."""

    def __init__(
        self,
        store: Store,
        monotonic: Callable[[], float] = time.monotonic,
        utc: Callable[[], int] = utc_milliseconds,
    ) -> None:
        self._store = store
        self._monotonic = monotonic
        self._started_at = utc()
        self._started = monotonic()

    def now(self) -> int:
        """UTC milliseconds by this server's clock."""
        return self._started_at + round((self._monotonic() - self._started) * 1000)

    async def start(self) -> None:
        """Record the outage before this start."""
        now = self.now()
        self._started_at += await self._store.record_start(now) - now

    async def heartbeat(self) -> None:
        """Record that the server is running."""
        await self._store.heartbeat(self.now())

    async def elapsed_since(self, moment: object) -> int:
        """The milliseconds that servers ran since a moment; 0 if the moment is unknown."""
        if not isinstance(moment, int):
            return 0
        return max(0, self.now() - moment - await self._store.downtime_since(moment))
