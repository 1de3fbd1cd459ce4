"""Games played by lot, choice by choice."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core.dice import Dice
from ludoteca.core.match import Match


def walk(match: Match, dice: Dice, longest: int) -> Iterator[tuple[int, list[str]]]:
    """Each choice of a match before it is made by lot: the seat and its moves."""
    for _ in range(longest):
        if match.result is not None:
            return
        actors = match.state.actors()
        seat = actors[dice.below(len(actors))]
        moves = match.moves(seat)
        yield seat, moves
        match.play(seat, moves[dice.below(len(moves))])
