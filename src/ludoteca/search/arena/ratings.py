"""Ratings on the Elo scale from who finished ahead of whom, with intervals from resampled blocks.

The model is Bradley and Terry's; every two contestants that met start with one imaginary draw, so that
somebody who won every game has a rating too.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ludoteca.search.arena.game import Played
from ludoteca.search.arena.tally import ahead

RESAMPLES = 200
ROUNDS = 60
SCALE = 400 / math.log(10)
Points = Mapping[tuple[str, str], float]


@dataclass(frozen=True, slots=True)
class Rating:
    """A contestant's rating, 0 being the mean of all, and its 95 % interval."""

    name: str
    elo: float
    low: float
    high: float


def ratings(played: Sequence[Played], seed: str = "ratings") -> list[Rating]:
    """Everybody's rating, the strongest first."""
    names = sorted({name for one in played for name in one["seats"]})
    blocks: dict[tuple[str, ...], list[Points]] = defaultdict(list)
    for one in played:
        blocks[one["pair"][0], one["pair"][1], str(one["block"])].append(_points([one]))
    sums = [_added(parts) for parts in blocks.values()]
    middle = strengths(names, _added(sums))
    choose = random.Random(seed)
    tries = [strengths(names, _added(choose.choices(sums, k=len(sums)))) for _ in range(RESAMPLES)]
    found = []
    for name in names:
        spread = sorted(one[name] for one in tries)
        low, high = spread[int(RESAMPLES * 0.025)], spread[int(RESAMPLES * 0.975)]
        found.append(Rating(name, middle[name], min(low, middle[name]), max(high, middle[name])))
    return sorted(found, key=lambda rating: -rating.elo)


def strengths(names: Sequence[str], points: Points) -> dict[str, float]:
    """The most likely ratings on the Elo scale, their mean 0."""
    met = {frozenset(pair) for pair in points}
    won = {name: sum(points.get((name, other), 0.0) + 0.5 for other in names if {name, other} in met) for name in names}
    worth = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            weight = 0.0
            for other in names:
                if other != name and {name, other} in met:
                    number = points.get((name, other), 0.0) + points.get((other, name), 0.0) + 1.0
                    weight += number / (worth[name] + worth[other])
            worth[name] = won[name] / weight if weight else 1.0
        mean = math.exp(sum(math.log(value) for value in worth.values()) / len(worth))
        worth = {name: value / mean for name, value in worth.items()}
    return {name: SCALE * math.log(value) for name, value in worth.items()}


def _points(played: Iterable[Played]) -> Points:
    found: dict[tuple[str, str], float] = defaultdict(float)
    for one in played:
        for name, other, points in ahead(one["places"], one["seats"]):
            found[name, other] += points
            found[other, name] += 1.0 - points
    return found


def _added(parts: Iterable[Points]) -> Points:
    found: dict[tuple[str, str], float] = defaultdict(float)
    for part in parts:
        for pair, points in part.items():
            found[pair] += points
    return found
