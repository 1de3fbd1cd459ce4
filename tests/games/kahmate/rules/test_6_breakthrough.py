"""Section 6: charges, ways out, failures."""

import pytest

from tests.games.kahmate.scene import at, ball, down, duel, options, pending, reach, refusal, scene


def test_6_1_the_carrier_charges_an_opponent_beside_it() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7", "rn2": "e6"})
    assert options(match, "charge") == {"N"}
    assert refusal(match, "charge E") == ("6.1", "charge-nobody")
    assert refusal(match, "charge S") == ("6.1", "charge-nobody")


def test_6_1_only_with_the_ball() -> None:
    for ball_at in ("h6", "bn1", "rn2"):
        match = scene(ball_at, {"rn1": "d6", "bn1": "d7", "rn2": "a3"})
        assert options(match, "charge") == set()
    assert refusal(scene("h6", {"rn1": "d6", "bn1": "d7"}), "charge N") == ("6.1", "no-ball")


def test_6_1_with_at_least_two_moves_left() -> None:
    places = {"rn1": "d6", "bn1": "d7"}
    assert refusal(scene("rn1", places, moved={"rn1": 1}), "charge N") is None
    assert refusal(scene("rn1", places, moved={"rn1": 2}), "charge N") == ("6.1", "charge-too-late")


def test_6_1_as_one_of_the_two_movers() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7"}, moved={"rn2": 1, "rs": 1})
    assert refusal(match, "charge N") == ("3.1", "third-mover")


@pytest.mark.parametrize("cards", [(6, 1), (1, 6)])
def test_6_1_declaring_costs_one_move_won_or_lost(cards: tuple[int, int]) -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7"})
    match.play(0, "charge N")
    assert pending(match)["moved"] == {"rn1": 1}
    duel(match, *cards)
    assert pending(match)["moved"] == {"rn1": 1}


def test_6_1_in_any_of_the_four_directions() -> None:
    around = {"rn1": "d6", "bn1": "d7", "bn2": "e6", "bs": "d5", "bt": "c6"}
    assert options(scene("rn1", around), "charge") == {"N", "E", "S", "W"}


def test_6_1_an_inactive_opponent_only_blocks() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7"}, down={"bn1": 1})
    assert refusal(match, "charge N") == ("6.1", "charge-inactive")


@pytest.mark.parametrize("behind", ["bn2", "rn2"])
def test_6_2_the_square_beyond_must_be_free(behind: str) -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7", behind: "d8"})
    assert refusal(match, "charge N") == ("6.2", "charge-no-room")


def test_6_2_the_opponents_in_goal_counts_as_free() -> None:
    match = scene("rn1", {"rn1": "d10", "bn1": "d11"})
    assert refusal(match, "charge N") is None


def test_6_2_off_the_pitch_and_the_own_in_goal_do_not() -> None:
    match = scene("rn1", {"rn1": "g6", "bn1": "h6"})
    assert refusal(match, "charge E") == ("6.2", "charge-no-room")
    match = scene("rn1", {"rn1": "h2", "bn1": "h1"})
    assert refusal(match, "charge S") == ("6.2", "charge-no-room")


def test_6_3_failed_the_carrier_falls_and_loses_the_ball_behind_it() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7"})
    match.play(0, "charge N")
    duel(match, 1, 6)
    assert (at(match, "rn1"), down(match, "rn1"), down(match, "bn1")) == ("d6", 2, 0)
    assert (ball(match), pending(match)["stopped"]) == ("d5", ["rn1"])


def test_6_3_a_player_behind_takes_it() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7", "rn2": "d5"})
    match.play(0, "charge N")
    duel(match, 1, 6)
    assert ball(match) == "rn2"


def test_6_3_even_the_charged_opponent_if_it_stands_there() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d5"})
    match.play(0, "charge S")
    duel(match, 1, 6)
    assert ball(match) == "bn1"


def test_6_3_on_the_last_row_the_charged_opponents_square_is_barred() -> None:
    match = scene("rn1", {"rn1": "g1", "bn1": "g2"})
    match.play(0, "charge N")
    duel(match, 1, 6)
    asked = pending(match)
    assert (asked["kind"], asked["seat"], asked["barred"]) == ("drop", 0, "g2")
    assert asked["stopped"] == ["rn1"]
    assert options(match, "drop") == {"f1", "h1"}
    match.play(0, "drop h1")
    assert (ball(match), pending(match)["kind"]) == ("h1", "turn")


def test_6_4_succeeded_the_opponent_falls_and_the_carrier_must_leave_its_square() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7"})
    match.play(0, "charge N")
    duel(match, 6, 1)
    assert (at(match, "rn1"), down(match, "bn1"), ball(match)) == ("d7", 1, "rn1")
    assert (pending(match)["kind"], pending(match)["direction"]) == ("exit", "N")
    assert refusal(match, "end") == ("6.4", "exit-first")
    assert refusal(match, "run rn1 d8") == ("6.4", "exit-first")
    assert refusal(scene("d6", {}), "exit N") == ("6.4", "no-exit")


def test_6_4_leaving_costs_one_and_it_moves_on_with_the_rest() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7"})
    match.play(0, "charge N")
    duel(match, 6, 1)
    match.play(0, "exit N")
    assert (at(match, "rn1"), pending(match)["moved"]) == ("d8", {"rn1": 2})
    assert reach(match, "rn1") == {"d9", "c8", "e8"}


def test_6_5_it_leaves_forward_or_sideways_as_seen_from_the_charge() -> None:
    for direction, opponent, ways in (
        ("N", "d7", {"N", "E", "W"}),
        ("E", "e6", {"E", "N", "S"}),
        ("S", "d5", {"S", "E", "W"}),
        ("W", "c6", {"W", "N", "S"}),
    ):
        match = scene("rn1", {"rn1": "d6", "bn1": opponent})
        match.play(0, f"charge {direction}")
        duel(match, 6, 1)
        assert options(match, "exit") == ways
    assert refusal(match, "exit E") == ("6.5", "exit-back")


def test_6_5_only_to_free_squares() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7", "bn2": "c7", "rn2": "e7"})
    match.play(0, "charge N")
    duel(match, 6, 1)
    assert match.moves(0) == ["exit N"]
    assert refusal(match, "exit E") == ("6.5", "exit-blocked")


def test_6_5_the_opponents_in_goal_is_a_way_out_and_a_try() -> None:
    match = scene("rn1", {"rn1": "d10", "bn1": "d11"})
    match.play(0, "charge N")
    duel(match, 6, 1)
    match.play(0, "exit N")
    assert match.position()["result"]["winners"] == [0]


def test_6_5_also_sideways_out_of_a_charge_along_the_line() -> None:
    match = scene("rn1", {"rn1": "d11", "bn1": "e11", "bf": "a9", "bc": "b9"})
    match.play(0, "charge E")
    duel(match, 6, 1)
    assert options(match, "exit") == {"N", "E", "S"}
    match.play(0, "exit N")
    assert match.state.is_over()


def test_6_5_never_into_the_own_in_goal() -> None:
    match = scene("rf", {"rf": "f1", "bn1": "g1"})
    match.play(0, "charge E")
    duel(match, 6, 1)
    assert options(match, "exit") == {"N", "E"}


def test_6_5_it_may_break_through_again() -> None:
    match = scene("rf", {"rf": "d5", "bn1": "d6", "bn2": "d8"})
    match.play(0, "charge N")
    duel(match, 6, 1)
    match.play(0, "exit N")
    match.play(0, "charge N")
    duel(match, 5, 2)
    match.play(0, "exit W")
    assert (at(match, "rf"), pending(match)["moved"]) == ("c8", {"rf": 4})
