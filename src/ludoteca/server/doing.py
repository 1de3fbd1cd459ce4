"""What each message of a socket does at its table, and what it is answered."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

from ludoteca.core.errors import TableRefusal
from ludoteca.server import entering, hosting, incoming, outgoing, rematches, voices
from ludoteca.server.house import House
from ludoteca.server.keys import PASS
from ludoteca.server.outgoing import Answer
from ludoteca.server.refusals import NotYours, ServerRefusal, TooMuch
from ludoteca.server.room import PLAYERS, SPECTATORS, Room
from ludoteca.server.visit import Visit
from ludoteca.table import FREE, PERSON, Seating

AWAY_LEVEL = "casual"


async def play(house: House, room: Room, visit: Visit, asked: incoming.Play) -> Answer:
    """A move; the answer goes out when it is on disk."""
    seat = visit.own(asked.seat)
    begun = time.monotonic()
    version = await room.change(lambda: room.answered(seat, asked.decision, asked.move, asked.key))
    house.metrics.moves.add()
    house.metrics.move_seconds.observe(time.monotonic() - begun)
    return outgoing.Versioned(version)


async def preview(house: House, room: Room, visit: Visit, asked: incoming.Preview) -> Answer:
    """What a move would do."""
    viewer = None if asked.seat is None else visit.own(asked.seat)
    told = await room.look(lambda: room.table.preview(viewer, asked.moves or asked.move))
    return outgoing.Previewed(**told)


async def why(house: House, room: Room, visit: Visit, asked: incoming.Why) -> Answer:
    """Why a move isn't allowed."""
    seat = visit.own(asked.seat)
    reason = await room.look(lambda: room.table.why(seat, asked.move))
    if reason is None:
        return outgoing.Reasoned(True)
    meta = room.table.game.meta
    message = voices.game_translator(visit.lang, meta.name).explain_refusal(meta.name, reason)
    return outgoing.Reasoned(False, f"{meta.name} {reason.clause}", reason.key, message)


async def hint(house: House, room: Room, visit: Visit, asked: incoming.Hint) -> Answer:
    """What a bot would do in this seat; marked in the record before it is told."""
    seat = visit.own(asked.seat)
    if room.agreement.rated or not room.table.hints:
        raise TableRefusal(key="table-no-hints")
    if not house.limits.allow_thought(visit.address, room.id):
        raise TooMuch()
    told = await room.look(lambda: room.table.update(seat, room.table.version))
    if told["decision"] is None:
        raise TableRefusal(key="table-not-asked", seat=seat)
    thought = await house.bots.hint(room.table.game, told["view"], told["moves"], seat)
    await room.change(lambda: room.table.hint(seat))
    return outgoing.Hinted(thought.move, thought.info)


async def change(house: House, room: Room, visit: Visit, asked: Any) -> Answer:
    """Whatever a seat does that only its table decides about."""
    seat = visit.own(asked.seat)
    table = room.table
    acts: dict[type, Callable[[], int]] = {
        incoming.Undo: lambda: _undo(room, seat),
        incoming.Propose: lambda: table.propose(seat, asked.what),
        incoming.Agree: lambda: table.agree(seat, asked.what),
        incoming.Refuse: lambda: table.refuse(seat, asked.what),
        incoming.Resign: lambda: table.resign(seat),
        incoming.Pause: lambda: table.propose(seat, "pause"),
        incoming.Resume: lambda: table.resume(seat),
        incoming.Away: lambda: _away(room, seat, asked.level),
        incoming.Back: lambda: _back(room, seat),
    }
    return outgoing.Versioned(await room.change(acts[type(asked)]))


def _undo(room: Room, seat: int) -> int:
    """Take back to a question that the seat, not the table, has to answer."""
    version = room.table.undo(seat)
    while seat in room.table.single and room.table.can_undo(seat) == FREE:
        version = room.table.undo(seat)
    return version


def _away(room: Room, seat: int, level: str | None) -> int:
    """A bot plays until the owner is back."""
    seating = room.table.course.ledger.seats[seat]
    if room.agreement.rated or not seating.is_person() or room.table.phase != "playing":
        raise ServerRefusal(key="server-not-away")
    level = hosting.known_level(room, level or AWAY_LEVEL)
    version = room.table.sit(seat, Seating(seating.name, level))
    room.agreement.away[str(seat)] = level
    room.is_agreement_changed = True
    return version


def _back(room: Room, seat: int) -> int:
    """The owner plays again."""
    if str(seat) not in room.agreement.away:
        raise ServerRefusal(key="server-not-away")
    version = room.table.sit(seat, Seating(room.table.course.ledger.seats[seat].name, PERSON))
    del room.agreement.away[str(seat)]
    room.is_agreement_changed = True
    return version


async def sit(house: House, room: Room, visit: Visit, asked: incoming.Sit) -> Answer:
    """Sit down."""
    return await entering.sit(room, visit, asked)


async def salt(house: House, room: Room, visit: Visit, asked: incoming.AddSalt) -> Answer:
    """Add a salt."""
    version = await entering.add_salt(room, visit.own(asked.seat), entering.read_salt(asked.salt))
    return outgoing.Versioned(version)


async def leave(house: House, room: Room, visit: Visit, asked: incoming.Leave) -> Answer:
    """Give a seat up; its secrets open nothing any more."""
    seat = visit.own(asked.seat)
    async with room.writing:
        version = await room.change_alone(lambda: hosting.vacate(room, seat))
        room.dispossess(seat)
    return outgoing.Versioned(version)


async def hand_on(house: House, room: Room, visit: Visit, asked: incoming.Pass) -> Answer:
    """A secret with which another device takes the seat; its owner's to give, or the host's once it is free."""
    if asked.seat not in visit.seats:
        hosting.check_host(visit)
        if asked.seat not in room.open_seats():
            raise NotYours(key="server-not-your-seat", seat=asked.seat)
    token = await room.change(lambda: room.keys.issue(PASS, asked.seat))
    return outgoing.Passed(token)


async def chat(house: House, room: Room, visit: Visit, asked: incoming.Chat) -> Answer:
    """Say something."""
    seat = visit.own(asked.seat) if asked.seat is not None else min(visit.seats, default=None)
    if not house.limits.allow_chat(visit.address, room.id, seat):
        raise TooMuch()
    name = "" if seat is None else room.table.course.ledger.seats[seat].name
    place = SPECTATORS if seat is None else PLAYERS
    await room.say(outgoing.Line(place, name, seat, voices.plain(asked.text), house.now()))
    return Answer()


async def log(house: House, room: Room, visit: Visit, asked: incoming.Log) -> Answer:
    """All changes."""
    viewer = None if asked.viewer is None else visit.own(asked.viewer)
    return outgoing.Logged(await room.look(lambda: room.table.log(viewer)))


async def ping(house: House, room: Room, visit: Visit, asked: incoming.Ping) -> Answer:
    """A sign of life."""
    return Answer()


async def rematch(house: House, room: Room, visit: Visit, asked: incoming.Rematch) -> Answer:
    """Another game, once everybody wants it."""
    return await rematches.ask(house, room, visit, visit.own(asked.seat))


Doing = Callable[[House, Room, Visit, Any], Awaitable[Answer]]
DOINGS: dict[type, Doing] = {
    incoming.Play: play,
    incoming.Preview: preview,
    incoming.Why: why,
    incoming.Hint: hint,
    **dict.fromkeys(
        [
            incoming.Undo,
            incoming.Propose,
            incoming.Agree,
            incoming.Refuse,
            incoming.Resign,
            incoming.Pause,
            incoming.Resume,
            incoming.Away,
            incoming.Back,
        ],
        change,
    ),
    incoming.Sit: sit,
    incoming.AddSalt: salt,
    incoming.Leave: leave,
    incoming.Pass: hand_on,
    incoming.Chat: chat,
    incoming.Log: log,
    incoming.Ping: ping,
    incoming.Rematch: rematch,
    incoming.Free: hosting.free,
    incoming.Invite: hosting.invite,
    incoming.PutBot: hosting.put_bot,
    incoming.Swap: hosting.swap,
    incoming.Close: hosting.close,
}
