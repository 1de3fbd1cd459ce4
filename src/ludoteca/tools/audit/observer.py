"""A client of one viewer at a table that records every byte it receives by WebSocket and HTTP."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ludoteca.tools.audit.audit_server import AuditServer, seat_token
from ludoteca.tools.audit.http_client import Request, responses

RESPONSE_TIMEOUT = 600  # only a server that hangs exceeds it

# The name of a message and its fields.
Message = tuple[str, dict[str, Any]]


class TableInfo(msgspec.Struct):
    """The fields read of the table in an update."""

    phase: str
    seats: list[msgspec.Raw]


class Update(msgspec.Struct):
    """The fields read of an update."""

    version: int
    moves: list[str]
    decision: str | None
    table: TableInfo


class Frame(msgspec.Struct):
    """The fields read of a frame; the audit compares its bytes."""

    id: int | None = None
    update: Update | None = None


class Observer:
    """One viewer's connection to one server."""

    def __init__(self, socket: ClientConnection, base: str, table: str, viewer: int | None) -> None:
        self.socket = socket
        self.base = base
        self.table = table
        self.viewer = viewer
        self.number = 0
        self.received: list[str] = []
        self.update: Update | None = None

    @classmethod
    async def open(cls, server: AuditServer, table: str, viewer: int | None) -> Observer:
        """Connect and enter a table, as a seat or as a spectator."""
        url = server.base.replace("http", "ws", 1) + "/api/socket"
        # No limits and no keepalive: a slow client must not be disconnected.
        socket = await connect(
            url, max_size=None, max_queue=None, compression=None, open_timeout=RESPONSE_TIMEOUT, ping_interval=None
        )
        observer = cls(socket, server.base, table, viewer)
        given = {} if viewer is None else {"tokens": [seat_token(viewer)], "salt": f"{viewer + 1:02x}"}
        try:
            await observer.request(("enter", {"table": table, **given}))
        except BaseException:
            await observer.close()
            raise
        return observer

    async def request(self, *messages: Message) -> None:
        """Send all messages and receive until the last one is answered; a server answers in order."""
        for do, fields in messages:
            self.number += 1
            await self.socket.send(json.dumps({"do": do, "id": self.number, **fields}))
        while (await self.receive()).id != self.number:
            pass

    async def receive(self) -> Frame:
        """Receive and record the next frame."""
        data = await asyncio.wait_for(self.socket.recv(decode=False), RESPONSE_TIMEOUT)
        self.received.append(data.decode())
        frame = msgspec.json.decode(data, type=Frame)
        self.update = frame.update or self.update
        return frame

    async def wait_for_version(self, version: int) -> Update:
        """Receive until an update of this version or a later one."""
        while self.update is None or self.update.version < version:
            await self.receive()
        return self.update

    async def fetch(self, requests: list[Request]) -> None:
        """Send HTTP requests and record the responses with status and headers."""
        self.received += await responses(self.base, requests)

    def take_received(self) -> list[str]:
        """Remove and return everything received so far, without the server's address, which differs by its port."""
        received, self.received = self.received, []
        return [text.replace(self.base, "") for text in received]

    async def close(self) -> None:
        """Close the connection."""
        await self.socket.close()
