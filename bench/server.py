"""Our server beside boardgame.io's, in one run: processor time for an acknowledged move, and how long it waits.

Usage: python3 dev.py bench server [GAME …] [--matches M] [--moves N] [--rounds R]
Both have M matches with two sockets each, driven by the same client. Both play the same game of about 3 KB of state
(bench/loot and bench/boardgame), then ours plays the other games named, whose rules and secrets are its own. The
peer keeps everything in memory; ours acknowledges a move when it is on disk. Then the cost of a move with more
tables, and late in long games. Results are kept in bench/results.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from bench import peer_boardgame
from ludoteca.load import Crowd, Pair, Timing
from ludoteca.load.crowd import Plays
from ludoteca.load.timing import processor_seconds, resident_bytes

HERE = Path(__file__).parent
SAME_GAME = "loot"
WARM = 5
LONG_WARM = 120  # until what translates code while it runs has done so
RATE = 200.0
SECONDS = 10.0
MICRO = 1_000_000
KIB = 1024


@dataclass
class Contender:
    """A server and how to open a match on it; figures of each round."""

    name: str
    pid: int
    opening: Callable[[int], Awaitable[Plays]]
    warm: int = WARM
    micros: list[float] = field(default_factory=list)
    p50: list[float] = field(default_factory=list)
    p99: list[float] = field(default_factory=list)

    async def measure(self, matches: int, moves: int) -> None:
        """One round: as fast as it goes, then at an even rate."""
        crowd = await Crowd.open(matches, self.opening)
        await crowd.rush(self.warm)
        self.micros.append((await spent(self.pid, crowd.rush(moves)))[0])
        even = await crowd.stroll(RATE, SECONDS)
        self.p50.append(even.ms(0.5))
        self.p99.append(even.ms(0.99))
        await crowd.close()


async def spent(pid: int, moves: Awaitable[Timing]) -> tuple[float, Timing]:
    """The microseconds of processor time that a process took for each of some moves, and their timing."""
    before = processor_seconds(pid)
    timing = await moves
    return (processor_seconds(pid) - before) / len(timing.waits) * MICRO, timing


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def serve(port: int, data: str) -> subprocess.Popen[bytes]:
    """Our server with its usual durability and without limits on how much one address may ask."""
    code = "import sys; from bench.loot.game import install; install(); from ludoteca.cli import main; sys.exit(main())"
    words = ["serve", "--bind", "127.0.0.1", "--port", str(port), "--data", data, "--limits", "off", "--log", "none"]
    process = subprocess.Popen([sys.executable, "-c", code, *words], cwd=HERE.parent, stdout=subprocess.DEVNULL)
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz").close()
        except OSError:
            if process.poll() is not None:
                sys.exit("our server did not start")
        else:
            return process


async def side_by_side(contenders: list[Contender], args: argparse.Namespace) -> None:
    """The rounds, interleaved."""
    for number in range(args.rounds):
        for one in contenders:
            print(f"\r\x1b[Kround {number + 1} of {args.rounds}: {one.name}", end="", file=sys.stderr, flush=True)
            await one.measure(args.matches, args.moves)
    print("\r\x1b[K", end="", file=sys.stderr)


async def slopes(ours: Contender) -> list[dict[str, Any]]:
    """Our cost with more and more tables, and memory a table."""
    rows = []
    held: list[Crowd] = []
    memory = resident_bytes(ours.pid)
    for number in (100, 400, 1000):
        print(f"\r\x1b[K{number} tables", end="", file=sys.stderr, flush=True)
        held.append(await Crowd.open(number - sum(len(one.matches) for one in held), ours.opening))
        crowd = Crowd([match for one in held for match in one.matches])
        await crowd.rush(2)
        micros, timing = await spent(ours.pid, crowd.stroll(RATE, SECONDS))
        kib = (resident_bytes(ours.pid) - memory) / number / KIB
        row = {"tables": number, "sockets": 2 * number, "us": micros, "kib": kib}
        rows.append({**row, "rate": timing.rate, "p50": timing.ms(0.5), "p99": timing.ms(0.99)})
    await asyncio.gather(*(one.close() for one in held))
    print("\r\x1b[K", end="", file=sys.stderr)
    return rows


async def lengths(ours: Contender) -> list[dict[str, Any]]:
    """Our cost early and late in long games."""
    crowd = await Crowd.open(20, ours.opening)
    rows = []
    for part in range(5):
        micros, _ = await spent(ours.pid, crowd.rush(150))
        rows.append({"moves": f"{150 * part + 1}–{150 * (part + 1)}", "us": micros})
    await crowd.close()
    return rows


def report(contenders: list[Contender], tables: list[dict[str, Any]], long: list[dict[str, Any]]) -> str:
    """The figures in words."""
    *ours, peer = contenders
    lines = [f"{'':28}µs a move   p50 ms   p99 ms at {RATE:.0f} moves/s"]
    lines += [
        f"{one.name:28}{median(one.micros):9.0f}{median(one.p50):9.1f}{median(one.p99):9.1f}" for one in contenders
    ]
    lines += [f"{one.name}: {median(one.micros) / median(peer.micros):.2f} of the peer's" for one in ours]
    lines.append("")
    lines += [
        f"{row['tables']:5} tables, {row['sockets']} sockets: {row['us']:.0f} µs a move, {row['rate']:.0f} moves/s, "
        f"p50 {row['p50']:.1f} ms, p99 {row['p99']:.1f} ms, {row['kib']:.0f} KiB a table"
        for row in tables
    ]
    lines += [f"moves {row['moves']} of each table: {row['us']:.0f} µs a move" for row in long]
    return "\n".join(lines)


async def main() -> None:
    """Measure, tell, keep."""
    parser = argparse.ArgumentParser(prog="dev.py bench server", description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=["mammut", "maamut", "kahmate"])
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    peer_boardgame.install()
    with tempfile.TemporaryDirectory() as data:
        ports = free_port(), free_port()
        ours, peer = serve(ports[0], data), peer_boardgame.start(ports[1])
        base = f"http://127.0.0.1:{ports[0]}"
        try:
            contenders = [
                Contender(f"ours, {game}", ours.pid, tables_of(base, game)) for game in [SAME_GAME, *args.games]
            ]
            contenders.append(Contender("boardgame.io, the same game", peer.pid, matches_of(ports[1]), LONG_WARM))
            await side_by_side(contenders, args)
            tables = await slopes(contenders[0])
            long = await lengths(contenders[0])
        finally:
            ours.kill()
            peer.kill()
            ours.wait()
    print(report(contenders, tables, long))
    keep(contenders, tables, long)


def tables_of(base: str, game: str) -> Callable[[int], Awaitable[Plays]]:
    """Opens tables on our server."""
    return lambda number: Pair.open(base, game, number)


def matches_of(port: int) -> Callable[[int], Awaitable[Plays]]:
    """Opens matches on the peer, each under a name of its own."""
    used = iter(range(1, 1_000_000))

    def opening(number: int) -> Awaitable[Plays]:
        return peer_boardgame.Match.open(port, next(used))

    return opening


def keep(contenders: list[Contender], tables: list[dict[str, Any]], long: list[dict[str, Any]]) -> None:
    """Write the figures down."""
    folder = HERE / "results"
    folder.mkdir(exist_ok=True)
    told = {one.name: {"us": one.micros, "p50": one.p50, "p99": one.p99} for one in contenders}
    (folder / "server.json").write_text(json.dumps({**told, "tables": tables, "long": long}, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
