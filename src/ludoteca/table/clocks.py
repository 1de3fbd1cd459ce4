"""The clocks of the seats, in whole milliseconds, driven by a clock that the caller passes in.

The clock of every seat that must answer runs; the table decides which seats those are.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ludoteca.core.errors import TableRefusal

MAX_SECONDS = 366 * 24 * 3600
MS_PER_SECOND = 1000


class Clock(Protocol):
    """A monotonic time source."""

    def now(self) -> float:
        """The seconds since a fixed moment."""


class Monotonic:
    """The machine's monotonic clock, independent of changes of the date."""

    def now(self) -> float:
        """The seconds since a fixed moment."""
        return time.monotonic()


@dataclass(frozen=True, slots=True)
class TimeControl:
    """Seconds for the whole game plus an increment per turn; with `per_answer`, `seconds` anew for each turn.

    Tables that began before increments were given per turn have `per_turn` false: theirs are given per answer.
    """

    seconds: int
    increment: int = 0
    per_answer: bool = False
    per_turn: bool = True

    def __post_init__(self) -> None:
        numbers = (self.seconds, self.increment)
        if any(type(number) is not int or not 0 <= number <= MAX_SECONDS for number in numbers) or not self.seconds:
            raise TableRefusal(key="table-bad-clock", longest=MAX_SECONDS)

    def as_dict(self) -> dict[str, Any]:
        """The JSON fields of the time control, as in record headers and updates; `per_turn` only if it is true."""
        fields = {"seconds": self.seconds, "increment": self.increment, "per_answer": self.per_answer}
        return {**fields, "per_turn": True} if self.per_turn else fields


def read_control(fields: dict[str, Any]) -> TimeControl:
    """The time control of a record; without `per_turn` it is one of the time before increments per turn."""
    return TimeControl(**{"per_turn": False, **fields})


class Clocks:
    """The time left to each seat; only running clocks lose time."""

    def __init__(self, control: TimeControl, seats: int, clock: Clock) -> None:
        self.control = control
        self.clock = clock
        self.remaining = [control.seconds * MS_PER_SECOND] * seats
        self.starts: dict[int, int] = {}

    @property
    def running(self) -> tuple[int, ...]:
        """The seats whose clocks run or will start after their delay, ascending."""
        return tuple(self.starts)

    def run(self, seats: Iterable[int], delay: int = 0) -> None:
        """Run exactly these seats' clocks; those that did not run before start after `delay` milliseconds."""
        now = self._now()
        self.remaining = self.time_left()
        self.starts = {seat: max(now, self.starts.get(seat, now + delay)) for seat in sorted(seats)}

    def time_left(self) -> list[int]:
        """The milliseconds left to each seat now; negative for a clock that expired unnoticed."""
        now = self._now()
        return [remaining - max(0, now - self.starts.get(seat, now)) for seat, remaining in enumerate(self.remaining)]

    def start_delays(self) -> list[int]:
        """The milliseconds until each seat's running clock starts to lose time."""
        now = self._now()
        return [max(0, self.starts.get(seat, now) - now) for seat in range(len(self.remaining))]

    def stop_after_answer(self, seat: int) -> dict[int, int]:
        """Stop a seat's clock after its answer; the milliseconds added by seat, none if they are added per turn."""
        self.run(other for other in self.running if other != seat)
        return {} if self.control.per_turn else self._add_time([seat])

    def end_turn(self, seat: int | None) -> dict[int, int]:
        """Add what the end of a seat's turn brings (None: of every seat's); the milliseconds added by seat."""
        if not self.control.per_turn:
            return {}
        everyone = range(len(self.remaining))
        return self._add_time(everyone if seat is None or self.control.per_answer else [seat])

    def _add_time(self, seats: Iterable[int]) -> dict[int, int]:
        """Add the increment to these seats' time, or renew it; the milliseconds added by seat."""
        self.run(self.running)
        added = dict.fromkeys(seats, self.control.increment * MS_PER_SECOND)
        if self.control.per_answer:
            added = {seat: self.control.seconds * MS_PER_SECOND - self.remaining[seat] for seat in added}
        for seat, milliseconds in added.items():
            self.remaining[seat] += milliseconds
        return {seat: milliseconds for seat, milliseconds in added.items() if milliseconds}

    def remove_increment(self, seat: int, increment: int) -> None:
        """Remove the increment of an undone answer, leaving at least one second if there was one."""
        self.run(self.running)
        self.remaining[seat] = max(self.remaining[seat] - increment, min(self.remaining[seat], MS_PER_SECOND))

    def expired_seats(self) -> list[int]:
        """The seats whose time ran out first; several only at the same instant."""
        left = {seat: self.time_left()[seat] for seat in self.running}
        least = min(left.values(), default=1)
        return [seat for seat in left if left[seat] == least] if least <= 0 else []

    def deadline(self) -> int | None:
        """The milliseconds until the first running clock expires; None if none runs."""
        ends = [start + self.remaining[seat] for seat, start in self.starts.items()]
        return max(0, min(ends) - self._now()) if ends else None

    def as_dict(self) -> dict[str, Any]:
        """The public JSON fields of the clocks."""
        return {
            "left": [max(0, left) for left in self.time_left()],
            "running": list(self.running),
            "wait": self.start_delays(),
            "control": self.control.as_dict(),
        }

    def restore(self, left: Sequence[int]) -> None:
        """Set the milliseconds left to each seat, with no clock running."""
        self.starts = {}
        self.remaining = list(left)

    def delay(self, delays: Sequence[int]) -> None:
        """Delay each running clock by so many milliseconds."""
        self.starts = {seat: start + delays[seat] for seat, start in self.starts.items()}

    def deduct(self, elapsed: int) -> None:
        """Deduct elapsed milliseconds from the running clocks and their delays."""
        self.starts = {seat: start - elapsed for seat, start in self.starts.items()}

    def _now(self) -> int:
        return round(self.clock.now() * MS_PER_SECOND)
