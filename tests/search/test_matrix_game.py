"""Matrix games of known equilibrium, and regret matching as a second opinion."""

from __future__ import annotations

import random

import pytest

from ludoteca.search import matrix_game
from tests.support.regret_matching import exploited, matched

ROCK_PAPER_SCISSORS = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]


@pytest.mark.parametrize(
    ("game", "mixture", "value"),
    [
        ([[3.0]], [1.0], 3.0),
        ([[1, -1], [-1, 1]], [0.5, 0.5], 0.0),
        (ROCK_PAPER_SCISSORS, [1 / 3, 1 / 3, 1 / 3], 0.0),
        ([[3, -1], [-2, 1]], [3 / 7, 4 / 7], 1 / 7),
        ([[2, 5], [1, 0]], [1.0, 0.0], 2.0),
        ([[0, 0], [-1, -1]], [1.0, 0.0], 0.0),
        ([[4, 1, 8], [2, 3, 1], [0, 4, 3]], None, 2.5),
    ],
)
def test_known_equilibria(game: list[list[float]], mixture: list[float] | None, value: float) -> None:
    found, worth = matrix_game.solved(game)
    assert worth == pytest.approx(value, abs=1e-9)
    assert sum(found) == pytest.approx(1.0)
    if mixture is not None:
        assert found == pytest.approx(mixture, abs=1e-9)


@pytest.mark.parametrize("seed", range(40))
def test_no_answer_gains_on_the_mixture_of_a_random_matrix(seed: int) -> None:
    choose = random.Random(seed)
    rows, columns = choose.randint(1, 12), choose.randint(1, 12)
    game = [[choose.choice([choose.random(), 0.0, 1.0]) for _ in range(columns)] for _ in range(rows)]
    mixture, worth = matrix_game.solved(game)
    assert min(mixture) >= 0.0
    assert exploited(game, mixture) == pytest.approx(worth, abs=1e-7)


@pytest.mark.parametrize("seed", range(6))
def test_regret_matching_comes_to_the_same_value(seed: int) -> None:
    choose = random.Random(seed)
    game = [[choose.random() for _ in range(6)] for _ in range(6)]
    assert exploited(game, matched(game, 4000)) == pytest.approx(matrix_game.solved(game)[1], abs=0.01)
