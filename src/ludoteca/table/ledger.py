"""What the table's own lines add up to: who sits where, who left, what is proposed, how it ended.

It is fed every line in order, live or from a record, and so comes out the same.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.result import Result
from ludoteca.core.state import State
from ludoteca.table.lines import Note
from ludoteca.table.seating import Seating

DRAW = "draw"
UNDO = "undo"
PAUSE = "pause"
REASONS = {"resign": "resigned", "time": "time", "draw": "agreed", "cap": "cap", "abandon": "abandoned"}


@dataclass(slots=True)
class Proposal:
    """What a seat proposes, who has agreed so far, and for an undo the first line to go."""

    seat: int
    agreed: set[int] = field(default_factory=set)
    line: int = 0


@dataclass(frozen=True, slots=True)
class Ending:
    """How the table, not the rules, ended the game, and who lost by it."""

    reason: str
    losers: tuple[int, ...] = ()


class Ledger:
    """The table as its lines so far have made it."""

    def __init__(self, seats: Sequence[Seating]) -> None:
        self.seats = list(seats)
        self.left: set[int] = set()
        self.paused = False
        self.proposals: dict[str, Proposal] = {}
        self.ending: Ending | None = None
        self.changes = 0

    def answered(self) -> None:
        """A seat has answered its question: a proposal to go back no longer fits."""
        if self.proposals.pop(UNDO, None) is not None:
            self.changes += 1

    def take(self, note: Note) -> None:
        """Add a line of the table's."""
        self.changes += 1
        if note.key == "seat" and note.seating is not None:
            self.seats[note.seats[0]] = note.seating
        elif note.key in ("pause", "resume"):
            self.paused = note.key == "pause"
            self.proposals.pop(PAUSE, None)
        elif note.key in ("resign", "time"):
            self._give_up(note)
        elif note.key in REASONS:
            self._end(Ending(REASONS[note.key]))
        elif note.key == UNDO:
            self.proposals.pop(UNDO, None)
        else:
            self._discuss(note)

    def consenting(self, proposal: Proposal) -> set[int]:
        """The seats whose agreement is still wanted: people who are still at the table."""
        people = {seat for seat, one in enumerate(self.seats) if one.is_person()}
        return people - self.left - proposal.agreed - {proposal.seat}

    def is_agreed(self, what: str) -> bool:
        """Whether something is proposed and nobody's agreement is wanting."""
        proposal = self.proposals.get(what)
        return proposal is not None and not self.consenting(proposal)

    def result(self, state: State) -> Result | None:
        """How the game ended, by its rules or at the table."""
        left = tuple(sorted(self.left))
        if self.ending is None:
            by_rules = state.result()
            return by_rules and dataclasses.replace(by_rules, left=left)
        winners: tuple[int, ...] = ()
        if self.ending.losers:
            winners = tuple(seat for seat in range(state.players) if seat not in self.ending.losers)
        return Result(state.scores(), winners, self.ending.reason, left)

    def told(self, gathered: int) -> dict[str, Any]:
        """What everybody may see of it; lines are told by their versions."""
        seats = [{"name": one.name, "kind": one.kind, "left": seat in self.left} for seat, one in enumerate(self.seats)]
        proposals: dict[str, dict[str, Any]] = {
            what: {"seat": one.seat, "agreed": sorted(one.agreed), "waiting": sorted(self.consenting(one))}
            for what, one in sorted(self.proposals.items())
        }
        if UNDO in proposals:
            proposals[UNDO]["from"] = gathered + self.proposals[UNDO].line
        return {"seats": seats, "paused": self.paused, "proposals": proposals}

    def _give_up(self, note: Note) -> None:
        """With two players it is over; with more a bot plays on and the result will stand by the rules."""
        if len(self.seats) == 2:
            self._end(Ending(REASONS[note.key], note.seats))
            return
        for seat in note.seats:
            self.left.add(seat)
            self.seats[seat] = Seating(self.seats[seat].name, note.what or self.seats[seat].kind)
            for what in [what for what, one in self.proposals.items() if one.seat == seat]:
                del self.proposals[what]

    def _discuss(self, note: Note) -> None:
        proposal = self.proposals.get(note.what)
        if note.key == "propose" and note.seat is not None:
            self.proposals[note.what] = Proposal(note.seat, line=note.line)
        elif note.key == "agree" and proposal is not None:
            proposal.agreed |= set(note.seats)
        elif note.key == "refuse":
            self.proposals.pop(note.what, None)

    def _end(self, ending: Ending) -> None:
        self.ending = ending
        self.proposals.clear()
        self.paused = False
