"""What a finished table makes of its players' ratings."""

from __future__ import annotations

import pytest

from ludoteca.core.result import Result
from ludoteca.server import glicko
from ludoteca.server.glicko import Outcome
from ludoteca.server.rating import MONTH, after, aged, is_rated, score
from ludoteca.store import AccountId, Rating

NORTH, SOUTH, WEST = AccountId("north"), AccountId("south"), AccountId("west")


def test_two_players_are_one_game_of_full_weight() -> None:
    found = after("any", [NORTH, SOUTH], Result((0, 1), (1,), "tries"), {}, 0)
    expected = glicko.after(glicko.Rating(), [Outcome(glicko.Rating(), 1)])
    assert [one.account for one in found] == [NORTH, SOUTH]
    assert (found[1].rating, found[1].deviation) == (expected.rating, expected.deviation)
    assert found[0].rating == pytest.approx(3000 - expected.rating)
    assert [one.games for one in found] == [1, 1]


def test_with_three_each_pair_counts_one_half() -> None:
    known = {WEST: Rating(WEST, "any", 1800, 60, 0.05, 9, at=5)}
    found = after("any", [NORTH, SOUTH, WEST], Result((7, 5, 5), (0,), "points"), known, 5)
    new, west = glicko.Rating(), glicko.Rating(1800, 60, 0.05)
    expected = glicko.after(new, [Outcome(new, 0, 0.5), Outcome(west, 0.5, 0.5)])
    assert found[1].rating == pytest.approx(expected.rating)
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
    assert (score(result, 0, 1), score(result, 1, 0)) == scores


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


def test_a_rating_becomes_less_sure_with_every_idle_month() -> None:
    kept = Rating(NORTH, "any", 1600, 50, 0.06, 3, at=1000)
    assert aged(kept, 1000 + MONTH - 1).deviation == 50
    once, twice = aged(kept, 1000 + MONTH).deviation, aged(kept, 1000 + 2 * MONTH).deviation
    assert 50 < once < twice
    assert aged(None, 0) == glicko.Rating()
