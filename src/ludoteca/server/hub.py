"""All live tables of this server by their ids: made, found, put to sleep, forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import msgspec

from ludoteca.core.errors import Refused
from ludoteca.server import outgoing, tokens
from ludoteca.server.agreement import Agreement
from ludoteca.server.bodies import TableShown
from ludoteca.server.following import Following
from ludoteca.server.keeping import Keeping
from ludoteca.server.keys import Keyring
from ludoteca.server.refusals import Closed, NotFound, Restarting, ServerRefusal
from ludoteca.server.room import Room
from ludoteca.server.visit import Visit
from ludoteca.store import OVER, AccountId, Remove, TableId
from ludoteca.store.closing import abandonment
from ludoteca.table import Table

if TYPE_CHECKING:
    from ludoteca.server.house import House

LOG = logging.getLogger("ludoteca.hub")
GONE = 4404
COME_BACK = 1012
BROKEN = 1011
WAIT_MS = 1500
PATIENCE = 2


class Hub:
    """The rooms, and every socket that is open."""

    def __init__(self, house: House, keeping: Keeping) -> None:
        self.house = house
        self.keeping = keeping
        self.rooms: dict[str, Room] = {}
        self.followings: dict[str, Following] = {}
        self.visits: set[Visit] = set()
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.is_closing = False

    async def close(self) -> None:
        """Tell everybody to come back, and let what is on its way to the disk arrive."""
        self.is_closing = True
        leaving = [asyncio.create_task(visit.ended.wait()) for visit in self.visits]
        for visit in list(self.visits):
            visit.tell(outgoing.Bye(outgoing.Reason("restart", WAIT_MS)))
            visit.close(COME_BACK)
        if leaving:
            await asyncio.wait(leaving, timeout=PATIENCE)
        for task in leaving:
            task.cancel()
        for room in list(self.rooms.values()):
            self._drop(room)
            async with room.writing:
                pass

    def game(self, id: str) -> str | None:
        """The game of a table that is awake."""
        found = self.rooms.get(id)
        return None if found is None else found.table.game.meta.name

    async def room(self, id: str) -> Room:
        """The live table of an id, woken if it sleeps; NotFound if there is none, Restarting at the server's end."""
        found = self.rooms.get(id)
        if found is not None:
            return found
        if not tokens.is_token(id):
            raise NotFound()
        if self.is_closing:
            raise Restarting()
        lock = self.loading.setdefault(id, asyncio.Lock())
        async with lock:
            return self.rooms.get(id) or await self._wake(id)

    async def _wake(self, id: str) -> Room:
        kept = await asyncio.to_thread(self.keeping.load, id)
        if kept is None:
            raise NotFound()
        try:
            room = await asyncio.to_thread(self.keeping.room, kept)
        except Refused as error:
            LOG.warning("table %s can't be rebuilt: %s", id[:6], error)
            if kept.phase != OVER:
                await self.keeping.store.saving(*abandonment(kept, "server-rules-changed"))
            raise Closed() from None
        self._open(room)
        self.followings[id].follow(room)
        return room

    async def make(self, table: Table, agreement: Agreement, keys: Keyring) -> Room:
        """A new table, kept before anybody hears of it."""
        room = Room(tokens.fresh_id(), table, agreement, keys, self.keeping)
        await self.add(room)
        return room

    async def add(self, room: Room) -> None:
        """A room that was made elsewhere becomes one of this hub's, kept before anybody hears of it."""
        self._open(room)
        await room.change(room.start_if_ready)

    async def forget(self, room: Room) -> None:
        """A table is no more; whoever is there is sent away, after what they are still being told.

        Nobody can wake it meanwhile, and what waits to be done there is refused, so that nothing brings it back.
        """
        lock = self.loading.setdefault(room.id, asyncio.Lock())
        async with lock, room.writing:
            if room.is_broken:
                raise ServerRefusal(key="server-table-moved")
            room.is_broken = True
            self._drop(room)
            try:
                await self.keeping.store.saving(Remove(TableId(room.id)))
            except Refused as error:
                await self._broken(room, error)
                raise
        for visit in list(room.visits):
            asyncio.get_running_loop().call_soon(visit.close, GONE)

    @asynccontextmanager
    async def asleep(self, id: str) -> AsyncIterator[None]:
        """Within it a table isn't live and nobody can wake it; whoever is there is told to come back."""
        lock = self.loading.setdefault(id, asyncio.Lock())
        async with lock:
            room = self.rooms.get(id)
            if room is not None:
                async with room.writing:
                    self._drop(room)
                    room.is_broken = True
                for visit in list(room.visits):
                    visit.tell(outgoing.Bye(outgoing.Reason("restart", WAIT_MS)))
                    visit.close(COME_BACK)
            yield

    def end_session(self, session: bytes) -> None:
        """A session is over: sockets that came with it are told to come back, without it then."""
        self._send_back(lambda visit: visit.session == session)

    def end_sessions(self, account: AccountId, kept: bytes | None = None) -> None:
        """All sessions of an account are over, except one that is kept; who is still being looked up may be one."""
        self._send_back(lambda visit: visit.session not in (None, kept) and visit.account in (None, account))

    def _send_back(self, whose: Callable[[Visit], bool]) -> None:
        for visit in [visit for visit in self.visits if whose(visit)]:
            visit.tell(outgoing.Bye(outgoing.Reason("session", WAIT_MS)))
            visit.close(COME_BACK)

    async def listed(self, phase: str, game: str | None) -> list[TableShown]:
        """The public tables in a phase."""
        found = []
        for listed in self.keeping.store.listed(phase, public=True, game=game):
            room = self.rooms.get(listed.id)
            about = listed.summary if room is None else room.about()
            if about["phase"] == phase:
                found.append(msgspec.convert(about, TableShown))
        return found

    def _open(self, room: Room) -> None:
        following = Following(self.house, room)
        self.rooms[room.id] = room
        self.followings[room.id] = following
        room.after.append(following.follow)
        room.on_broken = self._broken

    async def _broken(self, room: Room, error: Refused) -> None:
        """What is in memory is ahead of the disk: everybody comes back to what is there."""
        LOG.error("a change could not be kept: %s", error)
        self._drop(room)
        for visit in list(room.visits):
            visit.tell(outgoing.Bye(outgoing.Reason(error.key, WAIT_MS)))
            visit.close(BROKEN)

    def _drop(self, room: Room) -> None:
        """A room isn't live any more; nothing of it holds on to the rest, so its memory is free without a search."""
        room.catch_up()
        self.rooms.pop(room.id, None)
        room.after.clear()
        self.keeping.forget(room)
        following = self.followings.pop(room.id, None)
        if following is not None:
            following.stop()
