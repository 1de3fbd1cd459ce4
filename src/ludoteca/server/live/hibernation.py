"""Idle tables leave memory, also with running clocks, and are loaded again when something is due.

The wake-up time is stored with the table, so neither this process nor the next one has to keep it in memory.
"""

from __future__ import annotations

import gc
import logging

from ludoteca.core.errors import Refused
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.uptime import Uptime
from ludoteca.server.observability import logs
from ludoteca.store import Store, StoreError

LOG = logging.getLogger("ludoteca.hibernation")
COLLECT_SHARE = 4  # collect garbage once a quarter of the tables has left memory


class Hibernation:
    """Moves idle tables out of memory and loads those that are due; 0 seconds means tables stay in memory."""

    def __init__(self, registry: TableRegistry, store: Store, uptime: Uptime, idle_seconds: int) -> None:
        self._registry = registry
        self._store = store
        self._uptime = uptime
        self._idle_seconds = idle_seconds
        self._removed = 0

    async def hibernate_idle(self, monotonic: float) -> None:
        """Remove from memory every table that is idle at a time of the monotonic clock."""
        for live in list(self._registry.tables.values()):
            is_idle = self._idle_seconds and monotonic - live.last_active > self._idle_seconds
            if is_idle:
                await self._hibernate(live)
        if COLLECT_SHARE * self._removed > len(self._registry.tables):
            self._removed = 0
            gc.collect()

    async def wake_due(self) -> None:
        """Load every table in play whose bots or clocks may be due."""
        for id in await self._store.due_tables(self._uptime.now()):
            if id in self._registry.tables:
                continue
            try:
                await self._registry.get(id)
            except Refused as error:
                LOG.warning("table %s stays closed: %s", logs.mark(id), error.key)
            except Exception:
                LOG.exception("table %s cannot be loaded", logs.mark(id))

    async def _hibernate(self, live: LiveTable) -> None:
        try:
            if await self._registry.unload(live, lambda: self._wake_at(live)):
                self._removed += 1
                logs.log_event("asleep", table=logs.mark(live.id))
        except StoreError as error:
            LOG.warning("table %s stays in memory: %s", logs.mark(live.id), error.key)

    def _wake_at(self, live: LiveTable) -> int | None:
        """When the first clock expires, in UTC milliseconds; None without a running clock."""
        clocks = live.table.clocks
        left = None if clocks is None else clocks.deadline()
        return None if left is None else self._uptime.now() + left
