"""The status of a table, derived from its own lines: seats, departures, pause, proposals, and its ending.

Every line is applied in order, live or from a record, with the same result.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.result import Result
from ludoteca.core.state import State
from ludoteca.table.records.table_log import TableAction
from ludoteca.table.seats import Seating

DRAW = "draw"
UNDO = "undo"
PAUSE = "pause"
REASONS = {"resign": "resigned", "time": "time", "draw": "agreed", "cap": "cap", "abandon": "abandoned"}


@dataclass(slots=True)
class Proposal:
    """A seat's proposal, the seats that agreed so far, and for an undo the first line to be undone."""

    seat: int
    agreed: set[int] = field(default_factory=set)
    line: int = 0


@dataclass(frozen=True, slots=True)
class Ending:
    """The reason for which the table, not the rules, ended the game, and the seats that lost by it."""

    reason: str
    losers: tuple[int, ...] = ()


class TableStatus:
    """The status after all lines so far; `revision` increases with every change of it."""

    def __init__(self, seats: Sequence[Seating]) -> None:
        self.seats = list(seats)
        self.left: set[int] = set()
        self.paused = False
        self.proposals: dict[str, Proposal] = {}
        self.ending: Ending | None = None
        self.revision = 0

    def cancel_undo_proposal(self) -> None:
        """Cancel a proposed undo because a seat has answered since."""
        if self.proposals.pop(UNDO, None) is not None:
            self.revision += 1

    def apply(self, action: TableAction) -> None:
        """Apply one table action."""
        self.revision += 1
        if action.key == "seat" and action.seating is not None:
            self.seats[action.seats[0]] = action.seating
        elif action.key in ("pause", "resume"):
            self.paused = action.key == "pause"
            self.proposals.pop(PAUSE, None)
        elif action.key in ("resign", "time"):
            self._apply_departure(action)
        elif action.key in REASONS:
            self._end(Ending(REASONS[action.key]))
        elif action.key == UNDO:
            self.proposals.pop(UNDO, None)
        else:
            self._apply_to_proposals(action)

    def awaited_seats(self, proposal: Proposal) -> set[int]:
        """The seats that have yet to agree: persons still at the table."""
        people = {seat for seat, one in enumerate(self.seats) if one.is_person()}
        return people - self.left - proposal.agreed - {proposal.seat}

    def is_agreed(self, what: str) -> bool:
        """Whether something is proposed and every person has agreed."""
        proposal = self.proposals.get(what)
        return proposal is not None and not self.awaited_seats(proposal)

    def result(self, state: State) -> Result | None:
        """The result by the rules or by the table, or None while the game goes on."""
        left = tuple(sorted(self.left))
        if self.ending is None:
            by_rules = state.result()
            return by_rules and dataclasses.replace(by_rules, left=left)
        winners: tuple[int, ...] = ()
        if self.ending.losers:
            winners = tuple(seat for seat in range(state.players) if seat not in self.ending.losers)
        return Result(state.scores(), winners, self.ending.reason, left)

    def as_dict(self, start_version: int) -> dict[str, Any]:
        """The public JSON fields of the status; lines are given by their versions."""
        seats = [{"name": one.name, "kind": one.kind, "left": seat in self.left} for seat, one in enumerate(self.seats)]
        proposals: dict[str, dict[str, Any]] = {
            what: {"seat": one.seat, "agreed": sorted(one.agreed), "waiting": sorted(self.awaited_seats(one))}
            for what, one in sorted(self.proposals.items())
        }
        if UNDO in proposals:
            proposals[UNDO]["from"] = start_version + self.proposals[UNDO].line
        return {"seats": seats, "paused": self.paused, "proposals": proposals}

    def _apply_departure(self, action: TableAction) -> None:
        """End a game of two; in a larger one a bot takes the seat and the result follows the rules."""
        if len(self.seats) == 2:
            self._end(Ending(REASONS[action.key], action.seats))
            return
        for seat in action.seats:
            self.left.add(seat)
            self.seats[seat] = Seating(self.seats[seat].name, action.what or self.seats[seat].kind)
            for what in [what for what, one in self.proposals.items() if one.seat == seat]:
                del self.proposals[what]

    def _apply_to_proposals(self, action: TableAction) -> None:
        proposal = self.proposals.get(action.what)
        if action.key == "propose" and action.seat is not None:
            self.proposals[action.what] = Proposal(action.seat, line=action.line)
        elif action.key == "agree" and proposal is not None:
            proposal.agreed |= set(action.seats)
        elif action.key == "refuse":
            self.proposals.pop(action.what, None)

    def _end(self, ending: Ending) -> None:
        self.ending = ending
        self.proposals.clear()
        self.paused = False
