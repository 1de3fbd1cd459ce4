"""Raw TCP connections to a server: unfinished requests, malformed heads and WebSocket frames of any kind."""

from __future__ import annotations

import asyncio

from websockets.frames import Frame, Opcode

from tests.support.waiting import TIMEOUT

EMPTY_FRAGMENT = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
FLOODS = {
    "pings": Frame(Opcode.PING, b"").serialize(mask=True),
    "pongs": Frame(Opcode.PONG, b"").serialize(mask=True),
    "empty fragments": EMPTY_FRAGMENT,
    "tiny text frames": Frame(Opcode.TEXT, b"1").serialize(mask=True),
}
FIRST_FRAMES = {"empty fragments": Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)}


class RawClient:
    """A TCP connection on which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self.reader = reader
        self.writer = writer
        self.host = host

    @classmethod
    async def connect(cls, url: str, local_address: str | None = None) -> RawClient:
        """A connection to a server's URL, from another loopback address if one is given."""
        host = url.removeprefix("http://")
        address, port = host.split(":")
        local = None if local_address is None else (local_address, 0)
        return cls(*await asyncio.open_connection(address, int(port), local_addr=local), host)

    def send(self, text: str) -> None:
        """Send text; {host} becomes the server's address."""
        self.writer.write(text.replace("{host}", self.host).encode("latin-1"))

    async def upgrade(self) -> None:
        """Upgrade to WebSocket."""
        self.send(
            "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        head = await self.reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head

    async def flood(self, frame: bytes, bytes_per_write: int = 60_000, max_bytes: int = 50_000_000) -> bool:
        """Send a frame again and again; whether the server disconnected before `max_bytes` were sent."""
        block = frame * (bytes_per_write // len(frame))
        try:
            for _ in range(0, max_bytes, len(block)):
                self.writer.write(block)
                await self.writer.drain()
        except ConnectionError:
            return True
        return False

    async def status(self) -> int:
        """The status of the next response."""
        line = await asyncio.wait_for(self.reader.readline(), TIMEOUT)
        return int(line.split()[1])

    async def end(self) -> bytes:
        """Everything received until the server closes the connection."""
        received = b""
        try:
            while data := await asyncio.wait_for(self.reader.read(65536), TIMEOUT):
                received += data
        except ConnectionError:
            pass
        return received

    def close(self) -> None:
        """Close the connection; what was not sent yet is discarded."""
        self.writer.transport.abort()
