"""A time budget for a whole turn, divided among the choices that a seat makes in it.

A choice's part depends on the numbers of choices and turns so far, which are public, and on the time they took;
callers that use padded() make that time independent of hidden information.
"""

from __future__ import annotations

import time

from ludoteca.core.errors import NoBudget
from ludoteca.search.player import UNLIMITED, Clock, Effort

# How many choices a turn is taken to have before any was seen; as many turns, so that the first ones don't rule.
CHOICES = 8
TURNS = 4
# A choice gets at least and at most so much of what is left: later ones go on in the tree of the first.
MIN_PART = 0.3
MAX_PART = 0.95
MIN_MS = 1.0


class TimeBudget:
    """The time of a seat's turns: all its choices until another seat chooses."""

    def __init__(self, ms: float, clock: Clock = time.monotonic) -> None:
        if not ms > 0:
            raise NoBudget(ms)
        self.clock = clock
        self.ms = ms
        self.left = ms
        self.given = 0.0
        self.begun = 0.0
        self.turns = TURNS
        self.choices = CHOICES

    def begin_turn(self) -> None:
        """Another seat has chosen since: the whole time is there again."""
        self.left = self.ms
        self.turns += 1

    def allotted(self) -> float:
        """How many milliseconds the next choice may take: more the fewer choices turns have here."""
        self.choices += 1
        self.begun = self.clock()
        part = min(MAX_PART, max(MIN_PART, self.turns / self.choices))
        self.given = max(MIN_MS, self.left * part)
        return self.given

    def effort(self, seed: str | None = None, iterations: int = UNLIMITED) -> Effort:
        """The same as an effort that begins now, of so many iterations at most."""
        return Effort(iterations, seed, self.allotted(), clock=self.clock)

    def spend(self) -> float:
        """The choice is made: how many milliseconds it took, which are gone for this turn."""
        taken = (self.clock() - self.begun) * 1000
        self.left = max(0.0, self.left - taken)
        return taken

    def padded(self) -> float:
        """The choice is made, and all that it was given is gone: how many milliseconds to wait before it is shown."""
        self.left = max(0.0, self.left - self.given)
        return max(0.0, self.given - (self.clock() - self.begun) * 1000)
