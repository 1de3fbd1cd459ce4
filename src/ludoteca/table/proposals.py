"""Actions that need consent: a draw, a pause, or an undo of what others have seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.errors import TableRefusal
from ludoteca.table.records.table_log import proposal_line
from ludoteca.table.state_machine import add_line
from ludoteca.table.status import DRAW, PAUSE, UNDO
from ludoteca.table.validation import check_at_table, check_seat, match_in_play

if TYPE_CHECKING:
    from ludoteca.table.table import Table


def propose(table: Table, seat: int, what: str) -> int:
    """Propose something that is not proposed yet."""
    _check_can_act(table, seat)
    if what not in (DRAW, PAUSE, UNDO):
        raise TableRefusal(key="table-no-such-proposal", what=str(what))
    if what in table.history.status.proposals:
        raise TableRefusal(key="table-already-proposed", what=what)
    line = table.history.consent_undo_start(seat) if what == UNDO else 0
    if line is None:
        raise TableRefusal(key="table-no-undo", seat=seat)
    return add_line(table, proposal_line(seat, what, line))


def agree(table: Table, seat: int, what: str) -> int:
    """Agree to a proposal once."""
    _check_reply(table, seat, what)
    if seat not in table.history.status.awaited_seats(table.history.status.proposals[what]):
        raise TableRefusal(key="table-already-agreed", seat=seat)
    return add_line(table, f"agree {seat} {what}")


def refuse(table: Table, seat: int, what: str) -> int:
    """Refuse a proposal, or withdraw one's own."""
    _check_reply(table, seat, what)
    return add_line(table, f"refuse {seat} {what}")


def _check_reply(table: Table, seat: int, what: str) -> None:
    _check_can_act(table, seat)
    if what not in table.history.status.proposals:
        raise TableRefusal(key="table-no-proposal", what=str(what))


def _check_can_act(table: Table, seat: int) -> None:
    check_seat(table, seat)
    table.tick()
    match_in_play(table)
    check_at_table(table, seat)
