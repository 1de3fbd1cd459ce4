"""What a server does by itself from time to time: idle tables leave the memory, old ones are closed or removed."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from ludoteca.core.errors import Refused
from ludoteca.server import logs
from ludoteca.store import GATHERING, OVER, PLAYING, Listed

if TYPE_CHECKING:
    from ludoteca.server.house import House
    from ludoteca.server.room import Room

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
        await self._put_to_sleep(clock)
        settings = self.house.settings
        limits = {
            GATHERING: settings.expire_gathering,
            PLAYING: settings.expire_playing,
            OVER: settings.expire_finished,
        }
        for phase, seconds in limits.items():
            listed = await asyncio.to_thread(self.house.store.listed, phase, public=None, most=-1)
            for one in listed:
                allowed = settings.expire_study if one.summary.get("study") else seconds
                if allowed and now - one.touched > allowed * 1000:
                    with suppress(Refused):
                        await self._expire(one)
        self.house.limits.unfinished = len(await asyncio.to_thread(self.house.store.unfinished))

    async def _put_to_sleep(self, clock: float) -> None:
        settings = self.house.settings
        for room in list(self.house.hub.rooms.values()):
            if settings.sleep_after and clock - room.touched > settings.sleep_after and self._may_sleep(room):
                async with self.house.hub.asleep(room.id):
                    logs.note("asleep", table=logs.mark(room.id))

    def _may_sleep(self, room: Room) -> bool:
        """Nobody is there, no bot thinks, and no clock runs that must be watched."""
        following = self.house.hub.followings.get(room.id)
        is_watched = room.table.clocks is not None and room.table.phase == PLAYING
        return not room.visits and not is_watched and not (following is not None and following.is_busy())

    async def _expire(self, listed: Listed) -> None:
        """A game in play is closed as abandoned and stays; everything else goes."""
        hub = self.house.hub
        room = await hub.room(listed.id)
        if room.table.phase == PLAYING and not room.agreement.study:
            await room.change(room.table.abandon)
        else:
            await hub.forget(room)
        logs.note("expired", table=logs.mark(listed.id), phase=listed.phase)
