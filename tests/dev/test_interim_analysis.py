"""Results are judged at looks and never in between."""

from __future__ import annotations

import pytest

from bench.interim_analysis import INTERIM_SIZES, last_interim_size, next_interim_size, verdict
from ludoteca.search.arena.statistics import Score


def won(number: int, games: int) -> Score:
    """So many games won of so many."""
    found = Score()
    for at in range(games):
        found.add(float(at < number))
    return found


@pytest.mark.parametrize(("number", "look"), [(0, 0), (39, 0), (40, 40), (220, 220), (323, 220), (500, 400)])
def test_of_games_between_two_looks_only_those_of_the_earlier_count(number: int, look: int) -> None:
    assert last_interim_size(number) == look


@pytest.mark.parametrize(("number", "look"), [(0, 40), (39, 40), (40, 100), (100, 220), (323, 400), (400, 400)])
def test_the_next_look_is_at_more_games_up_to_the_last(number: int, look: int) -> None:
    assert next_interim_size(number) == look


@pytest.mark.parametrize("games", INTERIM_SIZES)
def test_at_a_look_an_interval_above_or_below_decides(games: int) -> None:
    assert verdict(won(games, games), 0.6) == "reached"
    assert verdict(won(0, games), 0.6) == "missed"
    assert verdict(won(round(games * 0.6), games), 0.6) == "open"


def test_between_looks_nothing_is_decided() -> None:
    assert verdict(won(323, 323), 0.5) == "open"
    assert verdict(won(20, 20), None) == "shown"
    assert verdict(won(0, 0), 0.5) == "not played yet"
