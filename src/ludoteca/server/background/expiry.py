"""Closes or deletes tables at which nothing has happened for as long as the settings say."""

from __future__ import annotations

import logging

from ludoteca.core.errors import Refused
from ludoteca.server.errors import TableClosed
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.observability import logs
from ludoteca.server.settings import Settings
from ludoteca.store import GATHERING, OVER, PLAYING, Store, TableId

LOG = logging.getLogger("ludoteca.expiry")


class Expiry:
    """Expires tables and sessions; 0 seconds means never."""

    def __init__(self, registry: TableRegistry, store: Store, settings: Settings) -> None:
        self._registry = registry
        self._store = store
        self._seconds = {
            GATHERING: settings.expire_gathering,
            PLAYING: settings.expire_playing,
            OVER: settings.expire_finished,
        }
        self._study_seconds = settings.expire_study
        self._session_seconds = settings.expire_session

    async def run(self, now: int) -> None:
        """Expire whatever is due at a UTC time in milliseconds."""
        for phase, seconds in self._seconds.items():
            await self._expire_tables(phase, seconds, now, study=False)
            await self._expire_tables(phase, self._study_seconds, now, study=True)
        if self._session_seconds:
            await self._store.delete_idle_sessions(now - self._session_seconds * 1000)

    async def _expire_tables(self, phase: str, seconds: int, now: int, study: bool) -> None:
        if not seconds:
            return
        for id in await self._store.idle_tables(phase, now - seconds * 1000, study):
            try:
                await self._expire(id, phase)
            except TableClosed:  # its rules are gone, so it cannot be loaded; a game in play was abandoned by that
                if phase == OVER or study:
                    await self._store.delete_table(id)
            except Refused as error:
                LOG.info("table %s did not expire: %s", logs.mark(id), error.key)
            except Exception:
                LOG.exception("table %s cannot expire", logs.mark(id))

    async def _expire(self, id: TableId, phase: str) -> None:
        """Abandon a running game, whose record stays; delete any other table."""
        live = await self._registry.get(id)
        if live.table.phase == PLAYING and not live.config.study:
            await live.execute(live.table.abandon)
        else:
            await self._registry.delete(live, phase)
        logs.log_event("expired", table=logs.mark(id), phase=phase)
