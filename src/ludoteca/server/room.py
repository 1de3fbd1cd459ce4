"""One live table: its only writer, the sockets at it, and what they are told.

A change is made in memory, kept on disk, and only then told to anybody; while it is on its way nothing else
happens at this table. Whose answer it was is told at once, the others in the next turn of the loop, when that is sent.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Container
from functools import partial
from typing import Any, Protocol, TypeVar

from ludoteca.core.errors import Refused, TableRefusal
from ludoteca.server import later, outgoing
from ludoteca.server.agreement import Agreement
from ludoteca.server.keys import SEAT, Keyring
from ludoteca.server.refusals import ServerRefusal
from ludoteca.server.visit import Visit
from ludoteca.table import OPEN, Table

T = TypeVar("T")
PLAYERS = "players"
SPECTATORS = "spectators"
LAST_LINES = 50
NOTHING_PREPARED: tuple[tuple[int, int], dict[int | None, bytes]] = (0, 0), {}
EVENT_MS = 600  # about as long as a client shows an event


class Keeper(Protocol):
    """Where a room's changes go; returns when they are on disk."""

    async def keep(self, room: Room, since: int) -> None:
        """Keep what changed after a version, and the agreement and the secrets if they changed."""

    async def remark(self, room: Room, line: outgoing.Line) -> None:
        """Keep something that was said."""


class Room:
    """A table with the sockets at it."""

    def __init__(self, id: str, table: Table, agreement: Agreement, keys: Keyring, keeper: Keeper) -> None:
        self.id = id
        self.table = table
        self.agreement = agreement
        self.keys = keys
        self.keeper = keeper
        self.visits: set[Visit] = set()
        self.audience: dict[int | None, list[Visit]] = {}
        self.talk: list[outgoing.Line] = []
        self.lasting: tuple[object, bytes] = (None, b"")
        self.seen = outgoing.Spelled()
        self.prepared: tuple[tuple[int, int], dict[int | None, bytes]] = NOTHING_PREPARED
        self.touched = time.monotonic()
        self.writing = asyncio.Lock()
        self.is_agreement_changed = False
        self.answer: list[Any] | None = None
        self.mover: int | None = None
        self.rest: Callable[[], None] | None = None
        self.is_broken = False
        self.after: list[Callable[[Room], None]] = []
        self.on_broken: Callable[[Room, Refused], Awaitable[None]] | None = None

    # Changing.

    async def change(self, act: Callable[[], T]) -> T:
        """Do something to the table; it is on disk when this returns, and whoever did it has been told."""
        await self.writing.acquire()
        try:
            return await self.change_alone(act)
        finally:
            self.writing.release()

    async def change_alone(self, act: Callable[[], T]) -> T:
        """The same for who has already made sure that nothing else happens at this table."""
        if self.is_broken:
            raise ServerRefusal(key="server-table-moved")
        self.catch_up()
        since = self.table.version
        self.answer = self.mover = None
        try:
            done = act()
        except Refused:
            if self.table.version != since:  # a clock had run out before what was asked
                await self._settle(since)
            raise
        await self._settle(since)
        return done

    async def _settle(self, since: int) -> None:
        """Keep what happened, then tell it, then let follow what follows."""
        try:
            await self.keeper.keep(self, since)
        except Refused as error:
            self.is_broken = True  # what is in memory is not what is on disk
            if self.on_broken is not None:
                await self.on_broken(self, error)
            raise
        self.keys.keep()
        self.is_agreement_changed = False
        self.touched = time.monotonic()
        self.broadcast(since)

    async def look(self, ask: Callable[[], T]) -> T:
        """Ask the table something, once no change is on its way to the disk."""
        if not self.writing.locked():
            return ask()
        async with self.writing:
            return ask()

    def answered(self, seat: int, decision: str, move: str, key: str | None = None) -> int:
        """The answer of a seat's owner, who hasn't given it up: from then on a bot answers."""
        if seat in self.table.course.ledger.left:
            raise TableRefusal(key="table-seat-left", seat=seat)
        return self.submit(seat, decision, move, key)

    def submit(self, seat: int, decision: str, move: str, key: str | None = None) -> int:
        """A seat's answer; its key is kept with its lines."""
        version = self.table.submit(seat, decision, move, key)
        self.mover = seat
        if key is not None and version == self.table.version:
            self.answer = [seat, key, decision, move, version]
        return version

    def start_if_ready(self) -> None:
        """Begin the game if every seat is taken and every person's salt is there."""
        seats = self.table.course.ledger.seats
        salts = self.table.salts
        is_ready = all(
            one.kind != OPEN and (not one.is_person() or salts[seat] is not None) for seat, one in enumerate(seats)
        )
        if self.table.phase == "gathering" and is_ready:
            self.table.start()

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that the table doesn't have."""
        if not 0 <= seat < self.table.players:
            raise TableRefusal(key="table-no-such-seat", seat=str(seat))

    def note_account(self, seat: int, account: str | None) -> None:
        """The account that has a seat, or none."""
        self.agreement.accounts.pop(str(seat), None)
        if account is not None:
            self.agreement.accounts[str(seat)] = account
        self.is_agreement_changed = True

    def seats_of(self, account: str | None) -> set[int]:
        """The seats that are an account's, whatever device it comes from; a rated one that was left counts too."""
        return {int(seat) for seat, owner in self.agreement.accounts.items() if owner == account}

    def seats_held_by(self, account: str | None) -> set[int]:
        """Those of them that the account hasn't left."""
        return {seat for seat in self.seats_of(account) if self.keys.has(SEAT, seat)}

    def swap_accounts(self, seat: int, other: int) -> None:
        """Two seats are exchanged, and so are their owners."""
        first, second = (self.agreement.accounts.get(str(place)) for place in (seat, other))
        self.note_account(seat, second)
        self.note_account(other, first)

    # Telling.

    def prepare(self, since: int) -> None:
        """Spell out what is told first of a change, while that is on its way to the disk."""
        news = {viewer: self.news(viewer, since) for viewer in self._first()}
        self.prepared = (since, self.table.version), news

    def broadcast(self, since: int) -> None:
        """Tell what changed, each audience with one text, and let follow what follows."""
        (change, news), self.prepared = self.prepared, NOTHING_PREPARED
        version = self.table.version
        if version == since:
            self._follow()
            return
        if change != (since, version):
            news = {viewer: self.news(viewer, since) for viewer in self._first()}
        table = self._table()
        for viewer, text in news.items():
            self._tell(viewer, text + table)
        self.rest = partial(self._tell_others, since, table, news)
        if news:
            later.soon(self.catch_up)
        else:
            self.catch_up()

    def catch_up(self) -> None:
        """Do what is left of the last change; whatever else happens at the table comes after that."""
        rest, self.rest = self.rest, None
        if rest is not None:
            rest()

    def _tell_others(self, since: int, table: bytes, told: Container[int | None]) -> None:
        """Tell a change to those who haven't heard of it, then let follow what follows."""
        for viewer in [viewer for viewer in self.audience if viewer not in told]:
            self._tell(viewer, self.news(viewer, since) + table)
        self.seen.forget()
        self._follow()

    def _follow(self) -> None:
        for follow in self.after:
            follow(self)

    def _tell(self, viewer: int | None, text: bytes) -> None:
        for visit in self.audience.get(viewer, ()):
            visit.send(text)

    def _first(self) -> list[int | None]:
        """The viewers who are told first: whose answer it was, and whoever else shares that device."""
        if self.mover is None:
            return []
        return list(dict.fromkeys(viewer for visit in self.audience.get(self.mover, ()) for viewer in visit.viewers()))

    def update(self, viewer: int | None, since: int | None) -> bytes:
        """What a viewer may know, as the text of a frame."""
        return self.news(viewer, since) + self._table()

    def news(self, viewer: int | None, since: int | None) -> bytes:
        """The update up to its table, which has clocks in it; those who see the same share the spelling of it."""
        told = self.table.news(viewer, since)
        told["viewer"] = viewer
        told["view"] = self.seen.of(told["view"])
        return outgoing.encode(outgoing.Updated(told))[:-2]

    def _table(self) -> bytes:
        """What everybody may know besides the game, spelled out anew only where it changed."""
        clocks, lasting = self.table.clocks, self.table.lasting()
        if lasting is not self.lasting[0]:
            self.lasting = lasting, b',"table":' + outgoing.encode(lasting)[:-1] + b',"clocks":'
        ticking = b"null" if clocks is None else outgoing.encode(clocks.told())
        return self.lasting[1] + ticking + b"}}}"

    def tell_people(self) -> None:
        """Tell everybody who is there."""
        here = {seat for visit in self.visits for seat in visit.seats}
        watching = sum(not visit.seats and not visit.is_screen for visit in self.visits)
        told = outgoing.People(outgoing.Presence([seat in here for seat in range(self.table.players)], watching))
        text = outgoing.encode(told)
        for visit in self.visits:
            visit.send(text)

    async def say(self, line: outgoing.Line) -> None:
        """Somebody says something: kept, then told to those in that room."""
        if self.is_broken:
            raise ServerRefusal(key="server-table-moved")
        await self.keeper.remark(self, line)
        self.talk = [*self.talk, line][-2 * LAST_LINES :]
        text = outgoing.encode(outgoing.Chatted(line))
        for visit in self.visits:
            if self.hears(visit, line):
                visit.send(text)

    @staticmethod
    def hears(visit: Visit, line: outgoing.Line) -> bool:
        """Whether a socket is in the room where something was said: players and those who watch are apart."""
        return (line.room == PLAYERS) == bool(visit.seats)

    # Coming and going.

    def enter(self, visit: Visit, since: dict[str, int]) -> None:
        """A socket comes in: it is told how things stand, or what it missed."""
        self.catch_up()
        self.visits.add(visit)
        visit.room = self
        for viewer in visit.viewers():
            self.audience.setdefault(viewer, []).append(visit)
            name = "spectator" if viewer is None else str(viewer)
            visit.send(self.update(viewer, since.get(name)))
        self.seen.forget()
        for line in [line for line in self.talk if self.hears(visit, line)][-LAST_LINES:]:
            visit.tell(outgoing.Chatted(line))
        if self.agreement.wants:
            visit.tell(outgoing.Wanted(self.agreement.wants))
        self.tell_people()

    def leave(self, visit: Visit) -> None:
        """A socket is gone."""
        self.catch_up()
        self.visits.discard(visit)
        self._forget(visit)
        self.tell_people()

    def reseat(self, visit: Visit, seats: set[int]) -> None:
        """A socket holds other seats from now on, and sees through their eyes."""
        self.catch_up()
        before = set(visit.viewers())
        self._forget(visit)
        visit.seats = seats
        for viewer in visit.viewers():
            self.audience.setdefault(viewer, []).append(visit)
            if viewer not in before:
                visit.send(self.update(viewer, None))
        self.tell_people()

    def dispossess(self, seat: int, keeps: Visit | None = None) -> None:
        """A seat's token opens nothing any more: whoever held it with that token holds it no longer."""
        for visit in [visit for visit in self.visits if seat in visit.seats and visit is not keeps]:
            self.reseat(visit, visit.seats - {seat})
            visit.tell(outgoing.Lost(outgoing.LostSeat(seat)))

    def _forget(self, visit: Visit) -> None:
        for viewer, visits in list(self.audience.items()):
            if visit in visits:
                visits.remove(visit)
            if not visits:
                del self.audience[viewer]

    # What the lobby may know.

    def open_seats(self) -> list[int]:
        """The seats on which somebody could sit."""
        seats = self.table.course.ledger.seats
        return [] if self.table.phase == "over" else [seat for seat, one in enumerate(seats) if one.kind == OPEN]

    def about(self) -> dict[str, Any]:
        """What anybody with the id may know besides the game."""
        table = self.table
        seats = table.course.ledger.seats
        return {
            "id": self.id,
            "game": table.game.meta.name,
            "players": table.players,
            "options": table.options,
            "phase": table.phase,
            "name": self.agreement.title,
            "seats": [{"name": one.name, "kind": one.kind} for one in seats],
            "away": sorted(int(seat) for seat in self.agreement.away),
            "open": len(self.open_seats()),
            "clock": self.clock(),
            "cap": table.cap,
            "hints": table.hints,
            "auto": self.agreement.auto,
            "rated": self.agreement.rated,
            "public": self.agreement.public,
            "study": self.agreement.study,
            "turn": 0 if table.course.match is None else table.course.match.state.turn,
            "since": self.agreement.created,
            "next": self.agreement.following,
        }

    def clock(self) -> dict[str, Any] | None:
        """The time control as it was asked for."""
        if self.table.clocks is None:
            return None
        if self.agreement.days is not None:
            return {"days": self.agreement.days}
        control = self.table.clocks.control
        return {"seconds": control.seconds, "increment": control.increment}
