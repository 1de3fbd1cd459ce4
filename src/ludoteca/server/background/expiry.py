"""Closes or deletes tables at which nothing has happened, and ends unused sessions, as the settings say.

Only time in which a server ran counts. While the machine's date differs from the monotonic clock, nothing expires.
"""

from __future__ import annotations

import logging

from ludoteca.core.errors import Refused
from ludoteca.server.errors import TableClosed
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.uptime import Uptime
from ludoteca.server.observability import logs
from ludoteca.server.settings import Settings
from ludoteca.store import GATHERING, OVER, PLAYING, Store, TableId

LOG = logging.getLogger("ludoteca.expiry")


class Expiry:
    """Expires tables and sessions; 0 seconds means never."""

    def __init__(self, registry: TableRegistry, store: Store, uptime: Uptime, settings: Settings) -> None:
        self._uptime = uptime
        self._is_suspended = False
        self._registry = registry
        self._store = store
        self._seconds = {
            GATHERING: settings.expire_gathering,
            PLAYING: settings.expire_playing,
            OVER: settings.expire_finished,
        }
        self._study_seconds = settings.expire_study
        self._session_seconds = settings.expire_session
        self._session_lifetime = settings.session_lifetime
        self._notice_seconds = settings.expire_notice

    async def run(self, now: int) -> None:
        """Expire whatever is due at a UTC time in milliseconds, unless the wall clock has jumped."""
        if self._check_suspended():
            return
        for phase, seconds in self._seconds.items():
            await self._expire_tables(phase, seconds, now, study=False)
            await self._expire_tables(phase, self._study_seconds, now, study=True)
        await self._store.delete_expired_sessions(
            used_before=await self._moment_before(now, self._session_seconds) if self._session_seconds else 0,
            created_before=await self._moment_before(now, self._session_lifetime) if self._session_lifetime else 0,
        )
        if self._notice_seconds:
            await self._store.delete_old_notices(await self._moment_before(now, self._notice_seconds))

    def _check_suspended(self) -> bool:
        """Whether the wall clock has jumped; the beginning and the end of this are logged."""
        has_jumped = self._uptime.has_jumped()
        if has_jumped and not self._is_suspended:
            seconds = self._uptime.jump() / 1000
            LOG.warning(
                "the system clock jumped by %.0f s; nothing expires until it is back or confirmed with "
                "'ludoteca admin confirm-clock'",
                seconds,
            )
        elif self._is_suspended and not has_jumped:
            LOG.warning("the system clock is right again; expiry continues")
        self._is_suspended = has_jumped
        return has_jumped

    async def _moment_before(self, now: int, seconds: int) -> int:
        return await self._uptime.moment_before(now, seconds * 1000)

    async def _expire_tables(self, phase: str, seconds: int, now: int, study: bool) -> None:
        if not seconds:
            return
        for id in await self._store.idle_tables(phase, await self._moment_before(now, seconds), study):
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
