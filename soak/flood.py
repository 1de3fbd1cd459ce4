"""Moves of players while strangers flood the server with WebSocket frames: prints p50 and p99 with and without floods.

Each flooder sends one kind of frame, either as fast as the connection takes it or in bursts just below the limit, and
reconnects when it is disconnected. Exit code 1 if p99 under a flood is above the criterion.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import signal
import sys
import tempfile
import time
from pathlib import Path

import httpx

from ludoteca.core import discovery
from ludoteca.tools.loadtest import LoadGenerator, TableClient, Timing
from tests.support.kill_run import ServerProcess
from tests.support.raw_client import FIRST_FRAMES, FLOODS, RawClient

MAX_P99_MS = 50
FRAMES_IN_BURST = 330  # just below the default of connection-bytes
FLOODER_ADDRESS = "127.0.0.2"
GAME = discovery.names()[0]


async def flood(url: str, kind: str, in_bursts: bool) -> None:
    """Flood until this process is ended."""
    while True:
        try:
            client = await RawClient.connect(url, FLOODER_ADDRESS)
            await client.upgrade()
            client.writer.write(FIRST_FRAMES.get(kind, b""))
            size = len(FLOODS[kind]) * FRAMES_IN_BURST
            await client.flood(FLOODS[kind], size, max_bytes=size if in_bursts else 10**12)
            client.close()
        except (OSError, AssertionError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.05)  # refused: the limit on requests of this address


def run_flooder(url: str, kind: str, in_bursts: bool) -> None:
    """The main function of a flooding process."""
    asyncio.run(flood(url, kind, in_bursts))


async def measure(url: str, seconds: float, rate: float, tables: int) -> bool:
    """Measure without a flood, then under each kind of flood; whether every p99 under a flood meets the criterion."""
    load = await LoadGenerator.open(tables, lambda number: TableClient.open(url, GAME, number))
    await load.play_closed_loop(1)
    print_line("no flood", await load.play_at_rate(rate, seconds))
    is_met = True
    for kind in FLOODS:
        for in_bursts in (False, True):
            flooder = multiprocessing.Process(target=run_flooder, args=(url, kind, in_bursts), daemon=True)
            flooder.start()
            try:
                timing = await load.play_at_rate(rate, seconds)
            finally:
                flooder.kill()
                flooder.join()
            print_line(f"{kind}, {'in bursts' if in_bursts else 'continuous'}", timing)
            is_met = is_met and timing.ms(0.99) <= MAX_P99_MS
    await load.close()
    return is_met


def print_line(name: str, timing: Timing) -> None:
    """Print the figures of one measurement."""
    print(
        f"{name}: {len(timing.latencies)} moves, p50 {timing.ms(0.5):.1f} ms, p99 {timing.ms(0.99):.1f} ms", flush=True
    )


def main() -> int:
    """Start a server with its limits and measure; 1 if the criterion is not met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="ignored: moves are random")
    parser.add_argument("--seconds", type=float, default=10, help="of each measurement")
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--tables", type=int, default=10)
    options = parser.parse_args()
    # All players of this run have one address. The flooders have another, so that only its limits are used up by them.
    os.environ |= {"LUDOTECA_ADDRESS_MESSAGES": "1000000/10s", "LUDOTECA_LOG": "none"}
    with tempfile.TemporaryDirectory(prefix="ludoteca-flood-") as folder:
        server = ServerProcess(Path(folder), limits="on")
        server.start()
        try:
            url = f"http://127.0.0.1:{server.port}"
            wait_for(server, url)
            is_met = asyncio.run(measure(url, options.seconds, options.rate, options.tables))
        finally:
            server.stop(signal.SIGTERM)
    print(f"p99 of players' moves {'stays below' if is_met else 'exceeds'} {MAX_P99_MS} ms")
    return 0 if is_met else 1


def wait_for(server: ServerProcess, url: str) -> None:
    """Return once the server answers."""
    while True:
        assert server.is_running(), server.output()
        try:
            httpx.get(f"{url}/healthz")
            return
        except httpx.TransportError:
            time.sleep(0.1)


if __name__ == "__main__":
    sys.exit(main())
