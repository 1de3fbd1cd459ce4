"""Worlds drawn anew: on small bags every possible one as often as counting says, and nothing seen changes."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.games.mammut import tiles
from tests.games.mammut.match_factory import play, scene

GAME = discovery.game("mammut")

DRAWS = 12_000
BAGS = {
    "a ring of three faces": "food/tusk tusk/fur fur/food",
    "two rings that share a face": "food/tusk tusk/fur fur/food food/axe axe/fire fire/food",
    "doubles": "food/tusk food/tusk tusk/food tusk/fur fur/food food/fur",
    "question marks": "?/food ?/food ?/tusk food/? tusk/food fur/?",
    "animals and forced tiles": "hare/fur fur/axe axe/hare wolf/fire fire/axe axe/fur",
    "four faces all joined": "food/tusk tusk/fur fur/axe axe/food food/fur tusk/axe",
    "seven tiles": "?/food food/tusk tusk/? ?/tusk food/fur fur/food tusk/fur",
}

World = tuple[str, ...]


def world(match_tiles: dict[str, dict[str, str]], number: int) -> World:
    """The hidden sides of the first handles."""
    return tuple(match_tiles[handle]["down"] for handle in tiles.HANDLES[:number])


def counted(bag: str) -> Counter[World]:
    """Every way to give the bag's tiles, each a thing of its own, to handles that show what they show."""
    pairs = [tuple(word.split("/")) for word in bag.split()]
    ups = [up for up, _ in pairs]
    found: Counter[World] = Counter()
    for order in permutations(pairs):
        if all(up in pair for up, pair in zip(ups, order, strict=True)):
            found[tuple(pair[pair[0] == up] for up, pair in zip(ups, order, strict=True))] += 1
    return found


def agrees(drawn: Counter[World], ways: Counter[World]) -> None:
    """No world that can't be, and each possible one as often as its ways, within five standard deviations."""
    assert set(drawn) <= set(ways)
    total, draws = sum(ways.values()), sum(drawn.values())
    for one, number in ways.items():
        chance = number / total
        assert abs(drawn[one] - draws * chance) <= 5 * sqrt(draws * chance * (1 - chance)) + 1e-9


def known(bag: str) -> str:
    """All handles beyond the bag."""
    return " ".join(tiles.HANDLES[len(bag.split()) : 31])


@pytest.mark.parametrize("bag", BAGS.values(), ids=BAGS)
def test_every_world_of_a_small_bag_is_drawn_as_often_as_it_can_be(bag: str) -> None:
    match = scene(3, {"centre": bag}, knows=[known(bag), "", ""])
    ways, dice = counted(bag), Rng(7)
    number = len(bag.split())
    drawn = Counter(world(GAME.position(match.state.resample(0, dice))["tiles"], number) for _ in range(DRAWS))
    agrees(drawn, ways)


@pytest.mark.parametrize("bag", ["food/tusk tusk/fur fur/food food/fur", "?/food ?/tusk food/tusk tusk/?"])
def test_worlds_imagined_from_a_view_are_as_likely(bag: str) -> None:
    match = scene(3, {"centre": bag}, knows=[known(bag), "", ""])
    view, dice = match.view(0), Rng(11)
    drawn = Counter(world(GAME.position(GAME.resample(view, 0, dice))["tiles"], len(bag.split())) for _ in range(1500))
    agrees(drawn, counted(bag))


def test_a_peek_and_a_flip_leave_fewer_worlds() -> None:
    bag = "?/food ?/tusk food/tusk tusk/? food/?"
    match = scene(3, {"centre": bag}, knows=[known(bag), known(bag), ""], hands=["peek flip", "", ""])
    play(match, "play peek 1 2", "play flip 3")
    dice = Rng(3)
    for viewer, seen in ((0, {0, 1, 2}), (1, {2})):
        here = world(match.position()["tiles"], 5)
        for _ in range(200):
            drawn = world(GAME.position(match.state.resample(viewer, dice))["tiles"], 5)
            assert all(drawn[at] == here[at] for at in seen)
    pairs = [tuple(word.split("/")) for word in bag.split()]
    lying = [("?", "food"), ("?", "tusk"), ("tusk", "food"), ("tusk", "?"), ("food", "?")]
    assert sorted(map(sorted, pairs)) == sorted(map(sorted, lying))
    open_handles = [0, 1, 3, 4]
    ways: Counter[World] = Counter()
    for order in permutations([lying[at] for at in open_handles]):
        if all(lying[at][0] in pair for at, pair in zip(open_handles, order, strict=True)):
            downs = [pair[pair[0] == lying[at][0]] for at, pair in zip(open_handles, order, strict=True)]
            ways[(downs[0], downs[1], "food", downs[2], downs[3])] += 1
    drawn_for_1 = Counter(world(GAME.position(match.state.resample(1, dice))["tiles"], 5) for _ in range(DRAWS // 4))
    agrees(drawn_for_1, ways)


def test_cards_are_drawn_as_often_as_counting_says() -> None:
    match = scene(2, {}, hands=["peek", "flip"], played=["", "fur"], keeper=0)
    position = match.position()
    own = position["hands"][0]
    assert len(own) == 17
    match = scene(2, {}, hands=["", "flip"], played=["", "fur"], discard=" ".join(c for c in own if c != "animal"))
    # Unseen by seat 0 are flip, fur and two animals: one lies face down, one is in the hand, two are the pile.
    dice, drawn = Rng(5), Counter[World]()
    for _ in range(DRAWS):
        there = GAME.position(match.state.resample(0, dice))
        drawn[(*there["played"][1], *there["hands"][1])] += 1
    ways: Counter[World] = Counter()
    for down, held, *_ in permutations(["flip", "fur", "animal", "animal"]):
        if down != "flip":
            ways[(down, held)] += 1
    agrees(drawn, ways)


def test_a_whole_round_deals_each_tile_either_way_to_any_handle() -> None:
    start, dice = Match.new(GAME, 3, seed="bag").state, Rng(1)
    for viewer in (-1, 0):
        downs: Counter[str] = Counter()
        for _ in range(300):
            lying = GAME.position(start.resample(viewer, dice))["tiles"]
            assert [tile["up"] for tile in lying.values()] == [
                tile["up"] for tile in GAME.position(start)["tiles"].values()
            ]
            named = ((tile["up"], tile["down"]) for handle, tile in lying.items() if handle != "S")
            assert tiles.pairs(named) == tiles.DEFAULT
            downs[lying["1"]["down"]] += 1
        assert len(downs) > 1


def test_a_spectator_knows_only_what_all_saw_openly() -> None:
    piles = {"centre": "?/food ?/tusk food/axe"}
    match = scene(2, piles, hands=["peek flip", "peek"], knows=["", "1 2"])
    play(match, "play peek 1 2", "play flip 3")
    lying = match.view(None)["tiles"]
    assert lying["1"]["down"] is None
    assert lying["2"]["down"] is None
    assert lying["3"] == {"up": "axe", "down": "food", "at": "centre"}
