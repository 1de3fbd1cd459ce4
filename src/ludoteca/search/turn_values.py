"""Answers of a record put together to turns: what a seat's turn was worth, cost and would better have been."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from ludoteca.core.events import Event
from ludoteca.core.state import State

EventFields = dict[str, Any]
DECIMALS = 3


@dataclass(frozen=True, slots=True)
class Decision:
    """One answer of the record: what was chosen, what was best, and what both were worth to the seat."""

    line: int
    seat: int
    turn: int
    kind: str
    move: str
    best: str
    value: float
    best_value: float
    choices: int

    @property
    def loss(self) -> float:
        """What the choice cost."""
        return max(0.0, self.best_value - self.value)


@dataclass(frozen=True, slots=True)
class TurnValue:
    """All answers of one seat in one turn: its prospects before, those when it next chose, and what was lost.

    `events` tell what the seat did and `better` what would have been best where it lost most; `better` is empty where
    little was lost.
    """

    turn: int
    seat: int
    lines: tuple[int, ...]
    before: float
    after: float
    loss: float
    events: tuple[EventFields, ...] = ()
    better: tuple[EventFields, ...] = ()

    @property
    def swing(self) -> float:
        """By how much the prospects changed until the seat chose again, luck and others' moves included."""
        return round(self.after - self.before, DECIMALS)


@dataclass(frozen=True, slots=True)
class Answer:
    """A valued answer with the state before it, its events, and whether it adds an item to the answer before it."""

    decision: Decision
    state: State
    events: tuple[EventFields, ...]
    continues: bool


class TurnAnswers:
    """The answers of one seat in one turn.

    A chain is a run of answers with neither chance nor another seat's answer between them. What its last answer was
    worth is also what its first one led to, so a chain's loss has the search's noise of two values only.
    """

    def __init__(self, answers: Sequence[Answer], order: dict[int, int]) -> None:
        self.answers = answers
        self.turn, self.seat = answers[0].decision.turn, answers[0].decision.seat
        self.before = answers[0].decision.best_value
        self._order = order

    def chains(self) -> list[list[Answer]]:
        """The answers, chain by chain."""
        placed = enumerate(self.answers)
        groups = groupby(placed, lambda one: self._order[one[1].decision.line] - one[0])
        return [[answer for _, answer in group] for _, group in groups]

    def value(self, after: float, better: tuple[EventFields, ...] = ()) -> TurnValue:
        """The turn's value, with the seat's prospects when it next chose."""
        return TurnValue(
            turn=self.turn,
            seat=self.seat,
            lines=tuple(one.decision.line for one in self.answers),
            before=self.before,
            after=after,
            loss=round(min(1.0, sum(map(chain_loss, self.chains()))), DECIMALS),
            events=tuple(event for one in self.answers if one.decision.choices > 1 for event in one.events)
            or self.answers[0].events,
            better=better,
        )

    def costliest(self) -> Answer:
        """The answer that cost most, in the chain that did."""
        chain = max(self.chains(), key=lambda one: chain_loss(one))
        return max(chain, key=lambda one: one.decision.loss)

    def set_before(self, answer: Answer) -> tuple[EventFields, ...]:
        """The events of the items chosen before an answer of the same set."""
        at = next(at for at, one in enumerate(self.answers) if one is answer)
        first = at
        while first > 0 and self.answers[first].continues:
            first -= 1
        return tuple(event for one in self.answers[first:at] for event in one.events)


def turns_of(answers: Sequence[Answer], standing: Sequence[int]) -> list[TurnAnswers]:
    """The answers that stand as turns, by their first answers; `standing` are all lines but the table's."""
    order = {line: at for at, line in enumerate(standing)}
    turns: dict[tuple[int, int], list[Answer]] = {}
    for answer in answers:
        if answer.decision.line in order:
            turns.setdefault((answer.decision.turn, answer.decision.seat), []).append(answer)
    return [TurnAnswers(found, order) for found in turns.values()]


def chain_loss(chain: Sequence[Answer]) -> float:
    """What the answers of a chain cost together."""
    return max(0.0, chain[0].decision.best_value - chain[-1].decision.value)


def leading_events(events: Iterable[Event], seat: int) -> tuple[EventFields, ...]:
    """The events that tell what a seat did, without what followed.

    These are the first one, unless it is about another seat, and those after it that name the seat.
    """
    told = [event.whole() for event in events]
    number = next((at for at, event in enumerate(told) if event.get("seat", None if at else seat) != seat), len(told))
    return tuple(told[:number])
