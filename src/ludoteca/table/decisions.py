"""The pending decision of each seat, and the answers that can be undone freely.

A decision is identified by the table's version at which its seat was asked. Seats that make sealed choices at the
same time do not change each other's decisions.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core import bits, codes
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.table.views.hidden_info import StateViews, has_revealed


@dataclass(slots=True, eq=False)
class UndoableAnswer:
    """An answer that may still be undone freely: its line, its seat and the views of the state before it.

    `has_revealed` is whether it showed anyone something hidden; None until that is computed.
    """

    line: int
    seat: int
    before: StateViews
    has_revealed: bool | None = None


class Decisions:
    """Updated with every line and the states before and after it, live or from a record."""

    def __init__(self) -> None:
        self.versions: dict[int, int] = {}
        self.undoable: list[UndoableAnswer] = []
        self.opening_line = 0

    def open_after_chance(self, version: int, line: int, after: State) -> None:
        """Open new decisions after the set-up or a chance outcome; no earlier answer can be undone freely."""
        self.undoable.clear()
        self._open_question(version, line, after)

    def add_answer(self, version: int, line: int, seat: int, before: StateViews, after: State) -> None:
        """Add a seat's answer and open the decisions that follow."""
        stays_open = is_same_sealed_question(before.state, after)
        if not stays_open:
            self.undoable = [answer for answer in self.undoable if answer.seat == seat]
        self.undoable.append(UndoableAnswer(line, seat, before))
        if stays_open:
            self._reopen_for_seat(version, seat, after)
        else:
            self._open_question(version, line, after)

    def remove_answers(self, version: int, line: int, undone: range, after: State) -> int | None:
        """Remove undone answers; the seat if all that was undone is its sealed choice, else None."""
        removed = [answer for answer in self.undoable if answer.line in undone]
        self.undoable = [answer for answer in self.undoable if answer.line not in undone]
        if len(undone) == len(removed) == 1 and self.is_sealed(removed[0], after):
            self._reopen_for_seat(version, removed[0].seat, after)
            return removed[0].seat
        self._open_question(version, line, after)
        return None

    def is_sealed(self, answer: UndoableAnswer, state: State) -> bool:
        """Whether an answer is a sealed choice of the question that is still open."""
        return bool(state.sealing) and answer.line > self.opening_line

    def freely_undoable(self, seat: int, first: int, now: StateViews) -> list[UndoableAnswer]:
        """The seat's answers from line `first` on if they can be undone without consent, else none."""
        since = [answer for answer in self.undoable if answer.line >= first]
        own = [answer for answer in since if answer.seat == seat]
        if not own or own[0].line != first or now.state.is_over():
            return []
        if all(self.is_sealed(answer, now.state) for answer in own):
            return own
        return [] if len(own) < len(since) or self._have_revealed(own, now) else own

    def _have_revealed(self, answers: list[UndoableAnswer], now: StateViews) -> bool:
        """Whether one of the last answers, all of one seat, revealed something to any viewer."""
        for answer, after in zip(answers, [*(one.before for one in answers[1:]), now], strict=True):
            if answer.has_revealed is None:
                answer.has_revealed = has_revealed(answer.before, after)
        return any(answer.has_revealed for answer in answers)

    def _open_question(self, version: int, line: int, state: State) -> None:
        self.opening_line = line
        self.versions = dict.fromkeys(state.current_players(), version)

    def _reopen_for_seat(self, version: int, seat: int, state: State) -> None:
        """Keep the sealed question open; ask only this seat again, if it must still answer."""
        versions = {other: asked for other, asked in self.versions.items() if other != seat}
        if seat in state.current_players():
            versions[seat] = version
        self.versions = versions


def is_same_sealed_question(before: State, after: State) -> bool:
    """Whether an answer left its sealed question open: the same seats take part and none must answer again."""
    if not before.sealing:
        return False
    return (before.sealing, before.kind) == (after.sealing, after.kind) and not after.owes & ~before.owes


def stays_sealed(before: State, after: State, seat: int) -> bool:
    """Whether an answer was a sealed choice that is not revealed yet."""
    return bool(before.sealing & bits.single(seat)) and is_same_sealed_question(before, after)


def is_irreversible(game: Game, state: State, seat: int, action: int) -> bool:
    """Whether an action could not be undone freely; the state may be a sampled one."""
    after = state.copy()
    after.apply_action(seat, action)
    if after.is_over() or after.owes == codes.CHANCE:
        return True
    return not stays_sealed(state, after, seat) and has_revealed(StateViews(game, state), StateViews(game, after))
