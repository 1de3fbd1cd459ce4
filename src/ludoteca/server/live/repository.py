"""Live tables and the store: commits changes, and builds a live table from what is stored."""

from __future__ import annotations

import asyncio

from ludoteca.server.live.broadcaster import CHANNELS, CHAT_HISTORY
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.live.table_config import TableConfig, read_config
from ludoteca.server.live.uptime import Uptime
from ludoteca.server.security.seat_keys import SeatKeys
from ludoteca.server.ws.messages_out import ChatMessage
from ludoteca.store import ChatLine, Store, StoredTable, TableChange, TableId
from ludoteca.table import Table

EVENT_MS = 600  # about as long as a client shows an event


class TableRepository:
    """The way of live tables to and from the store; what a method stored is durable when it returns."""

    def __init__(self, store: Store, uptime: Uptime) -> None:
        self._store = store
        self._uptime = uptime

    def new(self, id: str, table: Table, config: TableConfig, keys: SeatKeys) -> LiveTable:
        """A live table that is not stored yet."""
        return LiveTable(id, table, config, keys, self, self._uptime.now)

    async def create(self, live: LiveTable) -> None:
        """Store a new table."""
        await self._store.create_table(live.to_new_table())

    async def append(self, change: TableChange) -> None:
        """Commit a change."""
        await self._store.append(change)

    async def add_chat(self, table: TableId, line: ChatLine) -> None:
        """Commit a chat line."""
        await self._store.add_chat(table, line)

    async def stored(self, table: TableId) -> StoredTable | None:
        """A table as it is stored; None if there is none."""
        return await self._store.load_table(table)

    async def live_table(self, stored: StoredTable) -> LiveTable:
        """The live table of a stored one, with its clocks charged for the time servers ran since; Refused if its
        record does not replay with the installed rules.
        """
        config = read_config(stored.settings)
        snapshot = {**stored.snapshot, "keys": stored.submissions}
        table = await asyncio.to_thread(Table.rebuild, stored.record(), snapshot, auto=config.auto, event_ms=EVENT_MS)
        chat = await self._chat_history(stored.id)
        elapsed = await self._uptime.elapsed_since(stored.snapshot.get("at"))
        if table.clocks is not None:
            table.clocks.deduct(elapsed)
        keys = SeatKeys.of(stored.tokens)
        return LiveTable(stored.id, table, config, keys, self, self._uptime.now, chat, stored.epoch)

    async def _chat_history(self, table: TableId) -> list[ChatMessage]:
        """The last visible messages of each chat channel."""
        lines = [line for channel in CHANNELS for line in await self._store.chat_history(table, channel, CHAT_HISTORY)]
        return [ChatMessage(one.channel, one.name, one.seat, one.text, one.sent_at) for one in lines]

    async def delete(self, table: TableId) -> None:
        """Remove a table with everything that belongs to it."""
        await self._store.delete_table(table)

    async def hibernate(self, table: TableId, wake_at: int | None) -> None:
        """Note until when a table needs no process."""
        await self._store.hibernate(table, wake_at)
