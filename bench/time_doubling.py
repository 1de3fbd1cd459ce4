"""Estimates what twice the thinking time is worth to a level, from its games against itself with different times.

One parameter is fitted: each doubling adds the same amount to the log odds, as in ratings. Eight times the time is
three doublings, so such a game has nine times the weight of a single doubling. The standard error comes from the
variance between seeds: games of one seed share their draws and are played with exchanged seats, so together they
are one observation.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

POINTS = 400 / math.log(10)
EVEN = 0.50
# With this z, four interim analyses together err in at most 5 % of cases.
Z = 2.5
NEWTON_STEPS = 12
# The variance of this many seeds with independent games is added to the observed variance.
PRIOR_SEEDS = 4


@dataclass(frozen=True, slots=True)
class Match:
    """A game of a level against itself: the ratio of the first one's time to the second's, its points, the seed."""

    times: float
    points: float
    seed: int

    @property
    def doublings(self) -> float:
        """The number of doublings between the two times."""
        return math.log2(self.times)


@dataclass(frozen=True, slots=True)
class Doubling:
    """The increase of the log odds per doubling, its standard error, and the number of games."""

    slope: float
    error: float
    games: int

    def share(self, z: float = 0.0) -> float:
        """The share of games won with twice the time, or a bound of its interval."""
        return _share(self.slope + z * self.error)

    @property
    def points(self) -> float:
        """The increase in rating points."""
        return self.slope * POINTS

    @property
    def verdict(self) -> str:
        """`rises` or `falls` if the interval excludes an even share, else `open`."""
        return "rises" if self.share(-Z) > EVEN else "falls" if self.share(Z) < EVEN else "open"


def fitted(games: Sequence[Match]) -> Doubling | None:
    """The maximum likelihood estimate, or None if no game is informative."""
    slope, weight = 0.0, 0.0
    for _ in range(NEWTON_STEPS if games else 0):
        weight = _weight(games, slope)
        if not weight:
            return None
        slope += sum(_score(one, slope) for one in games) / weight
    return Doubling(slope, _error(games, slope, weight), len(games)) if weight else None


def _share(odds: float) -> float:
    return 1 / (1 + math.exp(-odds))


def _weight(games: Sequence[Match], slope: float) -> float:
    shares = [(one.doublings, _share(slope * one.doublings)) for one in games]
    return sum(doublings**2 * share * (1 - share) for doublings, share in shares)


def _score(one: Match, slope: float) -> float:
    return one.doublings * (one.points - _share(slope * one.doublings))


def _error(games: Sequence[Match], slope: float, weight: float) -> float:
    seeds: dict[int, float] = defaultdict(float)
    for one in games:
        seeds[one.seed] += _score(one, slope)
    seen = sum(score**2 for score in seeds.values())
    return math.sqrt(seen + PRIOR_SEEDS * weight / len(seeds)) / weight
