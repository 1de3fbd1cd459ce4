"""Section 5: frightened hunters."""

from tests.games.maamut.match_factory import keys, refusal, scene


def test_5_1_a_hunter_in_the_way_flees_one_tile_and_the_mammoth_runs_on() -> None:
    match = scene(["d2", "d5"])
    assert keys(match, 0, "move 2 E") == ["played", "walked", "met", "ran", "frightened"]
    assert match.position()["mammoth"] == "d5"
    assert keys(match, 1, "flee NE")[:2] == ["fled", "ran"]
    assert match.position()["mammoth"] == "d6"
    assert match.position()["hunters"][1] == "c5"


def test_5_1_also_at_the_end_of_the_flight() -> None:
    match = scene(["d3", "d5"])
    match.play(0, "move 1 E")
    assert match.position()["pending"]["flight_left"] == 0
    assert keys(match, 1, "flee E") == ["fled"]


def test_5_1_only_the_frightened_flee() -> None:
    assert refusal(scene(["b3", "g4"]), "flee E") == ("5.1", "not-frightened")


def test_5_2_on_the_board_not_rock_free_and_not_where_the_mammoth_came_from() -> None:
    match = scene(["d3", "d5", "c5", "g1"], rocks="a2 a3 c1 c6 e1 g2 e5")
    match.play(0, "move 1 E")
    assert set(match.moves(1)) == {"flee E", "flee SW", "flee NW"}
    assert refusal(match, "flee SE", 1) == ("5.2", "flee-into-rock")
    assert refusal(match, "flee NE", 1) == ("5.3", "flee-occupied")
    assert refusal(match, "flee W", 1) == ("5.2", "flee-back")


def test_5_2_not_off_the_board() -> None:
    match = scene(["d5", "d7"], mammoth="d6")
    match.play(0, "move 1 E")
    assert refusal(match, "flee E", 1) == ("5.2", "flee-off-board")
    assert refusal(match, "flee W", 1) == ("5.2", "flee-back")


def test_5_3_a_trap_does_not_matter() -> None:
    match = scene(["d3", "d5"], traps={"e4": 0, "c5": 1})
    match.play(0, "move 1 E")
    assert {"flee SW", "flee NE"} <= set(match.moves(1))
    match.play(1, "flee NE")
    assert match.position()["traps"] == {"e4": 0, "c5": 1}
    assert match.result is None


def test_5_3_no_pawn_may_stand_there() -> None:
    match = scene(["d3", "d5", "c5"])
    match.play(0, "move 1 E")
    assert refusal(match, "flee NE", 1) == ("5.3", "flee-occupied")


def test_5_4_the_owner_chooses_also_in_another_players_turn() -> None:
    match = scene(["d3", "d5"])
    match.play(0, "move 1 E")
    assert match.current_players() == [1]
    reason = match.why(0, "flee E")
    assert reason is not None
    assert reason.key == "not-asked"
    assert refusal(match, "discard 1", 1) == ("5.4", "fleeing-first")


def test_5_4_who_flees_straight_ahead_is_frightened_again() -> None:
    match = scene(["d2", "d5"], hands=[[2, 2, 3], [1, 1, 1]])
    match.play(0, "move 2 E")
    assert keys(match, 1, "flee E") == ["fled", "ran", "frightened"]
    assert match.current_players() == [1]
    assert match.position()["mammoth"] == "d6"


def test_5_5_one_after_the_other_from_the_seat_after_the_active_player() -> None:
    match = scene(["d5", "d3", "d5", "d5"], seat=1)
    match.play(1, "move 1 E")
    order = []
    for direction in ("E", "NE", "SE"):
        pending = match.position()["pending"]
        order.append((pending["seat"], pending["queue"]))
        match.play(pending["seat"], f"flee {direction}")
    assert order == [(2, [3, 0]), (3, [0]), (0, [])]


def test_5_5_each_chooses_on_the_board_as_the_ones_before_left_it() -> None:
    match = scene(["d3", "d5", "d5"])
    match.play(0, "move 1 E")
    match.play(1, "flee E")
    assert refusal(match, "flee E", 2) == ("5.3", "flee-occupied")


def test_5_6_a_hunter_with_nowhere_to_flee_is_out_and_the_mammoth_runs_on() -> None:
    match = scene(["d4", "d6"], mammoth="d5", rocks="c5 c6 e5 e6 a2 a3 g2", hands=[[2, 2, 2], [1, 1, 1]])
    assert "move 2 E" in match.moves(0)
    told = keys(match, 0, "move 2 E")
    assert told[:5] == ["played", "walked", "met", "ran", "frightened"]
    assert match.current_players() == [1]
    assert match.moves(1) == ["flee E"]
    rocks = "c5 c6 e5 e6 d7 a2 a3"
    match = scene(["d4", "d6"], mammoth="d5", rocks=rocks, hands=[[1, 2, 2], [1, 1, 1]])
    assert keys(match, 0, "move 1 E") == ["played", "walked", "met", "ran", "frightened", "out"]
    assert match.position()["out"] == [False, True]
    assert match.position()["mammoth"] == "d6"
