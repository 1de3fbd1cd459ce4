"""The transitions of a table in play: answers, table lines, and the steps that follow automatically."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.table.forced import forced_moves
from ludoteca.table.seats import OPEN
from ludoteca.table.status import DRAW, PAUSE, UNDO

if TYPE_CHECKING:
    from ludoteca.table.table import Table

MAX_DISPLAY_MS = 15_000
EXTRA_EVENTS = 2


def submit_answer(table: Table, seat: int, move: str) -> None:
    """Play a seat's validated answer."""
    history = table.history
    before, turn = len(history.changes), history.turn
    increments = {} if table.clocks is None else table.clocks.stop_after_answer(seat)
    history.play_answer(seat, move)
    _take_steps(table)
    if table.clocks is not None and history.turn != turn:
        increments |= table.clocks.end_turn(turn.seat)
    if increments:
        table.increments[before + 1] = increments
    undoable = {answer.line for answer in history.decisions.undoable}
    table.increments = {line: added for line, added in table.increments.items() if line in undoable}
    _run_clocks(table, before)


def add_line(table: Table, text: str) -> int:
    """Append a table line and return the new version."""
    table.history.add_table_line(text)
    advance(table)
    return table.version


def advance(table: Table) -> None:
    """Take all automatic steps and set the running clocks."""
    _take_steps(table)
    _run_clocks(table)


def _take_steps(table: Table) -> None:
    """Take all automatic steps: chance, the turn cap, accepted proposals."""
    history = table.history
    while history.match is not None and history.result is None:
        if history.match.state.is_chance():
            history.draw_chance()
        elif table.cap is not None and history.match.state.turn > table.cap:
            history.add_table_line("cap")
        elif not history.status.proposals:
            break
        elif history.status.is_agreed(DRAW):
            history.add_table_line("draw")
        elif history.status.is_agreed(PAUSE):
            history.add_table_line(f"pause {history.status.proposals[PAUSE].seat}")
        elif history.status.is_agreed(UNDO):
            history.undo_lines(history.status.proposals[UNDO].line, history.active_lines[-1])
        else:
            break


def _run_clocks(table: Table, before: int | None = None) -> None:
    """Determine the forced answers and run the clocks of the other seats that must answer.

    Clocks that start wait until the changes after the first `before` lines can have been displayed.
    """
    history = table.history
    actors = history.actors
    table.forced_by_seat = forced_moves(table.game, history.views) if table.auto and actors else {}
    if table.clocks is not None:
        seats = history.status.seats
        stopped = {seat for seat in actors if history.status.paused or seats[seat].kind == OPEN}
        asked = set(actors) - stopped - history.status.left - table.forced_by_seat.keys()
        table.clocks.run(asked, 0 if before is None else _display_ms(table, before))


def _display_ms(table: Table, before: int) -> int:
    """The milliseconds that the changes after `before` lines take to display.

    Some events take longer than others, so EXTRA_EVENTS are added.
    """
    events = sum(len(change.events) for change in table.history.changes[before:])
    return min(MAX_DISPLAY_MS, table.event_ms * (events + EXTRA_EVENTS)) if events else 0
