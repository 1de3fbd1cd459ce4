"""Latency of people's moves while all bot workers think, beside the same server without thinking bots.

Usage: python3 dev.py bench bot-load [GAME] [--matches M] [--rate MOVES_PER_SECOND] [--bots B] [--rounds R]
M matches of people are played at an even rate, alternately without bots and with B tables at which the strongest bots
play each other, more than there are workers. Compare the ratios: other load of the machine affects both.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from statistics import median

import httpx

from bench.server.processes import free_port, serve
from bench.server.report import progress
from ludoteca import search
from ludoteca.core import discovery
from ludoteca.tools.loadtest import LoadGenerator, TableClient, Timing

SECONDS = 10.0
REQUEST_TIMEOUT = 60


async def open_bot_tables(base: str, game: str, number: int) -> None:
    """Open tables at which bots play each other."""
    level = search.levels(discovery.game(game))[-1]
    body = {"game": game, "players": 2, "seats": [{"kind": "bot", "level": level}] * 2}
    async with httpx.AsyncClient(base_url=base, timeout=REQUEST_TIMEOUT) as http:
        for _ in range(number):
            (await http.post("/api/tables", json=body)).raise_for_status()


async def measure(args: argparse.Namespace, bots: int) -> Timing:
    """The latencies of people's moves on a new server with so many tables of bots."""
    with tempfile.TemporaryDirectory() as data:
        port = free_port()
        process = serve(port, data)
        base = f"http://127.0.0.1:{port}"
        try:
            generator = await LoadGenerator.open(args.matches, lambda number: TableClient.open(base, args.game, number))
            await generator.play_closed_loop(2)
            await open_bot_tables(base, args.game, bots)
            timing = await generator.play_at_rate(args.rate, SECONDS)
            await generator.close()
        finally:
            process.terminate()
            process.wait()
    return timing


async def main() -> None:
    """Measure alternately and print the medians over the rounds."""
    parser = argparse.ArgumentParser(prog="dev.py bench bot-load", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default=discovery.names()[0])
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--rate", type=float, default=50.0)
    parser.add_argument("--bots", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    found: dict[int, list[Timing]] = {0: [], args.bots: []}
    for number in range(args.rounds):
        for bots, timings in found.items():
            progress(f"round {number + 1} of {args.rounds}: {bots} tables of bots")
            timings.append(await measure(args, bots))
    progress()
    for bots, timings in found.items():
        p50, p99 = (median(one.ms(part) for one in timings) for part in (0.5, 0.99))
        print(f"{bots:3} tables of bots: p50 {p50:.1f} ms, p99 {p99:.1f} ms at {args.rate:.0f} moves/s")


if __name__ == "__main__":
    asyncio.run(main())
