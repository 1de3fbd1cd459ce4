"""Who sits where in which game: blocks of games from one seed, in which every arrangement of two contestants occurs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True, slots=True)
class Plan:
    """What an arena plays; equal plans play the same tables."""

    game: str
    players: int
    contestants: tuple[str, ...]
    blocks: int
    seed: str
    ms: float | None = 100.0
    iterations: int | None = None
    cap: int = 1000

    def pairs(self) -> list[tuple[str, str]]:
        """Every two contestants that meet."""
        return list(combinations(self.contestants, 2))


@dataclass(frozen=True, slots=True)
class Table:
    """One game to play: its block's seed and who sits in each seat."""

    block: int
    number: int
    pair: tuple[str, str]
    seats: tuple[str, ...]

    @property
    def key(self) -> str:
        """What tells the table from all others of its plan."""
        return f"{self.pair[0]} {self.pair[1]} {self.block} {self.number}"


def arrangements(pair: tuple[str, str], players: int) -> list[tuple[str, ...]]:
    """Every rotation of the two contestants' seats, and their exchange where their numbers differ."""
    first, second = pair
    rows = [(first,) * ((players + 1) // 2) + (second,) * (players // 2)]
    if players % 2:
        rows.append((second,) * ((players + 1) // 2) + (first,) * (players // 2))
    return [row[turn:] + row[:turn] for row in rows for turn in range(players)]


def tables(plan: Plan) -> Iterator[Table]:
    """All tables of a plan, block after block, so that every pair has played about as much at any time."""
    for block in range(plan.blocks):
        for pair in plan.pairs():
            for number, seats in enumerate(arrangements(pair, plan.players)):
                yield Table(block, number, pair, seats)
