"""Section 6: charges, ways out, failures."""

import pytest

from tests.games.kahmate.match_factory import at, ball, down, duel, options, pending, reach, refusal, scene


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
@pytest.mark.parametrize("ends", [0, 1])
def test_6_2_another_player_beyond_bars_it_even_with_both_sides_free(behind: str, ends: int) -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7", behind: "d8"}, down={behind: ends})
    assert refusal(match, "charge N") == ("6.2", "charge-no-room")


def test_6_2_another_player_beyond_bars_it_along_the_touch_line() -> None:
    match = scene("rn1", {"rn1": "h6", "bn1": "h7", "bn2": "h8"})
    assert refusal(match, "charge N") == ("6.2", "charge-no-room")


def test_6_2_at_the_touch_line_both_sides_are_ways_out() -> None:
    for carrier, opponent, direction in (("g6", "h6", "E"), ("b6", "a6", "W")):
        match = scene("rn1", {"rn1": carrier, "bn1": opponent})
        assert refusal(match, f"charge {direction}") is None
        match.play(0, f"charge {direction}")
        duel(match, 6, 1)
        assert options(match, "exit") == {"N", "S"}
        assert refusal(match, f"exit {direction}") == ("6.5", "exit-blocked")


@pytest.mark.parametrize(("blocked", "way", "stood"), [("h7", "S", "h5"), ("h5", "N", "h7")])
@pytest.mark.parametrize("by", ["bn2", "rn2"])
def test_6_2_at_the_touch_line_one_free_side_is_enough(blocked: str, way: str, stood: str, by: str) -> None:
    match = scene("rn1", {"rn1": "g6", "bn1": "h6", by: blocked})
    assert refusal(match, "charge E") is None
    match.play(0, "charge E")
    duel(match, 6, 1)
    assert match.moves(0) == [f"exit {way}"]
    match.play(0, f"exit {way}")
    assert (at(match, "rn1"), pending(match)["moved"]) == (stood, {"rn1": 2})


@pytest.mark.parametrize("places", [{"bn2": "h7", "bs": "h5"}, {"rn2": "h7", "bs": "h5"}, {"rn2": "h7", "rs": "h5"}])
def test_6_2_at_the_touch_line_with_both_sides_blocked_there_is_none(places: dict[str, str]) -> None:
    match = scene("rn1", {"rn1": "g6", "bn1": "h6", **places})
    assert refusal(match, "charge E") == ("6.2", "charge-no-way-out")


def test_6_2_at_the_touch_line_an_inactive_player_blocks_a_side_too() -> None:
    match = scene("rn1", {"rn1": "g6", "bn1": "h6", "bn2": "h7", "bs": "h5"}, down={"bn2": 1, "bs": 1})
    assert refusal(match, "charge E") == ("6.2", "charge-no-way-out")


def test_6_2_the_own_in_goal_beyond_is_no_bar_but_no_way_out() -> None:
    match = scene("rn1", {"rn1": "g2", "bn1": "g1"})
    assert refusal(match, "charge S") is None
    match.play(0, "charge S")
    duel(match, 6, 1)
    assert options(match, "exit") == {"E", "W"}
    match = scene("rn1", {"rn1": "g2", "bn1": "g1", "rn2": "f1", "rs": "h1"})
    assert refusal(match, "charge S") == ("6.2", "charge-no-way-out")


def test_6_2_side_1_finds_its_own_in_goal_beyond_row_11() -> None:
    match = scene("bn1", {"bn1": "g10", "rn1": "g11"}, captain=1)
    assert refusal(match, "charge N", 1) is None
    match.play(1, "charge N")
    duel(match, 1, 6)
    assert options(match, "exit", 1) == {"E", "W"}
    match = scene("bn1", {"bn1": "g10", "rn1": "g11", "bn2": "f11", "bs": "h11"}, captain=1)
    assert refusal(match, "charge N", 1) == ("6.2", "charge-no-way-out")


def test_6_2_in_the_own_corner_only_the_square_up_the_touch_line_is_a_way_out() -> None:
    match = scene("rn1", {"rn1": "g1", "bn1": "h1"})
    match.play(0, "charge E")
    duel(match, 6, 1)
    assert match.moves(0) == ["exit N"]
    match = scene("rn1", {"rn1": "g1", "bn1": "h1", "bn2": "h2"})
    assert refusal(match, "charge E") == ("6.2", "charge-no-way-out")
    match = scene("rn1", {"rn1": "h2", "bn1": "h1", "rn2": "g1"})
    assert refusal(match, "charge S") == ("6.2", "charge-no-way-out")


def test_6_2_in_the_opponents_corner_its_in_goal_is_always_a_way_out() -> None:
    match = scene("rn1", {"rn1": "g11", "bn1": "h11", "bn2": "h10"})
    assert refusal(match, "charge E") is None
    match.play(0, "charge E")
    duel(match, 6, 1)
    assert match.moves(0) == ["exit N"]
    match.play(0, "exit N")
    assert match.position()["result"]["winners"] == [0]


def test_6_2_the_opponents_in_goal_beyond_is_a_way_out() -> None:
    match = scene("rn1", {"rn1": "d10", "bn1": "d11", "bn2": "c11", "bs": "e11"})
    assert refusal(match, "charge N") is None
    match.play(0, "charge N")
    duel(match, 6, 1)
    assert match.moves(0) == ["exit N"]


def test_6_2_a_failed_charge_at_the_touch_line_leaves_the_ball_behind_the_carrier() -> None:
    match = scene("rn1", {"rn1": "g6", "bn1": "h6"})
    match.play(0, "charge E")
    duel(match, 1, 6)
    assert (at(match, "rn1"), down(match, "rn1"), ball(match)) == ("g6", 2, "g5")


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
