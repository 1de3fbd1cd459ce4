"""Idle tables leave the memory, those with running clocks too, and come back when something is due at them.

Until when a table sleeps is written down with it, so that neither this server nor the next one need hold it.
"""

from __future__ import annotations

import gc
import logging
from typing import TYPE_CHECKING

from ludoteca.core.errors import Refused
from ludoteca.server import logs
from ludoteca.store import PLAYING, Sleep, TableId

if TYPE_CHECKING:
    from ludoteca.server.house import House
    from ludoteca.server.room import Room

LOG = logging.getLogger("ludoteca.sleeping")
SHARE = 4


class Sleeping:
    """Puts the tables of a house to sleep, and wakes them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.gone = 0

    async def settle(self, clock: float) -> None:
        """Put to sleep whatever has been idle for long enough at a time of the machine's clock, in seconds."""
        after = self.house.settings.sleep_after
        for room in list(self.house.hub.rooms.values()):
            if after and clock - room.touched > after and self._may_sleep(room):
                await self._rest(room)
                self.gone += 1
        self._sweep()

    def _sweep(self) -> None:
        """Look for what closed connections have left, once that may be a good part of what is in use."""
        if SHARE * self.gone > len(self.house.hub.rooms):
            self.gone = 0
            gc.collect()

    async def wake(self) -> None:
        """Wake every table in play whose bots or clocks may be due, unless it is awake."""
        hub = self.house.hub
        for id in self.house.store.stirring(self.house.lifetime.lived()):
            if id in hub.rooms:
                continue
            try:
                await hub.room(id)
            except Refused as error:
                LOG.warning("table %s stays closed: %s", id[:6], error)
            except Exception:
                LOG.exception("table %s can't be woken", id[:6])

    def _may_sleep(self, room: Room) -> bool:
        """Nobody is there, and no bot thinks."""
        following = self.house.hub.followings.get(room.id)
        return not room.visits and not (following is not None and following.is_busy())

    async def _rest(self, room: Room) -> None:
        """A table leaves the memory once it is written down until when."""
        async with self.house.hub.asleep(room.id):
            if room.table.phase == PLAYING:
                await self.house.store.saving(Sleep(TableId(room.id), self._rings(room)))
            logs.note("asleep", table=logs.mark(room.id))

    def _rings(self, room: Room) -> int | None:
        """The moment at which the first clock is out, in milliseconds that servers have run; None without one."""
        clocks = room.table.clocks
        left = None if clocks is None else clocks.deadline()
        return None if left is None else self.house.lifetime.lived() + left
