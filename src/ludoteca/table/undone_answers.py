"""The bots' answers that were undone, so that a bot that sees the same again answers the same.

Without them a player could undo a move until the bot's answer suits. They follow from the record, so a rebuilt table
has them too.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b

from ludoteca.core.game import View
from ludoteca.core.match import Match
from ludoteca.table.seats import Seating

AnswerKey = tuple[int, str, bytes]


class UndoneAnswers:
    """The last undone answer of each bot's seat by level and view."""

    def __init__(self) -> None:
        self._moves: dict[AnswerKey, str] = {}

    def add(self, match: Match, standing: Sequence[int], undone: range, seats: Sequence[Seating]) -> None:
        """Add the bots' answers among the undone lines; `standing` are the lines that stood before."""
        lines = {number for number in standing if number in undone and _is_bots(match, number, seats)}
        if not lines:
            return
        for number, state in match.states_before(standing, lines):
            line = match.lines[number - 1]
            assert isinstance(line.by, int)
            view = match.game.view(state, line.by)
            self._moves[_key(line.by, seats[line.by].kind, view)] = line.words

    def find(self, seat: int, level: str, view: View) -> str | None:
        """The move that this level chose in this seat from this view before it was undone; None without one."""
        return self._moves.get(_key(seat, level, view)) if self._moves else None


def _is_bots(match: Match, number: int, seats: Sequence[Seating]) -> bool:
    by = match.lines[number - 1].by
    return isinstance(by, int) and seats[by].is_level()


def _key(seat: int, level: str, view: View) -> AnswerKey:
    return seat, level, blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=16).digest()
