"""What keeping a move costs: processor time per move until it is on the disk, everything in one process.

Usage: python3 dev.py bench store [--moves N] [--rounds R]
Every contender runs once a round; the table shows medians. Tables play at the same time, each asking for its
next move when the last one is acknowledged. Results are kept in bench/results/store.json.
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

from ludoteca.store import Append, Create, Store, TableId

MEMO: dict[str, Any] = {"secret": "0123456789abcdef" * 4, "clocks": [600000, 594000], "given": [[61, 5000]]}


@dataclass
class Contender:
    """So many tables at once in a store that holds so many, each so many lines into its game."""

    name: str
    playing: int = 50
    held: int = 50
    lines: int = 500
    costs: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)

    def measure(self, moves: int) -> None:
        """Keep so many moves, and note the processor time of each and how long each waited."""
        with tempfile.TemporaryDirectory(prefix="ludoteca-bench-") as folder:
            with Store.open(Path(folder) / "bench.db") as store:
                asyncio.run(self._prepare(store))
            with Store.open(Path(folder) / "bench.db") as store:
                start, waits = time.process_time(), list[float]()
                asyncio.run(self._play(store, moves // self.playing, waits))
                store.save()  # what only the slate holds goes into the database, and counts
                self.costs.append((time.process_time() - start) * 1e6 / (moves // self.playing * self.playing))
                self.waits.append(sorted(waits)[len(waits) * 99 // 100] * 1e3)

    async def _prepare(self, store: Store) -> None:
        for table in range(self.held):
            lines = [f"{number} 0 move 2 NE" for number in range(1, self.lines + 1)]
            made = Create(TableId(str(table)), "bench", "Game: bench\n" * 40, MEMO, {}, {}, public=True)
            store.saving(made, Append(TableId(str(table)), 1, lines, MEMO))
        await store.saving()

    async def _play(self, store: Store, moves: int, waits: list[float]) -> None:
        await asyncio.gather(*(self._sit(store, TableId(str(table)), moves, waits) for table in range(self.playing)))

    async def _sit(self, store: Store, table: TableId, moves: int, waits: list[float]) -> None:
        for number in range(self.lines + 1, self.lines + moves + 1):
            asked = time.perf_counter()
            answer = [number % 2, f"key-{number}", f"{number}.0", "move 2 NE", number]
            await store.saving(Append(table, number, [f"{number} 0 move 2 NE"], MEMO, answer))
            waits.append(time.perf_counter() - asked)


def contenders() -> list[Contender]:
    """Fifty tables at once, and what should make no difference; one table alone has nobody to share a trip with."""
    return [
        Contender("50 tables at once"),
        Contender("50 at once, 2,000 held", held=2000),
        Contender("50 at once, games ten times as long", lines=5000),
        Contender("500 at once", playing=500, held=500),
        Contender("one table alone", playing=1, held=1),
    ]


def main() -> None:
    """Measure round by round and tell."""
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
    print(f"{'':<42}{'µs a move':>10}{'×':>7}{'p99 ms':>9}")
    for one in measured:
        ratio = median(one.costs) / median(measured[0].costs)
        print(f"{one.name:<42}{median(one.costs):>10.1f}{ratio:>7.2f}{median(one.waits):>9.1f}")
    keep(measured)


def keep(measured: list[Contender]) -> None:
    """Write the figures down."""
    folder = Path(__file__).parent / "results"
    folder.mkdir(exist_ok=True)
    told = {"machine": platform.machine(), "python": platform.python_version()}
    costs = {one.name: {"microseconds": one.costs, "p99_ms": one.waits} for one in measured}
    (folder / "store.json").write_text(json.dumps({**told, "costs": costs}, indent=1) + "\n")


if __name__ == "__main__":
    main()
