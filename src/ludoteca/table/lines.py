"""The table's own lines of a record: their words written and read.

- `seat 1 person "North"`: somebody else sits down, or a bot of that level, or nobody (`open`)
- `hint 0`: a seat was given a hint
- `pause 0`, `resume 0`: by a seat, or by nobody in particular
- `propose 0 draw`, `propose 0 pause`, then `agree 1 draw` or `refuse 1 draw`
- `propose 0 undo 17`: to take everything back from line 17 on
- `undo 17`, `undo 17-20`: those lines are taken back
- `resign 2 greedy`: a seat gives up; with more than two players a bot of that level plays on
- `time 0 greedy`: a seat's time is out (`0,1`: two at the same instant)
- `draw`, `cap`, `abandon`: the game is over
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.table.seating import Seating

SEAT_CHANGES = re.compile(r'seat ([0-9]) ([a-z][a-z0-9-]{0,31}) (".*")')
GIVES_UP = re.compile(r"(resign|time) ([0-9](?:,[0-9])*)(?: ([a-z][a-z0-9-]{0,31}))?")
PROPOSES = re.compile(r"propose ([0-9]) (draw|undo|pause)(?: ([0-9]{1,7}))?")
ANSWERS = re.compile(r"(agree|refuse) ([0-9]) (draw|undo|pause)")
TAKES_BACK = re.compile(r"(undo) ([0-9]{1,7})(?:-([0-9]{1,7}))?")
SIMPLE = re.compile(r"(hint|pause|resume|draw|cap|abandon)(?: ([0-9]))?")


@dataclass(frozen=True, slots=True)
class Note:
    """One line of the table's: its key, the seats it names, what it is about and the first line it concerns."""

    key: str
    seats: tuple[int, ...] = ()
    what: str = ""
    line: int = 0
    seating: Seating | None = None

    @property
    def seat(self) -> int | None:
        """The seat it names, if it names one."""
        return self.seats[0] if self.seats else None


def read(words: str, players: int) -> Note | None:
    """What a line says; None for words that aren't the table's, which are kept and skipped."""
    note = _read(words)
    return note if note is not None and all(seat < players for seat in note.seats) else None


def _read(words: str) -> Note | None:
    if found := SEAT_CHANGES.fullmatch(words):
        return _read_seat(int(found[1]), found[2], found[3])
    if found := GIVES_UP.fullmatch(words):
        return Note(found[1], tuple(int(seat) for seat in found[2].split(",")), found[3] or "")
    if found := PROPOSES.fullmatch(words):
        return Note("propose", (int(found[1]),), found[2], int(found[3] or 0))
    if found := ANSWERS.fullmatch(words):
        return Note(found[1], (int(found[2]),), found[3])
    if found := TAKES_BACK.fullmatch(words):
        return Note(found[1], line=int(found[2]))
    if found := SIMPLE.fullmatch(words):
        return Note(found[1], (int(found[2]),) if found[2] else ())
    return None


def _read_seat(seat: int, kind: str, name: str) -> Note | None:
    try:
        return Note("seat", (seat,), kind, seating=Seating(str(json.loads(name)), kind))
    except ValueError:
        return None


def seat(seat: int, seating: Seating) -> str:
    """The words of a change of seats."""
    return f"seat {seat} {seating.kind} {json.dumps(seating.name)}"


def gives_up(key: str, seats: Sequence[int], level: str) -> str:
    """The words of a resignation, or of a time that is out; the level only if a bot plays on."""
    return " ".join([key, ",".join(str(one) for one in seats), *([level] if level else [])])


def propose(seat: int, what: str, line: int = 0) -> str:
    """The words of a proposal."""
    return f"propose {seat} {what}" + (f" {line}" if line else "")


def takes_back(first: int, last: int) -> str:
    """The words that strike lines."""
    return f"undo {first}" if first == last else f"undo {first}-{last}"
