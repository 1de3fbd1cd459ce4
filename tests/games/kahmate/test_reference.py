"""The rules and the plain reference agree on every question, every move list and every position of whole matches."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ludoteca.core.match import Match
from tests.games.kahmate import reference, reference_moves
from tests.games.kahmate.random_player import choose, edge_position

KINDS = {"setup", "ball", "turn", "card", "intercept", "drop", "exit"}


def compare(seed: int, most: int, met: Counter[str]) -> None:
    """Play one match on both sides by side, comparing everything before and after each move."""
    by = random.Random(seed)
    match = Match.new("kahmate", 2, str(seed), {"target": 1 + seed % 3}, auto_chance=False)
    position = match.position()
    for _ in range(most):
        assert match.current_players() == reference.actors(position)
        if not match.current_players():
            break
        met[position["pending"]["kind"]] += 1
        if match.current_players() == ["chance"]:
            assert match.chance_outcomes() == [(f"ball {card}", 1) for card in range(1, 7)]
            outcome = by.choice(match.chance_outcomes())[0]
            position = reference_moves.chance(position, outcome)
            match.play_chance(outcome)
        else:
            for seat in reference.actors(position):
                assert sorted(match.moves(seat)) == sorted(reference.moves(position, seat))
            seat = by.choice(reference.actors(position))
            move = choose(position, match.moves(seat), by)
            met[move.split()[0]] += 1
            position = reference_moves.play(position, seat, move)
            match.play(seat, move)
        assert match.position() == position
        assert Match.load(position).state == match.state
    met["over"] += match.state.is_over()


@pytest.mark.parametrize("block", range(3))
def test_whole_matches_are_the_same_in_both(block: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(block * 7, block * 7 + 7):
        print("seed", seed)
        compare(seed, 500, met)
    assert met.keys() >= KINDS
    assert met["over"] > 0


def test_breakthroughs_in_crowded_corners_are_the_same_in_both() -> None:
    met: Counter[bool] = Counter()
    for seed in range(800):
        position = edge_position(random.Random(seed))
        captain = position["pending"]["captain"]
        moves = Match.load(position).moves(captain)
        assert sorted(moves) == sorted(reference.moves(position, captain))
        for move in moves:
            if move.startswith("charge"):
                met[won_in_both(position, captain, move)] += 1
    assert min(met[True], met[False]) > 50


def won_in_both(position: dict[str, Any], captain: int, move: str) -> bool:
    """Play a charge and a won duel on both sides; whether the carrier can leave straight on."""
    match = Match.load(position)
    cards = (6, 1) if captain == 0 else (1, 6)
    for seat, words in ((captain, move), (0, f"card {cards[0]}"), (1, f"card {cards[1]}")):
        position = reference_moves.play(position, seat, words)
        match.play(seat, words)
    assert match.position() == position
    if position["pending"]["kind"] == "exit":
        exits = match.moves(captain)
        assert exits
        assert sorted(exits) == sorted(reference.moves(position, captain))
        return move.replace("charge", "exit") in exits
    return False
