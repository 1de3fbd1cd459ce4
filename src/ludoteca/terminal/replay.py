"""Steps through a record: the position after each line and its description, from a chosen perspective."""

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
from ludoteca.terminal.face_loader import face
from ludoteca.terminal.narration import Narrator

COMMANDS = ("next", "back", "start", "end", "seat", "all", "spectator", "where", "hand", "around", "help", "quit")
MAX_NAME_LENGTH = 40


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """The state after one line, with the line's events."""

    line: Line
    state: State
    events: tuple[Event, ...]
    struck: range


class NoSuchLine(Refused):
    """A line or a seat that the record does not have."""

    key = "no-such-line"


class RecordReplay:
    """A record, the index of the current line and the perspective of the viewer."""

    def __init__(self, record: Record, translator: Translator, marked: bool = True, only_ascii: bool = False) -> None:
        replay = Replay(record)
        self.steps = [
            ReplayStep(step.line, step.match.state.copy(), tuple(step.events), step.struck) for step in replay.steps()
        ]
        if not self.steps:
            raise NoSuchLine("the record is empty", key="record-empty")
        self.match = replay.match
        self.game = self.match.game
        self.header = record.header
        self.names = player_names(record, translator, self.match)
        self.translator = translator
        self.face = face(self.game.meta.name)
        self.narrator = Narrator(translator, self.game.meta.name, self.face)
        self.marked = marked
        self.ascii = only_ascii
        self.index = 0
        self.viewer: int | None = None
        self.shows_everything = False

    @property
    def current_step(self) -> ReplayStep:
        """The step of the current line."""
        return self.steps[self.index]

    # Navigation.

    def seek(self, index: int) -> None:
        """Go to a line, or to the nearest one."""
        self.index = max(0, min(index, len(self.steps) - 1))

    def set_perspective(self, viewer: int | None, everything: bool = False) -> None:
        """Show a seat's view, a spectator's (None), or everything."""
        if viewer is not None and not 0 <= viewer < self.match.players:
            raise NoSuchLine("no such seat", key="no-such-seat", seat=viewer, most=self.match.players - 1)
        self.viewer, self.shows_everything = viewer, everything

    # Output.

    def scene(self, width: int = 80, height: int = 24) -> Scene:
        """The scene of the current position from the chosen perspective."""
        state = self.current_step.state
        seen = self.game.position(state) if self.shows_everything else self.game.view(state, self.viewer)
        return Scene(
            seen,
            None if self.shows_everything else self.viewer,
            self.names,
            self.translator.translate,
            width=width,
            height=height,
            ascii=self.ascii,
            marked=self.marked,
            last=self.visible_events(self.current_step),
        )

    def visible_events(self, step: ReplayStep) -> list[dict[str, Any]]:
        """The events of a step from the chosen perspective."""
        return [event.whole() if self.shows_everything else event.seen_by(self.viewer) for event in step.events]

    def heading(self) -> str:
        """The number of the line and the perspective."""
        perspective = "all" if self.shows_everything else "spectator" if self.viewer is None else "seat"
        name = "" if self.viewer is None else self.names[self.viewer]
        where = self.translator.translate("replay-step", number=self.index + 1, total=len(self.steps))
        return f"{where} · {self.translator.translate(f'replay-eyes-{perspective}', seat=name)}"

    def description(self) -> list[str]:
        """What the line did, as far as the chosen perspective may know."""
        scene = self.scene()
        line = self.current_step.line
        if line.by == TABLE:
            return [self.narrator.table_line(scene, line.words)]
        if line.by == CHANCE and self.index == 0 and self.match.opening is None:
            return [self.translator.translate("replay-setup")]
        return self.narrator.events(scene, self.visible_events(self.current_step)) or [
            self.translator.translate("replay-quiet")
        ]

    def ending(self) -> str:
        """The result at the last line, else nothing."""
        result = self.result()
        if result is None or self.index < len(self.steps) - 1:
            return ""
        return self.narrator.result(self.scene(), result)

    def result(self) -> Result | None:
        """The result in the record's header, or else by the rules."""
        found = self.match.result
        written = _result(self.header, self.match.players)
        return written or found


def _result(header: dict[str, str], players: int) -> Result | None:
    """The result in a header, if it is valid."""
    written = Record(dict(header)).value("Result")
    if not isinstance(written, dict):
        return None
    winners = written.get("winners", [])
    fits = isinstance(winners, list) and all(type(seat) is int and 0 <= seat < players for seat in winners)
    reason = written.get("reason")
    return Result((), tuple(winners), reason) if fits and isinstance(reason, str) else None


def player_names(record: Record, translator: Translator, match: Match) -> Sequence[str]:
    """The players' names in the record without control characters, or the seats' colours."""
    written = record.value("Seats", [])
    found = []
    for seat in range(match.players):
        name = written[seat] if isinstance(written, list) and seat < len(written) else ""
        clean = "".join(c for c in str(name) if unicodedata.category(c)[0] != "C")[:MAX_NAME_LENGTH]
        found.append(clean or translator.translate_game(match.game.meta.name, f"name-{seat}"))
    return found
