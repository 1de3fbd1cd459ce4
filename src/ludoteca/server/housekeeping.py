"""What a server does by itself from time to time: idle tables sleep, what is old is closed or removed, clocks ring."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from ludoteca.core.errors import Refused
from ludoteca.server import logs
from ludoteca.store import GATHERING, OVER, PLAYING, EndIdleSessions, TableId

if TYPE_CHECKING:
    from ludoteca.server.house import House

LOG = logging.getLogger("ludoteca.housekeeping")
EVERY = 60


class Housekeeping:
    """Looks after the tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look every minute from now on."""
        self.task = asyncio.get_running_loop().create_task(self._go_on())

    def end(self) -> None:
        """Look no more."""
        if self.task is not None:
            self.task.cancel()

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look(time.time_ns() // 1_000_000, time.monotonic())
            except (Refused, OSError):
                LOG.exception("the tables could not be looked after")

    async def look(self, now: int, clock: float) -> None:
        """Do once what is due at a time of day, in milliseconds since 1970, and of the machine's clock, in seconds."""
        house, settings = self.house, self.house.settings
        await house.sleeping.settle(clock)
        lives = {GATHERING: settings.expire_gathering, PLAYING: settings.expire_playing, OVER: settings.expire_finished}
        for phase, seconds in lives.items():
            await self._expire_all(phase, seconds, now)
            await self._expire_all(phase, settings.expire_study, now, is_study=True)
        if settings.expire_session:
            await house.store.saving(EndIdleSessions(now - settings.expire_session * 1000))
        await house.operating.counting.catch_up()
        await house.sleeping.wake()
        house.limits.unfinished = await asyncio.to_thread(house.store.counted, GATHERING, PLAYING)

    async def _expire_all(self, phase: str, seconds: int, now: int, is_study: bool = False) -> None:
        """Expire what nothing has happened at for so long; 0 is never."""
        if not seconds:
            return
        for id in await asyncio.to_thread(self.house.store.idle, phase, now - seconds * 1000, is_study):
            with suppress(Refused):
                await self._expire(id, phase)

    async def _expire(self, id: TableId, phase: str) -> None:
        """A game in play is closed as abandoned and stays; everything else goes."""
        hub = self.house.hub
        room = await hub.room(id)
        if room.table.phase == PLAYING and not room.agreement.study:
            await room.change(room.table.abandon)
        else:
            await hub.forget(room)
        logs.note("expired", table=logs.mark(id), phase=phase)
