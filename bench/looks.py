"""When results are looked at: after so many games and never in between, since every further look may err."""

from __future__ import annotations

from bench.doubling import Z
from ludoteca.search.arena.tally import Score

LOOKS = (40, 100, 220, 400)


def looked(number: int) -> int:
    """How many of so many games were there at the last look: only those are judged."""
    return max((look for look in LOOKS if look <= number), default=0)


def looked_after(number: int) -> int:
    """How many games there are at the next look; at the last one there is no other."""
    return next((look for look in LOOKS if look > number), LOOKS[-1])


def verdict(found: Score, wanted: float | None) -> str:
    """Whether at a look the lower end of the interval is high enough, or its upper end too low."""
    if not found.number:
        return "not played yet"
    if wanted is None:
        return "shown"
    low, high = found.interval(Z)
    if found.number not in LOOKS:
        return "open"
    return "reached" if low >= wanted else "missed" if high < wanted else "open"
