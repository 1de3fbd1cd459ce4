"""How long people's moves wait while every bot thinks, beside the same server with no bot thinking.

Usage: python3 dev.py bench busy [GAME] [--matches M] [--rate MOVES_A_SECOND] [--bots B] [--rounds R]
M matches of people are played at an even rate, in turn with none and with B tables at which the strongest bots play
each other, more than there are workers. Read the ratios: whatever else the machine does is in both.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from statistics import median

import httpx

from bench.server import free_port, serve
from ludoteca import search
from ludoteca.core import discovery
from ludoteca.tools.loadtest import LoadGenerator, TableClient, Timing

SECONDS = 10.0


async def noise(base: str, game: str, tables: int) -> list[str]:
    """Open tables at which bots play each other; their ids."""
    level = search.levels(discovery.game(game))[-1]
    body = {"game": game, "players": 2, "seats": [{"kind": "bot", "level": level}] * 2}
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        made = [await http.post("/api/tables", json=body) for _ in range(tables)]
    return [one.raise_for_status().json()["id"] for one in made]


async def measured(args: argparse.Namespace, bots: int) -> Timing:
    """The waits of people's moves on a new server, with so many tables of bots."""
    with tempfile.TemporaryDirectory() as data:
        port = free_port()
        process = serve(port, data)
        base = f"http://127.0.0.1:{port}"
        try:
            generator = await LoadGenerator.open(args.matches, lambda number: TableClient.open(base, args.game, number))
            await generator.play_closed_loop(2)
            await noise(base, args.game, bots)
            timing = await generator.play_at_rate(args.rate, SECONDS)
            await generator.close()
        finally:
            process.terminate()
            process.wait()
    return timing


async def main() -> None:
    """Measure in turn, tell the medians."""
    parser = argparse.ArgumentParser(prog="dev.py bench busy", description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default=discovery.names()[0])
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--rate", type=float, default=50.0)
    parser.add_argument("--bots", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    found: dict[int, list[Timing]] = {0: [], args.bots: []}
    for number in range(args.rounds):
        for bots in found:
            print(f"\r\x1b[Kround {number + 1} of {args.rounds}: {bots} tables of bots", end="", file=sys.stderr)
            found[bots].append(await measured(args, bots))
    print("\r\x1b[K", end="", file=sys.stderr)
    for bots, timings in found.items():
        p50, p99 = (median(one.ms(part) for one in timings) for part in (0.5, 0.99))
        print(f"{bots:3} tables of bots: p50 {p50:.1f} ms, p99 {p99:.1f} ms at {args.rate:.0f} moves/s")


if __name__ == "__main__":
    asyncio.run(main())
