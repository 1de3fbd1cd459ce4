"""Several moves at once, as after a moment in which the machine stood still: how long they wait on each server.

Each figure is a median of many bursts, by turns, so that what a machine does now and then doesn't decide it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from statistics import fmean, median

from ludoteca.tools.loadtest import LoadGenerator, Timing

SIZES = (1, 6, 24)
OF_A_ROUND = 20
REST = 0.012  # seconds before each burst, in which the servers have nothing to do

Found = dict[int, list[list[Timing]]]  # by the number of moves at once, for each generator


def nothing(generators: int) -> Found:
    """What is found before anything was measured."""
    return {size: [[] for _ in range(generators)] for size in SIZES}


async def add(found: Found, generators: Sequence[LoadGenerator]) -> None:
    """A round of bursts of each size on each generator, which comes first as often as the others."""
    for turn in range(OF_A_ROUND):
        for size, timings in found.items():
            for place in range(len(generators))[:: 1 if turn % 2 else -1]:
                await asyncio.sleep(REST)
                timings[place].append(await generators[place].play_burst(size))


def told(found: Found, names: Sequence[str]) -> list[str]:
    """The medians in words: how long a burst's moves wait on average, and its last one."""
    lines = []
    for size, generators in found.items():
        for name, timings in zip(names, generators, strict=True):
            mean = median(fmean(timing.latencies) for timing in timings) * 1000
            last = median(timing.ms(1.0) for timing in timings)
            lines.append(
                f"{name:28}{size} at once wait {mean:.2f} ms on average, {slow(timings):.2f} in one of ten, "
                f"the last {last:.2f}"
            )
    return lines


def slow(timings: Sequence[Timing]) -> float:
    """The milliseconds on average that one burst of ten exceeds."""
    return Timing([fmean(timing.latencies) for timing in timings]).ms(0.9)
