"""Which pairings of the strength bench need more games, from games whose results are made up."""

from __future__ import annotations

from typing import Any

import pytest

from bench.pairing_results import doublings, pairing_result, undecided
from bench.strength_pairings import MAX_GAMES, Pairing, ordered
from ludoteca.core import discovery

GAME = discovery.names()[0]


def played(pairing: Pairing, games: int, won: int) -> list[Any]:
    """Games of a pairing, so many of them evenly spread won by its first player, two of each seed."""
    names = [pairing.first, pairing.second]
    return [
        {
            "seats": names,
            "places": [1, 2] if (at + 1) * won // games > at * won // games else [2, 1],
            "block": at // 2,
            "ms": [1, 1],
            "mean_ms": [1, 1],
        }
        for at in range(games)
    ]


def needs(eightfold: tuple[int, int], single: tuple[int, int]) -> tuple[list[int], str | None]:
    """How many games eight times the time is asked for, if it is, and what is known of a doubling."""
    wanted = [one for one in ordered([GAME], 100.0) if one.is_doubling]
    found = [pairing_result(one, played(one, *(single if one.is_single else eightfold))) for one in wanted]
    asked = [fewest for at, fewest in undecided(wanted, found, MAX_GAMES) if not wanted[at].is_single]
    worth = doublings(found).get(GAME)
    return asked, None if worth is None else worth.verdict


@pytest.mark.parametrize(
    ("eightfold", "single", "asked", "verdict"),
    [
        ((40, 38), (100, 55), [], "rises"),
        (
            (40, 22),
            (100, 55),
            [0],
            None,
        ),  # not decided by itself: it goes on, and a doubling isn't last_interim_size at
        ((40, 38), (60, 40), [], None),  # the single ones are still being played
        ((100, 66), (100, 40), [220], "open"),  # decided by itself, but what a doubling is worth is not
        ((220, 139), (100, 36), [400], "open"),
        ((400, 231), (100, 35), [], "open"),  # there are no more games to be had
    ],
)
def test_eight_times_the_time_goes_on_until_a_doubling_is_told_from_nothing(
    eightfold: tuple[int, int], single: tuple[int, int], asked: list[int], verdict: str | None
) -> None:
    assert needs(eightfold, single) == (asked, verdict)


def test_games_after_the_last_look_count_for_nothing() -> None:
    pairing = next(one for one in ordered([GAME], 100.0) if one.wanted is not None)
    shown = pairing_result(pairing, [*played(pairing, 40, 10), *played(pairing, 59, 59)])
    assert (shown["games"], shown["share"]) == (40, 0.25)
