"""Section 8: the eleven scoring cards."""

from tests.games.mammut.match_factory import divided, play, refusal, scored, told


def test_8_1_a_counts_as_a_fur_for_whoever_played_it() -> None:
    match, _ = divided(3, {"p0": "tusk", "p1": "fur"}, shaman="p0", played=["fur fur", "", ""])
    assert match.position()["furs"] == [2, 1, 0]


def test_8_1_b_takes_a_missing_animal_for_an_animal_tile() -> None:
    match, _ = divided(
        3, {"p0": "hare tusk", "p1": "wolf"}, shaman="p0", played=["animal", "", ""], animals=["bison", "", "bison"]
    )
    assert match.position()["pending"] == {"kind": "choose", "seat": 0, "card": "animal", "queue": [0], "given": []}
    kinds = ["boar", "cave-bear", "deer", "hare", "horse", "wolf"]
    assert match.moves(0) == [*(f"choose {kind} 1" for kind in kinds), "skip"]
    assert refusal(match, "choose bison 1") == ("6.10", "owns-animal")
    assert refusal(match, "choose deer 2") == ("8.1", "no-animal-on-tile")
    assert refusal(match, "choose deer 3") == ("8.1", "not-ones-tile")
    assert refusal(match, "choose deer") == ("8.1", "choose-a-tile")
    assert refusal(match, "done") == ("8.5", "dividing-is-over")
    play(match, "choose deer 1")
    assert match.position()["animals"] == [["bison", "deer"], ["wolf"], ["bison"]]


def test_8_1_b_is_optional() -> None:
    match, _ = divided(3, {"p0": "hare", "p1": "wolf"}, shaman="p0", played=["animal", "", ""])
    events = play(match, "skip")
    assert told(events, "skipped") == [{"key": "skipped", "seat": 0}]
    assert match.position()["animals"][0] == ["bison", "boar", "hare"]


def test_8_1_b_is_not_asked_without_a_tile_or_a_missing_kind() -> None:
    every = "bison boar cave-bear deer hare horse wolf"
    match, _ = divided(3, {"p0": "tusk", "p1": "wolf"}, shaman="p0", played=["animal", "", ""])
    assert match.position()["pending"]["kind"] == "deal"
    match, _ = divided(3, {"p0": "hare", "p1": "wolf"}, shaman="p0", played=["animal", "", ""], animals=[every, "", ""])
    assert match.position()["pending"]["kind"] == "deal"


def test_8_1_c_gives_everyone_2_more_points_an_axe() -> None:
    _, events = divided(3, {"p0": "axe axe", "p1": "axe"}, shaman="p0", played=["", "", "axe-points"])
    assert scored(events, "axe-points") == {0: 4, 1: 2}
    _, events = divided(3, {"p0": "axe axe", "p1": "axe"}, shaman="p0", played=["", "", "axe-points"], number=5)
    assert scored(events, "axes") == {0: 6, 1: 3}
    assert scored(events, "axe-points") == {0: 4, 1: 2}


def test_8_1_d_gives_4_points_for_most_fur_tiles() -> None:
    _, events = divided(3, {"p0": "fur", "p1": "fur fur"}, shaman="p0", played=["fur-points", "", ""])
    assert scored(events, "fur-points") == {1: 4}


def test_8_1_e_lets_most_fur_tiles_choose_and_is_not_optional() -> None:
    match, _ = divided(
        3, {"p0": "fur", "p1": "fur fur"}, shaman="p0", played=["fur-animal", "", ""], animals=["", "hare", ""]
    )
    assert match.position()["pending"] == {"kind": "choose", "seat": 1, "card": "fur-animal"}
    kinds = ["bison", "boar", "cave-bear", "deer", "horse", "wolf"]
    assert match.moves(1) == [f"choose {kind}" for kind in kinds]
    assert refusal(match, "skip") == ("8.1", "not-optional")
    assert refusal(match, "choose hare") == ("6.10", "owns-animal")
    assert refusal(match, "choose wolf 1") == ("8.1", "choose-no-tile")
    events = play(match, "choose wolf")
    assert told(events, "chose") == [{"key": "chose", "seat": 1, "kind": "wolf", "card": "fur-animal", "tile": None}]
    assert match.position()["animals"][1] == ["hare", "wolf"]


def test_8_1_e_does_nothing_if_nothing_is_missing() -> None:
    every = "bison boar cave-bear deer hare horse wolf"
    match, _ = divided(
        3, {"p0": "fur", "p1": "food"}, shaman="p0", played=["fur-animal", "", ""], animals=[every, "", ""]
    )
    assert match.position()["pending"]["kind"] == "deal"


def test_8_1_f_counts_as_a_fur_for_most_axes() -> None:
    match, events = divided(3, {"p0": "axe", "p1": "axe axe"}, shaman="p0", played=["axe-fur", "", ""])
    assert match.position()["furs"] == [0, 1, 0]
    assert told(events, "counted") == [{"key": "counted", "seat": 1, "card": "axe-fur", "as": "fur"}]


def test_8_1_g_gives_4_points_for_most_tusks() -> None:
    _, events = divided(3, {"p0": "tusk", "p1": "tusk tusk"}, shaman="p0", played=["tusk-points", "", ""])
    assert scored(events, "tusk-points") == {1: 4}


def test_8_1_h_counts_as_a_fire_for_most_tusks() -> None:
    piles = {"p0": "fire", "p1": "tusk", "centre": "fire"}
    _, events = divided(3, piles, shaman="p0", played=["tusk-fire", "", ""])
    assert scored(events, "fewest-fires") == {2: -5}


def test_8_1_i_counts_as_a_fire_for_most_axes() -> None:
    piles = {"p0": "fire", "p1": "axe", "centre": "fire"}
    _, events = divided(3, piles, shaman="p0", played=["axe-fire", "", ""])
    assert scored(events, "fewest-fires") == {2: -5}


def test_8_2_majorities_go_to_whoever_has_them() -> None:
    _, events = divided(3, {"p0": "fur fur", "p1": "tusk"}, shaman="p0", played=["", "fur-points", "tusk-points"])
    assert scored(events, "fur-points") == {0: 4}
    assert scored(events, "tusk-points") == {1: 4}


def test_8_2_fur_majorities_count_tiles_not_the_track() -> None:
    _, events = divided(3, {"p0": "tusk", "p1": "fur"}, shaman="p0", furs=[9, 0, 0], played=["fur-points", "", ""])
    assert scored(events, "fur-points") == {1: 4}


def test_8_2_ties_go_by_the_shaman() -> None:
    _, events = divided(3, {"p0": "fur", "p1": "fur"}, shaman="p1", played=["fur-points", "", ""])
    assert scored(events, "fur-points") == {1: 4}


def test_8_3_cards_follow_the_tiles_of_their_category() -> None:
    piles = {"p0": "axe tusk fur", "p1": "food"}
    played = ["axe-points fur-points", "tusk-points", ""]
    _, events = divided(3, piles, shaman="p0", played=played, number=5)
    reasons = [event["for"] for event in told(events, "scored")]
    order = ["axes", "axe-points", "leading-furs", "trailing-furs", "fur-points", "tusks", "tusk-points"]
    assert reasons[:7] == order


def test_8_3_a_and_f_count_as_fur_tiles_for_d_and_e() -> None:
    piles = {"p0": "axe", "p1": "fur", "centre": "fur"}
    _, events = divided(3, piles, shaman="p1", played=["fur axe-fur", "fur-points", ""])
    assert scored(events, "fur-points") == {0: 4}


def test_8_3_e_comes_before_the_tusks() -> None:
    match, events = divided(3, {"p0": "fur tusk", "p1": "tusk"}, shaman="p0", played=["fur-animal", "", ""])
    assert not scored(events, "tusks")
    assert match.position()["furs"] == [1, 0, 0]
    assert scored(play(match, "choose wolf"), "tusks") == {0: 2, 1: 2}


def test_8_3_b_stands_in_for_the_tile_s_own_kind() -> None:
    match, _ = divided(
        3, {"p0": "hare", "p1": "food"}, shaman="p0", played=["animal", "", ""], animals=["", "bison", "bison"]
    )
    play(match, "choose wolf 1")
    assert match.position()["animals"][0] == ["wolf"]


def test_8_3_each_b_needs_a_tile_of_its_own() -> None:
    match, _ = divided(
        3,
        {"p0": "hare deer", "p1": "food"},
        shaman="p0",
        played=["animal animal", "", ""],
        animals=["", "bison", "bison"],
    )
    play(match, "choose wolf 1")
    assert match.position()["pending"]["given"] == ["1"]
    assert refusal(match, "choose horse 1") == ("8.3", "tile-already-given")
    play(match, "choose horse 2")
    assert match.position()["animals"][0] == ["horse", "wolf"]


def test_8_3_b_comes_before_anybody_takes_animals() -> None:
    match, events = divided(3, {"p0": "hare", "p1": "wolf"}, shaman="p0", played=["animal", "", ""])
    assert not told(events, "gained")
    keys = [event.key for event in play(match, "choose deer 1")]
    assert keys.index("chose") < keys.index("gained")


def test_8_4_no_majority_without_such_a_tile() -> None:
    played = ["fur-points fur-animal axe-fur", "tusk-points tusk-fire", "axe-fire"]
    match, events = divided(3, {"p0": "food", "p1": "food"}, shaman="p0", played=played)
    assert match.position()["furs"] == [0, 0, 0]
    assert not scored(events, "fur-points")
    assert not scored(events, "tusk-points")
    assert not told(events, "counted")
    assert scored(events, "fewest-fires") == {2: -5}
    assert match.position()["pending"]["kind"] == "deal"


def test_8_4_a_card_that_counts_as_one_is_enough() -> None:
    _, events = divided(3, {"p0": "food", "p1": "food"}, shaman="p0", played=["fur-points", "fur", ""])
    assert scored(events, "fur-points") == {1: 4}


def test_8_5_choices_go_clockwise_from_the_owner() -> None:
    for up in ("red", "blue"):
        piles = {"p0": "hare", "p1": "hare", "p2": "food"}
        match, _ = divided(4, piles, shaman="p1", up=up, played=["animal", "animal", "", ""])
        assert match.position()["pending"]["queue"] == [1, 0]
        play(match, "choose wolf 2")
        assert match.position()["pending"] == {
            "kind": "choose",
            "seat": 0,
            "card": "animal",
            "queue": [0],
            "given": ["2"],
        }


def test_8_5_two_b_of_one_player_come_one_after_the_other() -> None:
    match, _ = divided(3, {"p0": "hare", "p1": "food"}, shaman="p1", played=["animal animal", "", ""])
    assert match.position()["pending"]["queue"] == [0, 0]
    play(match, "skip")
    assert match.position()["pending"]["queue"] == [0]


def test_8_5_a_second_b_without_a_tile_left_is_not_asked() -> None:
    match, _ = divided(3, {"p0": "hare", "p1": "food"}, shaman="p1", played=["animal animal", "", ""])
    play(match, "choose wolf 1")
    assert match.position()["pending"]["kind"] == "deal"


def test_8_5_nothing_is_chosen_while_the_loot_is_divided() -> None:
    match, _ = divided(3, {"p0": "hare", "p1": "food"}, shaman="p1")
    match.play_chance()
    assert refusal(match, "choose hare") == ("8.5", "nothing-to-choose")
