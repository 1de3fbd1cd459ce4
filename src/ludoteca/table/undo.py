"""Undo of a seat's last own decision: free, by consent of the others, or not possible."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludoteca.core.errors import TableRefusal
from ludoteca.table.state_machine import advance
from ludoteca.table.validation import check_at_table, match_in_play

if TYPE_CHECKING:
    from ludoteca.table.table import Table

FREE = "free"
CONSENT = "consent"
NOTHING = "nothing"


def can_undo(table: Table, seat: int) -> str:
    """How a seat's last decision can be undone now: FREE, CONSENT or NOTHING."""
    history = table.history
    if table.phase != "playing" or history.status.paused or seat in history.status.left:
        return NOTHING
    first = history.last_decision(seat)
    if first is None:
        return NOTHING
    return FREE if history.decisions.freely_undoable(seat, first, history.views) else CONSENT


def undo(table: Table, seat: int) -> int:
    """Undo the seat's last decision freely, remove its clock increments and return the new version."""
    match_in_play(table)
    check_at_table(table, seat)
    history = table.history
    first = history.last_decision(seat)
    if first is None:
        raise TableRefusal(key="table-no-undo", seat=seat)
    answers = history.decisions.freely_undoable(seat, first, history.views)
    if not answers:
        raise TableRefusal(key="table-undo-needs-consent", seat=seat)
    lines = [answer.line for answer in answers]
    if history.decisions.is_sealed(answers[0], history.views.state):
        for line in reversed(lines):  # those of other seats may stand between them
            history.undo_lines(line, line)
    else:
        history.undo_lines(first, lines[-1])
    remove_increments(table, lines)
    advance(table)
    return table.version


def remove_increments(table: Table, lines: Iterable[int]) -> None:
    """Remove what the clocks gained by undone answers."""
    for line in lines:
        for seat, increment in table.increments.pop(line, {}).items():
            if table.clocks is not None:
                table.clocks.remove_increment(seat, increment)
