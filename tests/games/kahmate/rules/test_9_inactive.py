"""Section 9: how long players are down, and what they can't do."""

import pytest

from tests.games.kahmate.match_factory import down, duel, options, pending, reach, refusal, scene


def test_9_1_who_falls_in_its_own_turn_misses_the_next_two() -> None:
    match = scene("bn1", {"bn1": "d7", "rn1": "d6"})
    match.play(0, "tackle rn1")
    duel(match, 1, 6)
    seen = [down(match, "rn1")]
    for seat in (0, 1, 0):
        match.play(seat, "end")
        seen.append(down(match, "rn1"))
    assert seen == [2, 1, 1, 0]


def test_9_1_it_cannot_be_used_in_its_captains_next_turn() -> None:
    match = scene("bn1", {"bn1": "d7", "rn1": "d6"})
    match.play(0, "tackle rn1")
    duel(match, 1, 6)
    match.play(0, "end")
    match.play(1, "end")
    assert pending(match)["seat"] == 0
    assert refusal(match, "run rn1 d5") == ("9.2", "inactive")
    match.play(0, "end")
    match.play(1, "end")
    assert refusal(match, "run rn1 d5") is None


def test_9_1_who_falls_in_the_opponents_turn_misses_one() -> None:
    match = scene("bn1", {"bn1": "d7", "rn1": "d6"})
    match.play(0, "tackle rn1")
    duel(match, 6, 1)
    seen = [down(match, "bn1")]
    for seat in (0, 1):
        match.play(seat, "end")
        seen.append(down(match, "bn1"))
    assert seen == [1, 1, 0]


def test_9_1_it_rises_at_the_end_of_that_turn() -> None:
    match = scene("h6", {"rn1": "d6"}, down={"rn1": 1})
    told = [event.key for event in match.play(0, "end")]
    assert told == ["ended", "rose", "began"]
    assert down(match, "rn1") == 0


def test_9_2_inactive_players_neither_move_nor_act() -> None:
    match = scene("bn1", {"bn1": "d7", "rn1": "d6"}, down={"rn1": 1})
    assert reach(match, "rn1") == set()
    assert refusal(match, "tackle rn1") == ("9.2", "inactive")
    match = scene("rn1", {"bn1": "d7", "rn1": "d6", "rn2": "d5"}, down={"rn1": 1})
    for move in ("run rn1 c6", "pass rn2", "kick d9", "charge N"):
        assert refusal(match, move) == ("9.2", "inactive")


def test_9_2_they_receive_no_pass_and_intercept_none() -> None:
    match = scene("rn1", {"rn1": "d6", "rn2": "d4"}, down={"rn2": 1})
    assert options(match, "pass") == set()
    match = scene("rn1", {"rn1": "d6", "rn2": "d4", "bn1": "d5"}, down={"bn1": 1})
    match.play(0, "pass rn2")
    assert pending(match)["kind"] == "turn"


@pytest.mark.parametrize("blocker", ["rn2", "bn1"])
def test_9_2_they_block(blocker: str) -> None:
    match = scene("h6", {"rn1": "d6", blocker: "d7"}, down={blocker: 1})
    assert refusal(match, "run rn1 d7") == ("3.3", "run-on-player")
