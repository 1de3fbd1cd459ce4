"""One live table with two sockets, one for each of two seats, which answer whatever is asked."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
import urllib.request
from typing import Any

import msgspec
from msgspec import Struct

from ludoteca.load.line import Line

SEATS = 2


class Phase(Struct):
    """What of the table's own things is read."""

    phase: str


class Update(Struct):
    """What of an update is read."""

    version: int
    table: Phase
    view: msgspec.Raw
    moves: list[str]
    decision: str | None = None

    def has_begun(self) -> bool:
        """Whether there is a game to see."""
        return bytes(self.view) != b"null"


class Wrong(Struct):
    """What of an error is read."""

    message: str


class Told(Struct):
    """What of a frame is read."""

    update: Update | None = None
    id: int | None = None
    version: int = -1
    error: Wrong | None = None


decode = msgspec.json.Decoder(Told).decode


class Seat:
    """A socket that holds one seat: the last update it got, and the answers it waits for."""

    line: Line

    def __init__(self, number: int) -> None:
        self.number = number
        self.update: Update | None = None
        self.waiting: dict[int, asyncio.Future[int]] = {}
        self.awaited: tuple[int, asyncio.Future[None]] | None = None
        self.asked = 0

    @classmethod
    async def open(cls, url: str, origin: str, number: int) -> Seat:
        """A socket that nothing has been said on yet."""
        seat = cls(number)
        seat.line = await Line.open(url, origin, seat.hear, seat.lose)
        return seat

    async def ask(self, **words: Any) -> int:
        """The version in the answer to a message, -1 where it has none; an error raises."""
        self.asked += 1
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.waiting[self.asked] = answer
        self.line.send(msgspec.json.encode({"id": self.asked, **words}))
        return await answer

    async def reached(self, version: int) -> Update:
        """The update of this version or a later one, once it has come."""
        while self.update is None or self.update.version < version:
            came = asyncio.get_running_loop().create_future()
            self.awaited = version, came
            await came
        return self.update

    def hear(self, text: bytes) -> None:
        """Note a frame."""
        told = decode(text)
        if told.update is not None:
            self.update = told.update
            if self.awaited is not None and told.update.version >= self.awaited[0]:
                self.awaited[1].set_result(None)
                self.awaited = None
        elif told.id is not None and (answer := self.waiting.pop(told.id, None)) is not None:
            if told.error is None:
                answer.set_result(told.version)
            else:
                answer.set_exception(RuntimeError(told.error.message))

    def lose(self) -> None:
        """Nothing more will come: whoever waits hears of it."""
        waiting: list[asyncio.Future[Any]] = [*self.waiting.values(), *([self.awaited[1]] if self.awaited else [])]
        for one in waiting:
            if not one.done():
                one.set_exception(ConnectionError("the server hung up"))


class Pair:
    """Both seats of a table; when a game ends they go on at a new table."""

    def __init__(self, base: str, game: str, number: int) -> None:
        self.base = base
        self.game = game
        self.id = ""
        self.dice = random.Random(number)
        self.seats: list[Seat] = []
        self.shown: list[Update] = []
        self.played = 0

    @classmethod
    async def open(cls, base: str, game: str, number: int) -> Pair:
        """A table whose game has begun."""
        pair = cls(base, game, number)
        await pair._begin()
        return pair

    async def play(self) -> float:
        """Answer what is asked; the seconds until that was acknowledged. Afterwards everybody has heard of it."""
        if self.shown[0].table.phase == "over":
            await self.close()
            await self._begin()
        number = next(number for number, one in enumerate(self.shown) if one.decision is not None)
        seat, told = self.seats[number], self.shown[number]
        self.played += 1
        words = {"decision": told.decision, "move": self.dice.choice(told.moves), "key": str(self.played)}
        begun = time.perf_counter()
        version = await seat.ask(do="play", seat=number, **words)
        taken = time.perf_counter() - begun
        self.shown = [await one.reached(version) for one in self.seats]
        return taken

    async def close(self) -> None:
        """Hang up."""
        await asyncio.gather(*(seat.line.close() for seat in self.seats))

    async def _begin(self) -> None:
        made = await asyncio.to_thread(self._make)
        self.id = made["id"]
        self.seats = [await self._seat(number) for number in range(SEATS)]
        for seat, key in zip(self.seats, made["seats"], strict=True):
            await seat.ask(do="enter", table=made["id"], tokens=[key["token"]], salt=secrets.token_hex(16))
        self.shown = [await self._first(seat) for seat in self.seats]

    async def watch(self) -> Seat:
        """A socket that watches the table, once it has heard how things stand."""
        seat = await self._seat(SEATS)
        await seat.ask(do="enter", table=self.id)
        await seat.reached(0)
        return seat

    async def _seat(self, number: int) -> Seat:
        return await Seat.open(self.base.replace("http", "ws", 1) + "/api/socket", self.base, number)

    async def _first(self, seat: Seat) -> Update:
        """The update with which a seat's game begins."""
        told = await seat.reached(0)
        while not told.has_begun():
            told = await seat.reached(told.version + 1)
        return told

    def _make(self) -> dict[str, Any]:
        wishes = [{"kind": "me", "name": name} for name in ("North", "South")]
        body = msgspec.json.encode({"game": self.game, "players": SEATS, "seats": wishes, "auto": False})
        headers = {"content-type": "application/json", "origin": self.base}
        request = urllib.request.Request(f"{self.base}/api/tables", body, headers)
        with urllib.request.urlopen(request) as answer:
            made: dict[str, Any] = msgspec.json.decode(answer.read())
        return made
