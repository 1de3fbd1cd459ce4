"""The history of one match at a table: the lines played, the decisions, the table's status and the views.

Live lines and lines read from a record are appended by the same code, so a table rebuilt from its record equals
the table that wrote it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ludoteca.core import codes
from ludoteca.core.errors import TableRefusal
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.record import CHANCE, TABLE, Line
from ludoteca.core.result import Result
from ludoteca.core.state import State
from ludoteca.table.decisions import Decisions, stays_sealed
from ludoteca.table.forced import forced_moves
from ludoteca.table.records import table_log
from ludoteca.table.records.table_log import TableAction
from ludoteca.table.seats import Seating
from ludoteca.table.status import TableStatus
from ludoteca.table.undone_answers import UndoneAnswers
from ludoteca.table.views.hidden_info import StateViews


class Turn(NamedTuple):
    """A turn's number and whose it is; None for everybody's: the set-up, and turns that begin with sealed choices."""

    number: int
    seat: int | None


SETUP_TURN = Turn(0, None)


@dataclass(slots=True)
class Change:
    """One line: its author, text and events; for a sealed choice, its seat and the line that opened the question.

    An answer is `forced` if everybody could see that it was the only one, and `continues` the decision of the seat's
    answer before it if both are items of one set.
    """

    by: int | str
    text: str
    events: tuple[Event, ...] = ()
    action: TableAction | None = None
    undone: range = range(0)
    sealed_by: int | None = None
    question_line: int | None = None
    forced: bool = False
    continues: bool = False
    turn: Turn = SETUP_TURN


class MatchHistory:
    """The match from its set-up on; `start_version` is the number of changes before it.

    `actors` holds the seats that must answer in ascending order; the list is replaced, never mutated.
    """

    def __init__(self, game: Game, seats: Sequence[Seating]) -> None:
        self.game = game
        self.status = TableStatus(seats)
        self.decisions = Decisions()
        self.changes: list[Change] = []
        self.active_lines: list[int] = []
        self.answers: list[list[int]] = [[] for _ in seats]
        self.undone_answers = UndoneAnswers()
        self.start_version = 0
        self.version = 0
        self.match: Match | None = None
        self.views: StateViews
        self.result: Result | None = None
        self.actors: list[int] = []
        self.turn = self.first_turn = SETUP_TURN

    def add_setup_changes(self, number: int = 1) -> None:
        """Count changes made before the match starts."""
        self.start_version += number
        self.version += number

    def _update_outcome(self, state: State) -> None:
        """Compute the result or, without one, the seats that must answer."""
        self.result = self.status.result(state)
        self.actors = [] if self.result is not None else state.current_players()

    def current_match(self) -> Match:
        """The match if it has started and is not over; otherwise TableRefusal."""
        if self.match is None:
            raise TableRefusal(key="table-not-begun")
        if self.result is not None:
            raise TableRefusal(key="table-over")
        return self.match

    def change_at(self, version: int) -> Change | None:
        """The change of a version; None for a version before the match started."""
        return self.changes[version - self.start_version - 1] if version > self.start_version else None

    # Changes; the caller has validated them.

    def start(self, match: Match) -> None:
        """Start the match; its first line, the set-up, is appended separately."""
        self.match = match
        self.views = StateViews(self.game, match.state.copy())
        self._update_outcome(match.state)
        self.turn = self.first_turn = _turn_of(match.state)
        if match.opening is not None:
            self.decisions.open_after_chance(self.version, 0, match.state)

    def play_answer(self, seat: int, move: str) -> None:
        """Play a seat's move."""
        self.append_last_line(self.current_match().play(seat, move))

    def draw_chance(self) -> None:
        """Draw the pending chance outcome."""
        self.append_last_line(self.current_match().play_chance())

    def add_table_line(self, text: str) -> None:
        """Append a line of the table itself."""
        self.current_match().note(text)
        self.append_last_line()

    def undo_lines(self, first: int, last: int) -> None:
        """Undo a range of lines; the table's own lines in it stay."""
        match = self.current_match()
        undone = range(first, last + 1)
        match.strike(line for line in undone if self.changes[line - 1].by != TABLE)
        match.note(table_log.undo_line(first, last))
        self.append_last_line(undone=undone)

    def append_last_line(self, events: Sequence[Event] = (), undone: range = range(0)) -> None:
        """Append the match's next unprocessed line as a change."""
        match = self.match
        assert match is not None
        line = match.lines[len(self.changes)]
        if line.by == TABLE:
            change = self._table_change(line, undone, match.state)
        elif line.by == CHANCE:
            change = Change(line.by, line.words, tuple(events))
            self.decisions.open_after_chance(self.version + 1, len(self.changes) + 1, match.state)
        else:
            change = self._answer_change(line, events, match.state)
        self.changes.append(change)
        self.version += 1
        if line.by != TABLE:
            self.active_lines.append(len(self.changes))
        self.views = StateViews(self.game, match.state.copy())
        self._update_outcome(match.state)
        change.turn = self.turn = self._turn_after(change, match.state)

    def _turn_after(self, change: Change, after: State) -> Turn:
        """The turn after a change: one begins, and belongs to the seat then asked, when the state counts one more."""
        turn = self.turn
        if change.undone:
            turn = self.changes[self.active_lines[-1] - 1].turn if self.active_lines else self.first_turn
        return turn if turn.number == after.turn else _turn_of(after)

    def _answer_change(self, line: Line, events: Sequence[Event], after: State) -> Change:
        assert isinstance(line.by, int)
        before = self.views
        self.status.cancel_undo_proposal()
        change = Change(line.by, line.words, tuple(events))
        change.sealed_by = line.by if stays_sealed(before.state, after, line.by) else None
        change.question_line = self.decisions.opening_line if before.state.sealing else None
        change.forced = line.by in forced_moves(self.game, before)
        change.continues = self.game.continues(before.state)
        self.decisions.add_answer(self.version + 1, len(self.changes) + 1, line.by, before, after)
        self.answers[line.by].append(len(self.changes) + 1)
        return change

    def _table_change(self, line: Line, undone: range, after: State) -> Change:
        action = table_log.parsed(line.words, len(self.status.seats))
        if action is not None:
            self.status.apply(action)
        sealed_by = None
        if undone:
            assert self.match is not None
            self.undone_answers.add(self.match, self.active_lines, undone, self.status.seats)
            self.active_lines = [number for number in self.active_lines if number not in undone]
            self.answers = [[number for number in own if number not in undone] for own in self.answers]
            sealed_by = self.decisions.remove_answers(self.version + 1, len(self.changes) + 1, undone, after)
        return Change(line.by, line.words, action=action, undone=undone, sealed_by=sealed_by)

    # Undo.

    def last_decision(self, seat: int) -> int | None:
        """The first line of the seat's last decision; None if it made none.

        Forced answers are no decisions of the seat; items of one set are one decision.
        """
        own = self.answers[seat]
        at = len(own) - 1
        while at >= 0 and self.changes[own[at] - 1].forced:
            at -= 1
        while at > 0 and self.changes[own[at] - 1].continues:
            at -= 1
        return own[at] if at >= 0 else None

    def consent_undo_start(self, seat: int) -> int | None:
        """The first line that an undo of the seat's last decision by consent removes; None if it made none.

        A sealed choice that was revealed is undone together with its whole question.
        """
        own = self.last_decision(seat)
        if own is None:
            return None
        question_line = self.changes[own - 1].question_line
        return own if question_line is None else self.active_lines[bisect_right(self.active_lines, question_line)]


def _turn_of(state: State) -> Turn:
    """The turn of a state in which it has just begun."""
    is_anybodys = state.turn and state.seat != codes.NOBODY and not state.sealing
    return Turn(state.turn, state.seat if is_anybodys else None)
