"""Sets of tiles: each is expressible in exactly one way, counted on small centres and piles."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.core.state import State
from tests.games.mammut.match_factory import scene

GAME = discovery.game("mammut")


def spellings(state: State, verbs: tuple[str, ...], place: str) -> Counter[frozenset[str]]:
    """How often each set of tiles at a place is reached by those verbs and `done`."""
    found: Counter[frozenset[str]] = Counter()
    seat = state.current_players()[0]
    for action in state.legal_actions(seat):
        word = GAME.word(action)
        after = state.copy()
        if word == "done":
            lying = GAME.position(state)["tiles"]
            found[frozenset(handle for handle, tile in lying.items() if tile["at"] == place)] += 1
        elif word.split()[0] in verbs and word != "take all":
            after.apply_action(seat, action)
            found += spellings(after, verbs[-1:], place)
    return found


@pytest.mark.parametrize("number", [1, 2, 5, 9])
def test_every_set_of_a_small_centre_is_taken_in_one_way(number: int) -> None:
    match = scene(3, {"p1": " ".join(["food"] * (32 - number))}, shaman="centre") if number > 1 else only_the_shaman()
    found = spellings(match.state, ("take",), "p0")
    assert len(found) == 2**number - 1
    assert set(found.values()) == {1}


def only_the_shaman() -> Match:
    return scene(3, {"p1": "food"}, rest="p1")


@pytest.mark.parametrize("number", [2, 3, 6])
def test_every_part_of_a_robbed_pile_is_kept_in_one_way(number: int) -> None:
    match = scene(3, {"p1": " ".join(["food"] * number)})
    match.play(0, "rob 1")
    found = spellings(match.state, ("back",), "p0")
    assert len(found) == 2**number - 2
    assert set(found.values()) == {1}


def test_every_flip_and_peek_has_one_spelling() -> None:
    match = scene(3, {"centre": "? ? ? ?"}, hands=["flip peek", "", ""])
    moves = match.moves(0)
    assert len(moves) == len(set(moves))
    for verb, sets in (("play flip", 32 + 496), ("play peek", 6)):
        named = [frozenset(move.split()[2:]) for move in moves if move.startswith(verb)]
        assert len(named) == len(set(named)) == sets
