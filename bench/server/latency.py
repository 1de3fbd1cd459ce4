"""Latency of moves at given rates, ours beside the peer's, and of a synced write to the disk for comparison."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.server.contenders import EQUIVALENT_GAME, PEER, started
from bench.server.cost import close
from bench.server.disk_sync import synced_writes
from bench.server.report import Figure, progress
from ludoteca.tools.loadtest import LoadGenerator, Timing

TURNS = 5  # of each contender in a round
TURN_SECONDS = 2.0
DISK_SECONDS = 1.0
MAX_MEDIAN_DIFFERENCE = 1.0  # milliseconds
DISK = "synced write of 8 KiB"

Rounds = dict[tuple[str, float], list[Timing]]  # by contender and rate; one timing per round


async def latency(rates: Sequence[float], matches: int, rounds: int, reference: Path | None) -> list[Figure]:
    """The medians and 99th percentiles of the rounds, and the difference of the medians to the peer's."""
    found: Rounds = {}
    with started([EQUIVALENT_GAME], reference) as contenders, tempfile.TemporaryDirectory() as folder:
        names = [one.name for one in contenders]
        for number in range(rounds):
            generators = [await one.matches(matches) for one in contenders]
            for rate in rates:
                progress(f"round {number + 1} of {rounds} at {rate:.0f} moves/s")
                timings = await measure_round(generators, rate)
                timings.append(synced_writes(Path(folder), DISK_SECONDS))
                for name, timing in zip([*names, DISK], timings, strict=True):
                    found.setdefault((name, rate), []).append(timing)
        await close(contenders)
    return [figure for rate in rates for figure in figures(found, names, rate)]


async def measure_round(generators: Sequence[LoadGenerator], rate: float) -> list[Timing]:
    """The latencies of each contender; they play in turns, and every second turn has the reverse order."""
    timings = [Timing() for _ in generators]
    for turn in range(TURNS):
        for at in range(len(generators))[:: -1 if turn % 2 else 1]:
            timings[at].latencies += (await generators[at].play_at_rate(rate, TURN_SECONDS)).latencies
    return timings


def figures(found: Rounds, names: Sequence[str], rate: float) -> list[Figure]:
    """The figures at one rate."""
    rows = []
    for name in [*names, DISK]:
        for label, share in (("p50", 0.5), ("p99", 0.99)):
            values = [timing.ms(share) for timing in found[name, rate]]
            rows.append(Figure(f"{label} at {rate:.0f} moves/s: {name}", "ms", values))
    for name in names:
        if name != PEER:
            pairs = zip(found[name, rate], found[PEER, rate], strict=True)
            differences = [own.ms(0.5) - peer.ms(0.5) for own, peer in pairs]
            label = f"p50 at {rate:.0f} moves/s, difference to {PEER}: {name}"
            rows.append(Figure(label, "ms", differences, MAX_MEDIAN_DIFFERENCE))
    return rows
