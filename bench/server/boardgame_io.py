"""The peer server, boardgame.io from npm, and a client for the socket.io frames that its matches need."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import msgspec

from ludoteca.tools.loadtest.socket_client import SocketClient

FOLDER = Path(__file__).parents[1] / "boardgame"
OPENED = b"0"
PING = b"2"
PONG = b"3"
JOINED = b"40/loot,"
EVENT = b"42/loot,"
SYNCED = EVENT + b'["sync"'
UPDATED = EVENT + b'["update"'
PREFIXES = (UPDATED, SYNCED, JOINED, OPENED)
TILES = 32


class State(msgspec.Struct):
    """The part of a match's state that the client reads: the number that the next move quotes; the rest stays raw."""

    number: int = msgspec.field(name="_stateID")
    game: msgspec.Raw = msgspec.field(name="G")


decode = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode


def install() -> None:
    """Install the locked npm packages if they are missing or the lock file has changed."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("npm is needed to install boardgame.io")
    installed = FOLDER / "node_modules" / ".installed"
    lock = (FOLDER / "package-lock.json").read_text()
    if not installed.is_file() or installed.read_text() != lock:
        subprocess.run([npm, "ci", "--no-progress"], cwd=FOLDER, check=True, capture_output=True)
        installed.write_text(lock)


def start(port: int) -> subprocess.Popen[str]:
    """Start the server in production mode; return when it listens."""
    process = subprocess.Popen(
        ["node", "server.cjs", str(port)],
        cwd=FOLDER,
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.PIPE,
        text=True,
    )
    wait_for_line(process, "ready")
    return process


def drop_matches(process: subprocess.Popen[str]) -> None:
    """Make the server drop all matches that it holds in memory."""
    process.send_signal(signal.SIGUSR2)
    wait_for_line(process, "dropped")


def wait_for_line(process: subprocess.Popen[str], expected: str) -> None:
    """Read the server's output up to a line."""
    assert process.stdout is not None
    if all(line.strip() != expected for line in process.stdout):
        raise SystemExit(f"boardgame.io ended before it printed {expected!r}")


class Seat:
    """A connection of one seat: the number of frames by kind, and the state number in the last update.

    It decodes updates as far as the client of our server does, so that both contenders have an equally fast client.
    """

    line: SocketClient

    def __init__(self, port: int) -> None:
        self.port = port
        self.received: dict[bytes, int] = dict.fromkeys(PREFIXES, 0)
        self.number = 0
        self.awaited: tuple[bytes, int, asyncio.Future[None]] | None = None

    async def join(self) -> None:
        """Connect and join the game's namespace."""
        url = f"ws://localhost:{self.port}/socket.io/?EIO=4&transport=websocket"
        self.line = await SocketClient.open(url, f"http://localhost:{self.port}", self.receive)
        await self.reached(OPENED, 1)
        self.line.send(JOINED)
        await self.reached(JOINED, 1)

    def receive(self, text: bytes) -> None:
        """Count a frame by its prefix; answer pings."""
        if text == PING:
            self.line.send(PONG)
            return
        prefix = next((prefix for prefix in PREFIXES if text.startswith(prefix)), None)
        if prefix is None:
            return
        if prefix is UPDATED:
            self.number = decode(text[len(EVENT) :])[2].number
        self.received[prefix] += 1
        if self.awaited is not None and self.received[self.awaited[0]] >= self.awaited[1]:
            self.awaited[2].set_result(None)
            self.awaited = None

    def send(self, *arguments: object) -> None:
        """Send an event."""
        self.line.send(EVENT + msgspec.json.encode(arguments))

    async def reached(self, prefix: bytes, number: int) -> None:
        """Wait until so many frames with a prefix have arrived."""
        if self.received[prefix] < number:
            arrival = asyncio.get_running_loop().create_future()
            self.awaited = prefix, number, arrival
            await arrival


class Match:
    """One match with two connections that move alternately."""

    def __init__(self, name: str, seats: list[Seat]) -> None:
        self.name = name
        self.seats = seats
        self.moves = 0

    @classmethod
    async def open(cls, port: int, number: int) -> Match:
        """A new match with both seats connected and synchronised."""
        match = cls(f"m{number}", [Seat(port) for _ in range(2)])
        for place, seat in enumerate(match.seats):
            await seat.join()
            seat.send("sync", match.name, str(place), None, 2)
            await seat.reached(SYNCED, 1)
        return match

    async def play(self) -> float:
        """Make the next move; the seconds until the mover's update arrived. Returns once both have their updates."""
        place = self.moves % 2
        seat, other = self.seats[place], self.seats[1 - place]
        move = {"type": "take", "args": [str(self.moves % TILES)], "playerID": str(place)}
        self.moves += 1
        begun = time.perf_counter()
        seat.send("update", {"type": "MAKE_MOVE", "payload": move}, seat.number, self.name, str(place))
        await seat.reached(UPDATED, self.moves)
        taken = time.perf_counter() - begun
        await other.reached(UPDATED, self.moves)
        return taken

    async def close(self) -> None:
        """Close both connections."""
        await asyncio.gather(*(seat.line.close() for seat in self.seats))
