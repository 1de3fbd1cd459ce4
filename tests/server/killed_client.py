"""Clients that outlive their server: they come back with what they know, and compare what they are told then."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import TYPE_CHECKING, Any

import websockets

if TYPE_CHECKING:
    from tests.server.killing import Run

Json = dict[str, Any]
GONE = (OSError, EOFError, TimeoutError, websockets.WebSocketException)
BANNED = range(4000, 5000)
PATIENCE = 60
ROUNDING = 2
TALKS = 10
BETWEEN_TRIES = 0.3


class Watcher:
    """Somebody who only looks; every version reaches it once and stays what it was."""

    viewer: int | None = None

    def __init__(self, run: Run, table: str) -> None:
        self.run = run
        self.table = table
        self.version: int | None = None
        self.known: dict[int, Json] = {}
        self.last: Json | None = None
        self.is_back = False
        self.came = 0.0
        self.told_in = 0.0

    def is_done(self) -> bool:
        """Whether there is nothing left to do at this table."""
        return self.run.is_over or (self.last is not None and self.last["table"]["phase"] == "over")

    async def live(self) -> None:
        """Come back again and again until the game or the run is over."""
        while not self.is_done():
            try:
                self.came = time.monotonic()
                async with websockets.connect(f"ws://{self.run.url}/api/socket", max_size=None) as socket:
                    await self._stay(socket)
            except GONE as end:
                code = end.rcvd.code if isinstance(end, websockets.ConnectionClosed) and end.rcvd else 0
                assert code not in BANNED, f"sent away from {self.table} with {code}"
                self.run.saw("tried in vain")
                await asyncio.sleep(BETWEEN_TRIES)

    async def _stay(self, socket: websockets.ClientConnection) -> None:
        name = "spectator" if self.viewer is None else str(self.viewer)
        since = {} if self.version is None else {name: self.version}
        await socket.send(
            json.dumps({"do": "enter", "id": "enter", "table": self.table, "since": since, **self.opens()})
        )
        self.is_back = True
        while not self.is_done():
            text = await asyncio.wait_for(socket.recv(), PATIENCE)
            told: Json = json.loads(text)
            await self._hear(told)
            for message in self.wishes():
                await socket.send(json.dumps(message))

    def opens(self) -> Json:
        """What is shown at the door."""
        return {}

    def wishes(self) -> list[Json]:
        """What is to be sent now."""
        return []

    async def _hear(self, told: Json) -> None:
        if "update" in told and told["update"]["viewer"] == self.viewer:
            self._check(told["update"])
        elif told.get("id") == "enter":
            assert "entered" in told, told
            self.run.saw("entered")
        elif "id" in told:
            self.answered(told)

    def answered(self, told: Json) -> None:
        """An answer to what was sent."""

    def _check(self, update: Json) -> None:
        """Versions go on without a gap from what was known, and the clocks from what they showed."""
        version, before = update["version"], self.version
        if before is not None:
            assert version >= before, f"{self.table} went back from {before} to {version}"
            if not update["fresh"]:
                numbers = [change["version"] for change in update["changes"]]
                assert numbers == list(range(before + 1, version + 1)), f"{self.table}: {numbers} after {before}"
        for change in update["changes"]:
            assert self.known.setdefault(change["version"], change) == change
        if self.is_back and before == version and self.last is not None:
            self._check_clocks(self.last["table"]["clocks"], update["table"]["clocks"])
        self.is_back = False
        self.version, self.last, self.told_in = version, update, self.came

    def _check_clocks(self, before: Json | None, now: Json | None) -> None:
        """Down-time costs nobody: only what went by while a server ran can be missing.

        What was shown before was worked out after the move was sent, and after this client had come to see it.
        """
        begun = self.run.sent.get((self.table, self.version or 0))
        if not before or not now or self.last is None or self.last["table"]["phase"] != "playing" or begun is None:
            return
        awake = max(0.0, self.run.server.ended - max(begun, self.told_in)) + time.monotonic() - self.run.server.started
        assert now["running"] == before["running"]
        for seat, (left, showed) in enumerate(zip(now["left"], before["left"], strict=True)):
            if seat in now["running"]:
                charged = showed - left - ROUNDING
                assert charged <= awake * 1000, f"{charged} ms were charged in {awake} s"
                self.run.saw("running clocks compared")
            else:
                assert left == showed, f"a clock that stood still went from {showed} to {left}"
                self.run.saw("standing clocks compared")


class Player(Watcher):
    """Somebody with a seat, who answers every question, and asks again with the same key when no answer came."""

    def __init__(self, run: Run, table: str, number: int, seat: int, token: str) -> None:
        super().__init__(run, table)
        self.number = number
        self.seat = seat
        self.viewer = seat
        self.token = token
        self.asked: Json | None = None
        self.is_sent = False
        self.sent_at = 0.0
        self.acknowledged: list[str] = []
        self.decisions: set[str] = set()
        self.said: list[str] = []
        self.saying = ""
        self.sayings = 0

    def is_done(self) -> bool:
        """As for a watcher; somebody who waits for an answer stays for it."""
        return self.run.is_over or (super().is_done() and self.asked is None)

    def opens(self) -> Json:
        """The token, and a salt if the table wants one; whatever was on its way has to be sent again."""
        self.is_sent = False
        self.saying = ""
        return {"tokens": [self.token], "salt": f"{self.number:04x}{self.seat:02x}"}

    def wishes(self) -> list[Json]:
        """The move that is on its way, or the next one; now and then something to say."""
        if self.last is None or self.is_sent:
            return []
        if self.asked is None:
            self.asked = self._next(self.last)
        if self.asked is None:
            return []
        self.is_sent = True
        self.sent_at = time.monotonic()
        self.run.saw("asked")
        return [{"do": "play", "id": "play", **self.asked}, *self._talk()]

    def _next(self, update: Json) -> Json | None:
        decision = update["decision"]
        if decision is None:
            return None
        assert decision not in self.decisions, f"{self.table} asks {decision} again after acknowledging an answer"
        count = len(self.acknowledged)
        chance = random.Random(f"{self.run.seed} {self.number} {self.seat} {count}")
        return {
            "seat": self.seat,
            "decision": decision,
            "move": chance.choice(update["moves"]),
            "key": f"{self.number}-{self.seat}-{count}",
        }

    def _talk(self) -> list[Json]:
        if len(self.acknowledged) % TALKS:
            return []
        self.sayings += 1
        self.saying = f"{self.seat} says {self.sayings}"
        return [{"do": "chat", "id": "chat", "text": self.saying}]

    def answered(self, told: Json) -> None:
        """An answer: what is acknowledged must never be lost from now on."""
        assert "error" not in told, f"{self.table} seat {self.seat}: {told} for {self.asked}"
        if told["id"] == "chat":
            self.said.append(self.saying)
            return
        assert self.asked is not None
        assert told["version"] >= 1
        self.run.sent[self.table, told["version"]] = self.sent_at
        self.acknowledged.append(self.asked["move"])
        self.decisions.add(self.asked["decision"])
        self.asked, self.is_sent = None, False
        self.run.saw("acknowledged")
