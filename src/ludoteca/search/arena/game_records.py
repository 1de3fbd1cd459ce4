"""Arena games as records that replaying, verification and analysis accept, one file for each game."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteca.core.match import Match
from ludoteca.core.result import Result
from ludoteca.search.arena.plan import Plan, Table, tables
from ludoteca.search.levels import players as known_players

CAP = "cap"
OUTSIDE_NAMES = re.compile(r"[^\w.@+-]+")
MAX_NAME = 100


def end_early(match: Match, forfeited: int | None) -> dict[str, Any]:
    """Note why a match that the rules have not ended is over, and return the result that follows from the note.

    In a game of two a seat that forfeits resigns; a larger game is abandoned after the seat left it. A match without a
    forfeit was cut off by the cap.
    """
    if forfeited is None:
        match.note(CAP)
        return _result(match, CAP)
    match.note(f"resign {forfeited}")
    if match.players == 2:
        return _result(match, "resigned", (1 - forfeited,))
    match.note("abandon")
    return _result(match, "abandoned", (), (forfeited,))


def _result(match: Match, reason: str, winners: tuple[int, ...] = (), left: tuple[int, ...] = ()) -> dict[str, Any]:
    return Result(tuple(match.state.scores()), winners, reason, left).written()


def record_text(match: Match, seats: Sequence[str], result: dict[str, Any]) -> str:
    """The record of a finished game, with its contestants' names."""
    levels = [name.partition("@")[0] for name in seats]
    header = {"Seats": list(seats), "Kinds": [one if one in known_players() else "person" for one in levels]}
    written = {**header, "Result": result}
    return match.record({key: json.dumps(value, separators=(",", ":")) for key, value in written.items()}).write()


def file_names(plan: Plan) -> dict[str, str]:
    """The name of each table's record by the table's key: its number in the plan, and who sits in which seat."""
    return {table.key: f"{number:05}-{_seats(table)}.txt" for number, table in enumerate(tables(plan), 1)}


def _seats(table: Table) -> str:
    return OUTSIDE_NAMES.sub("_", "-".join(table.seats))[:MAX_NAME]


def write(folder: Path, name: str, text: str) -> None:
    """Write a record; a file of that name is replaced."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
