"""One socket at a table: the seats it holds, whose eyes it sees through, and how much it has left unread.

Sending never waits: what a slow reader leaves unread piles up until the limit, and then it is hung up on.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from ludoteca.server import outgoing
from ludoteca.server.refusals import NotYours

if TYPE_CHECKING:
    from ludoteca.server.room import Room

TOO_SLOW = 4408


class Line(Protocol):
    """What a visit needs of its connection."""

    def write(self, text: bytes) -> int:
        """Send a text; how many bytes now wait for the other side to read."""

    def end(self) -> None:
        """No more messages are wanted."""

    def cut(self) -> None:
        """Hang up without waiting for anything."""


class Visit:
    """A socket, from its opening to its end."""

    def __init__(self, line: Line, address: str, most_unsent: int) -> None:
        self.address = address
        self.room: Room | None = None
        self.place = ""  # what limits count it with
        self.seats: set[int] = set()
        self.is_host = False
        self.is_screen = False
        self.invite = ""
        self.pass_ = ""
        self.lang = "en"
        self.session: bytes | None = None  # the digest of the one it came with
        self.account: str | None = None
        self.closed: int | None = None
        self._line = line
        self._most = most_unsent
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

    def send(self, text: bytes) -> None:
        """Send the text of a frame; who has left too much unread is hung up on."""
        if self.closed is None and self._line.write(text) > self._most:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Hang up after what is still to be sent; at once on who doesn't read."""
        if self.closed is None:
            self.closed = code
            self._line.end()
            if code == TOO_SLOW:
                self._line.cut()
