"""Taking an answer back: whether a seat may do so by itself, needs the others' consent, or has nothing to take back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.errors import TableRefusal
from ludoteca.table.changes import settle
from ludoteca.table.checks import check_at_table, in_play

if TYPE_CHECKING:
    from ludoteca.table.table import Table

FREE = "free"
CONSENT = "consent"
NOTHING = "nothing"


def can_undo(table: Table, seat: int) -> str:
    """How a seat's last answer can be taken back now: FREE, CONSENT or NOTHING."""
    course = table.course
    if table.phase != "playing" or course.ledger.paused or seat in course.ledger.left:
        return NOTHING
    if course.questions.free_step(seat, course.sight) is not None:
        return FREE
    return NOTHING if course.undo_from(seat) is None else CONSENT


def undo(table: Table, seat: int) -> int:
    """Strike the seat's last answer and give its clock back what the answer had earned; the version after it."""
    in_play(table)
    check_at_table(table, seat)
    course = table.course
    step = course.questions.free_step(seat, course.sight)
    if step is None:
        is_none = course.undo_from(seat) is None
        raise TableRefusal(key="table-no-undo" if is_none else "table-undo-needs-consent", seat=seat)
    course.strike(step.line, step.line)
    if table.clocks is not None:
        table.clocks.take_back(seat, table.given.pop(step.line, 0))
    settle(table)
    return table.version
