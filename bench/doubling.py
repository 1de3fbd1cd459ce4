"""What twice the time is worth to a level, from all its games against itself with other times.

One number is fitted: each doubling adds the same to the logarithm of the odds, as ratings do. Eight times the
time are three doublings, so such a game tells as much as nine of a single doubling.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

POINTS = 400 / math.log(10)
EVEN = 0.50
# With this z, four looks at growing results together err in at most 5 % of cases.
Z = 2.5
STEPS = 50


@dataclass(frozen=True, slots=True)
class Doubling:
    """How far the odds rise with each doubling, in how many games, and how sure that is."""

    slope: float
    error: float
    games: int

    def share(self, z: float = 0.0) -> float:
        """The share of games won with twice the time, or an end of its interval."""
        return 1 / (1 + math.exp(-(self.slope + z * self.error)))

    @property
    def points(self) -> float:
        """The same in points of rating."""
        return self.slope * POINTS


def fitted(played: Sequence[tuple[float, float]]) -> Doubling | None:
    """The likeliest worth of a doubling; each game is how many times as much time the first had, and its points."""
    games = [(math.log2(times), points) for times, points in played]
    slope, weight = 0.0, 0.0
    for _ in range(STEPS if games else 0):
        shares = [(doublings, points, 1 / (1 + math.exp(-slope * doublings))) for doublings, points in games]
        weight = sum(doublings**2 * share * (1 - share) for doublings, _, share in shares)
        if not weight:
            return None
        slope += sum(doublings * (points - share) for doublings, points, share in shares) / weight
    return Doubling(slope, 1 / math.sqrt(weight), len(games)) if weight else None
