"""The moderation methods of the SQLite backend."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from ludoteca.store.interface import LIST_LIMIT, ModerationStore
from ludoteca.store.models import AccountId
from ludoteca.store.moderation import (
    Announcement,
    AuditEntry,
    FilterWord,
    FinishedTable,
    ModerationChange,
    Report,
    Sanction,
)
from ludoteca.store.sqlite.moderation import queries, statements


class SqliteModeration(ModerationStore):
    """Moderation for a store that runs queries with `_read` and statements with `_write`."""

    _read: Callable[..., Awaitable[Any]]
    _write: Callable[..., Awaitable[Any]]

    async def moderate(self, entry: AuditEntry, change: ModerationChange | None = None) -> int:
        return int(await self._write(statements.moderate, entry, change))

    async def hosts(self) -> list[AccountId]:
        return list(await self._read(queries.hosts))

    async def sanctions(self) -> list[Sanction]:
        return list(await self._read(queries.sanctions))

    async def delete_expired_sanctions(self, now: int) -> int:
        return int(await self._write(statements.delete_expired_sanctions, now))

    async def add_report(self, report: Report) -> None:
        await self._write(statements.add_report, report)

    async def reports(self, limit: int = LIST_LIMIT) -> list[Report]:
        return list(await self._read(queries.reports, limit))

    async def delete_closed_reports(self, before: int) -> int:
        return int(await self._write(statements.delete_closed_reports, before))

    async def filter_words(self) -> list[FilterWord]:
        return list(await self._read(queries.filter_words))

    async def announcements(self) -> list[Announcement]:
        return list(await self._read(queries.announcements))

    async def audit_entries(self, limit: int = LIST_LIMIT, before: int | None = None) -> list[AuditEntry]:
        return list(await self._read(queries.audit_entries, limit, before))

    async def finished_tables(self, since: int, until: int, game: str | None = None) -> list[FinishedTable]:
        return list(await self._read(queries.finished_tables, since, until, game))
