"""Taking somebody's name out of what others keep too: records and talk stay, the name and the account go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ludoteca.store import Change, Describe, Kept, TableId, Unname

if TYPE_CHECKING:
    from ludoteca.server.house import House


def without_name(kept: Kept, seat: int, names: Iterable[str] = (), goes: bool = True) -> list[Change]:
    """What takes the name of whoever has a seat, and any of these names there, out of a table; and the account, if that
    goes too.
    """
    seats: list[dict[str, Any]] = kept.summary.get("seats", [])
    shown = [{**one, "name": ""} if at == seat else one for at, one in enumerate(seats)]
    summary = {**kept.summary, "seats": shown}
    gone = {name for name in (*names, *(one["name"] for one in seats[seat : seat + 1])) if name}
    owners = {at: owner for at, owner in kept.settings.get("accounts", {}).items() if not goes or at != str(seat)}
    return [
        *(Unname(kept.id, seat, name, summary) for name in sorted(gone)),
        Describe(kept.id, settings={**kept.settings, "accounts": owners}, summary=summary),
    ]


async def remove_name(house: House, table: TableId, seat: int, names: Iterable[str] = (), goes: bool = True) -> None:
    """Take a name out of a table, while it isn't live; whoever is there comes back to what is on disk."""
    async with house.hub.asleep(table):
        kept = await asyncio.to_thread(house.store.load, table)
        if kept is not None:
            await house.store.saving(*without_name(kept, seat, names, goes))
