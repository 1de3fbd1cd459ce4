"""A State for games written in plain Python: the same whether the contract is compiled or not.

A game derives from PlainState, lists its numbers and flat lists in FIELDS, and writes `against`, `choose`
and whichever else of the methods of bridge.Bridge it needs. Compiled rules derive from state.State instead.
"""

from __future__ import annotations

from typing import TypeVar

from ludoteca.core import bits, bridge, codes, dice, state
from ludoteca.core.result import Result

Answer = TypeVar("Answer")


class PlainState(bridge.Bridge):
    """What the rules use to ask questions and tell facts, and the face that raises what went wrong in them."""

    # Asking. The contract's own methods of these names belong to compiled callers.

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
        """Keep the open question underneath, so that another one can be asked first."""
        at = self.depth * 3
        kept = list(self.stack)
        kept[at : at + 3] = [self.kind, self.seat, self.owes]
        self.stack = kept
        self.depth += 1

    def pop(self) -> None:
        """Return to the question underneath."""
        self.depth -= 1
        at = self.depth * 3
        kept = list(self.stack)
        self.kind, self.seat, self.owes = kept[at : at + 3]
        kept[at : at + 3] = [0, 0, 0]
        self.stack = kept

    def end(self, ending: int, winners: int) -> None:
        """The game is over: the index of the reason and the set of winners."""
        self._open(0, codes.NOBODY, 0, 0)
        self.ending = ending
        self.winners = winners

    def note(self, key: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Note a fact, which the game's events() will tell, if somebody listens."""
        self.write(key, a, b, c, d, e)

    def _open(self, kind: int, seat: int, owes: int, sealing: int) -> None:
        self.kind, self.seat, self.owes, self.sealing = kind, seat, owes, sealing

    # The face, raising what the rules raised.

    def legal(self, seat: int) -> list[int]:
        """A seat's legal actions, ascending; empty if it need not choose."""
        return self._sound(super().legal(seat))

    def refusal(self, seat: int, action: int) -> int:
        """Why a seat may not choose an action now: a code, or 0 if it may."""
        return self._sound(super().refusal(seat, action))

    def play(self, seat: int, action: int) -> None:
        """Play an action, or raise NotLegal and change nothing."""
        try:
            super().play(seat, action)
        finally:
            self._sound(None)

    def odds(self) -> list[tuple[int, int]]:
        """Outcomes and weights of the chance that is next, in a fixed order; empty for a deal or if none is next."""
        return self._sound(super().odds())

    def play_outcome(self, outcome: int) -> None:
        """Play a chance outcome, or raise NotPossible and change nothing."""
        super().play_outcome(outcome)
        self._sound(None)

    def settle(self, by: dice.Dice) -> int:
        """Play chance until a seat must choose or the game is over; the lowest such seat, or NOBODY."""
        return self._sound(super().settle(by))

    def value(self, seat: int) -> float:
        """What the game is worth to a seat as it stands, from 0 to 1."""
        return self._sound(super().value(seat))

    def redealt(self, viewer: int, by: dice.Dice) -> state.State:
        """A copy in which what the viewer can't know is drawn anew."""
        return self._sound(super().redealt(viewer, by))

    def result(self) -> Result | None:
        """Scores, winners and reason of a finished game."""
        return self._sound(super().result())

    def _sound(self, answer: Answer) -> Answer:
        if self.troubles:
            first = self.troubles[0]
            self.troubles.clear()
            raise first
        return answer
