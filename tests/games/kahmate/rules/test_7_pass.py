"""Section 7: passes, who stands between, interceptions."""

import pytest

from tests.games.kahmate.match_factory import ball, down, duel, options, pending, refusal, scene

BETWEEN = {
    (1, 0): [],
    (1, 1): [],
    (1, 2): [(1, 1), (0, 1)],
    (2, 0): [(1, 0)],
    (2, 1): [(1, 1), (1, 0)],
    (2, 2): [(1, 1)],
}


def behind(rows: int, lanes: int) -> str:
    """A square by rows back and lanes across of e6, for side 0."""
    return "abcdefgh"[4 + lanes] + str(6 - rows)


def test_7_1_to_any_square_of_two_rows_by_five_lanes_behind() -> None:
    for rows in (1, 2):
        for lanes in range(-2, 3):
            match = scene("rn1", {"rn1": "e6", "rn2": behind(rows, lanes)})
            match.play(0, "pass rn2")
            assert ball(match) == "rn2"


@pytest.mark.parametrize(
    ("rows", "lanes", "key"),
    [
        (0, 1, "pass-not-behind"),
        (-1, 0, "pass-not-behind"),
        (-2, 1, "pass-not-behind"),
        (3, 0, "pass-too-far"),
        (1, 3, "pass-too-far"),
    ],
)
def test_7_1_never_level_forward_or_further(rows: int, lanes: int, key: str) -> None:
    match = scene("rn1", {"rn1": "e6", "rn2": behind(rows, lanes)})
    assert refusal(match, "pass rn2") == ("7.1", key)


def test_7_1_behind_is_the_other_way_for_side_1() -> None:
    match = scene("bn1", {"bn1": "e6", "bn2": "e8", "bs": "e5"}, captain=1)
    assert options(match, "pass", 1) == {"bn2"}


def test_7_1_only_the_carrier_and_only_to_team_mates() -> None:
    match = scene("rn1", {"rn1": "e6", "bn1": "e5"})
    assert refusal(match, "pass bn1") == ("7.1", "not-your-player")
    assert refusal(match, "pass rn1") == ("7.1", "pass-to-self")
    assert refusal(scene("h6", {}), "pass rn1") == ("7.1", "no-ball")


def test_7_2_any_number_of_passes_and_the_same_receiver_again() -> None:
    match = scene("rn1", {"rn1": "e6", "rn2": "d5"})
    match.play(0, "pass rn2")
    match.play(0, "run rn2 d7")
    match.play(0, "pass rn1")
    match.play(0, "run rn1 e8")
    match.play(0, "pass rn2")
    assert ball(match) == "rn2"


def test_7_3_the_receiver_must_be_active() -> None:
    match = scene("rn1", {"rn1": "e6", "rn2": "d5"}, down={"rn2": 1})
    assert refusal(match, "pass rn2") == ("7.3", "pass-to-inactive")


@pytest.mark.parametrize("captain", [0, 1])
@pytest.mark.parametrize("sign", [-1, 1])
@pytest.mark.parametrize("offset", BETWEEN)
def test_7_4_squares_between_passer_and_receiver(offset: tuple[int, int], sign: int, captain: int) -> None:
    rows, lanes = offset
    own, other = "rb"[captain], "rb"[1 - captain]
    back = 1 if captain == 0 else -1
    for r in range(-1, 4):
        for lane in range(-3, 4):
            if (r, lane) in ((0, 0), (rows, lanes)):
                continue
            places = {
                f"{own}n1": "abcdefgh"[4],
                f"{own}n2": "abcdefgh"[4 + sign * lanes],
                f"{other}n1": "abcdefgh"[4 + sign * lane],
            }
            heights = (6, 6 - back * rows, 6 - back * r)
            placed = {name: f"{at}{row}" for (name, at), row in zip(places.items(), heights, strict=True)}
            match = scene(f"{own}n1", placed, captain=captain)
            match.play(captain, f"pass {own}n2")
            asked = pending(match)["kind"] == "intercept"
            assert asked == ((r, lane) in BETWEEN[offset]), (r, lane)


def test_7_4_only_an_active_opponent() -> None:
    match = scene("rn1", {"rn1": "e6", "rn2": "e4", "bn1": "e5"}, down={"bn1": 1})
    match.play(0, "pass rn2")
    assert ball(match) == "rn2"
    match = scene("rn1", {"rn1": "e6", "rn2": "d4", "bn1": "e5", "bn2": "d5"}, down={"bn1": 1})
    match.play(0, "pass rn2")
    assert refusal(match, "intercept bn1", 1) == ("7.4", "intercept-inactive")
    assert refusal(match, "intercept bs", 1) == ("7.4", "intercept-not-between")
    assert refusal(match, "intercept rn1", 1) == ("7.4", "not-your-player")


def test_7_5_trying_is_the_opponents_choice() -> None:
    match = scene("rn1", {"rn1": "e6", "rn2": "e4", "bn1": "e5"})
    match.play(0, "pass rn2")
    asked = pending(match)
    assert (asked["kind"], asked["seat"], asked["receiver"]) == ("intercept", 1, "rn2")
    assert asked["captain"] == 0
    assert set(match.moves(1)) == {"decline", "intercept bn1"}
    assert refusal(match, "end", 1) == ("7.5", "intercept-first")
    match.play(1, "decline")
    assert (ball(match), pending(match)["kind"]) == ("rn2", "turn")


def test_7_5_with_two_candidates_the_defending_captain_picks_one() -> None:
    match = scene("rn1", {"rn1": "e6", "rn2": "d4", "bn1": "e5", "bn2": "d5"})
    match.play(0, "pass rn2")
    assert options(match, "intercept", 1) == {"bn1", "bn2"}
    match.play(1, "intercept bn2")
    assert pending(match)["defender"] == "bn2"


def test_7_5_one_attempt_for_each_pass() -> None:
    match = scene("rn1", {"rn1": "e6", "rn2": "d4", "bn1": "e5", "bn2": "d5"})
    match.play(0, "pass rn2")
    match.play(1, "intercept bn2")
    duel(match, 6, 1)
    assert (ball(match), pending(match)["kind"]) == ("rn2", "turn")
    assert refusal(match, "decline") == ("7.5", "no-pass-in-flight")


def test_7_6_the_interceptor_wins_and_has_the_ball() -> None:
    match = scene("rn1", {"rn1": "e6", "rn2": "e4", "bn1": "e5"})
    match.play(0, "pass rn2")
    match.play(1, "intercept bn1")
    duel(match, 1, 6)
    assert ball(match) == "bn1"
    assert {down(match, piece) for piece in ("rn1", "rn2", "bn1")} == {0}


def test_7_6_the_passer_wins_and_the_pass_arrives() -> None:
    match = scene("rn1", {"rn1": "e6", "rn2": "e4", "bn1": "e5"})
    match.play(0, "pass rn2")
    match.play(1, "intercept bn1")
    duel(match, 6, 1)
    assert ball(match) == "rn2"
    assert {down(match, piece) for piece in ("rn1", "rn2", "bn1")} == {0}


def test_7_6_the_turn_goes_on_and_the_thief_may_be_tackled() -> None:
    match = scene("rn1", {"rn1": "e6", "rn2": "e4", "bn1": "e5"})
    match.play(0, "pass rn2")
    match.play(1, "intercept bn1")
    duel(match, 1, 6)
    assert pending(match)["seat"] == 0
    assert options(match, "tackle") == {"rn1", "rn2"}
    match.play(0, "tackle rn2")
    duel(match, 6, 1)
    assert (ball(match), down(match, "bn1")) == ("rn2", 1)
