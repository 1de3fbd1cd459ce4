"""Clients that outlive their server: they reconnect with what they know, and compare it with what they receive."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import TYPE_CHECKING, Any

import websockets

if TYPE_CHECKING:
    from tests.support.kill_run import Run

Json = dict[str, Any]
DISCONNECTED = (OSError, EOFError, TimeoutError, websockets.WebSocketException)
REJECTED_CODES = range(4000, 5000)
RECEIVE_TIMEOUT = 60
ROUNDING_MS = 2
MOVES_PER_CHAT = 10
RETRY_SECONDS = 0.3


class Watcher:
    """A spectator; it receives every version once, and a version never changes."""

    viewer: int | None = None

    def __init__(self, run: Run, table: str) -> None:
        self.run = run
        self.table = table
        self.version: int | None = None
        self.known: dict[int, Json] = {}
        self.last: Json | None = None
        self.has_reconnected = False
        self.connected_at = 0.0
        self.previously_connected_at = 0.0

    def is_done(self) -> bool:
        """Whether there is nothing left to do at this table."""
        return self.run.is_over or (self.last is not None and self.last["table"]["phase"] == "over")

    async def play(self) -> None:
        """Reconnect until the game or the run is over."""
        while not self.is_done():
            try:
                self.connected_at = time.monotonic()
                async with websockets.connect(f"ws://{self.run.url}/api/socket", max_size=None) as socket:
                    await self._communicate(socket)
            except DISCONNECTED as end:
                code = end.rcvd.code if isinstance(end, websockets.ConnectionClosed) and end.rcvd else 0
                assert code not in REJECTED_CODES, f"{self.table} closed the connection with {code}"
                self.run.count("failed attempts")
                await asyncio.sleep(RETRY_SECONDS)

    async def _communicate(self, socket: websockets.ClientConnection) -> None:
        name = "spectator" if self.viewer is None else str(self.viewer)
        since = {} if self.version is None else {name: self.version}
        await socket.send(
            json.dumps({"do": "enter", "id": "enter", "table": self.table, "since": since, **self.credentials()})
        )
        self.has_reconnected = True
        while not self.is_done():
            text = await asyncio.wait_for(socket.recv(), RECEIVE_TIMEOUT)
            message: Json = json.loads(text)
            await self._handle(message)
            for request in self.requests():
                await socket.send(json.dumps(request))

    def credentials(self) -> Json:
        """The tokens of `enter`."""
        return {}

    def requests(self) -> list[Json]:
        """The messages to send now."""
        return []

    async def _handle(self, message: Json) -> None:
        if "update" in message and message["update"]["viewer"] == self.viewer:
            self._check(message["update"])
        elif message.get("id") == "enter":
            assert "entered" in message, message
            self.run.count("entered")
        elif "id" in message:
            self.on_answer(message)

    def on_answer(self, message: Json) -> None:
        """Handle an answer."""

    def _check(self, update: Json) -> None:
        """Assert that versions continue without a gap, and that clocks continue from what was shown."""
        version, before = update["version"], self.version
        if before is not None:
            assert version >= before, f"{self.table} returned from {before} to {version}"
            if not update["fresh"]:
                numbers = [change["version"] for change in update["changes"]]
                assert numbers == list(range(before + 1, version + 1)), f"{self.table}: {numbers} after {before}"
        for change in update["changes"]:
            assert self.known.setdefault(change["version"], change) == change
        if self.has_reconnected and before == version and self.last is not None:
            self._check_clocks(self.last["table"]["clocks"], update["table"]["clocks"])
        self.has_reconnected = False
        self.version, self.last, self.previously_connected_at = version, update, self.connected_at

    def _check_clocks(self, before: Json | None, now: Json | None) -> None:
        """Assert that clocks were charged at most the time that a server ran.

        The clocks shown before were computed after the move was sent and after this client had connected.
        """
        sent_at = self.run.sent.get((self.table, self.version or 0))
        if not before or not now or self.last is None or self.last["table"]["phase"] != "playing" or sent_at is None:
            return
        uptime = (
            max(0.0, self.run.server.ended - max(sent_at, self.previously_connected_at))
            + time.monotonic()
            - self.run.server.started
        )
        assert now["running"] == before["running"]
        for seat, (left, shown) in enumerate(zip(now["left"], before["left"], strict=True)):
            if seat in now["running"]:
                charged = shown - left - ROUNDING_MS
                assert charged <= uptime * 1000, f"{charged} ms were charged in {uptime} s"
                self.run.count("running clocks compared")
            else:
                assert left == shown, f"a stopped clock went from {shown} to {left}"
                self.run.count("stopped clocks compared")


class Player(Watcher):
    """A player who answers every decision, and repeats a request with the same key if no answer came."""

    def __init__(self, run: Run, table: str, number: int, seat: int, token: str) -> None:
        super().__init__(run, table)
        self.number = number
        self.seat = seat
        self.viewer = seat
        self.token = token
        self.request: Json | None = None
        self.is_sent = False
        self.sent_at = 0.0
        self.acknowledged: list[str] = []
        self.decisions: set[str] = set()
        self.chat: list[str] = []
        self.chat_in_flight = ""
        self.chat_count = 0

    def is_done(self) -> bool:
        """As for a spectator; a player who waits for an answer stays for it."""
        return self.run.is_over or (super().is_done() and self.request is None)

    def credentials(self) -> Json:
        """The token and a salt; whatever was in flight has to be sent again."""
        self.is_sent = False
        self.chat_in_flight = ""
        return {"tokens": [self.token], "salt": f"{self.number:04x}{self.seat:02x}"}

    def requests(self) -> list[Json]:
        """The move in flight or the next one, and every few moves a chat message."""
        if self.last is None or self.is_sent:
            return []
        if self.request is None:
            self.request = self._next(self.last)
        if self.request is None:
            return []
        self.is_sent = True
        self.sent_at = time.monotonic()
        self.run.count("requested")
        return [{"do": "play", "id": "play", **self.request}, *self._chat()]

    def _next(self, update: Json) -> Json | None:
        decision = update["decision"]
        if decision is None:
            return None
        assert decision not in self.decisions, f"{self.table} repeats {decision} after acknowledging an answer"
        count = len(self.acknowledged)
        rng = random.Random(f"{self.run.seed} {self.number} {self.seat} {count}")
        return {
            "seat": self.seat,
            "decision": decision,
            "move": rng.choice(update["moves"]),
            "key": f"{self.number}-{self.seat}-{count}",
        }

    def _chat(self) -> list[Json]:
        if len(self.acknowledged) % MOVES_PER_CHAT:
            return []
        self.chat_count += 1
        self.chat_in_flight = f"{self.seat} says {self.chat_count}"
        return [{"do": "chat", "id": "chat", "text": self.chat_in_flight}]

    def on_answer(self, message: Json) -> None:
        """Handle an answer: what is acknowledged must never be lost from now on."""
        assert "error" not in message, f"{self.table} seat {self.seat}: {message} for {self.request}"
        if message["id"] == "chat":
            self.chat.append(self.chat_in_flight)
            return
        assert self.request is not None
        assert message["version"] >= 1
        self.run.sent[self.table, message["version"]] = self.sent_at
        self.acknowledged.append(self.request["move"])
        self.decisions.add(self.request["decision"])
        self.request, self.is_sent = None, False
        self.run.count("acknowledged")
