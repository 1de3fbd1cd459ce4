"""What twice the time is worth to a level, from all its games against itself with other times.

One number is fitted: each doubling adds the same to the logarithm of the odds, as ratings do. Eight times the
time are three doublings, so such a game tells as much as nine of a single doubling. How sure it is comes from
how far the seeds scatter: games from one seed share their draws, and with exchanged seats a lucky one of them
takes back what it gave, so they are one observation together.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

POINTS = 400 / math.log(10)
EVEN = 0.50
# With this z, four looks at growing results together err in at most 5 % of cases.
Z = 2.5
STEPS = 12
# So many seeds' worth of games that are won or lost each by itself is added to the scatter that was seen.
DOUBT = 4


@dataclass(frozen=True, slots=True)
class Match:
    """A game of a level against itself: how many times as much time the first had, its points, and the seed."""

    times: float
    points: float
    seed: int

    @property
    def doublings(self) -> float:
        """How often its time was doubled."""
        return math.log2(self.times)


@dataclass(frozen=True, slots=True)
class Doubling:
    """How far the odds rise with each doubling, in how many games, and how sure that is."""

    slope: float
    error: float
    games: int

    def share(self, z: float = 0.0) -> float:
        """The share of games won with twice the time, or an end of its interval."""
        return _share(self.slope + z * self.error)

    @property
    def points(self) -> float:
        """The same in points of rating."""
        return self.slope * POINTS

    @property
    def verdict(self) -> str:
        """Whether strength surely rises with the time, surely falls, or neither is told yet."""
        return "rises" if self.share(-Z) > EVEN else "falls" if self.share(Z) < EVEN else "open"


def fitted(games: Sequence[Match]) -> Doubling | None:
    """The likeliest worth of a doubling, or nothing if no game tells of it."""
    slope, weight = 0.0, 0.0
    for _ in range(STEPS if games else 0):
        weight = _weight(games, slope)
        if not weight:
            return None
        slope += sum(_surprise(one, slope) for one in games) / weight
    return Doubling(slope, _error(games, slope, weight), len(games)) if weight else None


def _share(odds: float) -> float:
    return 1 / (1 + math.exp(-odds))


def _weight(games: Sequence[Match], slope: float) -> float:
    shares = [(one.doublings, _share(slope * one.doublings)) for one in games]
    return sum(doublings**2 * share * (1 - share) for doublings, share in shares)


def _surprise(one: Match, slope: float) -> float:
    return one.doublings * (one.points - _share(slope * one.doublings))


def _error(games: Sequence[Match], slope: float, weight: float) -> float:
    seeds: dict[int, float] = defaultdict(float)
    for one in games:
        seeds[one.seed] += _surprise(one, slope)
    seen = sum(surprise**2 for surprise in seeds.values())
    return math.sqrt(seen + DOUBT * weight / len(seeds)) / weight
