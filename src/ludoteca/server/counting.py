"""Ratings of finished tables: each counts once, worked out from what is on the disk, also by a later server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from ludoteca.core import record
from ludoteca.core.errors import Refused
from ludoteca.core.result import Result
from ludoteca.ratings import service
from ludoteca.server import agreement
from ludoteca.store import OVER, AccountId, Kept, Rate, Rating, Store, StoreMisused, StoreRefusal, TableId

LOG = logging.getLogger("ludoteca.counting")


class Counting:
    """Works ratings out, one table at a time and in the order in which they ended."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.turn = asyncio.Lock()

    async def catch_up(self) -> None:
        """Count every table that was played for ratings and hasn't counted: its server, or the disk, failed it."""
        async with self.turn:
            for id in await asyncio.to_thread(self.store.unrated):
                try:
                    await self._count(id)
                except (StoreRefusal, StoreMisused):  # no room, or an account went this moment: later, then
                    LOG.exception("a table could not be rated")

    async def _count(self, id: TableId) -> None:
        """Keep what a table makes of its players' ratings; nothing, if it doesn't count."""
        kept = await asyncio.to_thread(self.store.load, id)
        if kept is not None and kept.phase == OVER and kept.rated is None:
            await self.store.saving(Rate(id, self.ratings(kept)))

    def ratings(self, kept: Kept) -> list[Rating]:
        """The ratings after a finished table; none if it doesn't count, or doesn't read."""
        try:
            told = record.read(kept.record())
            result = result_of(told)
        except (Refused, LookupError, TypeError):
            LOG.exception("the result of a table doesn't read")
            return []
        owners = agreement.read(kept.settings).accounts
        seats = [self._known(owners.get(str(seat))) for seat in range(told.value("Players"))]
        hinted = any(line.by == record.TABLE and line.words.startswith("hint ") for line in told.lines)
        if not service.is_rated(seats, result, hinted):
            return []
        accounts = [AccountId(owner) for owner in seats if owner is not None]
        before = {one.account: one for account in accounts for one in self.store.ratings(kept.game, account)}
        return service.updated_ratings(kept.game, accounts, result, before, self.now())

    def _known(self, owner: str | None) -> str | None:
        """An account that still exists."""
        return owner if owner is not None and self.store.account(AccountId(owner)) else None


def result_of(told: record.Record) -> Result:
    """The result that stands in a finished record."""
    found = told.value("Result")
    return Result(tuple(found["scores"]), tuple(found["winners"]), found["reason"], tuple(found.get("left", ())))
