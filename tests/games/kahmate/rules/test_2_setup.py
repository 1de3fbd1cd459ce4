"""Section 2: line-ups in secret, the ball's draw, who starts."""

import pytest

from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from ludoteca.games.kahmate.samples import samples
from tests.games.kahmate.match_factory import ball, line_up, new, options, pending, refusal, scene


def test_2_1_six_players_on_the_two_rows_before_the_own_in_goal() -> None:
    match = new()
    rows = {0: ("1", "2"), 1: ("10", "11")}
    for seat, piece in ((0, "rn1"), (1, "bn1")):
        wanted = {f"{piece} {lane}{row}" for lane in "abcdefgh" for row in rows[seat]}
        assert options(match, "put", seat) == wanted
    assert refusal(match, "put rn1 c3") == ("2.1", "put-off-rows")
    assert refusal(match, "put rn1 c10") == ("2.1", "put-off-rows")
    assert refusal(match, "put bn1 c10") == ("2.1", "not-your-player")


def test_2_1_one_player_to_a_square() -> None:
    match = new()
    match.play(0, "put rn1 c2")
    assert refusal(match, "put rn2 c2") == ("2.1", "put-on-player")
    assert refusal(match, "put rn2 c1") is None


def test_2_1_each_line_up_has_one_spelling() -> None:
    match = new()
    assert refusal(match, "put rn2 c2") == ("2.1", "put-out-of-order")
    assert refusal(match, "ready") == ("2.1", "not-all-stand")
    line_up(match, 0, ready=False)
    assert match.moves(0) == ["ready"]
    assert refusal(match, "run rn1 a3") == ("2.1", "lining-up")


def test_2_2_both_place_at_once_and_in_any_order() -> None:
    match = new()
    assert match.current_players() == [0, 1]
    other = new()
    line_up(match, 0)
    assert match.current_players() == [1]
    line_up(match, 1)
    line_up(other, 1)
    line_up(other, 0)
    assert match.position() == other.position()


def test_2_2_nothing_of_a_line_up_is_seen_before_both_are_ready() -> None:
    match = new()
    before = match.view(1)
    line_up(match, 0, ready=False)
    assert match.view(1) == before
    assert match.view(None)["pieces"] == {}
    match.play(0, "ready")
    assert match.view(1) == {**before, "pending": {**before["pending"], "ready": [True, False]}}
    line_up(match, 1)
    assert match.view(0)["pieces"] == match.view(1)["pieces"] == match.position()["pieces"]


def test_2_2_the_line_up_that_stands_is_not_moved_again() -> None:
    assert refusal(scene("d6", {}), "put rn1 c2") == ("2.2", "lined-up")
    assert refusal(scene("d6", {}), "ready") == ("2.2", "lined-up")


@pytest.mark.parametrize("seat", [0, 1])
def test_2_2_every_sample_line_up_can_be_placed(seat: int) -> None:
    offered = samples(seat)
    assert len(offered) >= 4
    for sample in offered:
        match = new()
        for move in sample.moves():
            match.play(seat, move)
        assert match.moves(seat) == ["ready"]


def test_2_3_the_drawn_card_puts_the_ball_on_the_median() -> None:
    for card, square in enumerate(("b6", "c6", "d6", "e6", "f6", "g6"), 1):
        match = new()
        line_up(match, 0)
        line_up(match, 1)
        assert match.chance_outcomes() == [(f"ball {one}", 1) for one in range(1, 7)]
        assert match.current_players() == ["chance"]
        match.play_chance(f"ball {card}")
        assert ball(match) == square


def test_2_3_the_drawn_card_returns_to_its_set() -> None:
    match = new()
    line_up(match, 0)
    line_up(match, 1)
    match.play_chance("ball 6")
    assert match.position()["cards"] == [[1, 2, 3, 4, 5, 6]] * 2


def test_2_4_the_first_to_enter_takes_the_ball() -> None:
    match = scene("d6", {"rn1": "d4", "bn1": "d8"})
    match.play(0, "run rn1 d6")
    assert ball(match) == "rn1"


def test_2_5_who_starts_is_chosen_or_drawn_before_the_line_up() -> None:
    for first in (0, 1):
        match = new(first=first)
        assert pending(match)["seat"] == first
        line_up(match, 0)
        line_up(match, 1)
        match.play_chance("ball 1")
        assert (pending(match)["seat"], match.position()["turn"]) == (first, 1)
    drawn = {pending(Match.new("kahmate", 2, f"{seed}"))["seat"] for seed in range(20)}
    assert drawn == {0, 1}


def test_2_5_only_a_captain_can_start() -> None:
    with pytest.raises(BadOption):
        Match.new("kahmate", 2, "x", {"first": 2})
