"""Section 5: tackles failed, won and perfect, and where the ball goes."""

import pytest

from tests.games.kahmate.match_factory import at, ball, down, duel, options, pending, reach, refusal, scene


def test_5_1_only_an_opponent_with_the_ball() -> None:
    beside = {"rn1": "d6", "bn1": "d7", "bn2": "e6"}
    assert refusal(scene("h6", beside), "tackle rn1") == ("5.1", "tackle-without-carrier")
    assert refusal(scene("rn2", beside), "tackle rn1") == ("5.1", "tackle-without-carrier")
    match = scene("bn2", beside)
    match.play(0, "tackle rn1")
    assert pending(match)["defender"] == "bn2"


def test_5_2_the_tackler_stands_orthogonally_beside() -> None:
    places = {"bn1": "d7", "rn1": "d6", "rn2": "c7", "rs": "e7", "rt": "d8", "rf": "c6", "rc": "d5"}
    match = scene("bn1", places)
    assert options(match, "tackle") == {"rn1", "rn2", "rs", "rt"}
    assert refusal(match, "tackle rf") == ("5.2", "tackle-not-beside")
    assert refusal(match, "tackle bn1") == ("5.2", "not-your-player")


def test_5_2_with_a_move_left_and_as_one_of_the_two_movers() -> None:
    places = {"bn1": "d7", "rn1": "d6", "rn2": "c7", "rs": "h3"}
    match = scene("bn1", places, moved={"rn1": 3})
    assert refusal(match, "tackle rn1") == ("3.1", "no-moves-left")
    match = scene("bn1", places, moved={"rs": 1, "rn1": 1})
    assert refusal(match, "tackle rn2") == ("3.1", "third-mover")
    assert refusal(match, "tackle rn1") is None


def test_5_2_declaring_costs_one_move() -> None:
    match = scene("bn1", {"bn1": "d7", "rn1": "d6"}, moved={"rn1": 2})
    match.play(0, "tackle rn1")
    assert pending(match)["moved"] == {"rn1": 3}


@pytest.mark.parametrize("cards", [(6, 1), (3, 2), (1, 6)])
def test_5_2_it_returns_to_its_square_whatever_happens(cards: tuple[int, int]) -> None:
    match = scene("bn1", {"bn1": "d7", "rn1": "d6"})
    match.play(0, "tackle rn1")
    duel(match, *cards)
    assert (at(match, "rn1"), at(match, "bn1")) == ("d6", "d7")


def test_5_3_a_tackle_ends_the_tacklers_movement() -> None:
    match = scene("bn1", {"bn1": "d7", "rn1": "d6"})
    match.play(0, "tackle rn1")
    assert pending(match)["stopped"] == ["rn1"]
    duel(match, 3, 2)
    assert pending(match)["stopped"] == ["rn1"]
    assert reach(match, "rn1") == set()
    assert refusal(match, "run rn1 c6") == ("5.3", "movement-ended")


def test_5_3_each_of_the_two_movers_may_tackle() -> None:
    match = scene("bn1", {"bn1": "d7", "rn1": "d6", "rn2": "c7", "rs": "e7"})
    match.play(0, "tackle rn1")
    duel(match, 1, 6)
    assert options(match, "tackle") == {"rn2", "rs"}
    match.play(0, "tackle rn2")
    duel(match, 2, 5)
    assert options(match, "tackle") == set()


def test_5_3_whose_movement_is_over_still_receives_passes_and_kicks() -> None:
    match = scene("rn2", {"rn2": "d8", "rn1": "d7", "rt": "d6"}, moved={"rn1": 1}, stopped=["rn1"])
    match.play(0, "pass rn1")
    assert ball(match) == "rn1"
    assert options(match, "pass") == {"rt"}
    match = scene("rn1", {"rn1": "d7"}, moved={"rn1": 1}, stopped=["rn1"])
    assert len(options(match, "kick")) == 21
    assert refusal(match, "charge N") == ("5.3", "movement-ended")


def test_5_4_failed_the_tackler_falls_and_the_carrier_keeps_the_ball() -> None:
    match = scene("bn1", {"bn1": "d7", "rn1": "d6"})
    match.play(0, "tackle rn1")
    duel(match, 2, 5)
    assert (down(match, "rn1"), down(match, "bn1"), ball(match)) == (2, 0, "bn1")


def test_5_5_succeeded_the_carrier_falls_and_the_ball_goes_behind_it() -> None:
    match = scene("bn1", {"bn1": "d7", "rn1": "d6"})
    match.play(0, "tackle rn1")
    duel(match, 5, 4)
    assert (down(match, "rn1"), down(match, "bn1"), ball(match)) == (0, 1, "d8")


def test_5_5_behind_is_toward_the_carriers_own_in_goal() -> None:
    match = scene("rn1", {"rn1": "d7", "bn1": "c7"}, captain=1)
    match.play(1, "tackle bn1")
    duel(match, 4, 5)
    assert (down(match, "rn1"), ball(match)) == (1, "d6")


@pytest.mark.parametrize("holder", ["rt", "bt"])
def test_5_6_whoever_stands_there_takes_it(holder: str) -> None:
    match = scene("bn1", {"bn1": "d7", "rn1": "d6", holder: "d8"})
    match.play(0, "tackle rn1")
    duel(match, 5, 4)
    assert ball(match) == holder


def test_5_6_the_tackler_included_when_it_comes_from_behind() -> None:
    match = scene("bn1", {"bn1": "d7", "rn1": "d8"})
    match.play(0, "tackle rn1")
    duel(match, 5, 4)
    assert ball(match) == "rn1"


def test_5_6_an_inactive_player_holds_it_and_cannot_act_with_it() -> None:
    match = scene("bn1", {"bn1": "d7", "rn1": "d6", "rt": "d8", "rn2": "d4"}, down={"rt": 1})
    match.play(0, "tackle rn1")
    duel(match, 5, 4)
    assert ball(match) == "rt"
    assert refusal(match, "pass rn1") == ("9.2", "inactive")
    assert refusal(match, "kick d9") == ("9.2", "inactive")
    assert refusal(match, "charge N") == ("9.2", "inactive")
    assert refusal(match, "run rt d9") == ("9.2", "inactive")


def test_5_6_tackled_on_the_ground_it_defends_with_its_bonus() -> None:
    match = scene("bs", {"bs": "d7", "rn1": "d6"}, down={"bs": 1})
    match.play(0, "tackle rn1")
    assert "tied" in duel(match, 4, 3)


def test_5_6_and_stays_down_no_longer() -> None:
    match = scene("bs", {"bs": "d7", "rn1": "d6"}, down={"bs": 1})
    match.play(0, "tackle rn1")
    duel(match, 5, 3)
    assert (down(match, "bs"), ball(match)) == (1, "d8")


def test_5_7_on_the_last_row_the_carriers_captain_chooses_a_neighbour() -> None:
    match = scene("bn1", {"bn1": "d11", "rn1": "d10", "bn2": "a11", "bt": "h11"})
    match.play(0, "tackle rn1")
    duel(match, 5, 4)
    asked = pending(match)
    assert (asked["kind"], asked["seat"]) == ("drop", 1)
    assert (asked["fallen"], asked["barred"]) == ("bn1", "d10")
    assert options(match, "drop", 1) == {"c11", "e11"}
    assert ball(match) == "bn1"
    match.play(1, "drop e11")
    assert pending(match)["seat"] == 0


def test_5_7_never_in_goal_never_the_tacklers_square_never_further() -> None:
    match = scene("bn1", {"bn1": "d11", "rn1": "d10"})
    match.play(0, "tackle rn1")
    duel(match, 5, 4)
    assert refusal(match, "drop d12", 1) == ("5.7", "drop-into-in-goal")
    assert refusal(match, "drop d10", 1) == ("5.7", "drop-barred")
    assert refusal(match, "drop d9", 1) == ("5.7", "drop-not-beside")
    assert refusal(match, "end", 1) == ("5.7", "drop-first")
    assert refusal(scene("d6", {}), "drop d7") == ("5.7", "no-drop")


def test_5_7_occupied_squares_may_be_chosen_and_their_player_takes_it() -> None:
    for holder in ("bt", "rt"):
        match = scene("bn1", {"bn1": "d11", "rn1": "d10", holder: "e11"})
        match.play(0, "tackle rn1")
        duel(match, 5, 4)
        match.play(1, "drop e11")
        assert ball(match) == holder


def test_5_7_a_free_square_leaves_the_ball_loose() -> None:
    match = scene("rn1", {"rn1": "h1", "bn1": "h2"}, captain=1)
    match.play(1, "tackle bn1")
    duel(match, 4, 5)
    assert match.moves(0) == ["drop g1"]
    match.play(0, "drop g1")
    assert (ball(match), pending(match)["seat"]) == ("g1", 1)


def test_5_8_a_margin_of_two_gives_the_ball_to_the_tackler() -> None:
    for cards, holder in (((5, 3), "rn1"), ((6, 1), "rn1"), ((5, 4), "d8")):
        match = scene("bn1", {"bn1": "d7", "rn1": "d6"})
        match.play(0, "tackle rn1")
        duel(match, *cards)
        assert (ball(match), down(match, "bn1")) == (holder, 1)


def test_5_8_there_is_no_choice_on_the_last_row() -> None:
    match = scene("bn1", {"bn1": "d11", "rn1": "d10"})
    match.play(0, "tackle rn1")
    duel(match, 6, 1)
    assert (ball(match), pending(match)["kind"]) == ("rn1", "turn")


def test_5_8_it_moves_no_more_but_may_pass_or_kick() -> None:
    match = scene("bn1", {"bn1": "d7", "rn1": "d6", "rn2": "e5"})
    match.play(0, "tackle rn1")
    duel(match, 6, 1)
    assert reach(match, "rn1") == set()
    assert options(match, "pass") == {"rn2"}
    assert "e8" in options(match, "kick")
