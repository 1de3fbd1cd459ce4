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
        self.starts: dict[int, int] = {}

    @property
    def running(self) -> tuple[int, ...]:
        """The seats whose clocks run, or will once what happened was shown, ascending."""
        return tuple(self.starts)

    def run(self, seats: Iterable[int], after: int = 0) -> None:
        """From now on exactly these seats' clocks run; those that didn't before begin after so many milliseconds."""
        now = self._now()
        self.banked = self.left()
        self.starts = {seat: max(now, self.starts.get(seat, now + after)) for seat in sorted(seats)}

    def left(self) -> list[int]:
        """The milliseconds left to each seat now; below 0 for one that overran unnoticed."""
        now = self._now()
        return [bank - max(0, now - self.starts.get(seat, now)) for seat, bank in enumerate(self.banked)]

    def waits(self) -> list[int]:
        """The milliseconds until the clock of each seat that runs begins to."""
        now = self._now()
        return [max(0, self.starts.get(seat, now) - now) for seat in range(len(self.banked))]

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
        ends = [start + self.banked[seat] for seat, start in self.starts.items()]
        return max(0, min(ends) - self._now()) if ends else None

    def told(self) -> dict[str, Any]:
        """What everybody may see of the clocks."""
        return {
            "left": [max(0, left) for left in self.left()],
            "running": list(self.running),
            "wait": self.waits(),
            "control": self.control.written(),
        }

    def restore(self, left: Sequence[int]) -> None:
        """Go on from the milliseconds that were left, with no clock running yet."""
        self.starts = {}
        self.banked = list(left)

    def hold(self, waits: Sequence[int]) -> None:
        """Each clock that runs waits for so many milliseconds more."""
        self.starts = {seat: start + waits[seat] for seat, start in self.starts.items()}

    def charge(self, spent: int) -> None:
        """The clocks that run have run, or waited, for so many milliseconds already."""
        self.starts = {seat: start - spent for seat, start in self.starts.items()}

    def _now(self) -> int:
        return round(self.clock.now() * SECOND)
