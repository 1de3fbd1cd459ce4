"""Interim analyses of results: only after fixed numbers of games, since every further analysis may err."""

from __future__ import annotations

from bench.time_doubling import Z
from ludoteca.search.arena.statistics import Score

INTERIM_SIZES = (40, 100, 220, 400)


def last_interim_size(number: int) -> int:
    """The number of games at the last interim analysis; only those are counted."""
    return max((size for size in INTERIM_SIZES if size <= number), default=0)


def next_interim_size(number: int) -> int:
    """The number of games at the next interim analysis, or at the last one."""
    return next((size for size in INTERIM_SIZES if size > number), INTERIM_SIZES[-1])


def verdict(found: Score, wanted: float | None) -> str:
    """`reached` or `missed` if the interval at an interim analysis lies above or below the target, else `open`."""
    if not found.number:
        return "not played yet"
    if wanted is None:
        return "shown"
    low, high = found.interval(Z)
    if found.number not in INTERIM_SIZES:
        return "open"
    return "reached" if low >= wanted else "missed" if high < wanted else "open"
