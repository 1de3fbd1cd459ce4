"""A loaded server for a long time: 500 tables with 2,000 sockets, attacked, with slow clients and reconnect storms.

Every table has two players and two spectators. Flooders send WebSocket frames as fast as they can, slow spectators
never read, and in each interval a quarter of all tables lose all their connections at once. Prints p50 and p99 of
players' moves and the server's memory for each interval; at the end every acknowledged move must be in the store.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import resource
import signal
import socket
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from websockets.frames import Frame, Opcode

from ludoteca.core import discovery, record
from ludoteca.store import DATABASE_FILE, SqliteStore, TableId
from ludoteca.tools.loadtest import LoadGenerator, TableClient, Timing
from ludoteca.tools.loadtest.table_client import SeatClient
from ludoteca.tools.loadtest.timing import resident_bytes
from soak.flood import FLOODER_ADDRESS, run_flooder, wait_for
from tests.support.kill_run import ServerProcess
from tests.support.raw_client import FLOODS, RawClient

SPECTATORS = 2
STORM_SHARE = 4
STORM_CONCURRENCY = 50
SLOW_CLIENTS = 20
SMALL_BUFFER = 4096
RETRY_SECONDS = 1
MIB = 1 << 20
# All players have one address; without these settings its limits would refuse them. Limits on a connection stay.
SETTINGS = {
    "ADDRESS_CONNECTIONS": "20000",
    "ADDRESS_SOCKETS": "20000",
    "ADDRESS_REQUESTS": "10000000/10s",
    "ADDRESS_MESSAGES": "10000000/10s",
    "ADDRESS_BYTES": "100000000000/10s",
    "ADDRESS_TABLES": "10000000/h",
    "LOG": "warnings",
}


@dataclass
class WatchedTable:
    """A table in play and its spectators."""

    client: TableClient
    spectators: list[SeatClient] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    retries: int = 0

    @classmethod
    async def open(cls, url: str, game: str, number: int) -> WatchedTable:
        """Create a table, start its game, and let spectators join it."""
        table = cls(await TableClient.open(url, game, number))
        await table.watch()
        return table

    async def watch(self) -> None:
        """Open the spectators' connections."""
        self.spectators = [await self.client.watch() for _ in range(SPECTATORS)]

    async def play(self) -> float:
        """Make the next move once the table is connected; spectators follow to a new table."""
        async with self.lock:
            table = self.client.id
            latency = await self.client.play()
            if self.client.id != table:
                await asyncio.gather(*(one.socket.close() for one in self.spectators))
                await self.watch()
            return latency

    async def reconnect(self) -> None:
        """Cut all connections and open new ones, again and again until that succeeds, as a browser does."""
        async with self.lock:
            while True:
                for one in self.spectators:
                    one.socket.transport.abort()
                try:
                    await self.client.reconnect()
                    return await self.watch()
                except (OSError, RuntimeError):
                    self.retries += 1
                    await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        """Close all connections."""
        await asyncio.gather(self.client.close(), *(one.socket.close() for one in self.spectators))


async def storm(tables: list[WatchedTable]) -> float:
    """Cut the connections of some tables at once; in how many seconds all of them are back."""
    started = time.perf_counter()
    slots = asyncio.Semaphore(STORM_CONCURRENCY)

    async def back(table: WatchedTable) -> None:
        async with slots:
            await table.reconnect()

    await asyncio.gather(*(back(table) for table in tables))
    return time.perf_counter() - started


async def slow_client(url: str, table: WatchedTable) -> RawClient:
    """A spectator that never reads what the server sends."""
    client = await RawClient.connect(url, FLOODER_ADDRESS)
    client.writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    await client.upgrade()
    client.writer.transport.pause_reading()  # type: ignore[attr-defined]
    enter = json.dumps({"do": "enter", "table": table.client.id}).encode()
    client.writer.write(Frame(Opcode.TEXT, enter).serialize(mask=True))
    return client


async def measure(url: str, pid: int, options: argparse.Namespace) -> tuple[Timing, list[TableClient]]:
    """Play until the time is over, one interval after the other; all latencies, and the players."""
    games = discovery.names()
    tables: list[WatchedTable] = []

    async def opened(number: int) -> WatchedTable:
        tables.append(await WatchedTable.open(url, games[number % len(games)], number))
        return tables[-1]

    load = await LoadGenerator.open(options.tables, opened)
    print(f"{options.tables} tables, {options.tables * (2 + SPECTATORS)} sockets", flush=True)
    whole, started, interval = Timing(), time.perf_counter(), 0
    while time.perf_counter() - started < options.seconds:
        slow = [await slow_client(url, tables[number]) for number in range(min(SLOW_CLIENTS, len(tables)))]
        chosen = tables[interval % STORM_SHARE :: STORM_SHARE]
        timing, back = await asyncio.gather(load.play_at_rate(options.rate, options.interval), storm(chosen))
        for client in slow:
            client.close()
        whole.latencies += timing.latencies
        interval += 1
        print(
            f"{time.perf_counter() - started:6.0f} s: {len(timing.latencies)} moves, p50 {timing.ms(0.5):.1f} ms, "
            f"p99 {timing.ms(0.99):.1f} ms, {len(chosen)} tables back in {back:.1f} s, "
            f"{sum(table.retries for table in tables)} retries, "
            f"server {resident_bytes(pid) / MIB:.0f} MiB",
            flush=True,
        )
    whole.seconds = time.perf_counter() - started
    await load.close()
    return whole, [table.client for table in tables]


async def lost_moves(path: Path, clients: list[TableClient]) -> tuple[int, list[str]]:
    """How many acknowledged moves were compared with the store, and the tables that lack or repeat one."""
    compared, wrong = 0, []
    async with SqliteStore.open(path) as store:
        for table, moves in ((id, moves) for client in clients for id, moves in client.acknowledged.items()):
            stored = await store.load_table(TableId(table))
            lines = [] if stored is None else record.read(stored.record()).lines
            if [f"{line.by} {line.words}" for line in lines if isinstance(line.by, int)] != moves:
                wrong.append(table)
            compared += len(moves)
    return compared, wrong


def main() -> int:
    """Start a server with its limits, load it, and check its store; 1 if a move is lost or the server fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="ignored: moves are random")
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=100, help="moves of all players per second")
    parser.add_argument("--interval", type=float, default=60, help="seconds between two reconnect storms")
    options = parser.parse_args()
    os.environ |= {f"LUDOTECA_{name}": value for name, value in SETTINGS.items()}
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(prefix="ludoteca-load-") as folder:
        server = ServerProcess(Path(folder), limits="on")
        server.start()
        url = f"http://127.0.0.1:{server.port}"
        flooders = [multiprocessing.Process(target=run_flooder, args=(url, kind, True), daemon=True) for kind in FLOODS]
        try:
            wait_for(server, url)
            assert server.process is not None
            for flooder in flooders:
                flooder.start()
            timing, clients = asyncio.run(measure(url, server.process.pid, options))
            if not server.is_running():
                print(f"the server ended: {server.output()}")
                return 1
        except Exception:
            print(f"the end of the server's log: {server.output()}")
            raise
        finally:
            for flooder in flooders:
                flooder.kill()
            server.stop(signal.SIGTERM)
        compared, wrong = asyncio.run(lost_moves(Path(folder) / DATABASE_FILE, clients))
    print(f"{len(timing.latencies)} moves, p50 {timing.ms(0.5):.1f} ms, p99 {timing.ms(0.99):.1f} ms")
    print(f"{compared} acknowledged moves compared with the store, {len(wrong)} tables differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
