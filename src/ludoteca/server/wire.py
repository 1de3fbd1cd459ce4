"""The connection under a socket: messages are handed over as they come, and frames go straight to the transport.

uvicorn opens and ends it; what passes in between takes no part in its queues of events and its pauses.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import ceil
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "ludoteca.wire"
MOST_UNREAD = 16
FINAL_TEXT = 0x81
MASKED = 0x80
MASK = 4
SMALLEST = 8
SHORT = 126
MEDIUM = 1 << 16
ACCEPTED = 101
ENDING: dict[str, Any] = {"type": "websocket.disconnect", "code": 1000}


class Outbox:
    """The connections of a loop that something was written to in its present turn."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        """Something was written to a connection for the first time in this turn."""
        if not self._wires:
            wire.loop.call_soon(self._empty)
        self._wires.append(wire)

    def _empty(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.send_off()


OUTBOXES: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class Wire(WebSocketsSansIOProtocol):
    """One connection; an application finds it among the scope's extensions and takes it once it has accepted."""

    queue: asyncio.Queue[Any]
    begin: Callable[[bytes], bool] | None = None

    def __init__(self, *parts: Any, **more: Any) -> None:
        super().__init__(*parts, **more)
        self._has_spoken = False
        self._outbox = OUTBOXES.setdefault(self.loop, Outbox())
        self._unsent: list[bytes] = []
        self._size = 0

    def handle_connect(self, event: Request) -> None:
        """Somebody wants to open a socket."""
        super().handle_connect(event)
        if self.response.status_code == ACCEPTED:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Bytes have come: mostly one whole frame of text; anything else is read the long way."""
        self._has_spoken = True
        text = only_frame(data) if self.begin is not None and self._is_between_messages() else None
        if text is None or len(text) > self.config.ws_max_size or not _is_text(text):
            super().data_received(data)
        else:
            self._hear(text)

    def schedule_ping(self) -> None:
        """Think of the other side again after a while, at a whole second: so all sockets wake the server together."""
        assert self.ping_interval is not None
        self.ping_timer = self.loop.call_at(ceil(self.loop.time() + self.ping_interval), self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """Ask whether the other side is still there, unless it has spoken since it was last thought of."""
        if self._has_spoken:
            self._has_spoken = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def handle_pong(self, event: Frame) -> None:
        """It is there; an answer to that question doesn't spare it the next."""
        self._has_spoken = False
        super().handle_pong(event)

    async def send(self, message: Any) -> None:
        """Send what an application says; one that was turned away in words is done, and no fault of ours."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """A whole message has come the long way."""
        text = b"".join(self.frames)
        if self.begin is None or self.close_sent or (self.curr_msg_data_type == "text" and not _is_text(text)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._hear(text)

    def take(self, begin: Callable[[bytes], bool]) -> None:
        """From now on messages are the taker's: `begin` is asked to do each at once; those it leaves are `next`."""
        self.begin = begin

    def _hear(self, text: bytes) -> None:
        if self.begin is not None and self.begin(text):
            return
        self.queue.put_nowait(text)
        if self.queue.qsize() > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _is_between_messages(self) -> bool:
        """Whether nothing of a message waits for its rest, and the other side may still say something."""
        talk = self.conn
        return not talk.reader.buffer and talk.current_size is None and talk.state is State.OPEN

    async def next(self) -> bytes | None:
        """The next message; None once there are no more."""
        heard = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return None if type(heard) is dict else heard

    def write(self, text: bytes) -> int:
        """Send the text of one frame; how many bytes now wait for the other side to read.

        What is sent within one turn of the loop goes out together at its end, since every trip to the network has its
        price, and who was written to first gets it first.
        """
        if not self._unsent:
            self._outbox.add(self)
        self._unsent.append(frame(text))
        self._size += len(text)
        return self._size + self.transport.get_write_buffer_size()

    def send_off(self) -> None:
        """Let go what was written in this turn."""
        frames, self._unsent, self._size = self._unsent, [], 0
        if frames and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def end(self) -> None:
        """No more messages are wanted; what was sent goes out."""
        self.send_off()
        self.queue.put_nowait(ENDING)

    def cut(self) -> None:
        """Hang up without waiting for anything."""
        self.transport.abort()


def frame(text: bytes) -> bytes:
    """The one unmasked frame of a text."""
    size = len(text)
    if size < SHORT:
        return bytes((FINAL_TEXT, size)) + text
    if size < MEDIUM:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def only_frame(data: bytes) -> bytes | None:
    """The text of the one masked frame that some bytes are; None if they are anything else."""
    if len(data) < SMALLEST or data[0] != FINAL_TEXT or data[1] < MASKED or data[1] > MASKED + SHORT:
        return None
    size, start = data[1] - MASKED, 2
    if size == SHORT:
        size, start = int.from_bytes(data[2:4], "big"), 4
    if len(data) != start + MASK + size:
        return None
    return apply_mask(data[start + MASK :], data[start : start + MASK])


def _is_text(message: bytes) -> bool:
    """Whether a message is written in UTF-8."""
    if message.isascii():
        return True
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
