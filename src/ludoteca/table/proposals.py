"""What a table does only by consent: a draw, a pause, or taking back what others have seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.errors import TableRefusal
from ludoteca.table.changes import say
from ludoteca.table.checks import check_at_table, check_seat, in_play
from ludoteca.table.ledger import DRAW, PAUSE, UNDO
from ludoteca.table.lines import propose as proposing

if TYPE_CHECKING:
    from ludoteca.table.table import Table


def propose(table: Table, seat: int, what: str) -> int:
    """A seat proposes something that isn't proposed yet."""
    _check_may(table, seat)
    if what not in (DRAW, PAUSE, UNDO):
        raise TableRefusal(key="table-no-such-proposal", what=str(what))
    if what in table.course.ledger.proposals:
        raise TableRefusal(key="table-already-proposed", what=what)
    line = table.course.undo_from(seat) if what == UNDO else 0
    if line is None:
        raise TableRefusal(key="table-no-undo", seat=seat)
    return say(table, proposing(seat, what, line))


def agree(table: Table, seat: int, what: str) -> int:
    """A seat that hasn't yet agrees to what is proposed."""
    _check_reply(table, seat, what)
    if seat not in table.course.ledger.consenting(table.course.ledger.proposals[what]):
        raise TableRefusal(key="table-already-agreed", seat=seat)
    return say(table, f"agree {seat} {what}")


def refuse(table: Table, seat: int, what: str) -> int:
    """A seat wants nothing of what is proposed, by itself or by another."""
    _check_reply(table, seat, what)
    return say(table, f"refuse {seat} {what}")


def _check_reply(table: Table, seat: int, what: str) -> None:
    _check_may(table, seat)
    if what not in table.course.ledger.proposals:
        raise TableRefusal(key="table-no-proposal", what=str(what))


def _check_may(table: Table, seat: int) -> None:
    check_seat(table, seat)
    table.tick()
    in_play(table)
    check_at_table(table, seat)
