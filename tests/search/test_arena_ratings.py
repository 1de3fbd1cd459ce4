"""Ratings, intervals and tallies of arena games, and their picture."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from ludoteca.core.rng import Rng
from ludoteca.search.arena import ratings, tally
from ludoteca.search.arena.chart import LETTER, LINE, picture
from ludoteca.search.arena.ratings import Rating
from ludoteca.search.arena.statistics import Score


def games(won: Sequence[str]) -> list[dict[str, Any]]:
    """Games of two, in which the named one won; an equals sign for a draw."""
    return [
        {
            "table": f"a b {at} {side}",
            "pair": ["a", "b"],
            "block": at,
            "seats": ["a", "b"] if side == 0 else ["b", "a"],
            "places": [1, 1] if name == "=" else [1, 2] if (name == "a") == (side == 0) else [2, 1],
            "choices": 10 + at,
            "reason": "points",
            "ms": [1.0, 2.0],
            "mean_ms": [1.0, 2.0],
        }
        for at, name in enumerate(won)
        for side in (0, 1)
    ]


def test_ratings_follow_the_results() -> None:
    strong, weak = ratings(games("aaabaaaaba"))
    assert (strong.name, weak.name) == ("a", "b")
    assert strong.low <= strong.elo <= strong.high
    assert strong.elo - weak.elo == pytest.approx(241, abs=40)
    assert ratings(games("="))[0].elo == pytest.approx(0.0, abs=1e-6)


def test_the_interval_of_a_rating_holds_the_truth_as_often_as_it_says() -> None:
    rng, truth, held = Rng(11), 400 * math.log10(0.9 / 0.1) / 2, 0
    for _ in range(40):
        won = ["a" if rng.below(10) else "b" for _ in range(8)]
        strong = next(one for one in ratings(games(won)) if one.name == "a")
        held += strong.low <= truth <= strong.high
    assert held >= 36


@pytest.mark.parametrize("won", ["a", "aaaaa", "=", "ab"])
def test_the_interval_of_a_rating_is_wide_where_little_was_played_or_all_was_won(won: str) -> None:
    for one in ratings(games(won)):
        assert one.low < one.elo - 20
        assert one.high > one.elo + 20


def test_the_tally_counts_seats_length_and_luck() -> None:
    found = tally(games("aab="))
    assert found.pairs["a", "b"].share == pytest.approx((4 + 1) / 8)
    assert found.seats[0].share == pytest.approx(0.5)
    assert found.luck.share == 0.0
    assert max(found.choices) == 13


def test_intervals_shrink_with_the_number_of_games() -> None:
    few, many = Score(6, 10).interval(), Score(600, 1000).interval()
    assert few[0] < many[0] < 0.6 < many[1] < few[1]
    assert Score(0, 0).interval() == (0.0, 1.0)


def test_shares_between_all_and_nothing_tell_more_than_as_many_wins() -> None:
    shares, wins = Score(), Score()
    for at in range(40):
        shares.add(0.75 if at % 4 else 0.25)
        wins.add(1.0 if at % 8 < 5 else 0.0)
    assert shares.share == wins.share == 0.625
    assert wins.worth == 40
    assert 120 < shares.worth < 160
    assert wins.interval()[0] < shares.interval()[0] < 0.625 < shares.interval()[1] < wins.interval()[1]


def test_few_equal_shares_prove_little() -> None:
    equal = Score()
    for _ in range(10):
        equal.add(0.75)
    assert equal.interval()[0] < 0.65


def test_the_interval_of_shares_holds_the_truth_as_often_as_it_says() -> None:
    rng = Rng(7)
    held = 0
    for _ in range(1000):
        found = Score()
        for _ in range(40):
            found.add((0.25, 0.5, 0.75, 0.75)[rng.below(4)])
        low, high = found.interval()
        held += low <= 0.5625 <= high
    assert held >= 950


def test_labels_of_a_picture_stand_apart() -> None:
    close = [Rating(name, elo, elo - 9, elo + 9) for name, elo in (("one", 10.0), ("other", 9.0), ("third", 8.0))]
    drawn = picture(close, {"one": 5.0, "other": 5.1, "third": 5.2}, "t", "r", "ms")
    heights = sorted(
        float(at) for at in re.findall(r'x="[56]\d\d[.\d]*" y="([.\d]+)" font-size="11">(?:one|other|third)', drawn)
    )
    assert len(heights) == 3
    assert all(second - first >= 12 for first, second in pairwise(heights))


def test_no_dot_of_a_picture_covers_a_label() -> None:
    close = [
        Rating("stronger", 10.0, 0.0, 20.0),
        Rating("slower", 9.0, 0.0, 20.0),
        Rating("weak", -300.0, -310.0, -290.0),
    ]
    drawn = picture(close, {"stronger": 50.0, "slower": 90.0, "weak": 1.0}, "t", "r", "ms")
    panel = drawn[drawn.index("<path") :]
    dots = [(float(x), float(y)) for x, y in re.findall(r'cx="([.\d]+)" cy="([.\d]+)"', panel)]
    labels = re.findall(r'<text x="([.\d]+)" y="([.\d]+)" font-size="11">(stronger|slower|weak)', panel)
    assert len(dots) == len(labels) == 3
    for x, y, name in labels:
        ends = float(x) + LETTER * len(name)
        assert not any(float(x) < dot < ends and abs(height + 4 - float(y)) < LINE for dot, height in dots), name
