"""How many ways each stored position can go on, and the same counted by the slow reference."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import build_guard
from ludoteca.core.match import play_chance_words
from ludoteca.core.perft import perft
from ludoteca.games.maamut.game import GAME
from ludoteca.games.maamut.rules import Maamut
from tests.games.maamut import reference

TABLE: list[dict[str, Any]] = json.loads((Path(__file__).parent / "perft.json").read_text())
MOST = 10**6 if build_guard.compiled() else 5000
GAMES = 12

every_entry = pytest.mark.parametrize("entry", TABLE, ids=[entry["name"] for entry in TABLE])


@every_entry
def test_the_stored_counts_come_out_again(entry: dict[str, Any]) -> None:
    state = GAME.parse(entry["position"])
    counted = [nodes for nodes in entry["nodes"] if nodes <= MOST]
    assert [perft(state, depth, 10 * MOST) for depth in range(len(counted))] == counted


@every_entry
def test_the_reference_counts_the_same(entry: dict[str, Any]) -> None:
    assert [reference.perft(entry["position"], depth) for depth in range(3)] == entry["nodes"][:3]


@every_entry
def test_the_reference_goes_to_the_same_positions(entry: dict[str, Any]) -> None:
    compare(GAME.parse(entry["position"]))


@pytest.mark.parametrize("seed", range(GAMES))
def test_whole_games_agree_with_the_reference(seed: int) -> None:
    choose = random.Random(f"reference {seed}")
    state = GAME.parse(choose.choice(TABLE)["position"])
    for _ in range(40):
        if state.is_over():
            break
        word = choose.choice(compare(state))
        if state.is_chance():
            play_chance_words(GAME, state, word)
        else:
            state.apply_action(state.current_players()[0], GAME.action(word))


def compare(state: Maamut) -> list[str]:
    """Everything that can follow, after checking that rules and reference agree on each of it."""
    position = GAME.position(state)
    expected = reference.followers(position)
    found = {}
    if state.is_chance():
        for outcome, _ in state.chance_outcomes():
            after = state.copy()
            after.apply_chance(outcome)
            found[GAME.outcome_word(outcome)] = GAME.position(after)
    else:
        for seat in state.current_players():
            for action in state.legal_actions(seat):
                after = state.copy()
                after.apply_action(seat, action)
                found[GAME.word(action)] = GAME.position(after)
    assert found == expected
    return sorted(found)
