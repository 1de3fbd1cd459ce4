"""Memory of the server per table in play and per hibernated table.

Usage: python3 dev.py bench hibernation [GAME] [--tables N] [--moves M] [--batches B] [--wake W]
Each batch opens N tables with two connections each, plays M moves at each and closes the connections; the server
then hibernates the tables, for which it looks once a minute. The cost of a hibernated table is the growth from one
hibernated batch to the next, since the first batch also grows the process's heap. At the end spectators connect to
W of the tables.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import urllib.request

from bench.server.processes import KIB, free_port, resident_kib, serve, stop
from ludoteca.core import discovery
from ludoteca.tools.loadtest import LoadGenerator, TableClient

IDLE_TIMEOUT = "1s"
POLL_INTERVAL = 1.0


def tables_in_memory(metrics: str) -> int:
    """The number of tables in the server's memory."""
    with urllib.request.urlopen(f"http://{metrics}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("ludoteca_tables "))))


async def wait_for_hibernation(metrics: str) -> None:
    """Wait until no table is in memory."""
    while await asyncio.to_thread(tables_in_memory, metrics):
        await asyncio.sleep(POLL_INTERVAL)


async def measure(args: argparse.Namespace, pid: int, base: str, metrics: str) -> None:
    """Print the memory after each stage."""
    before, pairs = resident_kib(pid), []

    def show(stage: str) -> float:
        now = resident_kib(pid)
        print(f"{stage:44}{now / KIB:8.1f} MiB{(now - before) / args.tables:9.1f} KiB a table", flush=True)
        return now

    before = show("no tables")
    for batch in range(args.batches):
        pairs = [await TableClient.open(base, args.game, batch * args.tables + number) for number in range(args.tables)]
        generator = LoadGenerator(pairs)
        await generator.play_closed_loop(args.moves)
        show(f"{args.tables} tables in play, batch {batch + 1}")
        await generator.close()
        await wait_for_hibernation(metrics)
        before = show(f"{(batch + 1) * args.tables} tables hibernated")
    spectators = [await pair.watch() for pair in pairs[: args.wake]]
    show(f"{tables_in_memory(metrics)} of them woken")
    await asyncio.gather(*(spectator.socket.close() for spectator in spectators))
    await wait_for_hibernation(metrics)
    show("hibernated again")


async def main() -> None:
    """Start a server, measure it, stop it."""
    parser = argparse.ArgumentParser(prog="dev.py bench hibernation", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default=discovery.names()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--batches", type=int, default=3)
    parser.add_argument("--wake", type=int, default=100)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        port, metrics = free_port(), f"127.0.0.1:{free_port()}"
        process = serve(port, data, "--sleep-after", IDLE_TIMEOUT, "--metrics", metrics)
        try:
            await measure(args, process.pid, f"http://127.0.0.1:{port}", metrics)
        finally:
            stop(process)


if __name__ == "__main__":
    asyncio.run(main())
