"""Section 7: the end of the game."""

import pytest

from tests.games.mammut.match_factory import divided, told

KINDS = "bison boar cave-bear deer hare horse wolf"
NEUTRAL = {"p0": "tusk", "p1": "tusk"}


@pytest.mark.parametrize(("kinds", "points"), [(1, 0), (2, 0), (3, 4), (4, 9), (5, 15), (6, 22), (7, 30)])
def test_7_1_kinds_of_animal_bring_points(kinds: int, points: int) -> None:
    own = " ".join(KINDS.split()[:kinds])
    match, events = divided(3, NEUTRAL, shaman="p0", number=5, animals=[own, "bison", "bison"])
    assert [event["points"] for event in told(events, "collected")] == ([points] if points else [])
    assert match.position()["points"][0] == 10 + 2 + 5 + points


def test_7_1_the_marker_stays_and_cards_are_discarded() -> None:
    match, _ = divided(3, NEUTRAL, shaman="p0", number=5, played=["fur", "", ""])
    position = match.position()
    assert position["round"] == 5
    assert position["played"] == [[], [], []]
    assert position["discard"]["fur"] == 1
    assert position["pending"] is None


def test_7_2_most_points_win() -> None:
    match, _ = divided(3, NEUTRAL, shaman="p0", number=5, points=[0, 40, 0])
    assert match.position()["result"] == {"scores": [7, 42, 0], "winners": [1], "reason": "points"}


def test_7_2_a_tie_is_broken_by_the_fur_track() -> None:
    match, _ = divided(3, NEUTRAL, shaman="p0", number=5, points=[15, 20, 0], furs=[3, 2, 0])
    assert match.position()["result"] == {"scores": [22, 22, 0], "winners": [0], "reason": "furs"}


def test_7_2_still_tied_they_share_the_win() -> None:
    match, _ = divided(3, NEUTRAL, shaman="p0", number=5, points=[15, 20, 0], furs=[3, 3, 0])
    assert match.position()["result"] == {"scores": [22, 22, 0], "winners": [0, 1], "reason": "shared"}


def test_7_2_a_win_is_shared_by_those_who_are_tied_on_both() -> None:
    match, _ = divided(4, {**NEUTRAL, "p2": "tusk"}, shaman="p0", number=5, points=[15, 20, 20, 0], furs=[3, 3, 1, 0])
    assert match.position()["result"] == {"scores": [22, 22, 22, 0], "winners": [0, 1], "reason": "shared"}


def test_7_3_cards_in_hand_are_worth_nothing() -> None:
    match, _ = divided(3, NEUTRAL, shaman="p0", number=5, hands=["fur fur-points", "", "axe-points"])
    assert match.position()["points"] == [17, 12, 0]
    assert match.position()["furs"] == [0, 0, 0]
