"""Checks before a change of the table; a refusal changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.errors import TableRefusal, UnknownMove
from ludoteca.core.game import Game, Reason
from ludoteca.core.match import Match
from ludoteca.table.seats import OPEN

if TYPE_CHECKING:
    from ludoteca.table.table import Table

MAX_SALT_BYTES = 64


class MoveRefused(TableRefusal):
    """A move that the rules do not allow now, judged from what its seat may know."""

    key = "table-move-refused"

    def __init__(self, game: Game, move: str, reason: Reason) -> None:
        rule = f"{game.meta.name} {reason.clause}"
        super().__init__(f"{move!r} is not allowed ({rule})", move=move, rule=rule, why=reason.key)
        self.reason = reason


def check_seat(table: Table, seat: object) -> None:
    """Refuse a value that is not a seat of the table."""
    if type(seat) is not int or not 0 <= seat < table.players:
        raise TableRefusal(key="table-no-such-seat", seat=str(seat))


def check_viewer(table: Table, viewer: object) -> None:
    """Refuse a value that is neither a seat nor None (a spectator)."""
    if viewer is not None:
        check_seat(table, viewer)


def check_at_table(table: Table, seat: int) -> None:
    """Refuse a seat whose player has left."""
    if seat in table.history.status.left:
        raise TableRefusal(key="table-seat-left", seat=seat)


def check_over(table: Table) -> None:
    """Refuse while the game is not over."""
    if table.result is None:
        raise TableRefusal(key="table-not-over")


def check_salt(table: Table, seat: int, salt: bytes) -> None:
    """Refuse a salt after the start, a second salt of a seat, and a salt of invalid length."""
    _check_not_started(table)
    if table.salts[seat] is not None:
        raise TableRefusal(key="table-salt-given", seat=seat)
    if not 1 <= len(salt) <= MAX_SALT_BYTES:
        raise TableRefusal(key="table-bad-salt", most=MAX_SALT_BYTES)


def check_ready(table: Table) -> None:
    """Refuse to start twice, with an open seat, or before every person's salt is there."""
    _check_not_started(table)
    for seat, seating in enumerate(table.history.status.seats):
        if seating.kind == OPEN:
            raise TableRefusal(key="table-seat-open", seat=seat)
        if seating.is_person() and table.salts[seat] is None:
            raise TableRefusal(key="table-salt-missing", seat=seat)


def _check_not_started(table: Table) -> None:
    if table.history.match is not None:
        raise TableRefusal(key="table-begun")


def match_in_play(table: Table) -> Match:
    """The match if it is in play and not paused; otherwise TableRefusal."""
    match = table.history.current_match()
    if table.history.status.paused:
        raise TableRefusal(key="table-paused")
    return match


def check_decision(table: Table, seat: int, decision: object) -> None:
    """Refuse an answer that does not quote the seat's current decision."""
    asked = table.decision(seat)
    if asked is None:
        raise TableRefusal(key="table-not-asked", seat=seat)
    if decision != asked:
        is_own = isinstance(decision, str) and decision.endswith(f".{seat}")
        raise TableRefusal(key="table-stale-decision" if is_own else "table-foreign-decision", asked=asked)


def check_move(match: Match, seat: int, move: str) -> None:
    """Refuse a move that the rules do not allow, with the reason."""
    if match.state.refusal(seat, match.game.action(move_text(move))):
        reason = match.why(seat, move)
        assert reason is not None, "what is allowed must follow from the view"
        raise MoveRefused(match.game, move, reason)


def move_text(move: object) -> str:
    """The move if it is a string; otherwise UnknownMove."""
    if not isinstance(move, str):
        raise UnknownMove(str(move))
    return move
