"""Ratings on the Elo scale from who finished ahead of whom, with intervals from resampled blocks.

The model is Bradley and Terry's; every two contestants that met start with one imaginary draw, so that
somebody who won every game has a rating too. Among the blocks that are drawn again for the intervals are two
imaginary ones, won outright by either, and the draw counts less, so that few games, or games all won, prove
no more than they can.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ludoteca.search.arena.arena_game import Played
from ludoteca.search.arena.statistics import ahead

RESAMPLES = 200
ROUNDS = 60
# How many imaginary draws every two start with: for the rating, and for what it might be as well.
WHOLE = 1.0
FAINT = 0.2
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
    met = _met(played)
    middle = strengths(names, _added(block for blocks in met for block in blocks))
    choose = random.Random(seed)
    tries = [strengths(names, _added(_resampled(met, choose)), FAINT) for _ in range(RESAMPLES)]
    found = []
    for name in names:
        spread = sorted(one[name] for one in tries)
        low, high = spread[int(RESAMPLES * 0.025)], spread[int(RESAMPLES * 0.975)]
        found.append(Rating(name, middle[name], min(low, middle[name]), max(high, middle[name])))
    return sorted(found, key=lambda rating: -rating.elo)


def strengths(names: Sequence[str], points: Points, drawn: float = WHOLE) -> dict[str, float]:
    """The most likely ratings on the Elo scale, their mean 0, with so many imaginary draws of every two that met."""
    met = {frozenset(pair) for pair in points}
    won = {
        name: sum(points.get((name, other), 0.0) + drawn / 2 for other in names if {name, other} in met)
        for name in names
    }
    worth = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            weight = 0.0
            for other in names:
                if other != name and {name, other} in met:
                    number = points.get((name, other), 0.0) + points.get((other, name), 0.0) + drawn
                    weight += number / (worth[name] + worth[other])
            worth[name] = won[name] / weight if weight else 1.0
        mean = math.exp(sum(math.log(value) for value in worth.values()) / len(worth))
        worth = {name: value / mean for name, value in worth.items()}
    return {name: SCALE * math.log(value) for name, value in worth.items()}


def _met(played: Sequence[Played]) -> list[list[Points]]:
    """For every two that met, what each of their blocks brought."""
    found: dict[tuple[str, str], dict[int, list[Played]]] = defaultdict(lambda: defaultdict(list))
    for one in played:
        found[one["pair"][0], one["pair"][1]][one["block"]].append(one)
    return [[_points(block) for block in blocks.values()] for blocks in found.values()]


def _resampled(met: Sequence[Sequence[Points]], choose: random.Random) -> Iterator[Points]:
    """As many blocks of every two by lot, two imaginary ones among them: either won one outright."""
    for blocks in met:
        yield from choose.choices([*blocks, *_outright(blocks[0])], k=len(blocks))


def _outright(block: Points) -> list[Points]:
    """A block won outright by each of its two."""
    return [{pair: block[pair] + block[pair[::-1]], pair[::-1]: 0.0} for pair in block]


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
