"""Parsing and formatting of the table's own lines in a record.

- `seat 1 person "North"`: a person, a bot of that level or nobody (`open`) takes a seat
- `hint 0`: a seat got a hint
- `pause 0`, `resume 0`: by a seat, or by the caller without one
- `propose 0 draw`, `propose 0 pause`, then `agree 1 draw` or `refuse 1 draw`
- `propose 0 undo 17`: to undo everything from line 17 on
- `undo 17`, `undo 17-20`: these lines are undone
- `resign 2 greedy`: a seat resigns; with more than two players a bot of that level plays on
- `time 0 greedy`: a seat's clock expired (`0,1`: two at the same instant)
- `draw`, `cap`, `abandon`: the game is over
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.table.seats import Seating

SEAT = re.compile(r'seat ([0-9]) ([a-z][a-z0-9-]{0,31}) (".*")')
DEPARTURE = re.compile(r"(resign|time) ([0-9](?:,[0-9])*)(?: ([a-z][a-z0-9-]{0,31}))?")
PROPOSAL = re.compile(r"propose ([0-9]) (draw|undo|pause)(?: ([0-9]{1,7}))?")
REPLY = re.compile(r"(agree|refuse) ([0-9]) (draw|undo|pause)")
UNDO = re.compile(r"(undo) ([0-9]{1,7})(?:-([0-9]{1,7}))?")
SIMPLE = re.compile(r"(hint|pause|resume|draw|cap|abandon)(?: ([0-9]))?")


@dataclass(frozen=True, slots=True)
class TableAction:
    """A parsed line of the table: its key, the seats it names, its subject and the first line it refers to."""

    key: str
    seats: tuple[int, ...] = ()
    what: str = ""
    line: int = 0
    seating: Seating | None = None

    @property
    def seat(self) -> int | None:
        """The first seat it names, or None."""
        return self.seats[0] if self.seats else None


def parsed(words: str, players: int) -> TableAction | None:
    """The action of a line; None for unknown text, which the record keeps and the table ignores."""
    action = _parsed(words)
    return action if action is not None and all(seat < players for seat in action.seats) else None


def _parsed(words: str) -> TableAction | None:
    if found := SEAT.fullmatch(words):
        return _parsed_seat(int(found[1]), found[2], found[3])
    if found := DEPARTURE.fullmatch(words):
        return TableAction(found[1], tuple(int(seat) for seat in found[2].split(",")), found[3] or "")
    if found := PROPOSAL.fullmatch(words):
        return TableAction("propose", (int(found[1]),), found[2], int(found[3] or 0))
    if found := REPLY.fullmatch(words):
        return TableAction(found[1], (int(found[2]),), found[3])
    if found := UNDO.fullmatch(words):
        return TableAction(found[1], line=int(found[2]))
    if found := SIMPLE.fullmatch(words):
        return TableAction(found[1], (int(found[2]),) if found[2] else ())
    return None


def _parsed_seat(seat: int, kind: str, name: str) -> TableAction | None:
    try:
        return TableAction("seat", (seat,), kind, seating=Seating(str(json.loads(name)), kind))
    except ValueError:
        return None


def seat_line(seat: int, seating: Seating) -> str:
    """The line of a seat change."""
    return f"seat {seat} {seating.kind} {json.dumps(seating.name)}"


def departure_line(key: str, seats: Sequence[int], level: str) -> str:
    """The line of a resignation or an expired clock; the level is that of the bot that plays on, or empty."""
    return " ".join([key, ",".join(str(seat) for seat in seats), *([level] if level else [])])


def proposal_line(seat: int, what: str, line: int = 0) -> str:
    """The line of a proposal."""
    return f"propose {seat} {what}" + (f" {line}" if line else "")


def undo_line(first: int, last: int) -> str:
    """The line that undoes a range of lines."""
    return f"undo {first}" if first == last else f"undo {first}-{last}"
