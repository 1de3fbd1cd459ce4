"""Coming to a table: what a socket's secrets open, sitting down, and moving a seat to another device."""

from __future__ import annotations

from msgspec import UNSET

from ludoteca.server import incoming, outgoing
from ludoteca.server.house import House
from ludoteca.server.keys import HOST, INVITE, PASS, SEAT
from ludoteca.server.limits import place
from ludoteca.server.refusals import Malformed, NotYours, ServerRefusal, TooMuch
from ludoteca.server.room import Room
from ludoteca.server.tokens import digest
from ludoteca.server.visit import Visit
from ludoteca.table import PERSON, Seating


async def enter(house: House, visit: Visit, asked: incoming.Enter) -> None:
    """Come in; the answer goes out first, then how things stand."""
    salt = None if asked.salt is None else read_salt(asked.salt)
    await _sign_in(house, visit, asked.session)
    while True:
        room = await house.hub.room(asked.table)
        async with room.writing:
            if not room.is_broken:
                await _come_in(house, room, visit, asked, salt)
                return
        # it was put to sleep or removed while this socket waited: there may be another room for the table


async def _sign_in(house: House, visit: Visit, session: str | None) -> None:
    """The session is noted before its account is looked up: should it end meanwhile, this socket is found."""
    visit.session = digest(session) if session else None
    visit.account = await house.account(session)
    if visit.account is None:
        visit.session = None


async def _come_in(house: House, room: Room, visit: Visit, asked: incoming.Enter, salt: bytes | None) -> None:
    wanting = [seat for seat in room.keys.seats(asked.tokens) if wants_salt(room, seat)]
    if salt is not None and wanting:
        await room.change_alone(lambda: _add_salts(room, wanting, salt))
    visit.lang = asked.lang[:2].lower()
    visit.is_screen = asked.screen
    visit.is_host = room.keys.opens(asked.host or "", HOST)
    visit.invite = asked.invite or ""
    visit.pass_ = (asked.pass_ or "").rpartition(".")[2]
    visit.seats = set(room.keys.seats(asked.tokens)) | room.seats_held_by(visit.account)
    visit.place = place(room.id, is_known(room, visit))
    if not house.limits.allow_visit(visit.place):
        raise TooMuch()
    visit.tell(entered(house, room, visit, asked.id))
    room.enter(visit, asked.since)


def entered(house: House, room: Room, visit: Visit, id: str | int | None) -> outgoing.Entered:
    """Where a socket has come in."""
    here = outgoing.Here(
        table=room.id,
        seats=sorted(visit.seats),
        host=visit.is_host,
        may_sit=seats_for(room, visit),
        salt=[seat for seat in sorted(visit.seats) if wants_salt(room, seat)],
        base=f"{house.base}/t/{room.id}",
        about=room.about(),
    )
    return outgoing.Entered(here, id=UNSET if id is None else id)


def is_known(room: Room, visit: Visit) -> bool:
    """Whether a socket has come with a secret of this table, and not only to watch."""
    is_asked = room.keys.opens(visit.invite, INVITE) or bool(room.keys.seats([visit.pass_], PASS))
    return bool(visit.seats) or visit.is_host or is_asked


def seats_for(room: Room, visit: Visit) -> list[int]:
    """Where a socket could sit down with what its secrets open now: they may be void since it came."""
    may_choose = visit.is_host or room.agreement.public or room.keys.opens(visit.invite, INVITE)
    return sorted({*(room.open_seats() if may_choose else []), *room.keys.seats([visit.pass_], PASS)})


async def sit(room: Room, visit: Visit, asked: incoming.Sit) -> outgoing.Answer:
    """Sit down on a seat that this socket may take; the new secret voids the old ones of the seat."""
    salt = read_salt(asked.salt)
    async with room.writing:
        if asked.seat not in seats_for(room, visit):
            raise NotYours(key="server-seat-taken", seat=asked.seat)
        _check_account(room, visit, asked.seat)
        token = await room.change_alone(lambda: _sit(room, visit, asked.seat, asked.name, salt))
        room.dispossess(asked.seat, keeps=visit)
        room.reseat(visit, visit.seats | {asked.seat})
    return outgoing.Seated(asked.seat, token)


def _check_account(room: Room, visit: Visit, seat: int) -> None:
    """At a rated table every seat is another account's, and stays it when it moves to another device."""
    if not room.agreement.rated:
        return
    owner = room.agreement.accounts.get(str(seat))
    if visit.account is None and owner is None:
        raise ServerRefusal(key="server-rated-account")
    if owner is not None and visit.account not in (None, owner):
        raise NotYours(key="server-seat-taken", seat=seat)
    if room.seats_of(visit.account) - {seat}:
        raise ServerRefusal(key="server-not-rated")


def _sit(room: Room, visit: Visit, seat: int, name: str, salt: bytes) -> str:
    is_passed = room.keys.opens(visit.pass_, PASS, seat)
    seating = room.table.course.ledger.seats[seat]
    if not is_passed or seating.kind != PERSON or (name and name != seating.name):
        was_in_play = room.table.phase == "playing"
        if room.table.phase != "over":
            room.table.sit(seat, Seating(name or seating.name, PERSON))
        if room.table.phase == "gathering" and not was_in_play:
            room.table.add_salt(seat, salt)
    elif wants_salt(room, seat):
        room.table.add_salt(seat, salt)
    room.agreement.away.pop(str(seat), None)
    if not room.agreement.rated or visit.account is not None:
        room.note_account(seat, visit.account)
    room.keys.void(PASS, seat)
    token = room.keys.issue(SEAT, seat)
    room.start_if_ready()
    return token


async def add_salt(room: Room, seat: int, salt: bytes) -> int:
    """Add a seat's salt, and begin if it was the last thing wanting."""
    return await room.change(lambda: _add_salts(room, [seat], salt))


def _add_salts(room: Room, seats: list[int], salt: bytes) -> int:
    for seat in seats:
        room.table.add_salt(seat, salt)
    room.start_if_ready()
    return room.table.version


def read_salt(text: str) -> bytes:
    """The bytes of hexadecimal digits."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise Malformed(key="server-bad-salt") from None


def wants_salt(room: Room, seat: int) -> bool:
    """Whether the device of a person's seat has yet to add its salt before the game."""
    table = room.table
    return table.phase == "gathering" and table.salts[seat] is None and table.course.ledger.seats[seat].is_person()
