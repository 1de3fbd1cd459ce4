"""Drives many matches concurrently: closed loop, in bursts, or open loop at a fixed rate."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from ludoteca.tools.loadtest.timing import Timing

MAX_CONCURRENT_OPENS = 20
START_DELAY = 0.1  # seconds before the first move at a fixed rate, in which the tasks of all matches start


class MatchClient(Protocol):
    """A client that plays one match."""

    async def play(self) -> float:
        """Make the next move and return its latency in seconds."""

    async def close(self) -> None:
        """Close the connections."""


class LoadGenerator:
    """Plays matches concurrently and measures their moves."""

    def __init__(self, matches: Sequence[MatchClient]) -> None:
        self.matches = matches
        self.next = 0

    @classmethod
    async def open(cls, number: int, open_match: Callable[[int], Awaitable[MatchClient]]) -> LoadGenerator:
        """Open a number of matches, at most MAX_CONCURRENT_OPENS at a time."""
        matches: list[MatchClient] = []
        for first in range(0, number, MAX_CONCURRENT_OPENS):
            batch = range(first, min(number, first + MAX_CONCURRENT_OPENS))
            matches += await asyncio.gather(*(open_match(one) for one in batch))
        return cls(matches)

    async def play_closed_loop(self, moves: int) -> Timing:
        """Make a number of moves in each match, each as soon as the previous one is acknowledged."""
        timing = Timing()

        async def play(match: MatchClient) -> None:
            for _ in range(moves):
                timing.latencies.append(await match.play())

        started = time.perf_counter()
        await asyncio.gather(*(play(match) for match in self.matches))
        timing.seconds = time.perf_counter() - started
        return timing

    async def play_burst(self, moves: int) -> Timing:
        """Make one move in each of the next matches at the same time."""
        number = len(self.matches)
        first, self.next = self.next, (self.next + moves) % number
        matches = [self.matches[(first + at) % number] for at in range(moves)]
        started = time.perf_counter()
        latencies = await asyncio.gather(*(match.play() for match in matches))
        return Timing(list(latencies), time.perf_counter() - started)

    async def play_at_rate(self, rate: float, seconds: float, start: float | None = None) -> Timing:
        """Make moves at a fixed rate, one match after another; latency counts from when a move was due.

        It starts after START_DELAY, or at a given value of `perf_counter`. The next call continues with the match after
        the last one, so that short calls reach all matches. Garbage collection is off meanwhile: pauses of this process
        must not count as the server's.
        """
        timing = Timing()
        number, moves = len(self.matches), int(rate * seconds)
        first, self.next = self.next, (self.next + moves) % number
        gc.collect()
        gc.disable()
        started = time.perf_counter() + START_DELAY if start is None else start

        async def play(start: int) -> None:
            match = self.matches[(first + start) % number]
            for at in range(start, moves, number):
                due = started + at / rate
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                delay = max(0.0, time.perf_counter() - due)
                timing.latencies.append(delay + await match.play())

        try:
            await asyncio.gather(*(play(start) for start in range(min(number, moves))))
        finally:
            gc.enable()
        timing.seconds = time.perf_counter() - started
        return timing

    async def close(self) -> None:
        """Close the connections of all matches."""
        await asyncio.gather(*(match.close() for match in self.matches))
