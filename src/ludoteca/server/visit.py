"""One socket at a table: the seats it holds, whose eyes it sees through, and what waits to be sent to it.

Sending never waits: what a slow reader leaves unread piles up here until the limit, and then it is hung up on.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ludoteca.server import outgoing
from ludoteca.server.refusals import NotYours

if TYPE_CHECKING:
    from ludoteca.server.room import Room

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
TOO_SLOW = 4408


class Visit:
    """A socket, from its opening to its end."""

    def __init__(self, send: Send, address: str, most_unsent: int) -> None:
        self.address = address
        self.room: Room | None = None
        self.seats: set[int] = set()
        self.is_host = False
        self.is_screen = False
        self.is_invited = False
        self.passed: int | None = None
        self.lang = "en"
        self.account: str | None = None
        self.closed: int | None = None
        self._send = send
        self._most = most_unsent
        self._unsent: deque[str] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self.cut = asyncio.Event()
        self.ended = asyncio.Event()

    def viewers(self) -> list[int | None]:
        """Whose eyes this socket sees through: its seats', or a spectator's if it has none or is a screen."""
        return [None] if self.is_screen or not self.seats else [*sorted(self.seats)]

    def own(self, seat: int) -> int:
        """The seat, if this socket holds it; NotYours otherwise."""
        if seat not in self.seats:
            raise NotYours(key="server-not-your-seat", seat=seat)
        return seat

    def tell(self, message: Struct) -> None:
        """Send a message."""
        self.send(outgoing.encode(message))

    def send(self, text: str) -> None:
        """Send the text of a frame; who has left too much unread is hung up on."""
        if self.closed is not None:
            return
        self._unsent.append(text)
        self._size += len(text)
        if self._size > self._most:
            self.close(TOO_SLOW)
        self._wake.set()

    def close(self, code: int) -> None:
        """Hang up after what is still to be sent; at once on who doesn't read."""
        if self.closed is None:
            self.closed = code
            self._wake.set()
            if code == TOO_SLOW:
                self.cut.set()

    async def write(self) -> None:
        """Hand on what is to be sent, until the end."""
        while True:
            while self._unsent:
                text = self._unsent.popleft()
                self._size -= len(text)
                await self._send({"type": "websocket.send", "text": text})
            if self.closed is not None:
                await self._send({"type": "websocket.close", "code": self.closed})
                return
            self._wake.clear()
            await self._wake.wait()
