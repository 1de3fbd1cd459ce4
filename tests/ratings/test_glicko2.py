"""Glicko-2 against the worked example of its author's description, and what must hold for any figures."""

from __future__ import annotations

import math
import random

import pytest

from ludoteca.ratings.glicko2 import MAX_DEVIATION, Outcome, Rating, expected_score, updated_rating

OWN = Rating(1500, 200, 0.06)
OTHERS = (Rating(1400, 30), Rating(1550, 100), Rating(1700, 300))


def test_the_published_example_comes_out() -> None:
    games = [Outcome(other, score) for other, score in zip(OTHERS, (1, 0, 0), strict=True)]
    found = updated_rating(OWN, games)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_published_expectations_come_out() -> None:
    assert [round(expected_score(OWN, other), 3) for other in OTHERS] == [0.639, 0.432, 0.303]


def test_a_game_of_weight_one_half_twice_counts_as_much_as_one() -> None:
    whole = updated_rating(OWN, [Outcome(OTHERS[1], 1)])
    halves = updated_rating(OWN, [Outcome(OTHERS[1], 1, 0.5), Outcome(OTHERS[1], 1, 0.5)])
    assert (halves.rating, halves.deviation) == pytest.approx((whole.rating, whole.deviation))
    assert updated_rating(OWN, [Outcome(OTHERS[1], 1, 0.5)]).rating < whole.rating


def test_without_games_only_the_deviation_grows() -> None:
    found = updated_rating(OWN, [])
    assert (found.rating, found.volatility) == (1500, 0.06)
    assert found.deviation == pytest.approx(math.hypot(200, 0.06 * 173.7178))
    assert updated_rating(Rating(), []).deviation == MAX_DEVIATION


def test_two_equal_newcomers_move_by_the_same_amount_apart() -> None:
    winner, loser = updated_rating(Rating(), [Outcome(Rating(), 1)]), updated_rating(Rating(), [Outcome(Rating(), 0)])
    assert winner.rating - 1500 == pytest.approx(1500 - loser.rating)
    assert winner.deviation == loser.deviation < MAX_DEVIATION
    assert updated_rating(Rating(), [Outcome(Rating(), 0.5)]).rating == 1500


def test_any_figures_give_figures() -> None:
    luck = random.Random(3)
    for _ in range(500):
        own = Rating(luck.uniform(-500, 4000), luck.uniform(10, 350), luck.uniform(0.001, 0.5))
        others = [Rating(luck.uniform(-500, 4000), luck.uniform(10, 350)) for _ in range(luck.randint(1, 8))]
        games = [Outcome(other, luck.choice((0, 0.5, 1)), luck.choice((1, 0.5, 0.25))) for other in others]
        found = updated_rating(own, games)
        assert all(math.isfinite(value) for value in (found.rating, found.deviation, found.volatility))
        assert 0 < found.deviation <= MAX_DEVIATION
        assert 0 < found.volatility < 5
