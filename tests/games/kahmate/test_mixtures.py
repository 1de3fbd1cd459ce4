"""Duels of the real rules, what follows each given a fixed value: the mixture is within 0.02 of equilibrium.

The equilibrium is found by regret matching over the rules alone; the mixture from the view of the seat.
"""

from __future__ import annotations

from zlib import crc32

import pytest

from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.search import sealed as duels
from tests.games.kahmate.match_factory import ALL, scene
from tests.support.regret_matching import exploited, matched

KEPT = 0.02
ROUNDS = 1500
# Who tackles whom, the hands of both, and how many pairs of first cards tie.
DUELS = [
    ("rn1", "bn1", ALL, ALL, 6),
    ("rs", "bn1", ALL, ALL, 4),
    ("rn1", "bf", ALL, ALL, 5),
    ("rt", "bn1", [1, 2, 4, 6], [2, 3, 5, 6], 3),
    ("rn1", "bn1", [2, 5], [2, 5], 2),
    ("rn1", "bn1", [3], [3], 1),
    ("rs", "bn1", [1], [3], 1),
]


def tackled(tackler: str, carrier: str, attack: list[int], defence: list[int]) -> Match:
    """A tackle with these cards in hand."""
    match = scene(carrier, {tackler: "d6", carrier: "d7"}, cards=[attack, defence])
    match.play(0, f"tackle {tackler}")
    return match


def fixed(state: State) -> float:
    """What follows a duel is worth something to seat 0 that depends on the whole state and on nothing else."""
    return crc32(state.to_bytes()) % 1000 / 1000


def cells(state: State) -> list[list[State]]:
    """What follows each pair of cards."""
    return [[after(state, mine, theirs) for theirs in state.legal_actions(1)] for mine in state.legal_actions(0)]


def after(state: State, mine: int, theirs: int) -> State:
    other = state.copy()
    other.apply_action(0, mine)
    other.apply_action(1, theirs)
    return other


def is_tie(cell: State) -> bool:
    return len(cell.current_players()) == 2


def values(state: State) -> list[list[float]]:
    """What each pair of cards is worth to seat 0, second cards being laid as well as can be."""
    return [[equilibrium(cell) if is_tie(cell) else fixed(cell) for cell in row] for row in cells(state)]


def equilibrium(state: State) -> float:
    matrix = values(state)
    return exploited(matrix, matched(matrix, ROUNDS))


@pytest.mark.parametrize(("tackler", "carrier", "attack", "defence", "ties"), DUELS)
def test_the_mixture_is_within_2_percent_of_equilibrium(
    tackler: str, carrier: str, attack: list[int], defence: list[int], ties: int
) -> None:
    match = tackled(tackler, carrier, attack, defence)
    found = [cell for row in cells(match.state) for cell in row if is_tie(cell)]
    assert len(found) == ties
    left = {len(cell.legal_actions(seat)) for cell in found for seat in (0, 1)}
    assert left == {len(attack) - 1 or len(ALL)}, "whoever laid the last card has all again (4.5)"
    root = match.game.resample(match.view(0), 0, Rng(3))
    duel = duels.opened(root, 0, root.legal_actions(0), Rng(4))
    assert duel is not None
    duels.judge(duel, lambda state, _: fixed(state), 1, lambda: False)
    mixture, worth = duel.mixture()
    matrix = values(match.state)
    assert worth == pytest.approx(exploited(matrix, matched(matrix, ROUNDS)), abs=KEPT)
    assert exploited(matrix, mixture) >= worth - KEPT
