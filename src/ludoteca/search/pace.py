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
    """The time of one turn: all choices of a seat until another seat chooses."""

    def __init__(self, ms: float) -> None:
        if not ms > 0:
            raise NoBudget(ms)
        self.ms = ms
        self.seat: int | None = None
        self.left = ms
        self.begun = 0.0
        self.turns = TURNS
        self.choices = CHOICES

    def allotted(self, seat: int) -> float:
        """How many milliseconds a seat may think about the choice before it; another seat's begin a new turn."""
        if seat != self.seat:
            self.seat, self.left = seat, self.ms
            self.turns += 1
        self.choices += 1
        self.begun = time.monotonic()
        return max(LEAST_MS, self.left * min(MOST_PART, self.part()))

    def part(self) -> float:
        """The part of what is left that the next choice may use: more the fewer choices turns have here."""
        return self.turns / self.choices

    def effort(self, seat: int, seed: str | None = None) -> Effort:
        """The same as an effort that begins now."""
        return Effort.of_time(self.allotted(seat), seed)

    def spend(self) -> float:
        """The choice is made: how many milliseconds it took, which are gone for this turn."""
        taken = (time.monotonic() - self.begun) * 1000
        self.left = max(0.0, self.left - taken)
        return taken
