"""Sections 1 and 9: tiles, cards and tracks."""

import json
from importlib.resources import files

import pytest

from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from ludoteca.games.mammut import tiles
from ludoteca.games.mammut.game import GAME
from tests.games.mammut.match_factory import divided, scored

LISTED = tiles.named(tiles.DEFAULT)


def faults(listed: object) -> list[tuple[str, str]]:
    with pytest.raises(BadOption) as refused:
        Match.new(GAME, 3, options={"tiles": listed})
    return [(fault["key"], fault["path"]) for fault in refused.value.fields["faults"]]


def test_1_2_another_list_is_used_for_every_deal() -> None:
    other = [["?", "axe"]] * 31
    match = Match.new(GAME, 3, seed="other", options={"tiles": other})
    shown = {frozenset((tile["up"], tile["down"])) for tile in match.position()["tiles"].values()}
    assert shown == {frozenset(("?", "axe")), frozenset(("red", "blue"))}
    assert match.view(None)["list"] == other


def test_1_2_a_list_has_31_tiles() -> None:
    assert faults(LISTED[:30]) == [("not-31-tiles", "")]
    assert faults([*LISTED, ["food", "axe"]]) == [("not-31-tiles", "")]
    assert faults("food") == [("not-a-list", "")]


def test_1_2_the_sides_of_a_tile_differ() -> None:
    assert faults([["?", "?"], *LISTED[1:]]) == [("sides-alike", "0")]


def test_1_2_only_contents_animals_and_question_marks() -> None:
    assert faults([["mammoth", "food"], *LISTED[1:]]) == [("unknown-side", "0/0")]
    assert faults([*LISTED[:30], ["food", "red"]]) == [("unknown-side", "30/1")]
    assert faults([["food"], *LISTED[1:]]) == [("not-two-sides", "0")]


def test_1_2_every_fault_is_listed() -> None:
    found = faults([["fur", "fur"], ["food", 3], None, *LISTED[3:30]])
    assert found == [("not-31-tiles", ""), ("sides-alike", "0"), ("unknown-side", "1/1"), ("not-two-sides", "2")]


def test_1_2_a_file_is_read_and_refused_likewise() -> None:
    assert tiles.read(json.dumps(LISTED)) == LISTED
    assert tiles.read(json.dumps({"tiles": LISTED})) == LISTED
    for text in ("no json", "{}", json.dumps(LISTED[1:])):
        with pytest.raises(BadOption):
            tiles.read(text)


def test_1_2_the_list_says_that_it_is_a_reconstruction() -> None:
    text = files("ludoteca.games.mammut").joinpath("data/tiles.json").read_text(encoding="utf-8")
    assert "reconstruction" in json.loads(text)["about"]


def test_1_3_19_cards_of_which_8_are_prey_cards() -> None:
    assert sum(tiles.COPIES) == 19
    assert tiles.COPIES[:3] == (3, 3, 2)
    assert tiles.PREY_CARDS == ("peek", "flip", "return")


def test_1_5_the_tracks_have_no_end() -> None:
    match, _ = divided(3, {"p0": "tusk fur", "p1": "axe"}, shaman="p0", points=[500, 0, 0], furs=[300, 0, 0])
    assert match.position()["points"][0] > 500
    assert match.position()["furs"][0] == 301


def test_1_5_points_start_at_10_and_furs_at_0() -> None:
    position = Match.new(GAME, 4, seed="tracks").position()
    assert position["points"] == [10] * 4
    assert position["furs"] == [0] * 4


def listed_with(*wanted: str) -> list[str]:
    return sorted(other for one, other in LISTED if one in wanted)


def test_9_1_eight_tiles_with_a_question_mark() -> None:
    assert listed_with("?") == ["axe", "fire", "food", "food", "fur", "fur", "tusk", "tusk"]


def test_9_2_each_animal_once_with_a_content() -> None:
    pairs = {one: other for one, other in LISTED if one in tiles.KINDS}
    assert pairs == {
        "bison": "food",
        "boar": "food",
        "cave-bear": "tusk",
        "deer": "tusk",
        "hare": "fur",
        "horse": "axe",
        "wolf": "fire",
    }
    assert sum(one in tiles.KINDS for one, _ in LISTED) == 7


def test_9_3_sixteen_tiles_with_two_contents() -> None:
    both = [frozenset(tile) for tile in LISTED if set(tile) <= set(tiles.CONTENTS)]
    twice = ["food tusk", "food fur", "food axe", "food fire", "tusk fur", "axe fire"]
    once = ["tusk axe", "tusk fire", "fur axe", "fur fire"]
    assert len(both) == 16
    assert all(both.count(frozenset(pair.split())) == 2 for pair in twice)
    assert all(both.count(frozenset(pair.split())) == 1 for pair in once)


def test_9_4_the_totals_of_the_sides() -> None:
    shown = [side for tile in LISTED for side in tile]
    assert [shown.count(side) for side in (*tiles.CONTENTS, "?")] == [12, 10, 9, 8, 8, 8]


def test_9_4_what_lies_open_at_scoring_on_average() -> None:
    def open_at_scoring(side: str) -> float:
        return sum(1 if "?" in tile else 0.5 for tile in LISTED if side in tile)

    assert [open_at_scoring(side) for side in tiles.CONTENTS] == [7, 6, 5.5, 4.5, 4.5]


def test_1_1_red_is_clockwise_and_blue_anticlockwise() -> None:
    gains = {}
    for up in ("red", "blue"):
        piles = {"p0": "axe", "p1": "food", "p2": "axe", "centre": "food"}
        _, events = divided(4, piles, shaman="p0", up=up)
        gains[up] = scored(events, "food")
    assert gains == {"red": {1: 8, 3: 5}, "blue": {3: 8, 1: 5}}
