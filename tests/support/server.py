"""A real server on a real port, and clients on real sockets that wait for messages, never for time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets

from ludoteca.server import run
from ludoteca.server.app import Components, build
from ludoteca.server.bots.worker_pool import WorkerPool
from ludoteca.server.settings import settings
from ludoteca.store import DATABASE_FILE, SqliteStore, milliseconds
from tests.support.raw_client import RawClient

TIMEOUT = 180
TURN_MS = 8
FORCED_MOVE_MS = 5
Json = dict[str, Any]


class RunningServer:
    """A server that answers, with requests that tests make; `components` is what the composition root wired."""

    def __init__(self, components: Components, port: int) -> None:
        self.components = components
        self.url = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=self.url, timeout=TIMEOUT)
        self.sockets: list[SocketClient] = []
        self.raw_clients: list[RawClient] = []

    async def post(self, path: str, body: Any = None, status: int | None = None, **headers: str) -> Any:
        """The answer to a POST; its status is checked if one is given."""
        answer = await self.http.post(path, json=body, headers=headers)
        assert status is None or answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def get(self, path: str, status: int = 200, **headers: str) -> Any:
        """The answer to a GET."""
        answer = await self.http.get(path, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def table(self, *seats: str, game: str = "maamut", **asked: Any) -> Json:
        """A new table: a seat's text is `open`, a level's name, or a person's name on this device."""
        body = {"game": game, "players": len(seats), "seats": [wish(seat) for seat in seats], **asked}
        made: Json = await self.post("/api/tables", body, 201)
        return {**made, "tokens": [seat["token"] for seat in made["seats"]]}

    async def enter(self, made: Json, **asked: Any) -> SocketClient:
        """A socket that has joined a table."""
        client = await self.socket()
        await client.do("enter", table=made["id"], **asked)
        return client

    async def socket(self) -> SocketClient:
        """A socket that has sent nothing yet."""
        # No keepalive: a busy machine may keep either side waiting for long.
        url = f"{self.url.replace('http', 'ws')}/api/socket"
        socket = await websockets.connect(url, max_size=None, max_queue=None, open_timeout=TIMEOUT, ping_interval=None)
        self.sockets.append(SocketClient(socket))
        return self.sockets[-1]

    async def raw(self) -> RawClient:
        """A TCP connection that has sent nothing yet."""
        self.raw_clients.append(await RawClient.connect(self.url))
        return self.raw_clients[-1]

    async def close(self) -> None:
        """Close all sockets."""
        for raw in self.raw_clients:
            raw.close()
        for client in self.sockets:
            await client.socket.close()
        await self.http.aclose()


class SocketClient:
    """One socket: requests with their answers, and pushed messages in order."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.pushed: list[Json] = []
        self.frames: list[str] = []
        self.updates: dict[int | None, Json] = {}

    async def do(self, do: str, **asked: Any) -> Json:
        """A request's answer."""
        self.number += 1
        await self.socket.send(json.dumps({"do": do, "id": self.number, **asked}))
        return await self._until(lambda told: told.get("id") == self.number)

    async def refused(self, do: str, **asked: Any) -> str:
        """The key of the error that answers a request."""
        told = await self.do(do, **asked)
        assert "error" in told, told
        assert told["error"]["message"] != told["error"]["key"]
        key: str = told["error"]["key"]
        return key

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The first unread pushed message that matches."""
        while self.pushed:
            if wanted(told := self.pushed.pop(0)):
                return told
        return await self._until(lambda told: "id" not in told and wanted(told), keep=False)

    async def update(self, viewer: int | None, wanted: Callable[[Json], bool] = lambda told: True) -> Json:
        """A viewer's update once it matches."""
        while viewer not in self.updates or not wanted(self.updates[viewer]):
            await self.read()
        return self.updates[viewer]

    async def version(self, viewer: int | None, version: int) -> Json:
        """A viewer's update at a version or later."""
        return await self.update(viewer, lambda told: told["version"] >= version)

    async def play(self, seat: int, move: str | None = None, **more: Any) -> Json:
        """The answer to a move, the first legal one if none is given, once the seat is asked."""
        told = await self.update(seat, lambda told: told["decision"] is not None)
        chosen = told["moves"][0] if move is None else move
        answer = await self.do("play", seat=seat, decision=told["decision"], move=chosen, **more)
        if "version" in answer:
            await self.version(seat, answer["version"])
        return answer

    async def closed(self) -> int:
        """The close code that the server sent."""
        try:
            while True:
                await self.read()
        except websockets.ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    async def _until(self, wanted: Callable[[Json], bool], keep: bool = True) -> Json:
        while True:
            told = await self.read()
            if wanted(told):
                if not keep and self.pushed and self.pushed[-1] is told:
                    self.pushed.pop()
                return told

    async def read(self) -> Json:
        """The next frame."""
        text = await asyncio.wait_for(self.socket.recv(), TIMEOUT)
        assert isinstance(text, str)
        self.frames.append(text)
        told: Json = json.loads(text)
        if "update" in told:
            self.updates[told["update"]["viewer"]] = told["update"]
        if "id" not in told:
            self.pushed.append(told)
        return told


def wish(seat: str) -> Json:
    """A seat of a request."""
    if seat == "open":
        return {"kind": "open"}
    return {"kind": "bot", "level": seat} if seat.islower() else {"kind": "me", "name": seat}


Test = Callable[[RunningServer], Coroutine[Any, Any, None]]


def served(test: Test) -> Callable[[Path], None]:
    """A test with a server of its own."""

    def run(tmp_path: Path) -> None:
        asyncio.run(_served(test, tmp_path))

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run


async def _served(test: Test, folder: Path) -> None:
    async with serving_in(folder) as running:
        await test(running)


@asynccontextmanager
async def serving_in(
    folder: Path, options: dict[str, Any] | None = None, /, **given: str
) -> AsyncIterator[RunningServer]:
    """A server that stores its tables in a folder; `options` go to the composition root, the rest are settings."""
    listening = run.bind_socket("127.0.0.1", 0)
    port = listening.getsockname()[1]
    found = settings({"bind": "127.0.0.1", "port": str(port), "data": str(folder), **given}, {})
    defaults: dict[str, Any] = {
        "bots": WorkerPool(1, TURN_MS),
        "base_urls": [f"http://127.0.0.1:{port}/"],
        "forced_move_ms": FORCED_MOVE_MS,
    }
    options = defaults | (options or {})
    clock = options["clock"].now if "clock" in options else milliseconds
    components = build(found, SqliteStore.open(folder / DATABASE_FILE, clock), **options)
    server = run.uvicorn_server(components)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not task.done():
        await asyncio.sleep(0)
    running = RunningServer(components, port)
    try:
        yield running
    finally:
        await running.close()
        server.should_exit = True
        await task
