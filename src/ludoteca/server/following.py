"""What follows a change by itself: bots answer, clocks run out, the end is noticed. One of these for each room."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from ludoteca import search
from ludoteca.core.errors import Refused, TableRefusal
from ludoteca.search.pace import Pace
from ludoteca.server.room import Room

if TYPE_CHECKING:
    from ludoteca.server.house import House

LOG = logging.getLogger("ludoteca.room")
SECOND = 1000
RETRY = 20.0


class Following:
    """The tasks and the timer of a room."""

    def __init__(self, house: House, room: Room) -> None:
        self.house = house
        self.room = room
        self.tasks: dict[tuple[str, int, str], asyncio.Task[None]] = {}
        self.paces: dict[tuple[int, str], Pace] = {}
        self.chooser: int | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.retry: asyncio.TimerHandle | None = None
        self.rings = 0.0
        self.is_over = room.table.phase == "over"
        self.is_stopped = False

    def follow(self, room: Room) -> None:
        """Called after every change, and once when the room opens; a turn is over once another seat must choose."""
        if self.chooser is not None and any(seat != self.chooser for seat in room.table.actors()):
            self.chooser = None
        for seat, level, decision in room.table.due():
            self._begin(("bot", seat, decision), self._bot(seat, level, decision))
        for seat, decision, move in room.table.forced():
            self._begin(("auto", seat, decision), self._answer(seat, decision, move))
        self._wind()
        if not self.is_over and room.table.phase == "over":
            self.is_over = True
            for told in self.house.on_over:
                told(room)

    def stop(self) -> None:
        """Nothing follows any more."""
        self.is_stopped = True
        for task in self.tasks.values():
            task.cancel()
        for timer in (self.timer, self.retry):
            if timer is not None:
                timer.cancel()

    def is_busy(self) -> bool:
        """Whether a bot is thinking for this room, or will try again."""
        return bool(self.tasks) or self.retry is not None

    def _begin(self, key: tuple[str, int, str], work: Coroutine[Any, Any, None]) -> None:
        if key in self.tasks:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self.tasks[key] = task
        task.add_done_callback(lambda done: self._ended(key, done))

    def _ended(self, key: tuple[str, int, str], task: asyncio.Task[None]) -> None:
        self.tasks.pop(key, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("what should follow at a table failed", exc_info=error)
            if self.retry is None and not self.is_stopped:
                self.retry = task.get_loop().call_later(RETRY, self._follow_again)

    def _follow_again(self) -> None:
        """A bot that came to nothing tries anew: nobody else would ask it."""
        self.retry = None
        self.follow(self.room)

    async def _bot(self, seat: int, level: str, decision: str) -> None:
        """A bot's answer, always after the same time whatever it holds and however quickly it chose."""
        room = self.room
        told = await room.look(lambda: room.table.update(seat, room.table.version))
        if told["decision"] != decision:
            return
        pace = self._pace(seat, level)
        ms = pace.allotted()
        thought = await self.house.bots.choose(room.table.game, told["view"], told["moves"], seat, level, ms)
        await asyncio.sleep(pace.padded() / SECOND)
        try:
            await room.change(lambda: self._submit(seat, decision, thought.move))
        except Refused:
            LOG.info("a bot's answer came too late")

    def _pace(self, seat: int, level: str) -> Pace:
        """The time of a bot's turns, shorter for weaker levels; a new turn begins if another seat chose."""
        ms = min(self.house.bots.turn_ms, search.turn_ms(level))
        pace = self.paces.setdefault((seat, level), Pace(ms))
        if self.chooser != seat:
            pace.begin_turn()
        self.chooser = seat
        return pace

    async def _answer(self, seat: int, decision: str, move: str) -> None:
        """The single answer to a question, after it was shown."""
        await asyncio.sleep(self.house.shown_ms / SECOND)
        try:
            await self.room.change(lambda: self.room.submit(seat, decision, move))
        except Refused:
            LOG.info("a question was answered or taken back before the table did")

    def _submit(self, seat: int, decision: str, move: str) -> int:
        seating = self.room.table.course.ledger.seats[seat]
        if not seating.is_level():
            raise TableRefusal(key="table-stale-decision")  # its owner is back
        return self.room.table.submit(seat, decision, move)

    def _wind(self) -> None:
        """Look at the clocks when the first of them is out; a timer that rings too early winds itself again."""
        clocks = self.room.table.clocks
        left = None if clocks is None or self.room.table.phase != "playing" else clocks.deadline()
        if left is None:
            return
        loop = asyncio.get_running_loop()
        rings = loop.time() + left / SECOND
        if self.timer is not None:
            if self.rings <= rings:
                return
            self.timer.cancel()
        self.rings = rings
        self.timer = loop.call_later(left / SECOND, self._ring)

    def _ring(self) -> None:
        self.timer = None
        key = ("clock", 0, str(self.room.table.version))
        self._begin(key, self._tick())

    async def _tick(self) -> None:
        room = self.room
        clocks = room.table.clocks
        if clocks is not None and clocks.out():
            await room.change(room.table.tick)
        self._wind()
