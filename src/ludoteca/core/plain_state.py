"""A State for games written in plain Python: the same whether the contract is compiled or interpreted.

A game derives from PlainState, lists its numbers and flat lists in FIELDS, and overrides `on_refusal`,
`on_apply_action` and whichever of the other `on_` hooks of plain_base.PlainBase it needs. Compiled rules derive from
state.State instead.
"""

from __future__ import annotations

from typing import Any, Self, TypeVar

from ludoteca.core import bits, codes, plain_base, rng
from ludoteca.core.result import Result
from ludoteca.core.state import QUESTION

Answer = TypeVar("Answer")


class CheckedFields(type):
    """Checks the attributes of the first state of every class against its FIELDS."""

    def __call__(cls, *given: Any, **named: Any) -> Any:
        """A new state."""
        state = super().__call__(*given, **named)
        if "_are_fields_checked" not in vars(cls):
            check_fields(state)
            cls._are_fields_checked = True
        return state


def check_fields(state: PlainState) -> None:
    """Raise TypeError unless FIELDS names exactly the numbers and the lists of a state."""
    owner, fields = type(state).__name__, type(state).FIELDS
    for name in fields:
        if not hasattr(state, name):
            raise TypeError(f"FIELDS of {owner} names {name!r}, which __init__ does not set")
        if not _is_plain(getattr(state, name)):
            raise TypeError(f"{owner}.{name} is in FIELDS, so it must be a whole number or a flat list of them")
    for name, value in vars(state).items():
        if name not in (*fields, *QUESTION, *plain_base.OWN) and isinstance(value, int | list):
            raise TypeError(
                f"{owner}.{name} is a number or a list and not named in FIELDS, so bytes and comparisons leave it out: "
                "add it to FIELDS, or put a constant into the module"
            )


def _is_plain(value: object) -> bool:
    """Whether a value is a whole number or a flat list of whole numbers."""
    return all(type(one) is int for one in value) if isinstance(value, list) else type(value) is int


class PlainState(plain_base.PlainBase, metaclass=CheckedFields):
    """Methods with which the rules ask questions, and the callers' operations, which raise what the rules raised."""

    # Asking. The methods of the same names in State are C methods.

    def ask(self, kind: int, seat: int) -> None:
        """Replace the open question by one that a single seat must answer."""
        self._open(kind, seat, bits.single(seat), 0)

    def ask_chance(self, kind: int, seat: int) -> None:
        """Replace the open question by one that chance answers, on behalf of a seat or of NOBODY."""
        self._open(kind, seat, codes.CHANCE, 0)

    def ask_sealed(self, kind: int, seat: int, seats: int) -> None:
        """Replace the open question by one that all the given seats answer in secret, in any order."""
        self._open(kind, seat, seats, seats)

    def push(self) -> None:
        """Save the open question on the stack, so that another one can be asked first."""
        at = self.depth * 3
        stack = list(self.stack)
        stack[at : at + 3] = [self.kind, self.seat, self.owes]
        self.stack = stack
        self.depth += 1

    def pop(self) -> None:
        """Return to the question on top of the stack."""
        self.depth -= 1
        at = self.depth * 3
        stack = list(self.stack)
        self.kind, self.seat, self.owes = stack[at : at + 3]
        stack[at : at + 3] = [0, 0, 0]
        self.stack = stack

    def end(self, ending: int, winners: int) -> None:
        """End the game with the index of the reason and the set of winners."""
        self._open(0, codes.NOBODY, 0, 0)
        self.ending = ending
        self.winners = winners

    def _open(self, kind: int, seat: int, owes: int, sealing: int) -> None:
        self.kind, self.seat, self.owes, self.sealing = kind, seat, owes, sealing

    # The callers' operations.

    def legal_actions(self, seat: int) -> list[int]:
        """A seat's legal actions, ascending; empty if it need not choose."""
        return self._checked(super().legal_actions(seat))

    def refusal(self, seat: int, action: int) -> int:
        """The code of the reason why a seat may not choose an action now, or 0 if it may."""
        return self._checked(super().refusal(seat, action))

    def apply_action(self, seat: int, action: int) -> None:
        """Apply an action, or raise NotLegal and change nothing."""
        try:
            super().apply_action(seat, action)
        finally:
            self._checked(None)

    def observed_action(self, action: int) -> int:
        """The action that the other seats observe: equal for actions that look alike to them."""
        return self._checked(super().observed_action(action))

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Outcomes and weights of the chance that is next, in a fixed order; empty for a deal or if none is next."""
        return self._checked(super().chance_outcomes())

    def apply_chance(self, outcome: int) -> None:
        """Apply a chance outcome, or raise NotPossible and change nothing."""
        super().apply_chance(outcome)
        self._checked(None)

    def resolve_chance(self, rng: rng.Rng) -> int:
        """Sample chance, deals included, until a seat must choose or the game ends; the lowest such seat or NOBODY."""
        return self._checked(super().resolve_chance(rng))

    def resample(self, viewer: int, rng: rng.Rng) -> Self:
        """A copy in which everything the viewer cannot know is drawn again, each possibility with its probability."""
        return self._checked(super().resample(viewer, rng))

    def scores(self) -> tuple[int, ...]:
        """Every seat's current score, also before the end."""
        return self._checked(super().scores())

    def evaluate(self, seat: int) -> float:
        """A seat's expected payoff, from 0 to 1: its return in a finished game, a heuristic before the end."""
        return self._checked(super().evaluate(seat))

    def result(self) -> Result | None:
        """Scores, winners and reason of a finished game; None before the end."""
        return self._checked(super().result())

    def _checked(self, answer: Answer) -> Answer:
        """The answer, or the first exception that a hook raised."""
        if self.errors:
            first = self.errors[0]
            self.errors.clear()
            raise first
        return answer
