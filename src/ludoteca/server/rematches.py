"""Another game with the seats rotated, made when every person at the table has asked for it."""

from __future__ import annotations

from ludoteca.server import making
from ludoteca.server.agreement import Agreement
from ludoteca.server.entering import wants_salt
from ludoteca.server.house import House
from ludoteca.server.keys import HOST, SEAT
from ludoteca.server.outgoing import Answer, NextTable, Rematched, Wanted
from ludoteca.server.refusals import ServerRefusal, TooMuch
from ludoteca.server.room import Room
from ludoteca.server.visit import Visit


async def ask(house: House, room: Room, visit: Visit, seat: int) -> Answer:
    """Want another game; who asks again after it was made gets new secrets for it."""
    if room.table.phase != "over":
        raise ServerRefusal(key="table-not-over")
    async with room.writing:
        if room.agreement.following is None:
            await room.change_alone(lambda: _want(room, seat))
            for other in room.visits:
                other.tell(Wanted(room.agreement.wants))
            if set(room.agreement.wants) >= owners(room):
                if not house.limits.allow_table(visit.address):
                    raise TooMuch()
                await _make(house, room)
        else:
            await _admit(house, room, visit, seat)
    return Answer()


def owners(room: Room) -> set[int]:
    """The seats that belong to somebody who could come along."""
    return {seat for kind, seat in room.keys.locks if kind == SEAT and seat is not None}


def _want(room: Room, seat: int) -> None:
    room.agreement.wants = sorted({*room.agreement.wants, seat})
    room.is_agreement_changed = True


async def _make(house: House, room: Room) -> None:
    came = owners(room)
    table, places = making.again(room.table, room.agreement, came)
    old = room.agreement
    agreement = Agreement(
        title=old.title, public=old.public, auto=old.auto, rated=old.rated, days=old.days, created=making.now()
    )
    agreement.accounts = {str(places[int(seat)]): name for seat, name in old.accounts.items() if int(seat) in came}
    keys, host, _, seats = making.keys(table)
    following = await house.hub.make(table, agreement, keys)

    def act() -> None:
        room.agreement.following = following.id
        room.agreement.places = {str(seat): place for seat, place in places.items()}
        room.is_agreement_changed = True

    await room.change_alone(act)
    for visit in room.visits:
        own = {str(places[seat]): seats[places[seat]] for seat in visit.seats if places[seat] in seats}
        visit.tell(Rematched(NextTable(following.id, own, host if visit.is_host else None)))


async def _admit(house: House, room: Room, visit: Visit, seat: int) -> None:
    """Who missed the tokens gets others, as long as nobody has come to that seat with those."""
    assert room.agreement.following is not None
    following = await house.hub.room(room.agreement.following)
    place = room.agreement.places[str(seat)]

    def act() -> NextTable:
        if not wants_salt(following, place):
            raise ServerRefusal(key="server-seat-taken", seat=place)
        host = following.keys.issue(HOST) if visit.is_host else None
        return NextTable(following.id, {str(place): following.keys.issue(SEAT, place)}, host)

    visit.tell(Rematched(await following.change(act)))
