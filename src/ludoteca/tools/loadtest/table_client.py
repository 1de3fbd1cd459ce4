"""A client that plays both seats of one table over two WebSocket connections, with random moves."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
import urllib.request
from typing import Any

import msgspec
from msgspec import Struct

from ludoteca.tools.loadtest.socket_client import SocketClient

SEATS = 2


class TableInfo(Struct):
    """The fields read of the table in an update."""

    phase: str


class Update(Struct):
    """The fields read of an update."""

    version: int
    table: TableInfo
    view: msgspec.Raw
    moves: list[str]
    decision: str | None = None

    def has_begun(self) -> bool:
        """Whether the game has begun."""
        return bytes(self.view) != b"null"


class ErrorMessage(Struct):
    """The fields read of an error."""

    message: str


class Frame(Struct):
    """The fields read of a frame."""

    update: Update | None = None
    id: int | None = None
    version: int = -1
    error: ErrorMessage | None = None


decode = msgspec.json.Decoder(Frame).decode


class SeatClient:
    """The connection of one seat: the last update it received and the responses it waits for."""

    socket: SocketClient

    def __init__(self, number: int) -> None:
        self.number = number
        self.update: Update | None = None
        self.waiting: dict[int, asyncio.Future[int]] = {}
        self.awaited: tuple[int, asyncio.Future[None]] | None = None
        self.requests = 0

    @classmethod
    async def open(cls, url: str, origin: str, number: int) -> SeatClient:
        """Open a connection."""
        seat = cls(number)
        seat.socket = await SocketClient.open(url, origin, seat.receive, seat.fail_pending)
        return seat

    async def request(self, **fields: Any) -> int:
        """Send a message and return the version in its response, -1 if it has none; an error raises."""
        self.requests += 1
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.waiting[self.requests] = answer
        self.socket.send(msgspec.json.encode({"id": self.requests, **fields}))
        return await answer

    async def wait_for_version(self, version: int) -> Update:
        """Wait for an update of this version or a later one."""
        while self.update is None or self.update.version < version:
            received = asyncio.get_running_loop().create_future()
            self.awaited = version, received
            await received
        return self.update

    def receive(self, text: bytes) -> None:
        """Handle a frame."""
        frame = decode(text)
        if frame.update is not None:
            self.update = frame.update
            if self.awaited is not None and frame.update.version >= self.awaited[0]:
                self.awaited[1].set_result(None)
                self.awaited = None
        elif frame.id is not None and (answer := self.waiting.pop(frame.id, None)) is not None and not answer.done():
            if frame.error is None:
                answer.set_result(frame.version)
            else:
                answer.set_exception(RuntimeError(frame.error.message))

    def fail_pending(self) -> None:
        """Raise ConnectionError in everything that waits for this connection."""
        waiting: list[asyncio.Future[Any]] = [*self.waiting.values(), *([self.awaited[1]] if self.awaited else [])]
        for one in waiting:
            if not one.done():
                one.set_exception(ConnectionError("the server closed the connection"))


class TableClient:
    """Plays both seats of a table; after a game it continues at a new table."""

    def __init__(self, base: str, game: str, number: int) -> None:
        self.base = base
        self.game = game
        self.id = ""
        self.random = random.Random(number)
        self.seats: list[SeatClient] = []
        self.updates: list[Update] = []
        self.tokens: list[str] = []
        self.acknowledged: dict[str, list[str]] = {}
        self.played = 0

    @classmethod
    async def open(cls, base: str, game: str, number: int) -> TableClient:
        """Create a table and start its game."""
        client = cls(base, game, number)
        await client._start()
        return client

    async def play(self) -> float:
        """Make a random move, wait until both seats have its update, and return its latency in seconds."""
        if self.updates[0].table.phase == "over":
            await self.close()
            await self._start()
        number = next(number for number, one in enumerate(self.updates) if one.decision is not None)
        seat, update = self.seats[number], self.updates[number]
        self.played += 1
        fields = {"decision": update.decision, "move": self.random.choice(update.moves), "key": str(self.played)}
        started = time.perf_counter()
        version = await seat.request(do="play", seat=number, **fields)
        latency = time.perf_counter() - started
        self.acknowledged[self.id].append(f"{number} {fields['move']}")
        self.updates = [await one.wait_for_version(version) for one in self.seats]
        return latency

    async def close(self) -> None:
        """Close both connections."""
        await asyncio.gather(*(seat.socket.close() for seat in self.seats))

    async def reconnect(self) -> None:
        """Cut both connections and open new ones; not while a move is being made."""
        for seat in self.seats:
            seat.socket.transport.abort()
        await self._enter()

    async def _start(self) -> None:
        created = await asyncio.to_thread(self._create_table)
        self.id = created["id"]
        self.acknowledged[self.id] = []
        self.tokens = [key["token"] for key in created["seats"]]
        await self._enter()

    async def _enter(self) -> None:
        """Join the table with a connection for each seat and wait for the game's current update."""
        self.seats = [await self._open_seat(number) for number in range(SEATS)]
        for seat, token in zip(self.seats, self.tokens, strict=True):
            await seat.request(do="enter", table=self.id, tokens=[token], salt=secrets.token_hex(16))
        self.updates = [await self._first_update(seat) for seat in self.seats]

    async def watch(self) -> SeatClient:
        """Open a spectator's connection and wait for its first update."""
        seat = await self._open_seat(SEATS)
        await seat.request(do="enter", table=self.id)
        await seat.wait_for_version(0)
        return seat

    async def _open_seat(self, number: int) -> SeatClient:
        return await SeatClient.open(self.base.replace("http", "ws", 1) + "/api/socket", self.base, number)

    async def _first_update(self, seat: SeatClient) -> Update:
        """Wait for the update with which a seat's game begins."""
        update = await seat.wait_for_version(0)
        while not update.has_begun():
            update = await seat.wait_for_version(update.version + 1)
        return update

    def _create_table(self) -> dict[str, Any]:
        seats = [{"kind": "me", "name": name} for name in ("North", "South")]
        body = msgspec.json.encode({"game": self.game, "players": SEATS, "seats": seats, "auto": False})
        headers = {"content-type": "application/json", "origin": self.base}
        request = urllib.request.Request(f"{self.base}/api/tables", body, headers)
        with urllib.request.urlopen(request) as response:
            created: dict[str, Any] = msgspec.json.decode(response.read())
        return created
