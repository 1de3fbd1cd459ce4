"""Requests to open a bot's seat for a person during a game: every other person at the table has to agree."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.server.errors import ServerError
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.ws.messages_out import Opening
from ludoteca.store import PLAYING
from ludoteca.table import OPEN, Seating


def openings(live: LiveTable) -> list[Opening]:
    """The pending requests, by seat."""
    if live.table.phase != PLAYING:
        return []
    requests = sorted((int(seat), agreed) for seat, agreed in live.config.openings.items())
    return [Opening(seat, agreed, sorted(people(live) - {seat, *agreed})) for seat, agreed in requests]


def people(live: LiveTable) -> set[int]:
    """The seats that belong to a person who is still in the game, also while a bot plays for an absent one."""
    seated = {seat for seat, one in enumerate(live.table.seats) if one.is_person()}
    owned = seated | {int(seat) for seat in live.config.away}
    return {seat for seat in owned if not live.table.has_left(seat)}


def request_opening(live: LiveTable, seat: int, agreeing: Iterable[int]) -> int:
    """Ask the other people to open a bot's seat; the seats of who asks agree. The version after it."""
    former = live.config.openings.get(str(seat), [])
    live.config = live.config.with_opening(seat, {*former, *agreeing})
    return _open_if_agreed(live, seat)


def answer_opening(live: LiveTable, seat: int, opening: int, is_agreed: bool) -> int:
    """A seat agrees to a request, or refuses it, which ends it. The version after it."""
    former = live.config.openings.get(str(opening))
    if former is None or live.table.phase != PLAYING or seat not in people(live):
        raise ServerError(key="server-no-opening", seat=opening)
    live.config = live.config.with_opening(opening, [*former, seat] if is_agreed else None)
    return _open_if_agreed(live, opening) if is_agreed else live.table.version


def _open_if_agreed(live: LiveTable, seat: int) -> int:
    agreed = live.config.openings[str(seat)]
    if people(live) - {seat, *agreed}:
        return live.table.version
    live.config = live.config.with_opening(seat, None)
    return live.table.sit(seat, Seating("", OPEN))
