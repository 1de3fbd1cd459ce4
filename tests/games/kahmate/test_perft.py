"""Counted trees of positions from all kinds of questions; the shallow ones are counted by the reference as well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.match import Match
from ludoteca.core.perft import perft
from tests.games.kahmate import reference, reference_moves

TABLE: list[dict[str, Any]] = json.loads(Path(__file__).with_name("perft.json").read_text("utf-8"))
NAMES = [f"{number} {one['name']}" for number, one in enumerate(TABLE)]
SHALLOW = 1500


def counted(position: dict[str, Any], depth: int) -> int:
    """The same count by the reference: every choice of the lowest seat and every draw one edge."""
    actors = reference.actors(position)
    if depth == 0 or not actors:
        return 1
    if actors == ["chance"]:
        return sum(counted(reference_moves.chance(position, f"ball {card}"), depth - 1) for card in range(1, 7))
    moves = reference.moves(position, actors[0])
    if depth == 1:
        return len(moves)
    return sum(counted(reference_moves.play(position, actors[0], move), depth - 1) for move in moves)


@pytest.mark.parametrize("one", TABLE, ids=NAMES)
def test_the_rules_count_as_the_table_says(one: dict[str, Any]) -> None:
    state = Match.load(one["position"]).state
    for depth, nodes in enumerate(one["nodes"], 1):
        assert perft(state, depth, 10**7) == nodes


@pytest.mark.parametrize("one", TABLE, ids=NAMES)
def test_the_reference_counts_the_same(one: dict[str, Any]) -> None:
    for depth, nodes in enumerate(one["nodes"], 1):
        if nodes <= SHALLOW:
            assert counted(one["position"], depth) == nodes


def test_every_kind_of_question_is_counted() -> None:
    kinds = {one["position"]["pending"]["kind"] for one in TABLE}
    assert kinds == {"setup", "ball", "turn", "card", "intercept", "drop", "exit"}
