"""Section 10: tries, matches to one, two or three, and draws."""

import pytest

from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from tests.games.kahmate.match_factory import ALL, at, ball, pending, refusal, scene


def test_10_1_entering_the_opponents_in_goal_scores_at_once() -> None:
    match = scene("rn1", {"rn1": "h10"})
    match.play(0, "run rn1 h12")
    assert match.position()["result"] == {"scores": [1, 0], "winners": [0], "reason": "tries"}
    assert (pending(match), at(match, "rn1"), ball(match)) == (None, "h12", "rn1")
    assert refusal(match, "end") == ("10.2", "is-over")


def test_10_1_also_with_moves_left() -> None:
    match = scene("rf", {"rf": "h11", "bc": "a9"})
    match.play(0, "run rf h12")
    assert match.state.is_over()


def test_10_2_one_try_wins() -> None:
    assert Match.new("kahmate", 2, "x").position()["target"] == 1


@pytest.mark.parametrize("target", [2, 3])
def test_10_2_or_two_or_three_by_agreement(target: int) -> None:
    assert Match.new("kahmate", 2, "x", {"target": target}).position()["target"] == target
    match = scene("rn1", {"rn1": "h10"}, target=target, score=[target - 1, 0])
    match.play(0, "run rn1 h12")
    assert match.position()["result"]["scores"] == [target, 0]


@pytest.mark.parametrize("target", [0, 4, True, "2"])
def test_10_2_and_no_other_number(target: object) -> None:
    with pytest.raises(BadOption):
        Match.new("kahmate", 2, "x", {"target": target})


def test_10_2_after_a_try_both_line_up_again_and_the_scorer_starts() -> None:
    match = scene("bn1", {"bn1": "h2"}, target=2, captain=1, down={"rn1": 1}, cards=[[1, 2], [3, 4]])
    match.play(1, "run bn1 h0")
    position = match.position()
    assert position["pending"] == {"kind": "setup", "seat": 1, "ready": [False, False]}
    assert (position["pieces"], position["ball"], position["score"]) == ({}, None, [0, 1])
    assert (position["cards"], position["turn"]) == ([ALL, ALL], 7)


def test_10_2_then_the_ball_is_drawn_again_and_turns_count_on() -> None:
    match = scene("bn1", {"bn1": "h2"}, target=2, captain=1)
    match.play(1, "run bn1 h0")
    for seat in (0, 1):
        for _ in range(7):
            match.play(seat, match.moves(seat)[0])
    assert refusal(match, "end", 1) == ("2.3", "chance-is-next")
    match.play_chance("ball 2")
    assert (ball(match), match.position()["turn"], pending(match)["seat"]) == ("c6", 8, 1)


def test_10_3_the_rules_themselves_know_no_draw() -> None:
    match = scene("d6", {})
    for turn in range(200):
        match.play(turn % 2, "end")
    assert not match.state.is_over()
    assert match.state.REASONS == ("", "tries")
