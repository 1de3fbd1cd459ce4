"""A grid of coloured characters that later strokes paint over; every character is one column wide."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple


class Paint(NamedTuple):
    """Colours as #rrggbb, empty for the screen's own; bold or not."""

    ink: str = ""
    ground: str = ""
    bold: bool = False


PLAIN = Paint()
Line = list[tuple[Paint, str]]


class Canvas:
    """Rows of cells; what falls outside is left out."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.letters = [[" "] * width for _ in range(height)]
        self.paints = [[PLAIN] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, paint: Paint = PLAIN) -> None:
        """Write a text from a cell on; a paint without a ground keeps the ground beneath."""
        if not 0 <= y < self.height:
            return
        letters, paints = self.letters[y], self.paints[y]
        for at, letter in enumerate(text, x):
            if 0 <= at < self.width:
                letters[at] = letter
                paints[at] = paint if paint.ground else paint._replace(ground=paints[at].ground)

    def put_line(self, x: int, y: int, line: Line) -> None:
        """Write a line of several paints from a cell on."""
        for paint, text in line:
            self.put(x, y, text, paint)
            x += len(text)

    def lines(self) -> list[Line]:
        """The rows as runs of equal paint, without the unpainted blanks at their ends."""
        return [
            trimmed([(paint, "".join(letter for letter, _ in run)) for paint, run in _runs(letters, paints)])
            for letters, paints in zip(self.letters, self.paints, strict=True)
        ]


def _runs(letters: Sequence[str], paints: Sequence[Paint]) -> groupby[Paint, tuple[str, Paint]]:
    return groupby(zip(letters, paints, strict=True), key=lambda cell: cell[1])


def trimmed(line: Line) -> Line:
    """The line without blanks on the screen's own ground at its end."""
    while line and not line[-1][0].ground:
        paint, text = line[-1]
        if text.rstrip():
            line[-1] = (paint, text.rstrip())
            break
        line.pop()
    return line


def line_text(line: Line) -> str:
    """The letters of a line without its colours."""
    return "".join(text for _, text in line)


def beside(left: Sequence[Line], right: Sequence[Line], column: int) -> list[Line]:
    """Two drawings side by side, the right one beginning at a column."""
    joined: list[Line] = []
    for row in range(max(len(left), len(right))):
        line = list(left[row]) if row < len(left) else []
        if row < len(right):
            line += [(PLAIN, " " * (column - len(line_text(line)))), *right[row]]
        joined.append(line)
    return joined
