"""What only a table's host may do: seats freed and given, bots placed, the invitation renewed, the end."""

from __future__ import annotations

from ludoteca import search
from ludoteca.core.errors import UnknownLevel
from ludoteca.server import incoming, outgoing
from ludoteca.server.house import House
from ludoteca.server.keys import INVITE, PASS, SEAT
from ludoteca.server.outgoing import Answer
from ludoteca.server.refusals import NotYours, ServerRefusal
from ludoteca.server.room import Room
from ludoteca.server.visit import Visit
from ludoteca.table import OPEN, Seating


def check_host(visit: Visit) -> None:
    """Refuse whoever didn't make the table."""
    if not visit.is_host:
        raise NotYours(key="server-not-host")


def known_level(room: Room, level: str) -> str:
    """The level, if this game has it."""
    known = search.levels(room.table.game)
    if level not in known:
        raise UnknownLevel(f"no level {level!r}", level=level, known=known, suggestions=[])
    return level


def vacate(room: Room, seat: int) -> int:
    """Whoever has the seat gives it up: before the game it is open again, in it they resign.

    A rated game that was begun stays its account's, and counts as lost.
    """
    table = room.table
    for kind in (SEAT, PASS):
        room.keys.void(kind, seat)
    room.agreement.away.pop(str(seat), None)
    if table.phase == "gathering" or not room.agreement.rated:
        room.note_account(seat, None)
    if table.phase == "gathering":
        return table.sit(seat, Seating("", OPEN))
    if table.phase == "playing" and seat not in table.course.ledger.left:
        return table.resign(seat)
    return table.version


async def free(house: House, room: Room, visit: Visit, asked: incoming.Free) -> Answer:
    """Take a seat from whoever has it and open it again."""
    check_host(visit)
    async with room.writing:
        version = await room.change_alone(lambda: _free(room, asked.seat))
        room.dispossess(asked.seat)
    return outgoing.Versioned(version)


def _free(room: Room, seat: int) -> int:
    """In mid-game too the seat is open then, and the game waits until somebody sits down."""
    room.check_seat(seat)
    if room.table.phase == "over" or (room.agreement.rated and room.table.phase == "playing"):
        raise ServerRefusal(key="server-not-free")
    version = room.table.sit(seat, Seating("", OPEN))
    for kind in (SEAT, PASS):
        room.keys.void(kind, seat)
    room.agreement.away.pop(str(seat), None)
    room.note_account(seat, None)
    return version


async def invite(house: House, room: Room, visit: Visit, asked: incoming.Invite) -> Answer:
    """A new invitation."""
    check_host(visit)
    token = await room.change(lambda: room.keys.issue(INVITE))
    return outgoing.Invited(token)


async def put_bot(house: House, room: Room, visit: Visit, asked: incoming.PutBot) -> Answer:
    """A bot for an open seat, or an open seat for a bot."""
    check_host(visit)
    return outgoing.Versioned(await room.change(lambda: _put_bot(room, asked)))


def _put_bot(room: Room, asked: incoming.PutBot) -> int:
    table = room.table
    room.check_seat(asked.seat)
    seating = table.course.ledger.seats[asked.seat]
    is_owned = seating.is_person() or str(asked.seat) in room.agreement.away or asked.seat in table.course.ledger.left
    if is_owned:
        raise ServerRefusal(key="server-seat-taken", seat=asked.seat)
    if room.agreement.rated:
        raise ServerRefusal(key="server-not-rated")
    if asked.level is None:
        return table.sit(asked.seat, Seating("", OPEN))
    table.sit(asked.seat, Seating(seating.name, known_level(room, asked.level)))
    room.start_if_ready()
    return table.version


async def swap(house: House, room: Room, visit: Visit, asked: incoming.Swap) -> Answer:
    """Exchange two seats before the game."""
    check_host(visit)
    async with room.writing:
        version = await room.change_alone(lambda: _swap(room, asked.seat, asked.other))
        for one in list(room.visits):
            pair = {asked.seat: asked.other, asked.other: asked.seat}
            moved = {pair.get(seat, seat) for seat in one.seats}
            if moved != one.seats:
                room.reseat(one, moved)
                one.tell(outgoing.Moved(sorted(one.seats)))
    return outgoing.Versioned(version)


def _swap(room: Room, seat: int, other: int) -> int:
    table = room.table
    room.check_seat(seat)
    room.check_seat(other)
    if table.phase != "gathering":
        raise ServerRefusal(key="server-not-free")
    seats, salts = table.course.ledger.seats, list(table.salts)
    first, second = seats[seat], seats[other]
    table.sit(seat, second)
    table.sit(other, first)
    for place, salt in ((seat, salts[other]), (other, salts[seat])):
        if salt is not None:
            table.add_salt(place, salt)
    room.keys.swap(seat, other)
    room.swap_accounts(seat, other)
    return table.version


async def close(house: House, room: Room, visit: Visit, asked: incoming.Close) -> Answer:
    """End the table: a game in play is abandoned, one that hasn't begun is forgotten."""
    check_host(visit)
    if room.table.phase == "playing":
        if room.agreement.rated:
            raise ServerRefusal(key="server-rated-goes-on")
        await room.change(room.table.abandon)
    elif room.table.phase == "gathering":
        await house.hub.forget(room)
    return Answer()
