"""All live tables of this process by id: created, loaded from the store on demand, suspended, deleted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar
from weakref import WeakValueDictionary

from ludoteca.core.errors import Refused
from ludoteca.server.errors import NotFound, Restarting, ServerError, TableClosed
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.live.repository import TableRepository
from ludoteca.server.live.table_config import TableConfig
from ludoteca.server.live.turn_driver import TurnDriver
from ludoteca.server.observability import logs
from ludoteca.server.security import tokens
from ludoteca.server.security.seat_keys import SeatKeys
from ludoteca.server.ws import close_codes
from ludoteca.server.ws.messages_out import Bye, Reason
from ludoteca.store import OVER, PLAYING, StoreError, StoreMisuse, TableId, abandonment
from ludoteca.table import Table

LOG = logging.getLogger("ludoteca.registry")
T = TypeVar("T")


class TableRegistry:
    """The live tables, each with the driver of its bots and clocks."""

    def __init__(self, repository: TableRepository, drivers: Callable[[LiveTable], TurnDriver]) -> None:
        self._repository = repository
        self.tables: dict[str, LiveTable] = {}
        self._new_driver = drivers
        self._drivers: dict[str, TurnDriver] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.is_closing = False

    def game_of(self, id: str) -> str | None:
        """The game of a live table; None if the table is not live."""
        live = self.tables.get(id)
        return None if live is None else live.table.game.meta.name

    def is_thinking(self, id: str) -> bool:
        """Whether a bot is thinking for a live table, or will try again."""
        driver = self._drivers.get(id)
        return driver is not None and driver.is_busy()

    async def get(self, id: str) -> LiveTable:
        """A live table, loaded if necessary; NotFound, TableClosed if its rules are gone, Restarting at shutdown."""
        if self.is_closing:
            raise Restarting()
        live = self.tables.get(id)
        if live is not None:
            return live
        if not tokens.is_token(id):
            raise NotFound()
        async with self._lock_of(id):
            return self.tables.get(id) or await self._load(TableId(id))

    async def read(self, id: str, query: Callable[[LiveTable], T]) -> T:
        """The result of a query about a table's committed state; the errors are those of `get`."""
        while True:
            live = await self.get(id)
            async with live.lock:
                if not live.is_closed:
                    return query(live)
            # It failed, was deleted or left memory while this call waited: look it up again.

    async def create(self, table: Table, config: TableConfig, keys: SeatKeys, id: str | None = None) -> LiveTable:
        """A new table, stored before anyone learns of it, started if nobody is awaited."""
        if self.is_closing:
            raise Restarting()
        live = self._repository.new(id or tokens.new_table_id(), table, config, keys)
        live.start_if_ready()
        await self._repository.create(live)
        self._register(live)
        return live

    async def delete(self, live: LiveTable, phase: str | None = None) -> None:
        """Remove a table, if it is still in a given phase; its connections are closed, waiting actions are refused."""
        async with self._lock_of(live.id), live.lock:
            live.check_open()
            if phase is not None and live.table.phase != phase:
                raise ServerError(key="server-table-moved")
            self._unregister(live)
            try:
                await self._repository.delete(live.id)
            except (StoreError, StoreMisuse) as error:
                self.on_failed(live, error)
                raise
        # The caller's answer is queued first.
        asyncio.get_running_loop().call_soon(live.broadcaster.disconnect_all, close_codes.NO_TABLE)

    async def unload(self, live: LiveTable, wake_at: Callable[[], int | None]) -> bool:
        """Remove a table from memory unless someone is connected or a bot thinks; its wake-up time is stored first.

        Returns whether the table was removed.
        """
        async with self._lock_of(live.id), live.lock:
            if live.is_closed or live.broadcaster.connections or self.is_thinking(live.id):
                return False
            if live.table.phase == PLAYING:
                await self._repository.hibernate(live.id, wake_at())
            self._unregister(live)
        return True

    @asynccontextmanager
    async def suspended(self, id: str) -> AsyncIterator[None]:
        """Inside it a table is not live and cannot be loaded; its connections are told to reconnect."""
        async with self._lock_of(id):
            live = self.tables.get(id)
            if live is not None:
                async with live.lock:
                    self._unregister(live)
                goodbye = Bye(Reason("restart", close_codes.RECONNECT_MS))
                live.broadcaster.disconnect_all(close_codes.RECONNECT, goodbye)
            yield

    async def close(self) -> None:
        """Stop loading tables and close each one after the change that it is committing."""
        self.is_closing = True
        for live in list(self.tables.values()):
            async with live.lock:
                self._unregister(live)

    # Reactions to changes of a live table

    def on_committed(self, live: LiveTable) -> None:
        """Drive what follows an action: bots, forced moves, clocks."""
        driver = self._drivers.get(live.id)
        if driver is not None:
            driver.drive()

    def on_failed(self, live: LiveTable, error: BaseException) -> None:
        """Drop a table whose memory may be ahead of the store; its connections reconnect to what is stored."""
        key = error.key if isinstance(error, StoreError) else "restart"
        LOG.error("a table failed: %s", type(error).__name__)
        self._unregister(live)
        goodbye = Bye(Reason(key, close_codes.RECONNECT_MS))
        # The answer to the request that failed is queued first.
        asyncio.get_running_loop().call_soon(live.broadcaster.disconnect_all, close_codes.FAILED, goodbye)

    def _lock_of(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    async def _load(self, id: TableId) -> LiveTable:
        stored = await self._repository.stored(id)
        if stored is None:
            raise NotFound()
        try:
            live = await self._repository.live_table(stored)
        except StoreError:
            raise
        except Refused as error:
            LOG.warning("table %s cannot be rebuilt: %s", logs.mark(id), error.key)
            if stored.phase != OVER:
                await self._repository.append(abandonment(stored, "server-rules-changed"))
            raise TableClosed() from None
        self._register(live)
        return live

    def _register(self, live: LiveTable) -> None:
        self.tables[live.id] = live
        self._drivers[live.id] = self._new_driver(live)
        live.observers.append(self)
        self._drivers[live.id].drive()

    def _unregister(self, live: LiveTable) -> None:
        live.is_closed = True
        live.observers.clear()
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        driver = self._drivers.pop(live.id, None)
        if driver is not None:
            driver.stop()
