"""What twice the time is worth, from games whose shares are known."""

from __future__ import annotations

import random

import pytest

from bench.time_doubling import Match, Z, fitted


def games(times: float, won: int, lost: int) -> list[Match]:
    """Games that each have a seed of their own."""
    points = [1.0] * won + [0.0] * lost
    return [Match(times, point, seed) for seed, point in enumerate(points)]


def mirrored(dice: random.Random, seeds: int, edge: float, luck: float) -> list[Match]:
    """Two games from each seed, seats exchanged: with the luck given the seed alone decides, else the better one."""
    found = []
    for seed in range(seeds):
        is_lucky = dice.random() < luck
        favoured = dice.random() < 0.5
        for exchanged in (False, True):
            wins = favoured != exchanged if is_lucky else dice.random() < edge
            found.append(Match(2.0, float(wins), seed))
    return found


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
    assert few.share(-Z) < 0.5 < many.share(-Z) < many.share() < many.share(Z) < few.share(Z)
    assert (few.verdict, many.verdict) == ("open", "rises")
    assert fitted([]) is None


@pytest.mark.parametrize("luck", [0.0, 0.5, 0.8])
def test_the_interval_holds_the_truth_as_often_as_it_says_however_much_is_luck(luck: float) -> None:
    dice, edge, held, runs = random.Random(5), 0.62, 0, 500
    truth = luck * 0.5 + (1 - luck) * edge
    for _ in range(runs):
        worth = fitted(mirrored(dice, 100, edge, luck))
        assert worth is not None
        held += worth.share(-1.96) <= truth <= worth.share(1.96)
    assert 0.93 <= held / runs <= 0.98


def test_seeds_that_take_back_what_they_gave_tell_more_than_as_many_games_alone() -> None:
    paired = mirrored(random.Random(3), 200, 0.62, 0.8)
    alone = [Match(one.times, one.points, seed) for seed, one in enumerate(paired)]
    together, apart = fitted(paired), fitted(alone)
    assert together is not None
    assert apart is not None
    assert together.slope == apart.slope
    assert together.error < 0.6 * apart.error
