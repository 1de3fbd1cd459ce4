"""Section 3: the four actions, cards and the pile."""

from tests.games.maamut.match_factory import keys, refusal, scene


def test_3_1_a_move_is_straight_and_as_long_as_its_card() -> None:
    for card, goal in ((1, "b4"), (2, "b5")):
        match = scene(["b3", "g4"])
        match.play(0, f"move {card} E")
        assert match.position()["hunters"][0] == goal


def test_3_1_all_six_directions() -> None:
    goals = {"NE": "c4", "E": "d5", "SE": "e4", "SW": "e3", "W": "d3", "NW": "c3"}
    for direction, goal in goals.items():
        match = scene(["d4", "g4"], mammoth="f4")
        match.play(0, f"move 1 {direction}")
        assert match.position()["hunters"][0] == goal


def test_3_1_never_off_the_board_and_never_short() -> None:
    match = scene(["b3", "g4"])
    assert refusal(match, "move 3 E") == ("3.1", "move-off-board")
    assert refusal(match, "move 2 E") is None


def test_3_1_never_into_or_through_rock() -> None:
    match = scene(["b3", "g4"], rocks="a2 a3 c1 c6 e1 g2 b4")
    for card in (1, 2):
        assert refusal(match, f"move {card} E") == ("3.1", "move-into-rock")


def test_3_1_rock_before_the_edge_is_what_stops_the_move() -> None:
    match = scene(["b3", "g4"], rocks="a2 a3 c1 c6 e1 g2 b4")
    assert refusal(match, "move 3 E") == ("3.1", "move-into-rock")


def test_3_1_only_with_a_card_one_holds() -> None:
    match = scene(["b3", "g4"], hands=[[1, 1, 3], [1, 2, 3]])
    assert refusal(match, "move 2 E") == ("3.1", "card-not-held")


def test_3_2_a_card_may_be_unplayable_as_a_move() -> None:
    match = scene(["a4", "g4"], rocks="a3 b4 b5 c1 c6 e1 g2", hands=[[3, 3, 3], [1, 1, 1]])
    assert match.moves(0) == ["trap", "discard 3"]


def test_3_2_hunters_may_share_a_tile_and_pass_over_each_other() -> None:
    match = scene(["b2", "b3", "g4"])
    match.play(0, "move 1 E")
    assert match.position()["hunters"][:2] == ["b3", "b3"]
    match = scene(["b2", "b3", "g4"])
    match.play(0, "move 2 E")
    assert match.position()["hunters"][0] == "b4"


def test_3_2_a_hunter_passes_over_traps_and_stops_on_them() -> None:
    match = scene(["b2", "g4"], traps={"b3": 1, "b4": 0})
    match.play(0, "move 2 E")
    assert match.position()["hunters"][0] == "b4"
    assert match.position()["traps"] == {"b3": 1, "b4": 0}


def test_3_3_a_trap_is_put_under_the_hunter() -> None:
    match = scene(["b3", "g4"])
    assert keys(match, 0, "trap") == ["trapped", "began"]
    assert match.position()["traps"] == {"b3": 0}


def test_3_3_grass_only() -> None:
    assert refusal(scene(["d6", "g4"]), "trap") == ("3.3", "trap-off-grass")


def test_3_3_one_trap_a_tile_whoever_owns_it() -> None:
    for owner in (0, 1):
        match = scene(["b3", "g4"], traps={"b3": owner})
        assert refusal(match, "trap") == ("3.3", "trap-on-trap")


def test_3_3_no_other_hunter_on_the_tile() -> None:
    assert refusal(scene(["b3", "b3"]), "trap") == ("3.3", "trap-not-alone")


def test_3_4_only_from_the_own_supply_of_four() -> None:
    own = {"a4": 0, "b2": 0, "b4": 0}
    assert refusal(scene(["b3", "g4"], traps={**own, "c3": 1}), "trap") is None
    assert refusal(scene(["b3", "g4"], traps={**own, "c3": 0}), "trap") == ("3.4", "no-traps-left")


def test_3_5_a_trap_goes_back_to_its_owner_who_may_use_it_again() -> None:
    for owner in (0, 1):
        match = scene(["b3", "b2"], traps={"b3": owner})
        told = match.play(0, "remove")
        assert told[0].fields == {"seat": 0, "tile": "b3", "owner": owner}
        assert match.position()["traps"] == {}
    full = {"a4": 1, "c2": 1, "b4": 1, "b3": 1}
    match = scene(["b3", "b2"], traps=full)
    match.play(0, "remove")
    assert "trap" in match.moves(1)


def test_3_5_only_a_trap_under_the_own_hunter() -> None:
    match = scene(["b3", "g4"], traps={"b2": 1})
    assert refusal(match, "remove") == ("3.5", "nothing-to-remove")


def test_3_5_no_other_hunter_there() -> None:
    match = scene(["b3", "b3"], traps={"b3": 1})
    assert refusal(match, "remove") == ("3.5", "remove-not-alone")


def test_3_6_discard_a_card_and_pass() -> None:
    match = scene(["b3", "g4"])
    assert keys(match, 0, "discard 2") == ["played"]
    assert match.position()["hunters"][0] == "b3"
    assert match.position()["discard"]["2"] == 1
    assert refusal(scene(["b3", "g4"], hands=[[1, 1, 1], [2, 2, 2]]), "discard 2") == (
        "3.6",
        "card-not-held",
    )


def test_3_7_after_a_move_or_a_discard_one_card_is_drawn() -> None:
    for move in ("move 1 E", "discard 1"):
        match = scene(["b3", "g4"])
        match.play(0, move)
        assert match.position()["pending"] == {"kind": "draw", "seat": 0}
        assert match.position()["hands"][0] == [2, 3]
        assert match.chance_outcomes() == [("draw 1", 10), ("draw 2", 14), ("draw 3", 6)]
        match.play_chance("draw 3")
        assert match.position()["hands"][0] == [2, 3, 3]
        assert match.current_players() == [1]


def test_3_7_trapping_and_removing_draw_nothing() -> None:
    for move, traps in (("trap", {}), ("remove", {"b3": 1})):
        match = scene(["b3", "g4"], traps=traps)
        match.play(0, move)
        assert match.position()["pending"] == {"kind": "turn", "seat": 1}
        assert match.position()["hands"][0] == [1, 2, 3]


def test_3_8_an_emptied_pile_is_made_of_the_discards_at_once() -> None:
    discard = {"1": 9, "2": 14, "3": 6}
    match = scene(["b3", "g4"], discard=discard, deck={"1": 1, "2": 0, "3": 0})
    match.play(0, "discard 2")
    assert match.chance_outcomes() == [("draw 1", 1)]
    assert [event.key for event in match.play_chance("draw 1")] == ["drew", "reshuffled", "began"]
    assert match.position()["deck"] == {"1": 9, "2": 15, "3": 6}
    assert match.position()["discard"] == {"1": 0, "2": 0, "3": 0}


def test_3_9_a_turn_is_never_skipped_and_discarding_is_always_possible() -> None:
    match = scene(["b3", "g4"])
    assert {"discard 1", "discard 2", "discard 3"} <= set(match.moves(0))
    assert refusal(match, "flee E") == ("5.1", "not-frightened")
