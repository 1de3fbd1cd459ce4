"""The layout of a full screen: main area, question, input line and footer; long texts are shown in pages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import Completer
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import BufferControl, FormattedTextControl, HSplit, Layout, VSplit, Window
from prompt_toolkit.output import ColorDepth

from ludoteca.core import discovery
from ludoteca.drawing import PLAIN, Line, Paint, line_text
from ludoteca.i18n import Translator
from ludoteca.terminal import styling

ACCENT = Paint("#d08a3c", bold=True)
DIM = Paint("#8c8378")
GOOD = Paint("#2a2320", "#e6dac3", bold=True)
STRONG = Paint(bold=True)


class FullScreen(ABC):
    """A prompt_toolkit application; subclasses supply its contents."""

    def __init__(self, translator: Translator, game: str, only_ascii: bool, completer: Completer | None = None) -> None:
        self.translator = translator
        self.game = game
        self.ascii = only_ascii
        self.notes: list[str] = []
        self.page: list[str] | None = None
        self.top = 0
        self.buffer = Buffer(
            completer=completer, multiline=False, accept_handler=self._accept, history=InMemoryHistory()
        )
        self.app: Application[int] = Application(
            layout=Layout(self._layout(), focused_element=self.buffer),
            key_bindings=self.keys(),
            full_screen=True,
            color_depth=styling.colour_depth(),
        )

    # Contents, supplied by subclasses.

    @abstractmethod
    def scene_lines(self, width: int, height: int) -> list[Line]:
        """The lines of the main area."""

    @abstractmethod
    def question_line(self) -> Line:
        """The current question."""

    @abstractmethod
    def footer_key(self) -> str:
        """The message key of the footer."""

    @abstractmethod
    def execute(self, text: str) -> None:
        """Execute a typed line."""

    # Layout.

    def _layout(self) -> HSplit:
        prompt = Window(FormattedTextControl([(styling.style(ACCENT), "> ")]), width=2, height=1)
        typing = Window(BufferControl(self.buffer), height=1, wrap_lines=False)
        return HSplit(
            [
                Window(FormattedTextControl(self._main_text), wrap_lines=False, always_hide_cursor=True),
                Window(FormattedTextControl(self._question_text), height=self.question_height),
                VSplit([prompt, typing]),
                Window(FormattedTextControl(self._footer_text), height=1),
            ]
        )

    def question_height(self) -> int:
        """The rows of the question, at most a quarter of the screen."""
        size = self.app.output.get_size()
        return max(1, min(len(self._question_lines(size.columns)), size.rows // 4))

    def _question_lines(self, width: int) -> list[Line]:
        """The question, its last part wrapped to further rows."""
        line = self.question_line()
        if not line:
            return [[]]
        *before, (paint_, text) = line
        indent = len(line_text(before))
        first, *rest = wrapped([text], width - indent - 1)
        more: list[Line] = [[(PLAIN, " " * indent), (paint_, row)] for row in rest]
        return [[*before, (paint_, first)], *more]

    def size(self) -> tuple[int, int]:
        """The columns, and the rows above the question."""
        size = self.app.output.get_size()
        return max(8, size.columns), max(1, size.rows - 2 - self.question_height())

    def _main_text(self) -> StyleAndTextTuples:
        width, height = self.size()
        if self.page is not None:
            return self._fragments(self._page_lines(width, height))
        return self._fragments(self.scene_lines(width, height))

    def _question_text(self) -> StyleAndTextTuples:
        return self._fragments(self._question_lines(self.size()[0]))

    def _footer_text(self) -> StyleAndTextTuples:
        key = "play-footer-page" if self.page is not None else self.footer_key()
        parts = self.translator.translate(key).split(" · ")
        while len(" · ".join(parts)) > self.size()[0] - 2 and len(parts) > 1:
            parts.pop(-2)
        return self._fragments([[(DIM, " " + " · ".join(parts))]])

    def _fragments(self, lines: list[Line]) -> StyleAndTextTuples:
        """Lines as fragments that the terminal can display."""
        if self.ascii:
            lines = [[(one, styling.simplified(text)) for one, text in line] for line in lines]
        return styling.fragments(lines, self.app.color_depth == ColorDepth.DEPTH_4_BIT)

    def title_line(self, width: int, right: str = "") -> Line:
        """The game's title and subtitle, and a text at the right end if it fits."""
        title = discovery.meta(self.game).title
        subtitle = f" · {self.translator.translate_game(self.game, 'subtitle')}"
        gap = width - len(title) - len(subtitle) - len(right) - 3
        line: Line = [(ACCENT, f" {title}"), (DIM, subtitle[: max(0, width - len(title) - 2)])]
        return [*line, (DIM, " " * gap + right)] if right and gap > 0 else line

    def _page_lines(self, width: int, height: int) -> list[Line]:
        """The visible part of a long text, wrapped."""
        rows = wrapped(self.page or [], min(width - 4, 96))
        self.top = max(0, min(self.top, len(rows) - height))
        return [[(PLAIN, f"  {row}")] for row in rows[self.top : self.top + height]]

    # Keys.

    def keys(self) -> KeyBindings:
        """The key bindings for paging and quitting; all other keys edit the line."""
        keys = KeyBindings()
        keys.add("pageup")(lambda event: self.scroll(-1))
        keys.add("pagedown")(lambda event: self.scroll(1))
        keys.add("escape", eager=True)(self._back)
        keys.add("c-c")(lambda event: self._leave())
        keys.add("c-d")(lambda event: self._leave())
        return keys

    def scroll(self, pages: int) -> None:
        """Scroll a long text by pages."""
        self.top = max(0, self.top + pages * (self.size()[1] - 1))

    def _back(self, event: KeyPressEvent) -> None:
        self.close()
        self.buffer.reset()

    def close(self) -> None:
        """Close the page and clear the notes."""
        self.page, self.notes, self.top = None, [], 0

    def _leave(self) -> None:
        self.close()
        self.execute("quit")

    def _accept(self, buffer: Buffer) -> bool:
        self.close()
        self.execute(buffer.text)
        return False

    def run(self) -> int:
        """Run until the player quits; return the exit code."""
        return self.app.run()


def wrapped(lines: list[str], width: int, hanging: str = "") -> list[str]:
    """Lines wrapped to a width; empty ones stay."""
    return [row for line in lines for row in (wrap(line, max(8, width), subsequent_indent=hanging) or [""])]


Preview = Mapping[str, Any]
