"""The moderation methods of the memory backend."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ludoteca.store.errors import StoreMisuse
from ludoteca.store.interface import LIST_LIMIT, ModerationStore
from ludoteca.store.models import AccountId
from ludoteca.store.moderation import (
    Announcement,
    AuditEntry,
    FilterChange,
    FilterWord,
    HostRole,
    ModerationChange,
    Report,
    ReportClosed,
    Sanction,
    SanctionLifted,
)


class MemoryModeration(ModerationStore):
    """Moderation that lasts as long as this object; `has_account` says whether an account exists."""

    def __init__(self, clock: Callable[[], int], has_account: Callable[[AccountId], bool]) -> None:
        self._now = clock
        self._has_account = has_account
        self._hosts: set[AccountId] = set()
        self._sanctions: dict[int, Sanction] = {}
        self._reports: dict[int, Report] = {}
        self._words: set[FilterWord] = set()
        self._announcements: dict[str, Announcement] = {}
        self._audit: list[AuditEntry] = []
        self._sanction_count = 0
        self._report_count = 0

    async def moderate(self, entry: AuditEntry, change: ModerationChange | None = None) -> int:
        changed = 1 if change is None else self._apply(change)
        if changed:
            reference = changed if isinstance(change, Sanction) else entry.reference
            self._audit.append(replace(entry, number=len(self._audit) + 1, done_at=self._now(), reference=reference))
        return changed

    def _apply(self, change: ModerationChange) -> int:
        match change:
            case Sanction():
                self._sanction_count += 1
                number = self._sanction_count
                self._sanctions[number] = replace(change, number=number, created_at=self._now())
                return number
            case SanctionLifted(number):
                return int(self._sanctions.pop(number, None) is not None)
            case HostRole():
                return self._set_host(change)
            case FilterChange():
                return self._change_filter(change)
            case Announcement(lang, None):
                return int(self._announcements.pop(lang, None) is not None)
            case Announcement():
                self._announcements[change.lang] = change
                return 1
            case ReportClosed():
                return self._close_report(change)

    def _set_host(self, change: HostRole) -> int:
        if not self._has_account(change.account):
            raise StoreMisuse(f"there is no account {change.account}")
        if (change.account in self._hosts) == change.is_host:
            return 0
        self._hosts ^= {change.account}
        return 1

    def _change_filter(self, change: FilterChange) -> int:
        before = len(self._words)
        self._words = self._words | {*change.words} if change.is_added else self._words - {*change.words}
        return abs(len(self._words) - before)

    def _close_report(self, change: ReportClosed) -> int:
        report = self._reports.get(change.number)
        if report is None or report.closed_at is not None:
            return 0
        self._reports[change.number] = replace(report, verdict=change.verdict, closed_at=self._now())
        return 1

    async def hosts(self) -> list[AccountId]:
        return sorted(self._hosts)

    async def sanctions(self) -> list[Sanction]:
        return list(self._sanctions.values())

    async def delete_expired_sanctions(self, now: int) -> int:
        ended = [number for number, one in self._sanctions.items() if one.ends_at is not None and one.ends_at <= now]
        for number in ended:
            del self._sanctions[number]
        return len(ended)

    async def add_report(self, report: Report) -> None:
        for number, one in self._reports.items():
            if one.closed_at is None and _subject(one) == _subject(report):
                self._reports[number] = replace(one, count=one.count + 1)
                return
        self._report_count += 1
        number = self._report_count
        self._reports[number] = replace(report, number=number, reported_at=self._now(), count=1)

    async def reports(self, limit: int = LIST_LIMIT) -> list[Report]:
        return sorted(self._reports.values(), key=lambda one: (one.closed_at is not None, -one.number))[:limit]

    async def delete_closed_reports(self, before: int) -> int:
        old = [number for number, one in self._reports.items() if one.closed_at is not None and one.closed_at < before]
        for number in old:
            del self._reports[number]
        return len(old)

    async def filter_words(self) -> list[FilterWord]:
        return sorted(self._words, key=lambda one: (one.lang, one.word))

    async def announcements(self) -> list[Announcement]:
        return sorted(self._announcements.values(), key=lambda one: one.lang)

    async def audit_entries(self, limit: int = LIST_LIMIT, before: int | None = None) -> list[AuditEntry]:
        return [one for one in self._audit[::-1] if before is None or one.number < before][:limit]

    def forget_account(self, account: AccountId) -> None:
        """Remove an account that is deleted from the hosts and the reports."""
        self._hosts.discard(account)
        self._reports = {
            number: replace(one, account=None) if one.account == account else one
            for number, one in self._reports.items()
        }


def _subject(report: Report) -> tuple[object, ...]:
    """What a report is about."""
    return (report.table, report.kind, report.seat, report.name, report.said_at, report.text)
