"""Handlers for a table's host: freeing seats, placing bots, exchanging seats, invitations, closing the table."""

from __future__ import annotations

from functools import partial

from ludoteca.server.errors import NotAllowed, ServerError
from ludoteca.server.live.creation import known_level
from ludoteca.server.live.live_table import LiveTable
from ludoteca.server.live.openings import openings, request_opening
from ludoteca.server.live.registry import TableRegistry
from ludoteca.server.security.seat_keys import INVITE, PASS
from ludoteca.server.ws import messages_in as incoming
from ludoteca.server.ws import messages_out as outgoing
from ludoteca.server.ws.connection import Connection
from ludoteca.server.ws.handlers import Handler
from ludoteca.server.ws.handlers.seats import AWAY_LEVEL, revoke_keys
from ludoteca.server.ws.messages_out import Answer
from ludoteca.store import GATHERING, OVER, PLAYING
from ludoteca.table import OPEN, Seating


class HostHandlers:
    """What only the host may do."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    def handlers(self) -> dict[type, Handler]:
        """The handlers by message type."""
        return {
            incoming.Free: self.free_seat,
            incoming.Invite: self.create_invite,
            incoming.PutBot: self.place_bot,
            incoming.Swap: self.swap_seats,
            incoming.Close: self.close_table,
        }

    async def free_seat(self, live: LiveTable, connection: Connection, request: incoming.Free) -> Answer:
        """Take a seat from its owner: before the game it is open again, during the game a bot plays it."""
        check_host(connection)
        async with live.lock:
            version = await live.execute_locked(lambda: _free_seat(live, request.seat))
            live.broadcaster.revoke_seat(request.seat)
        return outgoing.Versioned(version)

    async def create_invite(self, live: LiveTable, connection: Connection, request: incoming.Invite) -> Answer:
        """A new invitation, which replaces the old one."""
        check_host(connection)
        return outgoing.Invited(await live.execute(lambda: live.issue_key(INVITE)))

    async def place_bot(self, live: LiveTable, connection: Connection, request: incoming.PutBot) -> Answer:
        """Put a bot on an open seat, or open a bot's seat; during a game the other people have to agree to that."""
        check_host(connection)
        before = live.config.openings
        action = partial(_open_bot_seat, live, request.seat, connection.seats)
        if request.level is not None:
            action = partial(_place_bot, live, request.seat, request.level)
        version = await live.execute(action)
        if live.config.openings != before:
            live.broadcaster.publish_message(outgoing.Openings(openings(live)))
        return outgoing.Versioned(version)

    async def swap_seats(self, live: LiveTable, connection: Connection, request: incoming.Swap) -> Answer:
        """Exchange two seats before the game."""
        check_host(connection)
        exchanged = {request.seat: request.other, request.other: request.seat}
        async with live.lock:
            version = await live.execute_locked(lambda: _swap_seats(live, request.seat, request.other))
            for one in list(live.broadcaster.connections):
                moved = frozenset(exchanged.get(seat, seat) for seat in one.seats)
                if moved != one.seats:
                    live.broadcaster.change_seats(one, moved)
                    one.send_message(outgoing.Moved(sorted(one.seats)))
        return outgoing.Versioned(version)

    async def close_table(self, live: LiveTable, connection: Connection, request: incoming.Close) -> Answer:
        """Abandon a running game, or delete a table whose game has not begun."""
        check_host(connection)
        if live.table.phase == PLAYING:
            if live.config.rated:
                raise ServerError(key="server-rated-goes-on")
            await live.execute(live.table.abandon)
        elif live.table.phase == GATHERING:
            await self._registry.delete(live, GATHERING)
        return Answer()


def check_host(connection: Connection) -> None:
    """Refuse anyone but the host."""
    if not connection.is_host:
        raise NotAllowed(key="server-not-host")


def _free_seat(live: LiveTable, seat: int) -> int:
    live.check_seat(seat)
    if live.table.phase == OVER or (live.config.rated and live.table.phase == PLAYING):
        raise ServerError(key="server-not-free")
    if live.table.phase == PLAYING:
        _check_not_bot(live, seat)
    kind = known_level(live.table.game, AWAY_LEVEL) if live.table.phase == PLAYING else OPEN
    version = live.table.sit(seat, Seating("", kind))
    revoke_keys(live, seat)
    live.config = live.config.with_away(seat, None).with_owner(seat, None)
    return version


def _check_not_bot(live: LiveTable, seat: int) -> None:
    """Refuse a bot's own seat: nobody is to be taken from it."""
    if live.table.seats[seat].is_level() and str(seat) not in live.config.away:
        raise ServerError(key="server-not-free")


def _place_bot(live: LiveTable, seat: int, level: str) -> int:
    table = live.table
    seating = _seating_to_change(live, seat)
    table.sit(seat, Seating(seating.name, known_level(table.game, level)))
    live.keys = live.keys.revoke(PASS, seat)
    live.config = live.config.with_opening(seat, None)
    live.start_if_ready()
    return table.version


def _open_bot_seat(live: LiveTable, seat: int, agreeing: frozenset[int]) -> int:
    seating = _seating_to_change(live, seat)
    if live.table.phase == PLAYING and seating.kind != OPEN:
        return request_opening(live, seat, agreeing)
    return live.table.sit(seat, Seating("", OPEN))


def _seating_to_change(live: LiveTable, seat: int) -> Seating:
    """The seating of a seat that belongs to no person; refused otherwise, and at rated tables."""
    live.check_seat(seat)
    seating = live.table.seats[seat]
    if seating.is_person() or str(seat) in live.config.away or live.table.has_left(seat):
        raise ServerError(key="server-seat-taken", seat=seat)
    if live.config.rated:
        raise ServerError(key="server-not-rated")
    return seating


def _swap_seats(live: LiveTable, seat: int, other: int) -> int:
    table = live.table
    live.check_seat(seat)
    live.check_seat(other)
    if table.phase != GATHERING:
        raise ServerError(key="server-not-free")
    seats, salts = table.seats, list(table.salts)
    first, second = seats[seat], seats[other]
    table.sit(seat, second)
    table.sit(other, first)
    for place, salt in ((seat, salts[other]), (other, salts[seat])):
        if salt is not None:
            table.add_salt(place, salt)
    live.keys = live.keys.swap(seat, other)
    owners = live.config.accounts
    live.config = live.config.with_owner(seat, owners.get(str(other))).with_owner(other, owners.get(str(seat)))
    return table.version
