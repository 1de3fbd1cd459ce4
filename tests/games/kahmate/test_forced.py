"""The last card, a way off a beaten opponent's square, a square to drop the ball on: alone, the table answers them."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core.rng import Rng
from ludoteca.table import Table
from tests.support.table_factories import started

MAX_ANSWERS = 600
MOST_GAMES = 200


def forced(kind: str, seed: int) -> Table | None:
    """The table of a game of many duels at the first question of a kind that it would answer; None if there is none."""
    table = started("kahmate", 2, str(seed), auto=True, options={"target": 3})
    dice, played = Rng(seed), Counter[str]()
    for _ in range(MAX_ANSWERS):
        if table.phase == "over":
            break
        if table.forced_answers() and table.update(None)["view"]["pending"]["kind"] == kind:
            return table
        seat = table.actors()[0]
        moves = table.update(seat)["moves"]
        fewest = min(played[move.split()[0]] for move in moves)
        rare = [move for move in moves if played[move.split()[0]] == fewest]
        move = rare[dice.below(len(rare))]
        played[move.split()[0]] += 1
        decision = table.decision(seat)
        assert decision is not None
        table.submit(seat, decision, move)
    return None


@pytest.mark.parametrize(("kind", "seed"), [("card", 12), ("exit", 27), ("drop", 47)])
def test_a_single_answer_is_the_tables_to_give(kind: str, seed: int) -> None:
    table = next(found for number in range(seed, seed + MOST_GAMES) if (found := forced(kind, number)) is not None)
    seat, decision, move = table.forced_answers()[0]
    assert table.update(seat)["moves"] == [move]
    assert move.split()[0] == kind
    version = table.version
    assert table.submit(seat, decision, move) > version
