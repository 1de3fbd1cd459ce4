"""Section 8: kicks."""

from tests.games.kahmate.match_factory import ball, options, pending, refusal, scene

BLOCK = {f"{lane}{row}" for lane in "abcdefg" for row in (7, 8, 9)}


def test_8_1_no_team_mate_may_be_further_forward() -> None:
    match = scene("rn1", {"rn1": "d6", "rn2": "h7"})
    assert refusal(match, "kick d7") == ("8.1", "kick-offside")


def test_8_1_level_is_allowed() -> None:
    assert refusal(scene("rn1", {"rn1": "d6", "rn2": "h6"}), "kick d7") is None


def test_8_1_inactive_team_mates_count() -> None:
    match = scene("rn1", {"rn1": "d6", "rn2": "h7"}, down={"rn2": 1})
    assert refusal(match, "kick d7") == ("8.1", "kick-offside")


def test_8_1_forward_is_the_other_way_for_side_1() -> None:
    match = scene("bn1", {"bn1": "d6", "bn2": "h5"}, captain=1)
    assert refusal(match, "kick d5", 1) == ("8.1", "kick-offside")
    match = scene("bn1", {"bn1": "d6", "bn2": "h7"}, captain=1)
    assert refusal(match, "kick d5", 1) is None


def test_8_2_to_the_whole_block_of_three_by_seven() -> None:
    assert options(scene("rn1", {"rn1": "d6"}), "kick") == BLOCK
    assert refusal(scene("rn1", {"rn1": "d6"}), "kick h7") == ("8.2", "kick-out-of-block")
    assert refusal(scene("rn1", {"rn1": "d6"}), "kick d6") == ("8.2", "kick-out-of-block")
    assert refusal(scene("rn1", {"rn1": "d6"}), "kick d5") == ("8.2", "kick-out-of-block")
    assert refusal(scene("rn1", {"rn1": "d6"}), "kick d10") == ("8.2", "kick-out-of-block")
    assert refusal(scene("h6", {}), "kick d7") == ("8.1", "no-ball")


def test_8_2_over_players_but_onto_an_empty_square() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7", "bn2": "e9"})
    assert options(match, "kick") == BLOCK - {"d7", "e9"}
    assert refusal(match, "kick d7") == ("8.2", "kick-on-player")


def test_8_2_not_into_the_in_goal() -> None:
    match = scene("rn1", {"rn1": "h10"})
    assert refusal(match, "kick h12") == ("8.2", "kick-into-in-goal")
    assert {square[1:] for square in options(match, "kick")} == {"11"}


def test_8_3_the_ball_lies_there_and_nobody_can_intercept() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7"})
    match.play(0, "kick d8")
    assert (ball(match), pending(match)["kind"]) == ("d8", "turn")


def test_8_3_the_kicking_side_may_fetch_it_in_the_same_turn() -> None:
    match = scene("rn1", {"rn1": "d6"})
    match.play(0, "kick e8")
    match.play(0, "run rn1 e8")
    assert ball(match) == "rn1"
