"""A frightened hunter with one tile to flee to: the table answers that by itself."""

from __future__ import annotations

from ludoteca.core.rng import Rng
from ludoteca.table import Table
from tests.support.table_factories import answer, started

MAX_ANSWERS = 300
MOST_GAMES = 100


def forced(seed: int) -> Table | None:
    """The table of a random game at the first flight that it would answer; None if there is none."""
    table = started("maamut", 4, str(seed), auto=True)
    dice = Rng(seed)
    for _ in range(MAX_ANSWERS):
        if table.phase == "over":
            break
        if table.forced_answers() and table.update(None)["view"]["pending"]["kind"] == "flee":
            return table
        answer(table, dice)
    return None


def test_a_single_way_to_flee_is_the_tables_to_give() -> None:
    table = next(found for seed in range(11, 11 + MOST_GAMES) if (found := forced(seed)) is not None)
    seat, decision, move = table.forced_answers()[0]
    assert table.update(seat)["moves"] == [move]
    assert move.startswith("flee ")
    version = table.version
    assert table.submit(seat, decision, move) > version
