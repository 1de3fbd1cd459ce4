"""Reports of chat lines and names by players and spectators, for the hosts.

A report contains what its reporter could read: the chat line as it was sent to its channel, or the name of a seat.
"""

from __future__ import annotations

import time

from ludoteca.server.errors import NotFound, TooMany
from ludoteca.server.security.rate_limiter import Clock, RateLimiter, client_network
from ludoteca.server.setting_values import Rate
from ludoteca.store import AuditEntry, Report, ReportClosed, Store

REPORT_RATE = Rate(10, 600)
DISMISSED, ACTED = "dismissed", "acted"


class Reports:
    """The reports of one server; each address may send REPORT_RATE."""

    def __init__(self, store: Store, clock: Clock = time.monotonic) -> None:
        self._store = store
        self._limiter = RateLimiter(REPORT_RATE, clock)

    async def add(self, report: Report, address: str) -> None:
        """Store a report; TooMany if its address has sent too many."""
        if not self._limiter.spend(client_network(address)):
            raise TooMany(key="too-many-reports")
        await self._store.add_report(report)

    async def listed(self) -> list[Report]:
        """The reports, open ones first."""
        return await self._store.reports()

    async def close(self, actor: str, number: int, verdict: str, reason: str = "") -> None:
        """Note that a report was dealt with; NotFound if there is no open one of that number."""
        action = "dismiss" if verdict == DISMISSED else "resolve"
        entry = AuditEntry(actor, action, "", reason, reference=number)
        if not await self._store.moderate(entry, ReportClosed(number, verdict)):
            raise NotFound(key="no-report", number=number)
