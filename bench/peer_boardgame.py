"""The peer server, boardgame.io from npm, and the few socket.io frames that its matches need."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent / "boardgame"
NAMESPACE = "/loot,"
TILES = 32


def install() -> None:
    """Fetch the peer with npm, once for each lock."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("npm is needed to fetch the peer")
    mark = HERE / "node_modules" / ".installed"
    lock = (HERE / "package-lock.json").read_text()
    if not mark.is_file() or mark.read_text() != lock:
        subprocess.run([npm, "ci", "--no-progress"], cwd=HERE, check=True, capture_output=True)
        mark.write_text(lock)


def start(port: int) -> subprocess.Popen[str]:
    """The peer's server, ready to be spoken to."""
    process = subprocess.Popen(
        ["node", "server.cjs", str(port)],
        cwd=HERE,
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    for line in process.stdout:
        if line.strip() == "ready":
            return process
    raise SystemExit("the peer did not start")


class Match:
    """One match: two sockets that move in turn; each move is timed until its mover is told of it."""

    def __init__(self, name: str, sockets: list[ClientConnection]) -> None:
        self.name = name
        self.sockets = sockets
        self.moves = 0

    @classmethod
    async def open(cls, port: int, number: int) -> Match:
        """Both seats connected and in step."""
        match = cls(f"m{number}", [await _joined(port) for _ in range(2)])
        for seat, socket in enumerate(match.sockets):
            await _send(socket, "sync", match.name, str(seat), None, 2)
            await _told(socket, "sync")
        return match

    async def play(self) -> float:
        """Make the next move; the seconds until the mover's own update came, then the other one's is read too."""
        seat = self.moves % 2
        action = {"type": "take", "args": [str(self.moves % TILES)], "playerID": str(seat)}
        begun = time.perf_counter()
        move = {"type": "MAKE_MOVE", "payload": action}
        await _send(self.sockets[seat], "update", move, self.moves, self.name, str(seat))
        await _told(self.sockets[seat], "update")
        taken = time.perf_counter() - begun
        await _told(self.sockets[1 - seat], "update")
        self.moves += 1
        return taken

    async def close(self) -> None:
        """Hang up."""
        await asyncio.gather(*(socket.close() for socket in self.sockets))


async def _joined(port: int) -> ClientConnection:
    url = f"ws://localhost:{port}/socket.io/?EIO=4&transport=websocket"
    socket = await connect(url, origin=f"http://localhost:{port}", compression=None, max_size=None)  # type: ignore[arg-type]
    await socket.recv()
    await socket.send(f"40{NAMESPACE}")
    await socket.recv()
    return socket


async def _send(socket: ClientConnection, *words: object) -> None:
    await socket.send(f"42{NAMESPACE}{json.dumps(words)}")


async def _told(socket: ClientConnection, key: str) -> None:
    """Read until an event of this name has come; pings are answered on the way."""
    wanted = f'42{NAMESPACE}["{key}"'
    while True:
        frame = await socket.recv()
        if frame == "2":
            await socket.send("3")
        elif str(frame).startswith(wanted):
            return
