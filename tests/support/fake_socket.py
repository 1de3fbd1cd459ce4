"""The server's side of an ASGI WebSocket without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import MutableMapping
from typing import Any

Json = dict[str, Any]


class FakeSocket:
    """The server's side of an ASGI WebSocket whose client reads only while `is_reading` is set."""

    def __init__(self) -> None:
        self.sent: list[MutableMapping[str, Any]] = []
        self.is_reading = asyncio.Event()
        self._received: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._changed = asyncio.Condition()
        self._received.put_nowait({"type": "websocket.connect"})

    def put(self, message: Json) -> None:
        """Let the server receive a message of the client."""
        self._received.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def disconnect(self) -> None:
        """Let the server receive the end of the connection."""
        self._received.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def receive(self) -> MutableMapping[str, Any]:
        return await self._received.get()

    async def send(self, event: MutableMapping[str, Any]) -> None:
        if event["type"] != "websocket.accept":
            await self.is_reading.wait()
        async with self._changed:
            self.sent.append(event)
            self._changed.notify_all()

    async def until(self, kind: str) -> MutableMapping[str, Any]:
        """The first event of a kind that the server sent."""
        async with self._changed:
            await self._changed.wait_for(lambda: any(one["type"] == kind for one in self.sent))
        return next(one for one in self.sent if one["type"] == kind)

    def texts(self) -> list[str]:
        """The frames that the server sent."""
        return [one["text"] for one in self.sent if one["type"] == "websocket.send"]


def websocket_scope(url: str) -> Json:
    """The ASGI scope of a WebSocket connection to a server."""
    host = url.removeprefix("http://").rstrip("/").encode()
    return {"type": "websocket", "path": "/api/socket", "client": ("127.0.0.1", 1), "headers": [(b"host", host)]}
