"""The ratings of a finished table's players."""

from __future__ import annotations

import pytest

from ludoteca.core.result import Result
from ludoteca.ratings import glicko2
from ludoteca.ratings.glicko2 import Outcome
from ludoteca.ratings.service import MONTH_MS, PlayerRating, current_rating, is_rated, pair_score, updated_ratings


def test_two_players_are_one_game_of_full_weight() -> None:
    loser, winner = updated_ratings(Result((0, 1), (1,), "tries"), [None, None], 7)
    expected = glicko2.updated_rating(glicko2.Rating(), [Outcome(glicko2.Rating(), 1)])
    assert winner == PlayerRating(expected, games=1, updated_at=7)
    assert loser.rating.rating == pytest.approx(3000 - expected.rating)
    assert (loser.games, loser.updated_at) == (1, 7)


def test_with_three_each_pair_counts_one_half() -> None:
    new, west = glicko2.Rating(), glicko2.Rating(1800, 60, 0.05)
    before = [None, None, PlayerRating(west, games=9, updated_at=5)]
    found = updated_ratings(Result((7, 5, 5), (0,), "points"), before, 5)
    expected = glicko2.updated_rating(new, [Outcome(new, 0, 0.5), Outcome(west, 0.5, 0.5)])
    assert found[1].rating.rating == pytest.approx(expected.rating)
    assert found[2].games == 10


@pytest.mark.parametrize(
    ("result", "scores"),
    [
        (Result((3, 1), (0,), "points"), (1, 0)),
        (Result((3, 3), (0, 1), "shared"), (0.5, 0.5)),
        (Result((3, 3), (1,), "furs"), (0, 1)),
        (Result((0, 0), (), "survived"), (0.5, 0.5)),
        (Result((2, 0), (1,), "resigned"), (0, 1)),
        (Result((2, 0), (), "agreed"), (0.5, 0.5)),
        (Result((5, 3, 9), (2,), "points"), (1, 0)),
        (Result((9, 0, 1), (0,), "points", (0,)), (0, 1)),
    ],
)
def test_leaving_then_winning_then_points_decide_a_pair(result: Result, scores: tuple[float, float]) -> None:
    assert (pair_score(result, 0, 1), pair_score(result, 1, 0)) == scores


@pytest.mark.parametrize(
    ("accounts", "reason", "hinted", "counts"),
    [
        (["a", "b"], "points", False, True),
        (["a", "b", "c"], "time", False, True),
        (["a", "a"], "points", False, False),
        (["a", None], "points", False, False),
        (["a", "b"], "points", True, False),
        (["a", "b"], "abandoned", False, False),
        (["a"], "points", False, False),
    ],
)
def test_only_games_between_different_accounts_without_help_count(
    accounts: list[str | None], reason: str, hinted: bool, counts: bool
) -> None:
    assert is_rated(accounts, Result((0,) * len(accounts), (), reason), hinted) is counts


def test_the_deviation_widens_with_every_idle_month() -> None:
    player = PlayerRating(glicko2.Rating(1600, 50, 0.06), games=3, updated_at=1000)
    assert current_rating(player, 1000 + MONTH_MS - 1).deviation == 50
    once = current_rating(player, 1000 + MONTH_MS).deviation
    twice = current_rating(player, 1000 + 2 * MONTH_MS).deviation
    assert 50 < once < twice
    assert current_rating(None, 0) == glicko2.Rating()
