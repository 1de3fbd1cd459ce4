"""One WebSocket connection: the client's seats and rights, its receive loop and its outbound queue.

Sending never waits. One writer task sends what is queued; a client that leaves more than the allowed number of bytes
unread loses its queue and is closed. A client that does not receive its close in time is aborted, if the server can.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ludoteca.server.errors import NotAllowed
from ludoteca.server.ws import close_codes, messages_out

if TYPE_CHECKING:
    from ludoteca.server.live.live_table import LiveTable

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
OnMessage = Callable[["Connection", str], Awaitable[None]]
CLOSE_TIMEOUT = 10.0  # seconds in which a client must read what was sent before its close


class Connection:
    """A client from accept to disconnect; `live` is the table that it joined."""

    def __init__(self, address: str, max_unsent: int, abort: Callable[[], None] | None = None) -> None:
        self.address = address
        self.live: LiveTable | None = None
        self.limit_scope = ""  # the key of the limit on connections per table
        self.seats: frozenset[int] = frozenset()
        self.credentials: tuple[str, ...] = ()  # by which live/holders.py recognises the client
        self.is_host = False
        self.is_screen = False
        self.invite = ""
        self.pass_token = ""
        self.lang = "en"
        self.session: bytes | None = None  # SHA-256 of the session token
        self.account: str | None = None
        self.faults = 0
        self.close_code: int | None = None
        self._max_unsent = max_unsent
        self._abort = abort
        self._abort_timer: asyncio.TimerHandle | None = None
        self._unsent = 0
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()

    def viewers(self) -> list[int | None]:
        """Whose views this connection receives: its seats', or the spectators' if it has none or is a screen."""
        return [None] if self.is_screen or not self.seats else [*sorted(self.seats)]

    def check_seat(self, seat: int) -> int:
        """The seat, if this connection holds it; NotAllowed otherwise."""
        if seat not in self.seats:
            raise NotAllowed(key="server-not-your-seat", seat=seat)
        return seat

    def send_message(self, message: Struct) -> None:
        """Encode and queue a message."""
        self.send(messages_out.encode(message))

    def send(self, text: str) -> None:
        """Queue an encoded frame; a client with too much unread data is closed."""
        if self.close_code is not None:
            return
        self._unsent += size_in_bytes(text)
        if self._unsent > self._max_unsent:
            while not self._queue.empty():
                self._queue.get_nowait()
            self.close(close_codes.TOO_SLOW)
        else:
            self._queue.put_nowait(text)

    def close(self, code: int) -> None:
        """Queue a close frame and leave the table; nothing more is sent, and what is received is discarded."""
        if self.close_code is None:
            self.close_code = code
            self._queue.put_nowait(code)
            loop = asyncio.get_running_loop()
            loop.call_soon(self.leave)  # a broadcast may be iterating over the connections
            if self._abort is not None:
                self._abort_timer = loop.call_later(CLOSE_TIMEOUT, self._abort)

    def leave(self) -> None:
        """Leave the table, if one was joined."""
        live, self.live = self.live, None
        if live is not None:
            live.broadcaster.remove(self)

    async def run(self, receive: Receive, send: Send, on_message: OnMessage) -> None:
        """Accept the connection and handle its messages one after the other until either side closes it."""
        await receive()
        await send({"type": "websocket.accept"})
        writer = asyncio.create_task(self._write(send))
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                if self.close_code is not None:
                    continue
                text = event.get("text")
                if text is None:
                    self.close(close_codes.UNSUPPORTED_DATA)
                else:
                    await on_message(self, text)
        finally:
            if self._abort_timer is not None:
                self._abort_timer.cancel()
            self.leave()
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _write(self, send: Send) -> None:
        while isinstance(item := await self._queue.get(), str):
            await send({"type": "websocket.send", "text": item})
            self._unsent -= size_in_bytes(item)
        await send({"type": "websocket.close", "code": item})


def size_in_bytes(text: str) -> int:
    """The size of a text in UTF-8."""
    return len(text) if text.isascii() else len(text.encode())
