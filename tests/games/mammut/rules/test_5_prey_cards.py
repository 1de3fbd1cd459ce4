"""Section 5: peek, flip and return."""

from tests.games.mammut.match_factory import at, play, refusal, scene, told


def test_5_1_look_under_two_question_marks_anywhere() -> None:
    match = scene(3, {"p1": "?/axe", "centre": "?/tusk ?/food"}, hands=["peek", "", ""])
    assert [move for move in match.moves(0) if "peek" in move] == ["play peek 1 2", "play peek 1 3", "play peek 2 3"]
    play(match, "play peek 1 2")
    assert match.position()["knows"] == [["1", "2"], [], []]
    assert match.position()["discard"]["peek"] == 1


def test_5_1_only_who_played_the_card_sees() -> None:
    match = scene(3, {"p1": "?/axe", "centre": "?/tusk"}, hands=["peek", "", ""])
    events = play(match, "play peek 1 2")
    assert events[0].seen_by(0)["sides"] == ["axe", "tusk"]
    assert match.view(0)["tiles"]["1"]["down"] == "axe"
    for viewer in (1, 2, None):
        assert "sides" not in events[0].seen_by(viewer)
        assert events[0].seen_by(viewer)["tiles"] == ["1", "2"]
        assert match.view(viewer)["tiles"]["1"]["down"] is None


def test_5_1_exactly_two_if_there_are_two() -> None:
    match = scene(3, {"centre": "? ? food"}, hands=["peek", "", ""])
    assert refusal(match, "play peek 1") == ("5.1", "peek-at-two")
    assert refusal(match, "play peek 1 3") == ("5.1", "peek-not-hidden")


def test_5_1_a_single_one_is_looked_at_alone() -> None:
    match = scene(3, {"centre": "food ?/fire"}, hands=["peek", "", ""])
    assert [move for move in match.moves(0) if "peek" in move] == ["play peek 2"]
    events = play(match, "play peek 2")
    assert told(events, "peeked") == [{"key": "peeked", "seat": 0, "tiles": ["2"], "sides": ["fire"]}]


def test_5_1_without_any_the_card_cannot_be_played() -> None:
    match = scene(3, {"centre": "food"}, hands=["peek", "", ""])
    assert not [move for move in match.moves(0) if "peek" in move]


def test_5_1_also_under_tiles_already_known() -> None:
    match = scene(3, {"centre": "?/axe ?/fire"}, hands=["peek", "", ""], knows=["1 2", "", ""])
    assert refusal(match, "play peek 1 2") is None


def test_5_2_turn_one_or_two_tiles_anywhere_the_shaman_too() -> None:
    match = scene(3, {"p1": "food/axe", "p2": "hare/fur"}, hands=["flip flip flip", "", ""])
    play(match, "play flip 1 S", "play flip 2")
    lying = match.position()["tiles"]
    assert (lying["1"]["up"], lying["2"]["up"], lying["S"]["up"]) == ("axe", "fur", "blue")
    assert lying["1"]["at"] == "p1"
    assert match.position()["knows"] == [["1", "2", "S"]] * 3


def test_5_2_a_flipped_question_mark_lies_open() -> None:
    match = scene(3, {"centre": "?/tusk"}, hands=["flip", "", ""])
    events = play(match, "play flip 1")
    assert told(events, "flipped")[0]["sides"] == ["tusk"]
    assert match.position()["tiles"]["1"]["up"] == "tusk"


def test_5_2_two_flipped_tiles_are_two_different_ones() -> None:
    match = scene(3, {}, hands=["flip", "", ""])
    flips = [move for move in match.moves(0) if "flip" in move]
    assert len(flips) == 32 + 32 * 31 // 2
    assert "play flip 3 3" not in flips
    assert "play flip 4 3" not in flips


def test_5_2_animal_hexagons_are_not_flipped() -> None:
    match = scene(3, {}, hands=["flip", "", ""], animals=["hare", "", ""])
    play(match, "play flip 1 2")
    assert match.position()["animals"] == [["hare"], [], []]


def test_5_3_chosen_players_put_their_tiles_back() -> None:
    match = scene(4, {"p1": "food axe", "p2": "tusk", "p3": "fire"}, hands=["return", "", "", ""])
    assert [move for move in match.moves(0) if "return" in move] == [
        f"play return {seats}" for seats in ("1", "2", "1 2", "3", "1 3", "2 3", "1 2 3")
    ]
    play(match, "play return 1 3")
    assert at(match, "p1") == at(match, "p3") == []
    assert at(match, "p2") == ["3"]
    assert match.position()["discard"]["return"] == 1


def test_5_3_every_chosen_player_must_have_tiles() -> None:
    match = scene(4, {"p1": "food"}, hands=["return", "", "", ""])
    assert refusal(match, "play return 2") == ("5.3", "return-nothing")
    assert refusal(match, "play return 0 1") == ("5.3", "return-nothing")
    assert refusal(match, "play return 4") == ("10.1", "no-such-pile")
    assert refusal(match, "play return 1.1") == ("10.1", "no-such-pile")


def test_5_3_of_two_players_the_groups_of_one() -> None:
    match = scene(2, {"p0.1": "food", "p1.1": "axe", "p1.2": "tusk"}, hands=["return", ""])
    assert [move for move in match.moves(0) if "return" in move] == [
        f"play return {groups}" for groups in ("0.1", "1.1", "1.2", "1.1 1.2")
    ]
    assert refusal(match, "play return 0.2") == ("5.3", "return-nothing")
    assert refusal(match, "play return 1") == ("10.1", "no-such-pile")
    play(match, "play return 1.1 1.2")
    assert at(match, "p1.1") == at(match, "p1.2") == []
