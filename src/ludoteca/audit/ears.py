"""A socket at a table and plain HTTP requests, keeping every byte that came."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from ludoteca.audit.servers import Server, key

PATIENCE = 60
VARYING = {"date"}


class Ears:
    """What one viewer's device receives from one server."""

    def __init__(self, socket: ClientConnection, base: str, table: str, viewer: int | None) -> None:
        self.socket = socket
        self.base = base
        self.table = table
        self.viewer = viewer
        self.number = 0
        self.heard: list[str] = []
        self.update: dict[str, Any] = {"version": -1}

    @classmethod
    async def at(cls, server: Server, table: str, viewer: int | None) -> Ears:
        """Come to a table, as a seat or to watch."""
        url = server.base.replace("http", "ws", 1) + "/api/socket"
        ears = cls(await connect(url, max_size=None, compression=None), server.base, table, viewer)
        given = {} if viewer is None else {"tokens": [key(viewer)], "salt": f"{viewer + 1:02x}"}
        await ears.ask("enter", table=table, **given)
        return ears

    async def ask(self, do: str, **words: Any) -> dict[str, Any]:
        """The answer to a message."""
        self.number += 1
        await self.socket.send(json.dumps({"do": do, "id": self.number, **words}))
        while True:
            told = await self.hear()
            if told.get("id") == self.number:
                return told

    async def hear(self) -> dict[str, Any]:
        """The next frame."""
        frame = str(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.heard.append(frame)
        told: dict[str, Any] = json.loads(frame)
        if "update" in told:
            self.update = told["update"]
        return told

    async def reach(self, version: int) -> None:
        """Listen until an update of this version has come."""
        while self.update["version"] < version:
            await self.hear()

    async def fetch(self, path: str, body: Any = None) -> None:
        """An HTTP answer: status, headers and all."""
        self.heard.append(await asyncio.to_thread(self._fetched, path, body))

    def _fetched(self, path: str, body: Any) -> str:
        data = None if body is None else json.dumps(body).encode()
        headers = {} if body is None else {"content-type": "application/json"}
        asked = urllib.request.Request(f"{self.base}{path}", data, headers)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return self._told(answer)
        except urllib.error.HTTPError as refused:
            return self._told(refused)

    def _told(self, answer: Any) -> str:
        headers = {name: value for name, value in answer.headers.items() if name.lower() not in VARYING}
        return json.dumps([answer.status, headers, answer.read().decode()])

    def taken(self) -> list[str]:
        """Everything heard since this was last asked; ports differ, so addresses are told without them."""
        heard, self.heard = self.heard, []
        return [one.replace(self.base, "") for one in heard]

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()
