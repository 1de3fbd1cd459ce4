"""Random play of matches, choice by choice."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core.match import Match
from ludoteca.core.rng import Rng


def random_choices(match: Match, dice: Rng, longest: int) -> Iterator[tuple[int, list[str]]]:
    """Each choice of a match before it is made at random: the seat and its legal moves."""
    for _ in range(longest):
        if match.result is not None:
            return
        actors = match.state.current_players()
        seat = actors[dice.below(len(actors))]
        moves = match.moves(seat)
        yield seat, moves
        match.play(seat, moves[dice.below(len(moves))])
