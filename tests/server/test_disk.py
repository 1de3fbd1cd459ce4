"""A real server whose disk is full, whose data is damaged or somebody else's, and copies of it made while it plays."""

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
from ludoteca.store import FILE, Store, TableId
from tests.server.client import PATIENCE, Client
from tests.server.killing import Server

Json = dict[str, Any]
SEATS = [{"kind": "me", "name": "North"}, {"kind": "me", "name": "South"}]
ASKED = {"game": "maamut", "players": 2, "seats": SEATS, "auto": False}


async def table(server: Server) -> Json:
    """A new table, asked for as soon as the server answers."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as client:
        while True:
            assert server.is_running(), server.complaint()
            try:
                answer = await client.post("/api/tables", json=ASKED)
            except httpx.TransportError:
                await asyncio.sleep(0.1)
                continue
            assert answer.status_code == 201, answer.text
            made: Json = answer.json()
            return made


async def entered(server: Server, made: Json) -> Client:
    """A socket with both seats, as soon as the server answers."""
    while True:
        assert server.is_running(), server.complaint()
        try:
            url = f"ws://127.0.0.1:{server.port}/api/socket"
            socket = await websockets.connect(url, max_size=None, open_timeout=PATIENCE, ping_interval=None)
        except OSError:
            await asyncio.sleep(0.1)
            continue
        client = Client(socket)
        tokens = [seat["token"] for seat in made["seats"]]
        assert "entered" in await client.do("enter", table=made["id"], tokens=tokens, salt="00")
        return client


async def move(client: Client, key: str) -> Json:
    """The request of the next move, the first legal one of whoever is asked."""
    for seat in (0, 1):
        told = await client.update(seat, lambda told: told["table"]["phase"] == "playing")
        if told["decision"] is not None:
            return {"seat": seat, "decision": told["decision"], "move": told["moves"][0], "key": key}
    raise AssertionError("nobody is asked")


async def play(client: Client, number: int, name: str = "move") -> int:
    """So many moves; the version after them."""
    version = 0
    for count in range(number):
        answer = await client.do("play", **await move(client, f"{name} {count}"))
        version = answer["version"]
        for seat in (0, 1):
            await client.version(seat, version)
    return version


@asynccontextmanager
async def started(folder: Path) -> AsyncIterator[Server]:
    """A server on a folder, killed in the end if it still runs."""
    folder.mkdir(exist_ok=True)
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        if server.is_running():
            server.end()


# Elsewhere the store's own tests fill a disk from within the process that writes.
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of another process")
def test_a_full_disk_refuses_the_move_and_the_table_goes_on_when_there_is_room(tmp_path: Path) -> None:
    import resource

    async def talk() -> None:
        async with started(tmp_path) as server:
            made = await table(server)
            client = await entered(server, made)
            version = await play(client, 4)
            assert server.process is not None
            room = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            # Not even what was laid out in the journal can be written any more.
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, room[1]))
            asked = await move(client, "too much")
            heard = len(client.frames)
            await client.socket.send(json.dumps({"do": "play", "id": "full", **asked}))
            assert await client.closed() == 1011
            last: list[Json] = [json.loads(frame) for frame in client.frames[heard:]]
            assert next(told["bye"]["key"] for told in last if "bye" in told) in ("store-full", "store-failed")
            assert not any("version" in told or "update" in told for told in last)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, room)
            back = await entered(server, made)
            assert (await back.update(asked["seat"]))["version"] == version
            after = (await back.do("play", **asked))["version"]
            assert after > version
            assert server.is_running()
            server.end(signal.SIGTERM)
        with Store.open(tmp_path / FILE) as store:
            kept = store.load(TableId(made["id"]))
            assert kept is not None
            # The same words may have been said before.
            added = [line.split(" ", 1)[1] for line in kept.lines[version - after :]]
            assert added.count(f"{asked['seat']} {asked['move']}") == 1

    asyncio.run(talk())


def refused_start(folder: Path) -> str:
    """What a server says that doesn't start."""
    server = Server(folder)
    server.start()
    assert server.process is not None
    assert server.process.wait() == 1
    return server.complaint()


def test_a_second_server_on_the_same_data_says_so_and_the_first_plays_on(tmp_path: Path) -> None:
    async def talk() -> None:
        async with started(tmp_path) as server:
            made = await table(server)
            client = await entered(server, made)
            await play(client, 1)
            told = await asyncio.to_thread(refused_start, tmp_path)
            assert "ludoteca.db is in use by another server" in told
            assert "Traceback" not in told
            await play(client, 2, "more")

    asyncio.run(talk())


def test_a_server_does_not_start_on_a_damaged_file_and_starts_on_its_backup(tmp_path: Path) -> None:
    async def talk() -> None:
        data = tmp_path / "data"
        async with started(data) as server:
            made = await table(server)
            version = await play(await entered(server, made), 3)
            copy = ["backup", str(tmp_path / "copy"), "--data", str(data), "--lang", "en"]
            assert await asyncio.to_thread(main, copy) == 0
        with Store.open(data / FILE):
            pass  # moves what lies beside the file into it
        good = (data / FILE).read_bytes()
        (data / FILE).write_bytes(good[:4096] + bytes(len(good) - 4096))
        told = refused_start(data)
        assert "ludoteca.db is damaged" in told
        assert "ludoteca restore" in told
        assert "Traceback" not in told
        assert main(["restore", str(tmp_path / "copy"), "--data", str(data)]) == 0
        async with started(data) as server:
            client = await entered(server, made)
            assert (await client.update(0))["version"] == version
            await play(client, 2, "more")

    asyncio.run(talk())


def test_a_copy_made_between_moves_goes_on_elsewhere_with_the_same_links(tmp_path: Path) -> None:
    async def talk() -> None:
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

    asyncio.run(talk())
