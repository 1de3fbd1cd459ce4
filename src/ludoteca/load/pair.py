"""One live table with two sockets, one for each of two seats, which answer whatever is asked."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
import urllib.request
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 2


class Seat:
    """A socket that holds one seat: the last update it got, and the answers it waits for."""

    def __init__(self, socket: ClientConnection, number: int) -> None:
        self.socket = socket
        self.number = number
        self.update: dict[str, Any] = {"version": -1}
        self.waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.news = asyncio.Event()
        self.asked = 0
        self.reading = asyncio.create_task(self._read())

    async def ask(self, **words: Any) -> dict[str, Any]:
        """The answer to a message; an error raises."""
        self.asked += 1
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.waiting[self.asked] = answer
        await self.socket.send(msgspec.json.encode({"id": self.asked, **words}).decode())
        return await answer

    async def reached(self, version: int) -> None:
        """Wait until an update of this version or a later one has come."""
        while self.update["version"] < version:
            self.news.clear()
            await self.news.wait()

    async def close(self) -> None:
        """Hang up."""
        self.reading.cancel()
        await self.socket.close()

    async def _read(self) -> None:
        async for frame in self.socket:
            told = msgspec.json.decode(frame)
            if "update" in told:
                self.update = told["update"]
                self.news.set()
            elif "id" in told and (answer := self.waiting.pop(told["id"], None)) is not None:
                if "error" in told:
                    answer.set_exception(RuntimeError(told["error"]["message"]))
                else:
                    answer.set_result(told)


class Pair:
    """Both seats of a table; when a game ends they go on at a new table."""

    def __init__(self, base: str, game: str, number: int) -> None:
        self.base = base
        self.game = game
        self.dice = random.Random(number)
        self.seats: list[Seat] = []
        self.played = 0

    @classmethod
    async def open(cls, base: str, game: str, number: int) -> Pair:
        """A table whose game has begun."""
        pair = cls(base, game, number)
        await pair._begin()
        return pair

    async def play(self) -> float:
        """Answer what is asked; the seconds until that was acknowledged. Afterwards everybody has heard of it."""
        if self.seats[0].update["table"]["phase"] == "over":
            await self.close()
            await self._begin()
        seat = next(one for one in self.seats if one.update["decision"] is not None)
        told = seat.update
        self.played += 1
        words = {"decision": told["decision"], "move": self.dice.choice(told["moves"]), "key": str(self.played)}
        begun = time.perf_counter()
        done = await seat.ask(do="play", seat=seat.number, **words)
        taken = time.perf_counter() - begun
        await asyncio.gather(*(one.reached(done["version"]) for one in self.seats))
        return taken

    async def close(self) -> None:
        """Hang up."""
        await asyncio.gather(*(seat.close() for seat in self.seats))

    async def _begin(self) -> None:
        made = await asyncio.to_thread(self._make)
        url = self.base.replace("http", "ws", 1) + "/api/socket"
        self.seats = [
            Seat(await connect(url, origin=self.base, compression=None), number)  # type: ignore[arg-type]
            for number in range(SEATS)
        ]
        for seat, key in zip(self.seats, made["seats"], strict=True):
            await seat.ask(do="enter", table=made["id"], tokens=[key["token"]], salt=secrets.token_hex(16))
        for seat in self.seats:
            while seat.update.get("view") is None:
                await seat.reached(seat.update["version"] + 1)

    def _make(self) -> dict[str, Any]:
        wishes = [{"kind": "me", "name": name} for name in ("North", "South")]
        body = msgspec.json.encode({"game": self.game, "players": SEATS, "seats": wishes, "auto": False})
        headers = {"content-type": "application/json", "origin": self.base}
        request = urllib.request.Request(f"{self.base}/api/tables", body, headers)
        with urllib.request.urlopen(request) as answer:
            made: dict[str, Any] = msgspec.json.decode(answer.read())
        return made
