"""What one viewer is to be shown: a view, the moves open to them, a move under consideration, and the room for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from ludoteca.drawing.canvas import Paint

# A seat is never told by its colour alone: triangle, circle, square, diamond, star.
MARKS = "▲●■◆★"
ASCII_MARKS = "^o#v*"
SEAT_COLOURS = ("#d8801f", "#1f8080", "#8a4481", "#3f66aa", "#a8323a")
ON_SEAT = "#fffdf7"


class Say(Protocol):
    """Turns a key and its fields into a sentence."""

    def __call__(self, key: str, **fields: Any) -> str:
        """The sentence."""


@dataclass(frozen=True)
class Scene:
    """Everything a game's face may use; `viewer` is a seat or None for a spectator."""

    view: Mapping[str, Any]
    viewer: int | None
    names: Sequence[str]
    say: Say
    moves: Sequence[str] = ()
    preview: Mapping[str, Any] | None = None
    width: int = 80
    height: int = 16
    ascii: bool = False
    marked: bool = True
    last: Sequence[Mapping[str, Any]] = field(default=())

    def pick(self, fancy: str, simple: str) -> str:
        """The first text, or the second where only ASCII can be shown."""
        return simple if self.ascii else fancy

    def mark(self, seat: int) -> str:
        """A seat's mark."""
        return self.pick(MARKS, ASCII_MARKS)[seat % len(MARKS)]

    def paint(self, seat: int) -> Paint:
        """The paint of a seat's mark."""
        return Paint(ON_SEAT, SEAT_COLOURS[seat % len(SEAT_COLOURS)], bold=True)

    def name(self, seat: int) -> str:
        """A player's name, with the seat's mark before it where marks are shown."""
        return f"{self.mark(seat)} {self.names[seat]}" if self.marked else self.names[seat]

    def who(self, field_: str, seat: int | None) -> dict[str, str]:
        """Two fields for sentences: the player's name, and `FIELD_is`: you, nobody or other."""
        if seat is None:
            return {field_: "", f"{field_}_is": "nobody"}
        return {field_: self.name(seat), f"{field_}_is": "you" if seat == self.viewer else "other"}

    def listed(self, items: Sequence[str]) -> str:
        """Several items as one phrase: a, b and c."""
        return self._phrase("list-and", items)

    def either(self, items: Sequence[str]) -> str:
        """Several possibilities as one phrase: a, b or c."""
        return self._phrase("list-or", items)

    def _phrase(self, key: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(key, most=", ".join(items[:-1]), last=items[-1])

    def resized(self, width: int, height: int) -> Scene:
        """The same scene with other room."""
        return replace(self, width=width, height=height)
