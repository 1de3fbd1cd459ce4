"""A socket at a table and plain HTTP requests, keeping every byte that came."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ludoteca.audit.requests import Request, answers
from ludoteca.audit.servers import Server, key

PATIENCE = 600  # longer than any machine is busy or stopped; only a server that hangs takes it

# What is done, with what words.
Question = tuple[str, dict[str, Any]]


class Laid(msgspec.Struct):
    """What an audit reads of the table in an update."""

    phase: str
    seats: list[msgspec.Raw]


class Update(msgspec.Struct):
    """What an audit reads of an update."""

    version: int
    moves: list[str]
    decision: str | None
    table: Laid


class Told(msgspec.Struct):
    """What an audit reads of a frame; the rest of it is compared as it came."""

    id: int | None = None
    update: Update | None = None


class Ears:
    """What one viewer's device receives from one server."""

    def __init__(self, socket: ClientConnection, base: str, table: str, viewer: int | None) -> None:
        self.socket = socket
        self.base = base
        self.table = table
        self.viewer = viewer
        self.number = 0
        self.heard: list[str] = []
        self.update: Update | None = None

    @classmethod
    async def at(cls, server: Server, table: str, viewer: int | None) -> Ears:
        """Come to a table, as a seat or to watch."""
        url = server.base.replace("http", "ws", 1) + "/api/socket"
        # Who waits long for its turn to speak reads on meanwhile, and nobody is hung up on for being slow.
        socket = await connect(
            url, max_size=None, max_queue=None, compression=None, open_timeout=PATIENCE, ping_interval=None
        )
        ears = cls(socket, server.base, table, viewer)
        given = {} if viewer is None else {"tokens": [key(viewer)], "salt": f"{viewer + 1:02x}"}
        try:
            await ears.ask(("enter", {"table": table, **given}))
        except BaseException:
            await ears.close()
            raise
        return ears

    async def ask(self, *questions: Question) -> None:
        """Say everything at once and listen until the last is answered; a server answers in the order it was asked."""
        for do, words in questions:
            self.number += 1
            await self.socket.send(json.dumps({"do": do, "id": self.number, **words}))
        while (await self.hear()).id != self.number:
            pass

    async def hear(self) -> Told:
        """The next frame."""
        frame = await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)
        self.heard.append(frame.decode())
        told = msgspec.json.decode(frame, type=Told)
        self.update = told.update or self.update
        return told

    async def reach(self, version: int) -> Update:
        """Listen until an update of this version has come."""
        while self.update is None or self.update.version < version:
            await self.hear()
        return self.update

    async def fetch(self, asked: list[Request]) -> None:
        """HTTP answers: status, headers and all."""
        self.heard += await answers(self.base, asked)

    def taken(self) -> list[str]:
        """Everything heard since this was last asked; ports differ, so addresses are told without them."""
        heard, self.heard = self.heard, []
        return [one.replace(self.base, "") for one in heard]

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()
