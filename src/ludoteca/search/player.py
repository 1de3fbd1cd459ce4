"""What a player is asked, how hard it may think, and what it answers."""

from __future__ import annotations

import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from ludoteca.core.errors import NoBudget, NothingToChoose
from ludoteca.core.game import Game, View
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng

ITERATIONS = 2500
USUAL_MS = 250
UNLIMITED = 10**9

# Tells the time in seconds from some moment on: that of the wall, or that of the processor for this program alone.
Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class History:
    """What a seat has seen of a match: the events since its last question, or all of them if `is_whole`."""

    match: str
    events: tuple[dict[str, Any], ...] = ()
    is_whole: bool = True


@dataclass(frozen=True, slots=True)
class Ended:
    """The end of a match as one of its seats sees it; `events` are those since the seat's last question."""

    match: str
    game: str
    seat: int
    result: dict[str, Any]
    events: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A seat that must choose: what it may know, its legal moves, and its history if the player wants one."""

    game: Game
    view: View
    moves: list[str]
    seat: int
    history: History | None = None

    def __post_init__(self) -> None:
        if not self.moves:
            raise NothingToChoose(self.seat)

    @classmethod
    def of_match(cls, match: Match, seat: int, history: History | None = None) -> Question:
        """What a seat of a match is asked now; NothingToChoose if the game is over or it isn't the seat's to act."""
        if match.result is not None or seat not in match.state.current_players():
            raise NothingToChoose(seat, over=match.result is not None)
        return cls(match.game, match.view(seat), match.moves(seat), seat, history)

    def ordered(self) -> list[str]:
        """The moves without repetition in an order that depends on the words alone."""
        return sorted(set(self.moves))


@dataclass(frozen=True, slots=True)
class Choice:
    """The move chosen, and what the player thought."""

    move: str
    info: dict[str, Any] = field(default_factory=dict)


class Effort:
    """How hard to think: a number of iterations or a time that isn't exceeded, and the seed of all luck in it.

    Several threads share the iterations out; with a number of them the answer still depends on nothing else.
    """

    def __init__(
        self, iterations: int, seed: str | None = None, ms: float | None = None, threads: int = 1,
        clock: Clock = time.monotonic,
    ) -> None:  # fmt: skip
        if iterations < 1 or threads < 1:
            raise NoBudget(min(iterations, threads))
        if ms is not None and not ms > 0:
            raise NoBudget(ms)
        self.iterations = iterations
        self.threads = threads
        self.clock = clock
        self.begun = clock()
        self.deadline = None if ms is None else self.begun + ms / 1000
        text = secrets.token_hex(16) if seed is None else seed
        self.rng = Rng(int.from_bytes(sha256(text.encode()).digest()[:8], "big"))

    @classmethod
    def of_time(
        cls, ms: float, seed: str | None = None, threads: int = 1, clock: Clock = time.monotonic
    ) -> Effort:  # fmt: skip
        """As many iterations as fit into some milliseconds from now on, as a clock tells them."""
        return cls(UNLIMITED, seed, ms, threads, clock)

    @classmethod
    def usual(cls, seed: str | None = None) -> Effort:
        """As much as a table gives to one choice: a number of iterations, which slow machines may not reach in time."""
        return cls(ITERATIONS, seed, USUAL_MS)

    @property
    def is_timed(self) -> bool:
        """Whether time, and not a number of iterations, is what is given."""
        return self.deadline is not None

    def left_ms(self) -> float:
        """How many milliseconds are left; none for a number of iterations."""
        return 0.0 if self.deadline is None else max(0.0, (self.deadline - self.clock()) * 1000)

    def is_over(self) -> bool:
        """Whether the time is up; never for a number of iterations."""
        return self.deadline is not None and self.clock() >= self.deadline


class Player(ABC):
    """Chooses moves at one level; the same question, iterations and seed give the same choice."""

    @property
    def wants_history(self) -> bool:
        """Whether its questions should have a history."""
        return False

    @abstractmethod
    def choose(self, question: Question, effort: Effort) -> Choice:
        """One of the question's moves."""

    def finish(self, ended: Ended) -> None:  # noqa: B027
        """Hear how a match ended; does nothing unless a player overrides it."""

    def close(self) -> None:  # noqa: B027
        """Release what the player holds, such as a process; does nothing unless a player overrides it."""
