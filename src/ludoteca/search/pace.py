"""A budget of time for a whole turn, shared out among the choices that a seat makes in it."""

from __future__ import annotations

import time

from ludoteca.core.errors import NoBudget
from ludoteca.search.player import Effort

# How many choices a turn is taken to have before any was seen; as many turns, so that the first ones don't rule.
CHOICES = 8
TURNS = 4
MOST_PART = 0.95
LEAST_MS = 1.0


class Pace:
    """The time of a seat's turns: all its choices until another seat chooses."""

    def __init__(self, ms: float) -> None:
        if not ms > 0:
            raise NoBudget(ms)
        self.ms = ms
        self.left = ms
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
        self.begun = time.monotonic()
        return max(LEAST_MS, self.left * min(MOST_PART, self.turns / self.choices))

    def effort(self, seed: str | None = None) -> Effort:
        """The same as an effort that begins now."""
        return Effort.of_time(self.allotted(), seed)

    def spend(self) -> float:
        """The choice is made: how many milliseconds it took, which are gone for this turn."""
        taken = (time.monotonic() - self.begun) * 1000
        self.left = max(0.0, self.left - taken)
        return taken
