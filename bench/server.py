"""Our server beside boardgame.io's, in one run: processor time for an acknowledged move, and how long it waits.

Usage: python3 dev.py bench server [GAME …] [--matches M] [--moves N] [--rounds R] [--rates MOVES_A_SECOND …]
       [--parts rush even both bursts tables long]
Both have M matches with two sockets each, driven by the same client. Both play the same game of about 3 KB of state
(bench/loot and bench/boardgame), then ours plays the other games named, whose rules and secrets are its own. The
peer keeps everything in memory; ours acknowledges a move when it is on disk. Parts: `rush` as fast as they go; `even`
at given rates, by turns in short stretches, so that each has the machine to itself as a server has; `both` the same at
the same time, in each other's way; `bursts` of several moves at once; then the cost of a move with more `tables`, and
late in `long` games.
Results are kept in bench/results.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import fmean, median
from typing import Any

from bench import bursts, peer_boardgame
from bench.bare import synced
from ludoteca.tools.loadtest import LoadGenerator, TableClient, Timing
from ludoteca.tools.loadtest.load_generator import MatchClient
from ludoteca.tools.loadtest.timing import processor_seconds, resident_bytes

HERE = Path(__file__).parent
SAME_GAME = "loot"
LOOT = "from bench.loot.game import install; install(); "
EVEN, BOTH = "even", "both"
PARTS = ("rush", EVEN, BOTH, "bursts", "tables", "long")
WARM = 5
LONG_WARM = 120  # until what translates code while it runs has done so
AT_A_TIME = 10
RATE = 200.0
RATES = (RATE, 400.0, 800.0)
STRETCHES = 5  # for each round
STRETCH = 2.0
CALM = 5.0  # milliseconds that the slowest hundredth of bare writes takes in a round without trouble from the disk
AHEAD = 0.3  # seconds until a stretch begins, in which everything is made ready
NUMBERS = (100, 400, 1000)
MICRO = 1_000_000
KIB = 1024

Latencies = dict[tuple[str, float], list[Timing]]  # of each round, by part and rate


@dataclass
class Contender:
    """A server and how to open a match on it; figures of each round."""

    name: str
    pid: int
    opening: Callable[[int], Awaitable[MatchClient]]
    warm: int = WARM  # moves of each match before anything is measured, the first time
    forget: Callable[[], None] = lambda: None  # what it keeps of matches that are over
    micros: list[float] = field(default_factory=list)
    beside: list[float] = field(default_factory=list)  # the peer's in the same rounds
    latencies: Latencies = field(default_factory=dict)

    async def opened(self, matches: int) -> LoadGenerator:
        """Matches that have been played for a while."""
        generator = await LoadGenerator.open(matches, self.opening)
        await generator.play_closed_loop(self.warm)
        self.warm = WARM
        return generator

    def ms(self, part: tuple[str, float], share: float) -> list[float]:
        """The milliseconds within which a share of the moves at a rate was acknowledged, in each round."""
        return [timing.ms(share) for timing in self.latencies[part]]

    def in_all(self, part: tuple[str, float], share: float) -> float:
        """The same of all rounds' moves together."""
        return Timing([wait for timing in self.latencies[part] for wait in timing.latencies]).ms(share)


async def spent(pid: int, moves: Awaitable[Timing]) -> tuple[float, Timing]:
    """The microseconds of processor time that a process took for each of some moves, and their timing."""
    before = processor_seconds(pid)
    timing = await moves
    return (processor_seconds(pid) - before) / len(timing.latencies) * MICRO, timing


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def serve(port: int, data: str, *more: str, first: str = LOOT) -> subprocess.Popen[bytes]:
    """Our server with its usual durability and without limits on how much one address may ask."""
    code = f"import sys; {first}from ludoteca.cli import main; sys.exit(main())"
    words = ["serve", "--bind", "127.0.0.1", "--port", str(port), "--data", data, "--limits", "off", "--log", "none"]
    words += more
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
    """Rounds as fast as they go: in each they take turns, a few moves at a time, so that a bad moment is shared."""
    generators = [await one.opened(args.matches) for one in contenders]
    for number in range(args.rounds):
        say(f"round {number + 1} of {args.rounds}")
        micros: list[list[float]] = [[] for _ in contenders]
        for _ in range(args.moves // AT_A_TIME):
            for one, generator, found in zip(contenders, generators, micros, strict=True):
                found.append((await spent(one.pid, generator.play_closed_loop(AT_A_TIME)))[0])
        for one, found in zip(contenders, micros, strict=True):
            one.micros.append(fmean(found))
    await asyncio.gather(*(generator.close() for generator in generators))


async def in_step(contenders: list[Contender], args: argparse.Namespace, data: str) -> Latencies:
    """Rounds at the same rates, in short stretches; between them the disk is tried by itself.

    Each round has new matches, and the peer forgets the old ones: it copies a match's whole log at every move, so that
    games far longer than people play would slow it down. The answer is how long the disk took in each round.
    """
    disk: Latencies = {}
    parts = [part for part in (EVEN, BOTH) if part in args.parts]
    for number in range(args.rounds):
        generators = [await one.opened(args.matches) for one in contenders]
        for rate, part in itertools.product(args.rates, parts):
            say(f"round {number + 1} of {args.rounds} at {rate:.0f} moves a second, {part}")
            timings = [Timing() for _ in contenders]
            disk.setdefault((part, rate), []).append(Timing())
            for stretch in range(STRETCHES):
                is_turned = (number + stretch) % 2 == 0
                played = together(generators, rate) if part == BOTH else by_turns(generators, rate, is_turned)
                for timing, found in zip(timings, await played, strict=True):
                    timing.latencies += found.latencies
                disk[part, rate][-1].latencies += synced(Path(data), STRETCH).latencies
            for one, timing in zip(contenders, timings, strict=True):
                one.latencies.setdefault((part, rate), []).append(timing)
        await asyncio.gather(*(generator.close() for generator in generators))
        for one in contenders:
            one.forget()
    return disk


async def by_turns(generators: list[LoadGenerator], rate: float, is_turned: bool) -> list[Timing]:
    """A stretch of each, one after the other, the first of them last if turned: what comes first follows the disk."""
    found = [await generator.play_at_rate(rate, STRETCH) for generator in generators[:: -1 if is_turned else 1]]
    return found[:: -1 if is_turned else 1]


async def together(generators: list[LoadGenerator], rate: float) -> list[Timing]:
    """A stretch of all at the same time, their moves by turns."""
    start = time.perf_counter() + AHEAD
    starts = [start + at / len(generators) / rate for at in range(len(generators))]
    return await asyncio.gather(
        *(generator.play_at_rate(rate, STRETCH, moment) for generator, moment in zip(generators, starts, strict=True))
    )


def say(words: str = "") -> None:
    """Tell what is being done, over what was said before."""
    print(f"\r\x1b[K{words}", end="", file=sys.stderr, flush=True)


async def at_once(contenders: list[Contender], args: argparse.Namespace) -> list[str]:
    """How long moves wait that come at the same moment, in words; each round has new matches as at even rates."""
    found = bursts.nothing(len(contenders))
    for number in range(args.rounds):
        say(f"round {number + 1} of {args.rounds} of bursts")
        generators = [await one.opened(args.matches) for one in contenders]
        await bursts.add(found, generators)
        await asyncio.gather(*(generator.close() for generator in generators))
        for one in contenders:
            one.forget()
    return bursts.told(found, [one.name for one in contenders])


async def slopes(rounds: int, data: str) -> list[dict[str, Any]]:
    """Our cost with few and with many tables, each number on a server of its own, by turns in short stretches."""
    servers: list[subprocess.Popen[bytes]] = []
    try:
        rows = [await settled(number, data, servers) for number in NUMBERS]
        for at in range(rounds):
            say(f"round {at + 1} of {rounds} with {', '.join(map(str, NUMBERS))} tables")
            for row in rows:
                row["us"].append(0.0)
            for _, row in itertools.product(range(STRETCHES), rows):
                micros, timing = await spent(row["pid"], row["generator"].play_at_rate(RATE, STRETCH))
                row["us"][-1] += micros / STRETCHES
                row["latencies"].latencies += timing.latencies
        await asyncio.gather(*(row["generator"].close() for row in rows))
    finally:
        for server in servers:
            server.kill()
            server.wait()
    kept = ("tables", "kib", "us")
    return [
        {**{key: row[key] for key in kept}, "p50": row["latencies"].ms(0.5), "p99": row["latencies"].ms(0.99)}
        for row in rows
    ]


async def settled(number: int, data: str, servers: list[subprocess.Popen[bytes]]) -> dict[str, Any]:
    """So many tables on a server of their own, played for a while, and what memory they take."""
    say(f"{number} tables")
    folder = Path(data, str(number))
    folder.mkdir()
    port = free_port()
    servers.append(serve(port, str(folder)))
    pid = servers[-1].pid
    memory = resident_bytes(pid)
    generator = await LoadGenerator.open(number, tables_of(f"http://127.0.0.1:{port}", SAME_GAME))
    await generator.play_closed_loop(2)
    kib = (resident_bytes(pid) - memory) / number / KIB
    return {"tables": number, "pid": pid, "generator": generator, "kib": kib, "us": [], "latencies": Timing()}


async def lengths(ours: Contender) -> list[dict[str, Any]]:
    """Our cost early and late in long games."""
    generator = await LoadGenerator.open(20, ours.opening)
    rows = []
    for part in range(5):
        micros, _ = await spent(ours.pid, generator.play_closed_loop(150))
        rows.append({"moves": f"{150 * part + 1}–{150 * (part + 1)}", "us": micros})
    await generator.close()
    return rows


def report(contenders: list[Contender], tables: list[dict[str, Any]], long: list[dict[str, Any]]) -> str:
    """The figures in words: medians of the rounds, and of the rounds' ratios to the peer's."""
    peer = contenders[-1]
    lines = []
    for one in contenders:
        if one.beside:
            told = f"{median(one.micros):6.0f} µs a move beside {median(one.beside):.0f}"
            lines.append(f"{one.name:28}{told}, {middle(one.micros, one.beside):.2f} of the peer's")
    for part, one in itertools.product(sorted(peer.latencies), [one for one in contenders if one.latencies]):
        p50, p99 = median(one.ms(part, 0.5)), median(one.ms(part, 0.99))
        ratio = middle(one.ms(part, 0.99), peer.ms(part, 0.99))
        lines.append(
            f"{one.name:28}{part[0]} at {part[1]:.0f} moves/s p50 {p50:.1f} ms, p99 {p99:.1f} ms, {ratio:.2f} of the "
            f"peer's ({spread(one.ms(part, 0.99), peer.ms(part, 0.99))}), "
            f"{one.in_all(part, 0.99):.1f} ms over all moves"
        )
    lines += [
        f"{row['tables']:5} tables: {median(row['us']):.0f} µs a move at {RATE:.0f} moves/s in all, "
        f"{middle(row['us'], tables[0]['us']):.2f} of that with {NUMBERS[0]} ({spread(row['us'], tables[0]['us'])}), "
        f"p50 {row['p50']:.1f} ms, p99 {row['p99']:.1f} ms, {row['kib']:.0f} KiB a table"
        for row in tables
    ]
    lines += [f"moves {row['moves']} of each table: {row['us']:.0f} µs a move" for row in long]
    return "\n".join(lines)


def calm(part: tuple[str, float], ours: Contender, peer: Contender, disk: list[Timing]) -> str:
    """How the disk did by itself, and the ratios of the rounds in which it was calm."""
    p50, p99 = (median(timing.ms(share) for timing in disk) for share in (0.5, 0.99))
    told = f"{'a bare write, synced':28}{part[0]} at {part[1]:.0f} moves/s p50 {p50:.1f} ms, p99 {p99:.1f} ms"
    rounds = zip(ours.ms(part, 0.99), peer.ms(part, 0.99), disk, strict=True)
    pairs = [(own, other) for own, other, bare in rounds if bare.ms(0.99) < CALM]
    if not pairs:
        return f"{told}, never below {CALM:.0f}"
    own, other = map(list, zip(*pairs, strict=True))
    return f"{told}; where below {CALM:.0f} {middle(own, other):.2f} of the peer's ({spread(own, other)})"


def middle(ours: list[float], theirs: list[float]) -> float:
    """The median of the rounds' ratios."""
    return median(own / other for own, other in zip(ours, theirs, strict=True))


def spread(ours: list[float], theirs: list[float]) -> str:
    """The lowest and the highest of the rounds' ratios, and how many are below one."""
    ratios = sorted(own / other for own, other in zip(ours, theirs, strict=True))
    lower = sum(ratio < 1 for ratio in ratios)
    return f"{ratios[0]:.2f} to {ratios[-1]:.2f}, lower in {lower} of {len(ratios)} rounds"


async def main() -> None:
    """Measure, tell, keep."""
    parser = argparse.ArgumentParser(prog="dev.py bench server", description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=["mammut", "maamut", "kahmate"])
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--rates", type=float, nargs="+", default=RATES)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    args = parser.parse_args()
    peer_boardgame.install()
    with tempfile.TemporaryDirectory() as data:
        ports = free_port(), free_port()
        ours, peer = serve(ports[0], data), peer_boardgame.start(ports[1])
        base = f"http://127.0.0.1:{ports[0]}"
        try:
            games = dict.fromkeys([SAME_GAME, *args.games])
            contenders = [Contender(f"ours, {game}", ours.pid, tables_of(base, game)) for game in games]
            forget = partial(peer_boardgame.forget, peer)
            opening = matches_of(ports[1])
            contenders.append(Contender("boardgame.io, the same game", peer.pid, opening, LONG_WARM, forget))
            for one in contenders[:-1] if "rush" in args.parts else []:
                await side_by_side([one, contenders[-1]], args)
                one.beside = contenders[-1].micros[-args.rounds :]
            is_even = EVEN in args.parts or BOTH in args.parts
            disk = await in_step([contenders[0], contenders[-1]], args, data) if is_even else {}
            burst = await at_once([contenders[0], contenders[-1]], args) if "bursts" in args.parts else []
            tables = await slopes(args.rounds, data) if "tables" in args.parts else []
            long = await lengths(contenders[0]) if "long" in args.parts else []
        finally:
            say()
            ours.kill()
            peer.kill()
            ours.wait()
    print("\n".join([*burst, report(contenders, tables, long)]))
    for part in sorted(disk):
        print(calm(part, contenders[0], contenders[-1], disk[part]))
    keep(contenders, tables, long, disk, burst)


def tables_of(base: str, game: str) -> Callable[[int], Awaitable[MatchClient]]:
    """Opens tables on our server."""
    return lambda number: TableClient.open(base, game, number)


def matches_of(port: int) -> Callable[[int], Awaitable[MatchClient]]:
    """Opens matches on the peer, each under a name of its own."""
    used = iter(range(1, 1_000_000))

    def opening(number: int) -> Awaitable[MatchClient]:
        return peer_boardgame.Match.open(port, next(used))

    return opening


def keep(
    contenders: list[Contender],
    tables: list[dict[str, Any]],
    long: list[dict[str, Any]],
    disk: Latencies,
    burst: list[str],
) -> None:
    """Write the figures down."""
    folder = HERE / "results"
    folder.mkdir(exist_ok=True)
    told: dict[str, Any] = {
        one.name: {
            "us": one.micros,
            "beside": one.beside,
            **{f"p99 {part[0]} at {part[1]:.0f}": one.ms(part, 0.99) for part in one.latencies},
            **{f"p99 {part[0]} at {part[1]:.0f}, all moves": one.in_all(part, 0.99) for part in one.latencies},
        }
        for one in contenders
    }
    told["a bare write"] = {
        f"p99 {part[0]} at {part[1]:.0f}": [timing.ms(0.99) for timing in disk[part]] for part in disk
    }
    (folder / "server.json").write_text(
        json.dumps({**told, "bursts": burst, "tables": tables, "long": long}, indent=1) + "\n"
    )


if __name__ == "__main__":
    asyncio.run(main())
