"""Factories of tables for tests, a manual clock and random answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.core import discovery
from ludoteca.core.chance import Chance
from ludoteca.core.errors import TableRefusal
from ludoteca.core.rng import Rng
from ludoteca.table import Seating, Table

GAMES = discovery.names()
CROWDS = [game for game in GAMES if discovery.meta(game).players[1] > 2]
SEATS = [(game, players) for game in GAMES for players in sorted(set(discovery.meta(game).players))]


class ManualClock:
    """A clock that advances only when a test sets `seconds`."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def now(self) -> float:
        """The seconds it shows."""
        return self.seconds


def gathered(game: str, players: int, seed: str = "table", **given: Any) -> Table:
    """A table before its start with a person and a salt on every seat."""
    given.setdefault("chance", Chance.of_seed(seed))
    given.setdefault("seats", [f"Player {seat}" for seat in range(players)])
    table = Table(game, players, **given)
    for seat in range(players):
        table.add_salt(seat, f"{seed} {seat}".encode())
    return table


def started(game: str, players: int, seed: str = "table", **given: Any) -> Table:
    """The same table after its start."""
    table = gathered(game, players, seed, **given)
    table.start()
    return table


def answer(table: Table, dice: Rng, seat: int | None = None) -> tuple[int, str]:
    """Submit a random answer of a seat that must answer; return the seat and its move."""
    seats = table.actors()
    seat = seats[dice.below(len(seats))] if seat is None else seat
    moves = table.update(seat)["moves"]
    move = moves[dice.below(len(moves))]
    table.submit(seat, asked(table, seat), move)
    return seat, move


def asked(table: Table, seat: int) -> str:
    """The decision that a seat must quote."""
    decision = table.decision(seat)
    assert decision is not None
    return decision


def answers(table: Table, dice: Rng, number: int) -> Iterator[tuple[int, str]]:
    """Up to `number` random answers, fewer if the game ends."""
    for _ in range(number):
        if table.phase == "over":
            return
        yield answer(table, dice)


def owner(table: Table) -> int | None:
    """Whose turn has just begun; None if it is everybody's."""
    assert table.match is not None
    state = table.match.state
    return state.seat if state.turn and not state.sealing else None


def whole(table: Table) -> str:
    """The record, snapshot, updates and logs of a table as one text to compare."""
    viewers = (None, *range(table.players))
    told = [table.update(viewer) for viewer in viewers]
    logs = [table.log(viewer) for viewer in viewers]
    return json.dumps([table.record().write(), table.snapshot(), told, logs])


def refused(key: str) -> Any:
    """Expects the refusal with this key."""
    return pytest.raises(TableRefusal, check=lambda error: error.key == key)


def bots(*levels: str) -> list[Seating]:
    """Seats of bots where a level is given, and of persons elsewhere."""
    return [Seating(level or "North", level or "person") for level in levels]
