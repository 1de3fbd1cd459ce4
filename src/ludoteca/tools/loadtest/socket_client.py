"""A minimal WebSocket client, cheap enough that the load generator is not the bottleneck.

It supports unfragmented text frames, pings and closing; no compression and no fragmentation.
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
CONNECTION_TIMEOUT = 60


class SocketClient(asyncio.Protocol):
    """A WebSocket connection: calls `on_text` with each text frame and `on_close` once when the connection ends."""

    def __init__(
        self, request: bytes, accepted: str, on_text: Callable[[bytes], None], on_close: Callable[[], None]
    ) -> None:
        self.request = request
        self.accepted = accepted
        self.on_text = on_text
        self.on_close = on_close
        self.buffer = b""
        self.transport: asyncio.Transport
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def open(
        cls, url: str, origin: str, on_text: Callable[[bytes], None], on_close: Callable[[], None] = lambda: None
    ) -> SocketClient:
        """Open a WebSocket connection; ConnectionError if the server refuses it."""
        parts = urlsplit(url)
        is_secure = parts.scheme == "wss"
        key = generate_key()
        target = f"{parts.path}?{parts.query}" if parts.query else parts.path
        head = (
            f"GET {target} HTTP/1.1\r\nHost: {parts.netloc}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        port = parts.port or (443 if is_secure else 80)
        _, client = await asyncio.get_running_loop().create_connection(
            lambda: cls(head.encode(), accept_key(key), on_text, on_close),
            parts.hostname or "",
            port,
            ssl=is_secure or None,
        )
        async with asyncio.timeout(CONNECTION_TIMEOUT):
            await client.opened
        return client

    def send(self, text: bytes) -> None:
        """Send one text frame."""
        self._send_frame(Opcode.TEXT, text)

    async def close(self) -> None:
        """Close the connection and wait until the server has closed it."""
        if not self.transport.is_closing():
            self._send_frame(Opcode.CLOSE, (1000).to_bytes(2, "big"))
        async with asyncio.timeout(CONNECTION_TIMEOUT):
            await self.ended

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the opening handshake."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Read the response to the handshake, then frames."""
        self.buffer = self.buffer + data if self.buffer else data
        if not self.opened.done() and not self._is_open():
            return
        at = 0
        while (end := self._read_frame(at)) is not None:
            at = end
        self.buffer = self.buffer[at:]

    def connection_lost(self, error: Exception | None) -> None:
        """Report the end of the connection."""
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the server closed the connection"))
        if not self.ended.done():
            self.ended.set_result(None)
        self.on_close()

    def _is_open(self) -> bool:
        """Whether the handshake is complete and accepted; what follows it stays in the buffer."""
        head, found, rest = self.buffer.partition(HEAD_END)
        if not found:
            return False
        rows = head.decode("latin-1").split("\r\n")
        fields = dict(row.lower().split(": ", 1) for row in rows[1:])
        if rows[0].split(" ")[1] != "101" or fields.get("sec-websocket-accept") != self.accepted.lower():
            self.opened.set_exception(ConnectionError(rows[0]))
            self.transport.abort()
            return False
        self.buffer = rest
        self.opened.set_result(None)
        return True

    def _read_frame(self, at: int) -> int | None:
        """Handle the frame that starts at an index and return the index after it; None if it is incomplete."""
        data, start = self.buffer, at + 2
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
        self._handle_frame(data[at], data[start : start + size])
        return start + size

    def _handle_frame(self, kind: int, text: bytes) -> None:
        if kind == FINAL | Opcode.TEXT:
            self.on_text(text)
        elif kind == FINAL | Opcode.PING:
            self._send_frame(Opcode.PONG, text)
        elif kind == FINAL | Opcode.CLOSE:
            self._send_frame(Opcode.CLOSE, text[:2])
            self.transport.close()
        elif kind != FINAL | Opcode.PONG:
            self.transport.abort()

    def _send_frame(self, kind: Opcode, text: bytes) -> None:
        size, mask = len(text), secrets.token_bytes(4)
        if size < SHORT:
            head = bytes((FINAL | kind, MASKED | size))
        elif size < MEDIUM:
            head = bytes((FINAL | kind, MASKED | SHORT)) + size.to_bytes(2, "big")
        else:
            head = bytes((FINAL | kind, MASKED | LONG)) + size.to_bytes(8, "big")
        self.transport.write(head + mask + apply_mask(text, mask))
