"""Server time for deadlines and expiry: UTC milliseconds that advance with the monotonic clock; outages do not count.

A change of the machine's date while the server runs therefore moves no deadline. It suspends expiry until the date is
back or an administrator confirms it. At the next start the difference is part of the outage; if the date was set back,
the server's time continues from the last moment that was stored.
"""

from __future__ import annotations

from ludoteca.store import SteadyClock, Store

MAX_JUMP_MS = 5 * 60_000  # the wall clock may differ this much from the monotonic clock before expiry is suspended


class Uptime:
    """The time that servers have run on a store; clocks of tables count this time only."""

    def __init__(self, store: Store, clock: SteadyClock | None = None) -> None:
        self._store = store
        self._clock = clock or SteadyClock()

    def now(self) -> int:
        """UTC milliseconds by this server's clock."""
        return self._clock.now()

    async def start(self) -> None:
        """Record the outage before this start."""
        now = self.now()
        self._clock.advance(await self._store.record_start(now) - now)

    async def heartbeat(self) -> None:
        """Record that the server is running."""
        await self._store.heartbeat(self.now())

    async def elapsed_since(self, moment: object) -> int:
        """The milliseconds that servers ran since a moment; 0 if the moment is unknown."""
        if not isinstance(moment, int):
            return 0
        return max(0, self.now() - moment - await self._store.downtime_since(moment))

    async def moment_before(self, now: int, milliseconds: int) -> int:
        """The moment since which servers ran for a number of milliseconds until `now`."""
        end = now
        for started_at, ended_at in await self._store.outages():
            ran = max(0, end - ended_at)
            if ran >= milliseconds:
                break
            milliseconds -= ran
            end = min(end, started_at)
        return end - milliseconds

    def jump(self) -> int:
        """By how many milliseconds the wall clock was set forward (negative: back) while the server ran."""
        return self._clock.jump()

    def has_jumped(self) -> bool:
        """Whether the wall clock was set further than MAX_JUMP_MS while the server ran."""
        return abs(self.jump()) > MAX_JUMP_MS

    async def confirm_jump(self) -> int:
        """Take the wall clock as correct and count the jump as an outage; its milliseconds."""
        await self.heartbeat()
        jump = self._clock.accept_jump()
        if jump > 0:
            await self.start()
        return jump
