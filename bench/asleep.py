"""How much memory of a server a table takes while people are there, and when it sleeps.

Usage: python3 dev.py bench asleep [GAME] [--tables N] [--moves M] [--batches B] [--wake W]
In each batch N tables with two sockets each are opened, M moves are played at each, and everybody leaves; the server
looks every second which tables may sleep, instead of every minute. What one table that sleeps costs is how much the
memory grows from one batch that sleeps to the next: the first also leaves room that later ones use again. At the end
somebody comes to W of the tables.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import urllib.request

from bench.server import KIB, LOOT, free_port, serve
from ludoteca.core import discovery
from ludoteca.tools.loadtest import LoadGenerator, TableClient
from ludoteca.tools.loadtest.timing import resident_bytes

LOOK_OFTEN = f"{LOOT}from ludoteca.server import housekeeping; housekeeping.EVERY = 1; "
IDLE = "1s"


def awake(metrics: str) -> int:
    """How many tables are in the server's memory."""
    with urllib.request.urlopen(f"http://{metrics}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("ludoteca_tables "))))


async def all_asleep(metrics: str) -> None:
    """Wait until no table is in memory."""
    while await asyncio.to_thread(awake, metrics):
        await asyncio.sleep(1)


async def measured(args: argparse.Namespace, pid: int, base: str, metrics: str) -> None:
    """Tell the memory after each stage."""
    before, clients = resident_bytes(pid), []

    def tell(stage: str) -> int:
        now = resident_bytes(pid)
        print(f"{stage:44}{now / KIB / KIB:8.1f} MiB{(now - before) / KIB / args.tables:9.1f} KiB a table", flush=True)
        return now

    before = tell("before anybody came")
    for batch in range(args.batches):
        clients = [
            await TableClient.open(base, args.game, batch * args.tables + number) for number in range(args.tables)
        ]
        generator = LoadGenerator(clients)
        await generator.play_closed_loop(args.moves)
        tell(f"{args.tables} tables in play, batch {batch + 1}")
        await generator.close()
        await all_asleep(metrics)
        before = tell(f"{(batch + 1) * args.tables} tables asleep")
    watching = [await client.watch() for client in clients[: args.wake]]
    tell(f"{awake(metrics)} of them awake again")
    await asyncio.gather(*(seat.socket.close() for seat in watching))
    await all_asleep(metrics)
    tell("asleep again")


async def main() -> None:
    """Start a server, measure it, end it."""
    parser = argparse.ArgumentParser(prog="dev.py bench asleep", description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default=discovery.names()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--batches", type=int, default=3)
    parser.add_argument("--wake", type=int, default=100)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        port, metrics = free_port(), f"127.0.0.1:{free_port()}"
        process = serve(port, data, "--sleep-after", IDLE, "--metrics", metrics, first=LOOK_OFTEN)
        try:
            await measured(args, process.pid, f"http://127.0.0.1:{port}", metrics)
        finally:
            process.kill()
            process.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
