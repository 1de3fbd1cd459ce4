"""How long each seat may still think: whole milliseconds on a clock that somebody hands in.

Every seat that owes an answer has its clock running; the table says which those are.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ludoteca.core.errors import TableRefusal

MOST_SECONDS = 366 * 24 * 3600
SECOND = 1000


class Clock(Protocol):
    """Whatever tells the time in seconds from some fixed moment, never going back."""

    def now(self) -> float:
        """The seconds since that moment."""


class Monotonic:
    """The machine's own clock, which no change of date disturbs."""

    def now(self) -> float:
        """The seconds since some moment."""
        return time.monotonic()


@dataclass(frozen=True, slots=True)
class TimeControl:
    """Seconds for the whole game and more for each answer; or, per answer, that many for every single one."""

    seconds: int
    increment: int = 0
    per_answer: bool = False

    def __post_init__(self) -> None:
        numbers = (self.seconds, self.increment)
        if any(type(number) is not int or not 0 <= number <= MOST_SECONDS for number in numbers) or not self.seconds:
            raise TableRefusal(key="table-bad-clock", longest=MOST_SECONDS)

    def written(self) -> dict[str, Any]:
        """The control as headers and updates tell it."""
        return {"seconds": self.seconds, "increment": self.increment, "per_answer": self.per_answer}


class Clocks:
    """The time left to each seat; only those running lose any."""

    def __init__(self, control: TimeControl, seats: int, clock: Clock) -> None:
        self.control = control
        self.clock = clock
        self.banked = [control.seconds * SECOND] * seats
        self.running: tuple[int, ...] = ()
        self.since = self._now()

    def run(self, seats: Iterable[int]) -> None:
        """From now on exactly these seats' clocks run."""
        self.banked = self.left()
        self.since = self._now()
        self.running = tuple(sorted(seats))

    def left(self) -> list[int]:
        """The milliseconds left to each seat now; below 0 for one that overran unnoticed."""
        spent = max(0, self._now() - self.since)
        return [bank - spent if seat in self.running else bank for seat, bank in enumerate(self.banked)]

    def answered(self, seat: int) -> int:
        """A seat has answered: what its clock is given for it, in milliseconds."""
        self.run(other for other in self.running if other != seat)
        given = self.control.increment * SECOND
        if self.control.per_answer:
            given = self.control.seconds * SECOND - self.banked[seat]
        self.banked[seat] += given
        return given

    def take_back(self, seat: int, given: int) -> None:
        """An answer was taken back, and so is what it gave; a second stays if there was one."""
        self.run(self.running)
        self.banked[seat] = max(self.banked[seat] - given, min(self.banked[seat], SECOND))

    def out(self) -> list[int]:
        """The seats whose time ran out first, several only if at the same instant."""
        left = {seat: self.left()[seat] for seat in self.running}
        least = min(left.values(), default=1)
        return [seat for seat in left if left[seat] == least] if least <= 0 else []

    def deadline(self) -> int | None:
        """The milliseconds until the first running clock is out; None if none runs."""
        left = self.left()
        return max(0, min(left[seat] for seat in self.running)) if self.running else None

    def told(self) -> dict[str, Any]:
        """What everybody may see of the clocks."""
        return {
            "left": [max(0, left) for left in self.left()],
            "running": list(self.running),
            "control": self.control.written(),
        }

    def restore(self, left: Sequence[int]) -> None:
        """Go on from the milliseconds that were left, with no clock running yet."""
        self.running = ()
        self.banked = list(left)

    def charge(self, spent: int) -> None:
        """The clocks that run have run for so many milliseconds already."""
        self.since -= spent

    def _now(self) -> int:
        return round(self.clock.now() * SECOND)
