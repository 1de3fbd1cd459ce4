"""Looks after the tables in the background: wakes those that play on by themselves, notes that the server runs, and
keeps how finished games looked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from ludoteca.core.errors import Refused
from ludoteca.server.filming import films_of
from ludoteca.server.room import Room
from ludoteca.store import TableId

if TYPE_CHECKING:
    from ludoteca.server.house import House

LOG = logging.getLogger("ludoteca.caretaker")
HEARTBEAT = 5.0


class Caretaker:
    """Some endless tasks."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tasks: list[asyncio.Task[None]] = []
        self.filming: asyncio.Queue[Room] = asyncio.Queue()
        house.on_over.append(self.filming.put_nowait)

    def begin(self) -> None:
        """Begin all of them."""
        duties: list[Coroutine[Any, Any, None]] = [self.house.sleeping.wake(), self._beat(), self._film()]
        self.tasks = [asyncio.get_running_loop().create_task(duty) for duty in duties]

    async def end(self) -> None:
        """End all of them; this moment is remembered as the last."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.house.lifetime.touch()

    async def _beat(self) -> None:
        """Note every few seconds that the server runs."""
        while True:
            self.house.lifetime.touch()
            await asyncio.sleep(HEARTBEAT)

    async def _film(self) -> None:
        """Keep how each finished game looked to everybody, for days when its rules are gone."""
        for id in await asyncio.to_thread(self.house.store.unfilmed):
            await self._film_late(id)
        while True:
            await self._keep_film(await self.filming.get())

    async def _film_late(self, id: TableId) -> None:
        """A game that ended shortly before the last server did."""
        keeping = self.house.hub.keeping
        kept = await asyncio.to_thread(keeping.load, id)
        if kept is None:
            return
        try:
            room = await asyncio.to_thread(keeping.room, kept)
        except Refused as error:
            LOG.warning("table %s can't be filmed: %s", id[:6], error)
            return
        if id not in self.house.hub.rooms:
            keeping.forget(room)
        await self._keep_film(room)

    async def _keep_film(self, room: Room) -> None:
        if room.agreement.study:
            return
        films = await asyncio.to_thread(films_of, room)
        try:
            await self.house.store.saving(*films)
        except Refused as error:
            LOG.warning("the films of table %s could not be kept: %s", room.id[:6], error)
