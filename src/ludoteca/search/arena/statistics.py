"""What a list of played games shows: who finishes ahead of whom, by seat, how long games are, how much is luck."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ludoteca.search.arena.arena_game import Played

Z = 1.96
DOUBT = 4


@dataclass(slots=True)
class Score:
    """Points won out of games or pairs, ties counting half; `between` adds up how far from all or nothing they were."""

    points: float = 0.0
    number: int = 0
    between: float = 0.0

    def add(self, points: float) -> None:
        """Count one more."""
        self.points += points
        self.number += 1
        self.between += points * (1 - points)

    @property
    def share(self) -> float:
        """The part won; a half of nothing."""
        return self.points / self.number if self.number else 0.5

    @property
    def worth(self) -> float:
        """How many games of all or nothing would tell as much: more than there were if shares lay close together.

        Some games' worth of doubt is added to the scatter that was seen, so that a few equal shares don't prove much.
        """
        most = self.share * (1 - self.share)
        if not most:
            return self.number
        scatter = most - self.between / self.number + DOUBT * most / self.number
        return max(self.number, self.number * most / scatter)

    def interval(self, z: float = Z) -> tuple[float, float]:
        """Wilson's interval, by default of 95 %, of as many games of all or nothing as these are worth."""
        if not self.number:
            return 0.0, 1.0
        n, p = self.worth, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(slots=True)
class Tally:
    """The sums over some games."""

    games: int = 0
    pairs: dict[tuple[str, str], Score] = field(default_factory=lambda: defaultdict(Score))
    seats: dict[int, Score] = field(default_factory=lambda: defaultdict(Score))
    wins: dict[str, Score] = field(default_factory=lambda: defaultdict(Score))
    choices: list[int] = field(default_factory=list)
    reasons: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    slowest: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    luck: Score = field(default_factory=Score)
    forfeits: dict[str, list[Played]] = field(default_factory=lambda: defaultdict(list))


def tally(played: Iterable[Played]) -> Tally:
    """Count games, whatever their order."""
    found = Tally()
    games = list(played)
    for one in games:
        _count(found, one)
    _count_luck(found, games)
    return found


def ahead(places: Sequence[int], seats: Sequence[str]) -> list[tuple[str, str, float]]:
    """Of each two seats with different contestants: both names and how much the first finished ahead."""
    return [
        (seats[one], seats[other], 0.5 + 0.5 * ((places[one] < places[other]) - (places[one] > places[other])))
        for one in range(len(seats))
        for other in range(one)
        if seats[one] != seats[other]
    ]


def _count(found: Tally, one: Played) -> None:
    seats, places = one["seats"], one["places"]
    found.games += 1
    found.choices.append(one["choices"])
    found.reasons[one["reason"]] += 1
    if "why" in one:
        found.forfeits[seats[places.index(max(places))]].append(one)
    for name, other, points in ahead(places, seats):
        found.pairs[name, other].add(points)
        found.pairs[other, name].add(1.0 - points)
    has_winner = len(set(places)) > 1
    for seat, name in enumerate(seats):
        share = 1.0 / places.count(1) if places[seat] == 1 else 0.0
        found.seats[seat].add(share if has_winner else 1.0 / len(seats))
        found.wins[name].add(share if has_winner else 1.0 / len(seats))
        found.slowest[name] = max(found.slowest[name], one["ms"][seat])
        found.times[name].append(one["mean_ms"][seat])


def _count_luck(found: Tally, games: Sequence[Played]) -> None:
    """In two games from one seed with exchanged seats: how often the same seat won, whoever sat there."""
    groups: dict[tuple[str, ...], list[Played]] = defaultdict(list)
    for one in games:
        groups[one["pair"][0], one["pair"][1], str(one["block"])].append(one)
    for group in groups.values():
        for one in group:
            for other in group:
                if one["table"] < other["table"] and _exchanged(one, other) and 1 == one["places"].count(1):
                    found.luck.add(float(one["places"] == other["places"]))


def _exchanged(one: Mapping[str, Sequence[str]], other: Mapping[str, Sequence[str]]) -> bool:
    return all(name != instead for name, instead in zip(one["seats"], other["seats"], strict=True))
