"""Sections 2 and 3: the set-up and the beginning of a round."""

from collections import Counter

import pytest

from ludoteca.core.match import Match
from ludoteca.games.mammut import tiles
from ludoteca.games.mammut.game import GAME
from tests.games.mammut.match_factory import divided, play, scene

PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_2_1_two_cards_each_and_the_rest_is_the_pile(players: int) -> None:
    position = Match.new(GAME, players, seed="cards").position()
    assert [len(hand) for hand in position["hands"]] == [2] * players
    assert sum(position["deck"].values()) == 19 - 2 * players
    assert not any(position["discard"].values())


@pytest.mark.parametrize("players", PLAYERS)
def test_2_2_four_or_five_begin_with_different_animals(players: int) -> None:
    for seed in range(20):
        animals = Match.new(GAME, players, seed=f"animals {seed}").position()["animals"]
        assert [len(kinds) for kinds in animals] == [1 if players > 3 else 0] * players
        assert len({kind for kinds in animals for kind in kinds}) == (players if players > 3 else 0)


@pytest.mark.parametrize(("players", "number"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_2_3_the_marker_starts_later_with_four_or_five(players: int, number: int) -> None:
    assert Match.new(GAME, players, seed="round").position()["round"] == number


def test_2_4_anybody_may_begin() -> None:
    firsts = {Match.new(GAME, 5, seed=f"first {seed}").position()["first"] for seed in range(60)}
    assert firsts == {0, 1, 2, 3, 4}


def test_2_4_an_option_names_the_first_player() -> None:
    match = Match.new(GAME, 4, seed="first", options={"first": 2})
    assert match.position()["pending"] == {"kind": "turn", "seat": 2}


def test_3_1_every_tile_comes_out_of_the_bag_on_either_side() -> None:
    ups: Counter[str] = Counter()
    for seed in range(40):
        lying = Match.new(GAME, 3, seed=f"bag {seed}").position()["tiles"]
        pairs = tiles.pairs((tile["up"], tile["down"]) for handle, tile in lying.items() if handle != "S")
        assert pairs == tiles.DEFAULT
        assert {tile["at"] for tile in lying.values()} == {"centre"}
        ups[lying["S"]["up"]] += 1
        ups.update({"?": sum(tile["up"] == "?" for tile in lying.values())})
    assert 5 < ups["red"] < 35
    assert 100 < ups["?"] < 220


def test_3_1_handles_are_dealt_anew() -> None:
    match, _ = divided(3, {"p0": "axe", "p1": "tusk"}, shaman="p0")
    before = match.position()["tiles"]
    match.play_chance()
    after = match.position()["tiles"]
    assert before != after
    assert tiles.pairs((one["up"], one["down"]) for handle, one in before.items() if handle != "S") == tiles.pairs(
        (one["up"], one["down"]) for handle, one in after.items() if handle != "S"
    )


def test_3_2_scoring_follows_dividing() -> None:
    _, events = divided(3, {"p0": "food", "p1": "tusk"}, shaman="p0")
    keys = [event.key for event in events]
    assert keys.index("took-all") < keys.index("divided") < keys.index("scored")


def test_3_3_nobody_sees_a_hidden_side_at_the_deal() -> None:
    match = Match.new(GAME, 3, seed="hidden")
    for viewer in (0, 1, 2, None):
        view = match.view(viewer)
        assert view["knows"] == [[], [], []]
        assert {tile["down"] for tile in view["tiles"].values()} == {None}


def test_3_3_a_flip_shows_both_sides_to_everybody() -> None:
    match = scene(3, {"centre": "food/axe"}, hands=["flip", "", ""])
    play(match, "play flip 1")
    for viewer in (0, 1, 2, None):
        assert match.view(viewer)["tiles"]["1"] == {"up": "axe", "down": "food", "at": "centre"}


def test_3_3_what_was_seen_is_forgotten_at_the_next_deal() -> None:
    match, _ = divided(3, {"p0": "?/axe", "p1": "tusk"}, shaman="p0")
    assert match.position()["knows"] == [["1"]] * 3
    match.play_chance()
    assert match.position()["knows"] == [[], [], []]
