"""What a stored move costs: processor time per move until its commit, everything in one process.

Usage: python3 dev.py bench store [--moves N] [--rounds R]
Every contender runs once a round; the table shows medians. Tables play concurrently, each submitting its next move
when the last one is acknowledged. Results are written to bench/results/store.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from ludoteca.store import NewTable, SqliteStore, Store, Submission, TableChange, TableId

SNAPSHOT: dict[str, Any] = {"secret": "0123456789abcdef" * 4, "clocks": [600000, 594000], "given": [[61, 5000]]}


@dataclass
class Contender:
    """A number of tables that play concurrently in a store of so many tables, each with so many lines."""

    name: str
    playing: int = 50
    stored: int = 50
    lines: int = 500
    costs: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    def measure(self, moves: int) -> None:
        """Store a number of moves and note the processor time of each and the 99th percentile of the latency."""
        with tempfile.TemporaryDirectory(prefix="ludoteca-bench-") as folder:
            asyncio.run(self._prepare(Path(folder) / "bench.db"))
            asyncio.run(self._play(Path(folder) / "bench.db", moves // self.playing))

    async def _prepare(self, path: Path) -> None:
        async with SqliteStore.open(path) as store:
            await asyncio.gather(*(store.create_table(self._table(number)) for number in range(self.stored)))

    def _table(self, number: int) -> NewTable:
        return NewTable(
            id=TableId(str(number)),
            game="bench",
            header="Game: bench\n" * 40,
            version=self.lines,
            snapshot=SNAPSHOT,
            settings={},
            summary={},
            public=True,
            lines=[f"{line} 0 move 2 NE" for line in range(1, self.lines + 1)],
        )

    async def _play(self, path: Path, moves: int) -> None:
        async with SqliteStore.open(path) as store:
            start, waits = time.process_time(), list[float]()
            tables = (TableId(str(number)) for number in range(self.playing))
            await asyncio.gather(*(self._play_at(store, table, moves, waits) for table in tables))
            self.costs.append((time.process_time() - start) * 1e6 / (moves * self.playing))
            self.waits.append(sorted(waits)[len(waits) * 99 // 100] * 1e3)

    async def _play_at(self, store: Store, table: TableId, moves: int, waits: list[float]) -> None:
        for number in range(self.lines + 1, self.lines + moves + 1):
            start = time.perf_counter()
            await store.append(move(table, number))
            waits.append(time.perf_counter() - start)


def move(table: TableId, number: int) -> TableChange:
    """An ordinary move with a clock snapshot and an idempotency key."""
    return TableChange(
        table=table,
        expected_version=number - 1,
        version=number,
        first_line=number,
        lines=[f"{number} 0 move 2 NE"],
        acting_seat=number % 2,
        submission=Submission(number % 2, f"key-{number}", f"{number}.0", "move 2 NE", number),
        snapshot=SNAPSHOT,
    )


def contenders() -> list[Contender]:
    """Fifty concurrent tables, variations that should make no difference, and a single table without group commit."""
    return [
        Contender("50 tables at once"),
        Contender("50 at once, 2,000 stored", stored=2000),
        Contender("50 at once, games ten times as long", lines=5000),
        Contender("500 at once", playing=500, stored=500),
        Contender("one table alone", playing=1, stored=1),
    ]


def main() -> None:
    """Measure round by round and print the medians."""
    parser = argparse.ArgumentParser(prog="dev.py bench store", description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=10000)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    measured = contenders()
    for count in range(args.rounds * len(measured)):
        one = measured[count % len(measured)]
        print(f"\r\x1b[K{count + 1}/{args.rounds * len(measured)} {one.name}", end="", file=sys.stderr, flush=True)
        one.measure(args.moves if one.playing > 1 else args.moves // 10)
    print("\r\x1b[K", end="", file=sys.stderr)
    print(f"{'':<42}{'µs/move':>10}{'×':>7}{'p99 ms':>9}")
    for one in measured:
        ratio = median(one.costs) / median(measured[0].costs)
        print(f"{one.name:<42}{median(one.costs):>10.1f}{ratio:>7.2f}{median(one.waits):>9.1f}")
    write_results(measured)


def write_results(measured: list[Contender]) -> None:
    """Write the figures to bench/results/store.json."""
    folder = Path(__file__).parent / "results"
    folder.mkdir(exist_ok=True)
    environment = {"machine": platform.machine(), "python": platform.python_version()}
    costs = {one.name: {"microseconds": one.costs, "p99_ms": one.waits} for one in measured}
    (folder / "store.json").write_text(json.dumps({**environment, "costs": costs}, indent=1) + "\n")


if __name__ == "__main__":
    main()
