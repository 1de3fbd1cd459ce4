"""A record to step through: the position after each line, and what the line did, for the eyes chosen."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.core.errors import Refused
from ludoteca.core.events import Event
from ludoteca.core.match import Match
from ludoteca.core.record import CHANCE, TABLE, Line, Record
from ludoteca.core.replay import Replay
from ludoteca.core.result import Result
from ludoteca.core.state import State
from ludoteca.drawing import Scene
from ludoteca.i18n import Translator
from ludoteca.terminal.faces import face
from ludoteca.terminal.speech import Speech

COMMANDS = ("next", "back", "start", "end", "seat", "all", "spectator", "where", "hand", "around", "help", "quit")
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Still:
    """How things stood after one line."""

    line: Line
    state: State
    events: tuple[Event, ...]
    struck: range


class NoSuchLine(Refused):
    """A line or a seat that the record doesn't have."""

    key = "no-such-line"


class Reel:
    """A record, the line it stands at, and whose eyes look at it."""

    def __init__(self, record: Record, translator: Translator, marked: bool = True, only_ascii: bool = False) -> None:
        replay = Replay(record)
        self.stills = [
            Still(step.line, step.match.state.copy(), tuple(step.events), step.struck) for step in replay.steps()
        ]
        if not self.stills:
            raise NoSuchLine("the record is empty", key="record-empty")
        self.match = replay.match
        self.game = self.match.game
        self.header = record.header
        self.names = names(record, translator, self.match)
        self.translator = translator
        self.face = face(self.game.meta.name)
        self.speech = Speech(translator, self.game.meta.name, self.face)
        self.marked = marked
        self.ascii = only_ascii
        self.at = 0
        self.viewer: int | None = None
        self.all = False

    @property
    def still(self) -> Still:
        """Where it stands."""
        return self.stills[self.at]

    # Going through it.

    def go(self, at: int) -> None:
        """Stand at a line, the nearest there is."""
        self.at = max(0, min(at, len(self.stills) - 1))

    def look(self, viewer: int | None, everything: bool = False) -> None:
        """Look through a seat's eyes, a spectator's, or see everything."""
        if viewer is not None and not 0 <= viewer < self.match.players:
            raise NoSuchLine("no such seat", key="no-such-seat", seat=viewer, most=self.match.players - 1)
        self.viewer, self.all = viewer, everything

    # What there is to show.

    def scene(self, width: int = 80, height: int = 24) -> Scene:
        """The position as the eyes chosen see it."""
        state = self.still.state
        seen = self.game.position(state) if self.all else self.game.view(state, self.viewer)
        return Scene(
            seen,
            None if self.all else self.viewer,
            self.names,
            self.translator.translate,
            width=width,
            height=height,
            ascii=self.ascii,
            marked=self.marked,
            last=self.told(self.still),
        )

    def told(self, still: Still) -> list[dict[str, Any]]:
        """A line's events as the eyes chosen may know them."""
        return [event.whole() if self.all else event.seen_by(self.viewer) for event in still.events]

    def heading(self) -> str:
        """Which line this is, and whose eyes look."""
        eyes = "all" if self.all else "spectator" if self.viewer is None else "seat"
        name = "" if self.viewer is None else self.names[self.viewer]
        where = self.translator.translate("replay-step", number=self.at + 1, total=len(self.stills))
        return f"{where} · {self.translator.translate(f'replay-eyes-{eyes}', seat=name)}"

    def said(self) -> list[str]:
        """What the line did, in words; what it says itself only to those who may know it."""
        scene = self.scene()
        line = self.still.line
        if line.by == TABLE:
            return [self.speech.table_line(scene, line.words)]
        if line.by == CHANCE and self.at == 0 and self.match.opening is None:
            return [self.translator.translate("replay-setup")]
        return self.speech.events(scene, self.told(self.still)) or [self.translator.translate("replay-quiet")]

    def ending(self) -> str:
        """How the game ended, at its last line."""
        result = self.result()
        if result is None or self.at < len(self.stills) - 1:
            return ""
        return self.speech.result(self.scene(), result)

    def result(self) -> Result | None:
        """The result by the rules, or the one the record tells."""
        found = self.match.result
        told = _result(self.header, self.match.players)
        return told or found


def _result(header: dict[str, str], players: int) -> Result | None:
    """The header's result, if it reads."""
    told = Record(dict(header)).value("Result")
    if not isinstance(told, dict):
        return None
    winners = told.get("winners", [])
    fits = isinstance(winners, list) and all(type(seat) is int and 0 <= seat < players for seat in winners)
    reason = told.get("reason")
    return Result((), tuple(winners), reason) if fits and isinstance(reason, str) else None


def names(record: Record, translator: Translator, match: Match) -> Sequence[str]:
    """The players' names that the record tells, else the seats' colours; control characters left out."""
    told = record.value("Seats", [])
    found = []
    for seat in range(match.players):
        name = told[seat] if isinstance(told, list) and seat < len(told) else ""
        clean = "".join(c for c in str(name) if unicodedata.category(c)[0] != "C")[:LONGEST_NAME]
        found.append(clean or translator.translate_game(match.game.meta.name, f"name-{seat}"))
    return found
