"""What a table looks at before it does anything: a refusal has changed nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.errors import TableRefusal, UnknownMove
from ludoteca.core.match import Match
from ludoteca.table.refusals import MoveRefused
from ludoteca.table.seating import OPEN

if TYPE_CHECKING:
    from ludoteca.table.table import Table

MOST_SALT = 64


def check_seat(table: Table, seat: object) -> None:
    """Refuse what is none of the table's seats."""
    if type(seat) is not int or not 0 <= seat < table.players:
        raise TableRefusal(key="table-no-such-seat", seat=str(seat))


def check_viewer(table: Table, viewer: object) -> None:
    """Refuse what is neither a seat nor None, a spectator."""
    if viewer is not None:
        check_seat(table, viewer)


def check_at_table(table: Table, seat: int) -> None:
    """Refuse a seat whose owner has left."""
    if seat in table.course.ledger.left:
        raise TableRefusal(key="table-seat-left", seat=seat)


def check_over(table: Table) -> None:
    """Refuse what is only for finished games."""
    if table.result is None:
        raise TableRefusal(key="table-not-over")


def check_salt(table: Table, seat: int, salt: bytes) -> None:
    """Refuse a salt in mid-game, a second one of a seat, and one of a strange length."""
    _check_gathering(table)
    if table.salts[seat] is not None:
        raise TableRefusal(key="table-salt-given", seat=seat)
    if not 1 <= len(salt) <= MOST_SALT:
        raise TableRefusal(key="table-bad-salt", most=MOST_SALT)


def check_ready(table: Table) -> None:
    """Refuse to begin twice, or before every seat is taken and every person's device has added its salt."""
    _check_gathering(table)
    for seat, seating in enumerate(table.course.ledger.seats):
        if seating.kind == OPEN:
            raise TableRefusal(key="table-seat-open", seat=seat)
        if seating.is_person() and table.salts[seat] is None:
            raise TableRefusal(key="table-salt-missing", seat=seat)


def _check_gathering(table: Table) -> None:
    if table.course.match is not None:
        raise TableRefusal(key="table-begun")


def in_play(table: Table) -> Match:
    """The match, if it is being played and not paused."""
    match = table.course.playing()
    if table.course.ledger.paused:
        raise TableRefusal(key="table-paused")
    return match


def check_decision(table: Table, seat: int, decision: object) -> None:
    """Refuse an answer to anything but what the seat is asked now."""
    asked = table.decision(seat)
    if asked is None:
        raise TableRefusal(key="table-not-asked", seat=seat)
    if decision != asked:
        is_own = isinstance(decision, str) and decision.endswith(f".{seat}")
        raise TableRefusal(key="table-stale-decision" if is_own else "table-foreign-decision", asked=asked)


def check_move(match: Match, seat: int, move: str) -> None:
    """Refuse a move that the rules don't allow, with the reason."""
    if match.state.refusal(seat, match.game.action(words_of(move))):
        reason = match.why(seat, move)
        assert reason is not None, "what is allowed must follow from the view"
        raise MoveRefused(match.game, move, reason)


def words_of(move: object) -> str:
    """A move's words; anything else means no action of any game."""
    if not isinstance(move, str):
        raise UnknownMove(str(move))
    return move
