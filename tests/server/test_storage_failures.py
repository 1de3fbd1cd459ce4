"""A real server with a full disk, a damaged or locked store, and backups made while games are played."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from ludoteca.cli import main
from ludoteca.store import DATABASE_FILE, SqliteStore, TableId
from tests.support.kill_run import ServerProcess
from tests.support.server import TIMEOUT, SocketClient

Json = dict[str, Any]
SEATS = [{"kind": "me", "name": "North"}, {"kind": "me", "name": "South"}]
ASKED = {"game": "maamut", "players": 2, "seats": SEATS, "auto": False}


async def table(server: ServerProcess) -> Json:
    """A new table, requested until the server answers."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=TIMEOUT) as client:
        while True:
            assert server.is_running(), server.output()
            try:
                answer = await client.post("/api/tables", json=ASKED)
            except httpx.TransportError:
                await asyncio.sleep(0.1)
                continue
            assert answer.status_code == 201, answer.text
            made: Json = answer.json()
            return made


async def entered(server: ServerProcess, made: Json) -> SocketClient:
    """A connection with both seats, opened as soon as the server answers."""
    while True:
        assert server.is_running(), server.output()
        try:
            url = f"ws://127.0.0.1:{server.port}/api/socket"
            socket = await websockets.connect(url, max_size=None, open_timeout=TIMEOUT, ping_interval=None)
        except OSError:
            await asyncio.sleep(0.1)
            continue
        client = SocketClient(socket)
        tokens = [seat["token"] for seat in made["seats"]]
        assert "entered" in await client.do("enter", table=made["id"], tokens=tokens, salt="00")
        return client


async def move(client: SocketClient, key: str) -> Json:
    """The request for the first legal move of the seat that must move."""
    for seat in (0, 1):
        message = await client.update(seat, lambda message: message["table"]["phase"] == "playing")
        if message["decision"] is not None:
            return {"seat": seat, "decision": message["decision"], "move": message["moves"][0], "key": key}
    raise AssertionError("no seat must move")


async def play(client: SocketClient, number: int, name: str = "move") -> int:
    """Play a number of moves; the version after them."""
    version = 0
    for count in range(number):
        answer = await client.do("play", **await move(client, f"{name} {count}"))
        version = answer["version"]
        for seat in (0, 1):
            await client.version(seat, version)
    return version


@asynccontextmanager
async def started(folder: Path) -> AsyncIterator[ServerProcess]:
    """A server on a folder, killed at the end if it still runs."""
    folder.mkdir(exist_ok=True)
    server = ServerProcess(folder)
    server.start()
    try:
        yield server
    finally:
        if server.is_running():
            server.stop()


# On other systems the store's own tests limit the disk of the test process.
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit the file size of another process")
def test_a_full_disk_refuses_the_move_and_the_table_continues_when_there_is_space(tmp_path: Path) -> None:
    import resource

    async def scenario() -> None:
        async with started(tmp_path) as server:
            made = await table(server)
            client = await entered(server, made)
            version = await play(client, 4)
            assert server.process is not None
            limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, limit[1]))
            asked = await move(client, "too much")
            received = len(client.frames)
            await client.socket.send(json.dumps({"do": "play", "id": "full", **asked}))
            assert await client.closed() == 1011
            last: list[Json] = [json.loads(frame) for frame in client.frames[received:]]
            assert next(message["bye"]["key"] for message in last if "bye" in message) in ("store-full", "store-failed")
            [answer] = [message for message in last if message.get("id") == "full"]
            key = answer["error"]["key"]
            assert key in ("store-full", "store-failed")
            assert answer["error"]["message"] != key
            assert last.index(answer) < next(at for at, message in enumerate(last) if "bye" in message)
            assert not any("version" in message or "update" in message for message in last)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)
            back = await entered(server, made)
            assert (await back.update(asked["seat"]))["version"] == version
            after = (await back.do("play", **asked))["version"]
            assert after > version
            assert server.is_running()
            server.stop(signal.SIGTERM)
        async with SqliteStore.open(tmp_path / DATABASE_FILE) as store:
            stored = await store.load_table(TableId(made["id"]))
            assert stored is not None
            added = [line.split(" ", 1)[1] for line in stored.lines[version - after :]]
            assert added.count(f"{asked['seat']} {asked['move']}") == 1

    asyncio.run(scenario())


def refused_start(folder: Path) -> str:
    """The output of a server that does not start."""
    server = ServerProcess(folder)
    server.start()
    assert server.process is not None
    assert server.process.wait() == 1
    return server.output()


def test_a_second_server_on_the_same_data_is_refused_and_the_first_continues(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with started(tmp_path) as server:
            made = await table(server)
            client = await entered(server, made)
            await play(client, 1)
            message = await asyncio.to_thread(refused_start, tmp_path)
            assert "ludoteca.db is in use by another server" in message
            assert "Traceback" not in message
            await play(client, 2, "more")

    asyncio.run(scenario())


def test_a_server_does_not_start_on_a_damaged_file_and_starts_on_its_backup(tmp_path: Path) -> None:
    async def scenario() -> None:
        data = tmp_path / "data"
        async with started(data) as server:
            made = await table(server)
            version = await play(await entered(server, made), 3)
            copy = ["backup", str(tmp_path / "copy"), "--data", str(data), "--lang", "en"]
            assert await asyncio.to_thread(main, copy) == 0
        async with SqliteStore.open(data / DATABASE_FILE):
            pass  # closing it copies the write-ahead log into the file
        good = (data / DATABASE_FILE).read_bytes()
        (data / DATABASE_FILE).write_bytes(good[:4096] + bytes(len(good) - 4096))
        message = refused_start(data)
        assert "ludoteca.db is damaged" in message
        assert "ludoteca restore" in message
        assert "Traceback" not in message
        assert main(["restore", str(tmp_path / "copy"), "--data", str(data)]) == 0
        async with started(data) as server:
            client = await entered(server, made)
            assert (await client.update(0))["version"] == version
            await play(client, 2, "more")

    asyncio.run(scenario())


def test_a_backup_made_between_moves_continues_elsewhere_with_the_same_links(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with started(tmp_path / "one") as server:
            made = await table(server)
            client = await entered(server, made)
            version = await play(client, 3)
            copy = tmp_path / "copy"
            assert await asyncio.to_thread(main, ["backup", str(copy), "--data", str(tmp_path / "one")]) == 0
            assert await play(client, 3, "after") > version
            assert main(["restore", str(copy), "--data", str(tmp_path / "two")]) == 0
            async with started(tmp_path / "two") as other:
                elsewhere = await entered(other, made)
                assert (await elsewhere.update(0))["version"] == version
                await play(elsewhere, 3, "other")

    asyncio.run(scenario())
