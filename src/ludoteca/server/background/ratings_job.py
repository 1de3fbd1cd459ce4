"""Rates finished tables from what is stored, so that a later server completes what a crash interrupted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from ludoteca.core.errors import Refused
from ludoteca.core.record import TABLE, Record, read
from ludoteca.core.result import Result
from ludoteca.ratings import glicko2
from ludoteca.ratings.service import PlayerRating, is_rated, updated_ratings
from ludoteca.server.live.live_table import LiveTable
from ludoteca.store import OVER, AccountId, Rating, Store, StoredTable, StoreError, StoreMisuse, TableId

LOG = logging.getLogger("ludoteca.ratings")


class RatingsJob:
    """Rates each finished rated table once, in the order in which the tables ended; `now` returns UTC milliseconds."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Rate every table that has not been rated; concurrent calls run one after the other."""
        async with self._lock:
            for table in await self._store.unrated_tables():
                try:
                    await self._rate(table)
                except (StoreError, StoreMisuse):  # the disk is full, or an account was deleted: the next run retries
                    LOG.exception("a table could not be rated")

    def on_over(self, live: LiveTable) -> None:
        """Schedule a run after a rated table has ended."""
        if live.config.rated:
            task = asyncio.get_running_loop().create_task(self._run_logged())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Wait for the scheduled runs."""
        await asyncio.gather(*self._tasks)

    async def _run_logged(self) -> None:
        try:
            await self.run()
        except StoreError:
            LOG.exception("the tables to rate could not be read")

    async def _rate(self, table: TableId) -> None:
        """Store the new ratings of a table's players; no ratings if the table does not count."""
        stored = await self._store.load_table(table)
        if stored is not None and stored.phase == OVER and stored.rated_at is None:
            await self._store.save_ratings(table, await self._new_ratings(stored))

    async def _new_ratings(self, stored: StoredTable) -> list[Rating]:
        """The ratings after a table; none if it does not count or its record cannot be read."""
        try:
            record = read(stored.record())
            result, players = result_of(record), int(record.value("Players"))
        except (Refused, LookupError, TypeError, ValueError):
            LOG.exception("the result of a table cannot be read")
            return []
        owners = stored.settings.get("accounts", {})
        accounts = [await self._existing(owners.get(str(seat))) for seat in range(players)]
        if not is_rated(accounts, result, has_hints(record)):
            return []
        rated = [account for account in accounts if account is not None]
        before = [await self._player_rating(stored.game, account) for account in rated]
        after = updated_ratings(result, before, self._now())
        return [_stored_rating(account, stored.game, player) for account, player in zip(rated, after, strict=True)]

    async def _player_rating(self, game: str, account: AccountId) -> PlayerRating | None:
        """The account's rating in a game; None before its first rated table."""
        for stored in await self._store.ratings(game, account):
            rating = glicko2.Rating(stored.rating, stored.deviation, stored.volatility)
            return PlayerRating(rating, stored.games, stored.updated_at)
        return None

    async def _existing(self, owner: str | None) -> AccountId | None:
        """The account's id; None if the account was deleted."""
        if owner is None or await self._store.account(AccountId(owner)) is None:
            return None
        return AccountId(owner)


def _stored_rating(account: AccountId, game: str, player: PlayerRating) -> Rating:
    """The row of an account's rating; the store sets its time."""
    rating = player.rating
    return Rating(account, game, rating.rating, rating.deviation, rating.volatility, player.games)


def result_of(record: Record) -> Result:
    """The result in the header of a finished record."""
    value = record.value("Result")
    return Result(tuple(value["scores"]), tuple(value["winners"]), value["reason"], tuple(value.get("left", ())))


def has_hints(record: Record) -> bool:
    """Whether a player asked for a hint."""
    return any(line.by == TABLE and line.words.startswith("hint ") for line in record.lines)
