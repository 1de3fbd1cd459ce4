"""Undo of a seat's last answer: free, by consent of the others, or not possible."""

from __future__ import annotations

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
    """How a seat's last answer can be undone now: FREE, CONSENT or NOTHING."""
    history = table.history
    if table.phase != "playing" or history.status.paused or seat in history.status.left:
        return NOTHING
    if history.decisions.freely_undoable(seat, history.views) is not None:
        return FREE
    return NOTHING if history.consent_undo_start(seat) is None else CONSENT


def undo(table: Table, seat: int) -> int:
    """Undo the seat's last answer freely, remove its clock increment and return the new version."""
    match_in_play(table)
    check_at_table(table, seat)
    history = table.history
    answer = history.decisions.freely_undoable(seat, history.views)
    if answer is None:
        has_no_answer = history.consent_undo_start(seat) is None
        raise TableRefusal(key="table-no-undo" if has_no_answer else "table-undo-needs-consent", seat=seat)
    history.undo_lines(answer.line, answer.line)
    if table.clocks is not None:
        table.clocks.remove_increment(seat, table.increments.pop(answer.line, 0))
    advance(table)
    return table.version
