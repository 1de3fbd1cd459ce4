"""The connection of one seat: requests with their answers, and the last update pushed for the seat."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any, Self

import websockets

from ludoteca.tools.remote.errors import NotJoined

Json = dict[str, Any]


class SeatSocket:
    """A connection to a server; `update` is the seat's latest, `unread` those that nobody has looked at yet."""

    def __init__(self, url: str) -> None:
        self.connecting = websockets.connect(url, max_size=None)
        self.seat: int | None = None
        self.number = 0
        self.unread: list[Json] = []
        self.pushed: list[Json] = []

    async def __aenter__(self) -> Self:
        """Open the connection."""
        self.socket = await self.connecting.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the connection."""
        await self.connecting.__aexit__(kind, error, trace)

    async def request(self, do: str, **fields: Any) -> Json:
        """The answer to a request, an error included; messages pushed meanwhile are kept."""
        self.number += 1
        await self.socket.send(json.dumps({"do": do, "id": self.number, **fields}))
        while True:
            message = await self.read()
            if message.get("id") == self.number:
                return message

    async def demand(self, do: str, **fields: Any) -> Json:
        """The answer to a request that must succeed; NotJoined with the server's reason otherwise."""
        answer = await self.request(do, **fields)
        if "error" in answer:
            raise NotJoined(answer["error"]["message"], key="join-refused", why=answer["error"]["message"])
        return answer

    async def read(self) -> Json:
        """The next message; NotJoined if it says that the seat is lost."""
        message: Json = json.loads(await self.socket.recv())
        if "update" in message:
            if self.seat is not None and message["update"]["viewer"] == self.seat:
                self.unread.append(message["update"])
        elif "lost" in message and message["lost"]["seat"] == self.seat:
            raise NotJoined(key="join-lost")
        elif "id" not in message:
            self.pushed.append(message)
        return message
