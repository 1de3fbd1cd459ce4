"""Removes a player's name from a stored table: from its record, settings, chat and replays. Everything else stays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.live.replays import ReplayService
from ludoteca.store import AnonymiseSeat, Store, StoredTable, TableId


class Anonymiser:
    """Removes names from tables that may be live."""

    def __init__(self, registry: TableRegistry, store: Store, replays: ReplayService) -> None:
        self._registry = registry
        self._store = store
        self._replays = replays

    async def anonymise_seat(
        self, table: TableId, seat: int, names: Iterable[str] = (), remove_owner: bool = True
    ) -> None:
        """Remove a seat's present name and the given ones while the table is suspended; its clients reconnect.

        With `remove_owner` the seat belongs to no account afterwards. An unknown table is ignored.
        """
        async with self._registry.suspended(table):
            stored = await self._store.load_table(table)
            if stored is not None:
                await self._store.anonymise_seat(anonymisation(stored, seat, names, remove_owner))
            self._replays.forget(table)


def anonymisation(stored: StoredTable, seat: int, names: Iterable[str], remove_owner: bool) -> AnonymiseSeat:
    """The change that removes a seat's present name and the given ones from a table."""
    seats: list[dict[str, Any]] = stored.summary.get("seats", [])
    removed = {*names, *(one["name"] for one in seats[seat : seat + 1])} - {""}
    anonymous = [{**one, "name": ""} if index == seat else one for index, one in enumerate(seats)]
    accounts: dict[str, str] = stored.settings.get("accounts", {})
    if remove_owner:
        accounts = {key: owner for key, owner in accounts.items() if key != str(seat)}
    return AnonymiseSeat(
        stored.id,
        seat,
        sorted(removed),
        settings={**stored.settings, "accounts": accounts},
        summary={**stored.summary, "seats": anonymous},
    )
