"""A server with few file descriptors: it says so at its start, refuses newcomers and serves its players."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import websockets

from tests.support.raw_client import RawClient
from tests.support.server import TIMEOUT, SocketClient
from tests.support.waiting import wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit of open files")
MAX_FILES = 200
START = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({MAX_FILES}, {MAX_FILES}))
from ludoteca.cli import main
sys.exit(main(sys.argv[1:]))
"""
SEATS = [{"kind": "me", "name": "North"}, {"kind": "me", "name": "South"}]


async def is_served(url: str) -> bool:
    """Whether a new connection is answered."""
    async with httpx.AsyncClient(base_url=url, timeout=TIMEOUT) as client:
        try:
            return (await client.get("/healthz")).status_code == 200
        except httpx.TransportError:
            return False


async def entered(url: str) -> SocketClient:
    """A connection with both seats of a new table."""
    async with httpx.AsyncClient(base_url=url, timeout=TIMEOUT) as client:
        asked = {"game": "maamut", "players": 2, "seats": SEATS, "options": {"first": 0}}
        made = (await client.post("/api/tables", json=asked)).json()
    socket_url = f"{url.replace('http', 'ws')}/api/socket"
    player = SocketClient(await websockets.connect(socket_url, max_size=None, ping_interval=None))
    await player.do("enter", table=made["id"], tokens=[seat["token"] for seat in made["seats"]], salt="00")
    return player


async def check_players_and_newcomers(url: str) -> None:
    """Fill the server with silent connections, play on, then free them."""
    await wait_until(lambda: is_served(url))
    player = await entered(url)
    silent = [await RawClient.connect(url) for _ in range(MAX_FILES)]
    assert not await is_served(url)
    for _ in range(3):
        update = await player.update(0, lambda update: bool(update["actors"]))
        assert "version" in await player.play(update["actors"][0])
    assert await player.refused("play", seat=0, decision="none", move="none")
    for client in silent:
        client.close()
    await wait_until(lambda: is_served(url))
    await player.socket.close()


def test_exhausted_file_descriptors_refuse_newcomers_are_logged_and_affect_no_player(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    log = tmp_path / "log"
    words = ["serve", "--lang", "en", "--bind", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)]
    environment = {**os.environ, "LUDOTECA_ADDRESS_CONNECTIONS": "1000", "LUDOTECA_HEAD_TIMEOUT": "10m"}
    with log.open("wb") as output:
        process = subprocess.Popen([sys.executable, "-c", START, *words], stdout=output, stderr=output, env=environment)
    try:
        asyncio.run(check_players_and_newcomers(f"http://127.0.0.1:{port}"))
    finally:
        process.terminate()
        process.wait()
    lines = log.read_text().splitlines()
    assert any("connections can be open here at once, not the 10000 of most-sockets" in line for line in lines)
    events = [json.loads(line) for line in lines if line.startswith("{")]
    assert len([event for event in events if event["event"] == "full"]) == 1
    assert [event for event in events if event["level"] == "error"] == []
