"""Draws terminal.svg from what the terminal game really shows in one position; a test compares the two.

Run it after a change of the drawing: .venv/bin/python docs/pictures/make_terminal.py
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import DummyInput
from prompt_toolkit.output import DummyOutput

from ludoteca.core import discovery
from ludoteca.drawing import Line, Paint
from ludoteca.i18n import translator
from ludoteca.table import Seating
from ludoteca.terminal.commands import CommandInterpreter
from ludoteca.terminal.full_screen import ACCENT, DIM
from ludoteca.terminal.play_screen import PlayScreen
from ludoteca.terminal.session import PlaySession

PICTURE = Path(__file__).with_name("terminal.svg")
COLUMNS, ROWS = 104, 40
WIDE, HIGH, MARGIN = 9, 18, 12
PAPER, INK = "#1d1a19", "#f3ebdd"
FONT = "'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"

GAME = "maamut"
SEED = "prairie 332"
MOVES = """
place b1, place e1, place e6, place g1, move 2 SW, discard 2, trap, trap, discard 3, trap, move 1 SW, move 2 NE,
discard 1, remove, trap, trap, move 2 NE, trap, discard 1, move 1 NE, discard 2, discard 3, move 2 W, move 2 SE,
discard 1, move 1 NW, discard 1, move 2 NW, discard 1, move 1 SE, trap, move 3 NW, discard 3, discard 1, discard 2,
trap, move 3 SE, discard 3, discard 1, remove, remove, move 1 NW, move 2 NW, move 2 SE
"""
TYPED = "move 3 NE"


def shown() -> list[Line]:
    """The whole screen while somebody thinks about a move."""
    names = ["Ochre", "Teal", "Plum", "Slate"]
    session = PlaySession(discovery.game(GAME), [Seating(name) for name in names], {"first": 0}, SEED)
    for move in MOVES.replace("\n", " ").split(","):
        seat = session.asked()
        assert seat is not None
        session.play(seat, move.strip())
    commands = CommandInterpreter(session, translator("en"), plain=False, only_ascii=False)
    with create_app_session(input=DummyInput(), output=DummyOutput()):
        screen = PlayScreen(commands)
        screen.seat_player(0)
        screen.buffer.text = TYPED
        above = screen.scene_lines(COLUMNS, ROWS - 3)
        above += [[] for _ in range(ROWS - 3 - len(above))]
        footer: Line = [(DIM, " " + commands.translator.translate(screen.footer_key()))]
        return [*above, screen.question_line(), [(ACCENT, "> "), (Paint(), TYPED)], footer]


def picture(lines: list[Line]) -> str:
    """The lines as SVG: grounds below, letters above, each run stretched to its columns."""
    width, height = COLUMNS * WIDE + 2 * MARGIN, len(lines) * HIGH + 2 * MARGIN
    grounds, letters = [], []
    for row, line in enumerate(lines):
        column = 0
        for paint, text in line:
            x, y = MARGIN + column * WIDE, MARGIN + row * HIGH
            if paint.ground:
                grounds.append(
                    f'<path fill="{paint.ground}" d="M{x} {y}h{len(text) * WIDE}v{HIGH}h-{len(text) * WIDE}z"/>'
                )
            letters += words(paint, text, x, y)
            column += len(text)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
            f' font-family="{FONT}" font-size="15" fill="{INK}">',
            "<title>A game in the terminal: a move is being typed, and the board shows what it would do.</title>",
            f'<rect width="{width}" height="{height}" rx="10" fill="{PAPER}"/>',
            '<g shape-rendering="crispEdges">',
            *grounds,
            "</g>",
            *letters,
            "</svg>",
            "",
        ]
    )


def words(paint: Paint, text: str, x: int, y: int) -> list[str]:
    """The words of a run, each at its column; blanks draw nothing."""
    found = []
    look = (f' fill="{paint.ink}"' if paint.ink else "") + (' font-weight="bold"' if paint.bold else "")
    at = 0
    for word in text.split(" "):
        if word:
            place = f'x="{x + at * WIDE}" y="{y + 14}" textLength="{len(word) * WIDE}"'
            found.append(f'<text {place} lengthAdjust="spacingAndGlyphs"{look}>{escape(word)}</text>')
        at += len(word) + 1
    return found


if __name__ == "__main__":
    PICTURE.write_text(picture(shown()), encoding="utf-8")
