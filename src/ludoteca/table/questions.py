"""Which decision each seat is asked for, and which answers might still be taken back freely.

A decision is known by the version of the table at which it was put to its seat. Seats that seal leave each
other's decisions as they are.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core import bits, codes
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.table.knowledge import Sight, has_gained


@dataclass(slots=True, eq=False)
class Step:
    """A standing answer: its line, its seat and what was seen of the state it was given in."""

    line: int
    seat: int
    before: Sight


class Questions:
    """Fed every line with the states before and after it, live or from a record."""

    def __init__(self) -> None:
        self.decisions: dict[int, int] = {}
        self.steps: list[Step] = []
        self.opened = 0
        self.shown: bool | None = None

    def opens(self, version: int, line: int, after: State) -> None:
        """Chance or the set-up has come out: whoever is asked now is asked anew, and nothing before is free."""
        self.steps.clear()
        self._ask_anew(version, line, after)

    def answered(self, version: int, line: int, seat: int, before: Sight, after: State) -> None:
        """A seat has answered."""
        goes_on = is_same_sealed(before.state, after)
        if not goes_on:
            self.steps = [step for step in self.steps if step.seat == seat]
        self.steps.append(Step(line, seat, before))
        if goes_on:
            self._ask_again(version, seat, after)
        else:
            self._ask_anew(version, line, after)

    def taken_back(self, version: int, line: int, struck: range, after: State) -> int | None:
        """Lines were struck; the seat that took back what it had sealed, of which the others notice nothing."""
        gone = [step for step in self.steps if step.line in struck]
        self.steps = [step for step in self.steps if step.line not in struck]
        if len(struck) == len(gone) == 1 and self.is_sealed(gone[0], after):
            self._ask_again(version, gone[0].seat, after)
            return gone[0].seat
        self._ask_anew(version, line, after)
        return None

    def is_sealed(self, step: Step, state: State) -> bool:
        """Whether an answer was sealed in the question that is still open."""
        return bool(state.sealing) and step.line > self.opened

    def free_step(self, seat: int, now: Sight) -> Step | None:
        """The seat's last answer if it may take it back without asking anybody."""
        last = next((step for step in reversed(self.steps) if step.seat == seat), None)
        if last is None or now.state.is_over():
            return None
        if self.is_sealed(last, now.state):
            return last
        if last is not self.steps[-1] or self._has_shown(last, now):
            return None
        return last

    def _has_shown(self, last: Step, now: Sight) -> bool:
        """Whether the last answer showed anybody something; worked out once."""
        if self.shown is None:
            self.shown = has_gained(last.before, now)
        return self.shown

    def _ask_anew(self, version: int, line: int, state: State) -> None:
        self.shown = None
        self.opened = line
        self.decisions = dict.fromkeys(state.actors(), version)

    def _ask_again(self, version: int, seat: int, state: State) -> None:
        """The same sealed question stays open; only the seat that did something is asked anew, if at all."""
        self.shown = None
        kept = {other: asked for other, asked in self.decisions.items() if other != seat}
        if seat in state.actors():
            kept[seat] = version
        self.decisions = kept


def is_same_sealed(before: State, after: State) -> bool:
    """Whether an answer left its sealed question open: the same seats take part and none owes again."""
    if not before.sealing:
        return False
    return (before.sealing, before.kind) == (after.sealing, after.kind) and not after.owes & ~before.owes


def is_private(before: State, after: State, seat: int) -> bool:
    """Whether an answer was sealed and stays so."""
    return bool(before.sealing & bits.single(seat)) and is_same_sealed(before, after)


def would_be_final(game: Game, state: State, seat: int, action: int) -> bool:
    """Whether an action could no longer be taken back freely; the state may be an imagined one."""
    after = state.copy()
    after.play(seat, action)
    if after.is_over() or after.owes == codes.CHANCE:
        return True
    return not is_private(state, after, seat) and has_gained(Sight(game, state), Sight(game, after))
