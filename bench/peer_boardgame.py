"""The peer server, boardgame.io from npm, and the few socket.io frames that its matches need."""

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

HERE = Path(__file__).parent / "boardgame"
OPENED = b"0"
PING = b"2"
PONG = b"3"
JOINED = b"40/loot,"
EVENT = b"42/loot,"
SYNCED = EVENT + b'["sync"'
UPDATED = EVENT + b'["update"'
WORDS = (UPDATED, SYNCED, JOINED, OPENED)
TILES = 32


class State(msgspec.Struct):
    """What of a match's state is read: the number that the next move has to quote; the game's part is left as it is."""

    number: int = msgspec.field(name="_stateID")
    game: msgspec.Raw = msgspec.field(name="G")


decode = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode


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
    heard(process, "ready")
    return process


def forget(process: subprocess.Popen[str]) -> None:
    """Let the peer drop all matches that it holds in memory."""
    process.send_signal(signal.SIGUSR2)
    heard(process, "forgotten")


def heard(process: subprocess.Popen[str], word: str) -> None:
    """Wait until the peer has said a word."""
    assert process.stdout is not None
    if all(line.strip() != word for line in process.stdout):
        raise SystemExit(f"the peer stopped before it was {word}")


class Seat:
    """A socket of one seat: how many frames of each kind have come on it, and the state in the last update.

    Updates are read as those of our own server are, so that the client does as much for the one as for the other.
    """

    socket: SocketClient

    def __init__(self, port: int) -> None:
        self.port = port
        self.told: dict[bytes, int] = dict.fromkeys(WORDS, 0)
        self.number = 0
        self.awaited: tuple[bytes, int, asyncio.Future[None]] | None = None

    async def join(self) -> None:
        """Open the socket and come into the game's namespace."""
        url = f"ws://localhost:{self.port}/socket.io/?EIO=4&transport=websocket"
        self.socket = await SocketClient.open(url, f"http://localhost:{self.port}", self.hear)
        await self.reached(OPENED, 1)
        self.socket.send(JOINED)
        await self.reached(JOINED, 1)

    def hear(self, text: bytes) -> None:
        """Count a frame by what it begins with; pings are answered."""
        if text == PING:
            self.socket.send(PONG)
            return
        word = next((word for word in WORDS if text.startswith(word)), None)
        if word is None:
            return
        if word is UPDATED:
            self.number = decode(text[len(EVENT) :])[2].number
        self.told[word] += 1
        if self.awaited is not None and self.told[self.awaited[0]] >= self.awaited[1]:
            self.awaited[2].set_result(None)
            self.awaited = None

    def send(self, *words: object) -> None:
        """Send an event."""
        self.socket.send(EVENT + msgspec.json.encode(words))

    async def reached(self, word: bytes, number: int) -> None:
        """Wait until so many frames that begin with a word have come."""
        if self.told[word] < number:
            came = asyncio.get_running_loop().create_future()
            self.awaited = word, number, came
            await came


class Match:
    """One match: two sockets that move in turn; each move is timed until its mover is told of it."""

    def __init__(self, name: str, seats: list[Seat]) -> None:
        self.name = name
        self.seats = seats
        self.moves = 0

    @classmethod
    async def open(cls, port: int, number: int) -> Match:
        """Both seats connected and in step."""
        match = cls(f"m{number}", [Seat(port) for _ in range(2)])
        for place, seat in enumerate(match.seats):
            await seat.join()
            seat.send("sync", match.name, str(place), None, 2)
            await seat.reached(SYNCED, 1)
        return match

    async def play(self) -> float:
        """Make the next move; the seconds until the mover's own update came, then the other one's is read too."""
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
        """Hang up."""
        await asyncio.gather(*(seat.socket.close() for seat in self.seats))
