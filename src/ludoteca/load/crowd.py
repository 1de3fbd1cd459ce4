"""Many matches at once, driven as fast as they go or at a given rate; it knows nothing of what plays them."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from ludoteca.load.timing import Timing

OPENED_AT_ONCE = 20
HEAD_START = 0.1  # seconds before the first move of an even rate, in which each match learns when its own is due


class Plays(Protocol):
    """A match that can be asked for its next move; the answer is how long that waited."""

    async def play(self) -> float:
        """Make the next move."""

    async def close(self) -> None:
        """Hang up."""


class Crowd:
    """Matches that play at the same time."""

    def __init__(self, matches: Sequence[Plays]) -> None:
        self.matches = matches
        self.next = 0

    @classmethod
    async def open(cls, number: int, opening: Callable[[int], Awaitable[Plays]]) -> Crowd:
        """So many matches, some of them opened at the same time."""
        matches: list[Plays] = []
        for first in range(0, number, OPENED_AT_ONCE):
            some = range(first, min(number, first + OPENED_AT_ONCE))
            matches += await asyncio.gather(*(opening(one) for one in some))
        return cls(matches)

    async def rush(self, moves: int) -> Timing:
        """Each match makes so many moves, one after the other as fast as it can."""
        timing = Timing()

        async def some(match: Plays) -> None:
            for _ in range(moves):
                timing.waits.append(await match.play())

        begun = time.perf_counter()
        await asyncio.gather(*(some(match) for match in self.matches))
        timing.seconds = time.perf_counter() - begun
        return timing

    async def burst(self, moves: int) -> Timing:
        """So many matches make one move each at the same moment; the next time those after them do."""
        number = len(self.matches)
        first, self.next = self.next, (self.next + moves) % number
        some = [self.matches[(first + at) % number] for at in range(moves)]
        begun = time.perf_counter()
        waits = await asyncio.gather(*(match.play() for match in some))
        return Timing(list(waits), time.perf_counter() - begun)

    async def stroll(self, rate: float, seconds: float, start: float | None = None) -> Timing:
        """Moves at an even rate, match after match; a wait counts from when the move was due, so that a queue shows.

        It begins soon, or at a moment of `perf_counter`. The next stretch goes on with the match after the last one, so
        that all play, however short the stretches.
        The collector of cycles waits until the end: this process's own pauses are none of the server's.
        """
        timing = Timing()
        number, moves = len(self.matches), int(rate * seconds)
        first, self.next = self.next, (self.next + moves) % number
        gc.collect()
        gc.disable()
        begun = time.perf_counter() + HEAD_START if start is None else start

        async def some(start: int) -> None:
            match = self.matches[(first + start) % number]
            for at in range(start, moves, number):
                due = begun + at / rate
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                late = max(0.0, time.perf_counter() - due)
                timing.waits.append(late + await match.play())

        try:
            await asyncio.gather(*(some(start) for start in range(min(number, moves))))
        finally:
            gc.enable()
        timing.seconds = time.perf_counter() - begun
        return timing

    async def close(self) -> None:
        """Hang up everywhere."""
        await asyncio.gather(*(match.close() for match in self.matches))
