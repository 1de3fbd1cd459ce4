"""A client's side of one WebSocket that costs next to nothing, so that the load doesn't wait for who makes it.

It speaks what servers of JSON say: whole text frames, pings and the end; nothing packed and no fragments.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from urllib.parse import urlsplit

from websockets.frames import Opcode, apply_mask  # type: ignore[attr-defined]
from websockets.utils import accept_key, generate_key

FINAL = 0x80
MASKED = 0x80
SHORT = 126
LONG = 127
MEDIUM = 1 << 16
HEAD_END = b"\r\n\r\n"
PATIENCE = 60


class Line(asyncio.Protocol):
    """An open socket: `heard` gets the text of each frame, `lost` is called once when nothing more will come."""

    def __init__(self, request: bytes, accepted: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.request = request
        self.accepted = accepted
        self.heard = heard
        self.lost = lost
        self.unread = b""
        self.transport: asyncio.Transport
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def open(
        cls, url: str, origin: str, heard: Callable[[bytes], None], lost: Callable[[], None] = lambda: None
    ) -> Line:
        """A socket that the server has accepted; ConnectionError if it doesn't."""
        parts = urlsplit(url)
        is_safe = parts.scheme == "wss"
        key = generate_key()
        where = f"{parts.path}?{parts.query}" if parts.query else parts.path
        head = (
            f"GET {where} HTTP/1.1\r\nHost: {parts.netloc}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        port = parts.port or (443 if is_safe else 80)
        _, line = await asyncio.get_running_loop().create_connection(
            lambda: cls(head.encode(), accept_key(key), heard, lost), parts.hostname or "", port, ssl=is_safe or None
        )
        async with asyncio.timeout(PATIENCE):
            await line.opened
        return line

    def send(self, text: bytes) -> None:
        """Send the text of one frame."""
        self._send(Opcode.TEXT, text)

    async def close(self) -> None:
        """Hang up, and wait until the server has."""
        if not self.transport.is_closing():
            self._send(Opcode.CLOSE, (1000).to_bytes(2, "big"))
        async with asyncio.timeout(PATIENCE):
            await self.ended

    # What the loop calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Read the head of the answer, then frames."""
        self.unread = self.unread + data if self.unread else data
        if not self.opened.done() and not self._is_open():
            return
        at = 0
        while (end := self._read(at)) is not None:
            at = end
        self.unread = self.unread[at:]

    def connection_lost(self, error: Exception | None) -> None:
        """Nothing more will come."""
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the server hung up"))
        if not self.ended.done():
            self.ended.set_result(None)
        self.lost()

    # Inside.

    def _is_open(self) -> bool:
        """Whether the whole head has come and is the right one; what follows it stays."""
        head, found, rest = self.unread.partition(HEAD_END)
        if not found:
            return False
        rows = head.decode("latin-1").split("\r\n")
        fields = dict(row.lower().split(": ", 1) for row in rows[1:])
        if rows[0].split(" ")[1] != "101" or fields.get("sec-websocket-accept") != self.accepted.lower():
            self.opened.set_exception(ConnectionError(rows[0]))
            self.transport.abort()
            return False
        self.unread = rest
        self.opened.set_result(None)
        return True

    def _read(self, at: int) -> int | None:
        """Take the frame that begins at a place; where the next begins, None if this one isn't whole yet."""
        data, start = self.unread, at + 2
        if len(data) < start:
            return None
        size = data[at + 1]
        if size >= SHORT:
            start += 2 if size == SHORT else 8
            if len(data) < start:
                return None
            size = int.from_bytes(data[at + 2 : start], "big")
        if len(data) < start + size:
            return None
        self._take(data[at], data[start : start + size])
        return start + size

    def _take(self, kind: int, text: bytes) -> None:
        if kind == FINAL | Opcode.TEXT:
            self.heard(text)
        elif kind == FINAL | Opcode.PING:
            self._send(Opcode.PONG, text)
        elif kind == FINAL | Opcode.CLOSE:
            self._send(Opcode.CLOSE, text[:2])
            self.transport.close()
        elif kind != FINAL | Opcode.PONG:
            self.transport.abort()

    def _send(self, kind: Opcode, text: bytes) -> None:
        size, mask = len(text), secrets.token_bytes(4)
        if size < SHORT:
            head = bytes((FINAL | kind, MASKED | size))
        elif size < MEDIUM:
            head = bytes((FINAL | kind, MASKED | SHORT)) + size.to_bytes(2, "big")
        else:
            head = bytes((FINAL | kind, MASKED | LONG)) + size.to_bytes(8, "big")
        self.transport.write(head + mask + apply_mask(text, mask))
