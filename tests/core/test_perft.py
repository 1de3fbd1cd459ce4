"""Perft against a count by words, on random positions of every game."""

from __future__ import annotations

import pytest

from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.core.perft import perft
from ludoteca.core.rng import Rng
from ludoteca.core.state import State


def counted(state: State, depth: int) -> int:
    """The same number, found through the checked face alone."""
    if depth == 0 or state.is_over() or state.is_deal():
        return 1
    total = 0
    for outcome, _ in state.chance_outcomes():
        work = state.copy()
        work.apply_chance(outcome)
        total += counted(work, depth - 1)
    for seat in state.current_players()[:1]:
        for action in state.legal_actions(seat):
            work = state.copy()
            work.apply_action(seat, action)
            total += counted(work, depth - 1)
    return total


@pytest.mark.parametrize("game", discovery.names())
def test_perft_counts_what_the_checked_face_counts(game: str) -> None:
    fewest, largest = discovery.meta(game).players
    dice = Rng(7)
    for players in range(fewest, largest + 1):
        match = Match.new(game, players, f"perft {players}", auto_chance=False)
        for step in range(120):
            if match.result is not None:
                break
            if step % 12 == 0:
                depth = 2 if perft(match.state, 2, 3000) <= 3000 else 1
                assert perft(match.state, depth, 10**9) == counted(match.state, depth)
            if match.state.is_chance():
                match.play_chance()
                continue
            seat = match.state.current_players()[0]
            moves = match.moves(seat)
            match.play(seat, moves[dice.below(len(moves))])


@pytest.mark.parametrize("game", discovery.names())
def test_perft_leaves_the_state_alone_and_stops_early(game: str) -> None:
    state = Match.new(game, discovery.meta(game).players[0], "stop").state
    before = state.copy()
    assert perft(state, 32, 1000) > 1000
    assert state == before
