"""What twice the time is worth, from games whose shares are known."""

from __future__ import annotations

import pytest

from bench.doubling import fitted


def games(times: float, won: int, lost: int) -> list[tuple[float, float]]:
    return [(times, 1.0)] * won + [(times, 0.0)] * lost


def test_of_single_doublings_alone_the_share_is_that_of_the_games() -> None:
    worth = fitted(games(2, 60, 40))
    assert worth is not None
    assert worth.share() == pytest.approx(0.6)
    assert worth.points == pytest.approx(70.4, abs=0.1)


def test_eight_times_the_time_are_three_doublings() -> None:
    worth = fitted(games(8, 80, 20))
    assert worth is not None
    assert (worth.share() / (1 - worth.share())) ** 3 == pytest.approx(4.0)


def test_less_time_counts_the_other_way_round() -> None:
    less, more = fitted(games(0.5, 40, 60)), fitted(games(2, 60, 40))
    assert less is not None
    assert more is not None
    assert less.slope == pytest.approx(more.slope)


def test_more_games_tell_more_and_none_tell_nothing() -> None:
    few, many = fitted(games(2, 6, 4)), fitted(games(2, 600, 400))
    assert few is not None
    assert many is not None
    assert few.share(-2.5) < 0.5 < many.share(-2.5) < many.share() < many.share(2.5) < few.share(2.5)
    assert fitted([]) is None
