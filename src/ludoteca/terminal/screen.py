"""Play on the whole screen: the board above, what happened below it, one line to type on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import Any

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import BufferControl, FormattedTextControl, HSplit, Layout, VSplit, Window

from ludoteca.core import discovery
from ludoteca.core.errors import Refused
from ludoteca.drawing import PLAIN, Line, Paint
from ludoteca.terminal import orders, paint
from ludoteca.terminal.desk import COMMANDS, Desk, Reply

ACCENT = Paint("#d08a3c", bold=True)
DIM = Paint("#8c8378")
GOOD = Paint("#2a2320", "#e6dac3", bold=True)


class Moves(Completer):
    """Legal moves and commands that could come of what is typed."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """Whole moves, each with what it does."""
        return self.offers(document.text_before_cursor)

    def offers(self, text: str) -> list[Completion]:
        """The completions of a text."""
        scene = self.desk.scene()
        word, blank, rest = text.lstrip().partition(" ")
        name = self.desk.command(word)
        if name in ("why", "preview") and blank:
            pool = scene.moves if name == "preview" else self.desk.sitting.words()
            return [Completion(move, -len(rest), display_meta="") for move in orders.beginning(rest, pool)]
        if name == "around" and blank:
            places = self.desk.face.places(scene)
            return [Completion(place, -len(rest)) for place in places if place.startswith(rest.lower())]
        found = [
            Completion(move, -len(text), display_meta=self.desk.face.hint(scene, move))
            for move in orders.beginning(text, scene.moves)
        ]
        if word and not blank:
            words = {self.desk.voice.say(f"word-{one}"): one for one in COMMANDS} | {one: one for one in COMMANDS}
            found += [
                Completion(said, -len(text), display_meta=self.desk.voice.say(f"play-help-{one}"))
                for said, one in sorted(words.items())
                if said.startswith(word.lower())
            ]
        return found


class Screen:
    """The whole screen of one sitting."""

    def __init__(self, desk: Desk, **streams: Any) -> None:
        self.desk = desk
        self.people = sum(player.is_person for player in desk.sitting.players)
        self.notes: list[str] = []
        self.page: list[str] | None = None
        self.top = 0
        self.curtain: int | None = None
        self.watching = False
        self.kept: Mapping[str, Any] | None = None
        self.histories: dict[int | None, InMemoryHistory] = {}
        self.completer = Moves(desk)
        self.buffer = Buffer(
            completer=self.completer,
            multiline=False,
            accept_handler=self.accept,
            history=self.history(None),
        )
        self.app: Application[int] = Application(
            layout=Layout(self.layout(), focused_element=self.buffer),
            key_bindings=self.keys(),
            full_screen=True,
            color_depth=paint.depth(),
            **streams,
        )

    def run(self) -> int:
        """Play until the player leaves."""
        self.proceed()
        return self.app.run()

    def history(self, seat: int | None) -> InMemoryHistory:
        """What a seat typed; nobody else sees it."""
        return self.histories.setdefault(seat, InMemoryHistory())

    # The layout.

    def layout(self) -> HSplit:
        """Everything above one line to type on, and a line of help."""
        prompt = Window(FormattedTextControl([(paint.style(ACCENT), "> ")]), width=2, height=1, dont_extend_width=True)
        typing = Window(BufferControl(self.buffer), height=1, wrap_lines=False)
        return HSplit(
            [
                Window(FormattedTextControl(self.above), wrap_lines=False, always_hide_cursor=True),
                Window(FormattedTextControl(self.asking), height=1),
                VSplit([prompt, typing]),
                Window(FormattedTextControl(self.footer), height=1),
            ]
        )

    def size(self) -> tuple[int, int]:
        """Columns, and rows above the question."""
        size = self.app.output.get_size()
        return size.columns, max(1, size.rows - 3)

    def above(self) -> StyleAndTextTuples:
        """The board and the log, or a page, or the curtain."""
        width, height = self.size()
        if self.curtain is not None:
            return self.show(self.curtain_lines(width, height))
        if self.page is not None:
            return self.show(self.page_lines(width, height))
        return self.show(self.table_lines(width, height))

    def show(self, lines: list[Line]) -> StyleAndTextTuples:
        """Lines as the screen's encoding takes them."""
        if self.desk.ascii:
            lines = [[(one, paint.simplified(text)) for one, text in line] for line in lines]
        return paint.fragments(lines)

    def table_lines(self, width: int, height: int) -> list[Line]:
        """Title, board, and below it what could be typed or what happened."""
        title = discovery.meta(self.desk.game).title
        subtitle = self.desk.voice.of_game(self.desk.game, "subtitle")
        lines: list[Line] = [[(ACCENT, f" {title}"), (DIM, f" · {subtitle}"[: width - len(title) - 2])]]
        room = max(3, min(10, (height + 3) // 6))
        lines += self.desk.face.draw(self.desk.scene(width, height - 1 - room, self.preview()))
        rest = max(0, height - len(lines))
        return (lines + self.below(width, rest))[:height]

    def below(self, width: int, height: int) -> list[Line]:
        """The moves that fit what is typed, else the notes, else the log's end."""
        if self.buffer.text.strip() and not self.notes and self.desk.confirm is None:
            return self.offer_lines(width, height)
        told = self.notes or [f"· {line}" for line in self.desk.log(max(0, len(self.desk.sitting.happenings) - 12))]
        rows = [row for line in told for row in (wrap(line, width - 2, subsequent_indent="  ") or [""])]
        chosen = rows[:height] if self.notes else rows[-height:] if height else []
        return [[(PLAIN, f" {row}")] for row in chosen]

    def offer_lines(self, width: int, height: int) -> list[Line]:
        """The completions, the chosen one marked."""
        state = self.buffer.complete_state
        offers = state.completions if state else self.completer.offers(self.buffer.text)
        chosen = state.complete_index if state else None
        first = max(0, (chosen or 0) - height + 1)
        lines: list[Line] = []
        for at, offer in enumerate(offers[first : first + height], first):
            mark = GOOD if at == chosen else ACCENT
            meta = offer.display_meta_text
            lines.append([(PLAIN, " "), (mark, offer.text), (DIM, f"  {meta}"[: width - len(offer.text) - 1])])
        return lines

    def page_lines(self, width: int, height: int) -> list[Line]:
        """The part of a long text that fits, wrapped."""
        assert self.page is not None
        room = min(width - 4, 96)
        rows = [row for line in self.page for row in (wrap(line, room) or [""])]
        self.top = max(0, min(self.top, len(rows) - height))
        return [[(PLAIN, f"  {row}")] for row in rows[self.top : self.top + height]]

    def curtain_lines(self, width: int, height: int) -> list[Line]:
        """Nothing but whose turn it is to sit down."""
        assert self.curtain is not None
        scene = self.desk.scene()
        text = self.desk.voice.say("play-curtain", seat=self.desk.names[self.curtain])
        mark = f" {scene.mark(self.curtain)} "
        indent = " " * max(0, (width - len(text) - 4) // 2)
        blank: list[Line] = [[] for _ in range(height // 2 - 1)]
        return [*blank, [(PLAIN, indent), (scene.paint(self.curtain), mark), (PLAIN, f" {text}")]]

    def asking(self) -> StyleAndTextTuples:
        """What is asked now."""
        if self.curtain is not None:
            return []
        scene = self.desk.scene()
        line: Line = [(PLAIN, " ")]
        if scene.viewer is not None:
            line += [(scene.paint(scene.viewer), f" {scene.mark(scene.viewer)} "), (PLAIN, " ")]
        text = self.desk.voice.say("play-watch-on") if self.watching else self.desk.question()
        return self.show([[*line, (Paint(bold=True), text)]])

    def footer(self) -> StyleAndTextTuples:
        """What can be done here."""
        key = "play-footer-page" if self.page is not None else "play-footer"
        if self.curtain is not None:
            key = "play-footer-curtain"
        elif self.desk.sitting.result:
            key = "play-footer-over"
        return self.show([[(DIM, " " + self.desk.voice.say(key))]])

    def preview(self) -> Mapping[str, Any] | None:
        """What the move typed so far would do, or the one last asked about."""
        text = self.buffer.text.strip()
        if not text or self.desk.viewer is None or self.desk.confirm is not None:
            return self.kept
        word, _, rest = text.partition(" ")
        if self.desk.command(word) == "preview":
            text = rest
        found = orders.meaning(text, self.desk.sitting.moves(self.desk.viewer))
        if found.move is None:
            return None
        try:
            return self.desk.sitting.preview(self.desk.viewer, found.move)
        except Refused:
            return None

    # The keys.

    def keys(self) -> KeyBindings:
        """Completion, paging and leaving; everything else edits the line."""
        keys = KeyBindings()
        keys.add("tab")(self.complete)
        keys.add("s-tab")(self.complete_back)
        keys.add("pageup")(lambda event: self.scroll(-1))
        keys.add("pagedown")(lambda event: self.scroll(1))
        keys.add("escape", eager=True)(self.back)
        keys.add("c-c")(lambda event: self.accept_text("quit"))
        keys.add("c-d")(lambda event: self.accept_text("quit"))
        return keys

    def complete(self, event: KeyPressEvent) -> None:
        """The next completion."""
        self.notes = []
        if self.curtain is not None:
            return
        if self.buffer.complete_state:
            self.buffer.complete_next()
        else:
            self.buffer.start_completion(select_first=True)

    def complete_back(self, event: KeyPressEvent) -> None:
        """The completion before."""
        if self.buffer.complete_state:
            self.buffer.complete_previous()

    def scroll(self, pages: int) -> None:
        """Turn a page of a long text."""
        self.top = max(0, self.top + pages * (self.size()[1] - 1))

    def back(self, event: KeyPressEvent) -> None:
        """Close a page, forget what is typed."""
        self.page, self.kept, self.notes = None, None, []
        self.buffer.reset()

    # What is typed.

    def accept(self, buffer: Buffer) -> bool:
        """Do what the line says; the line is kept in the seat's history."""
        self.accept_text(buffer.text)
        return False

    def accept_text(self, text: str) -> None:
        """Do what a text says."""
        self.kept, self.page, self.top = None, None, 0
        if self.curtain is not None and not self.desk.command(text):
            self.desk.viewer, self.curtain = self.curtain, None
            self.buffer.history = self.history(self.desk.viewer)
            self.notes = []
            return
        if self.watching and not text.strip():
            self.notes = []
            self.proceed()
            return
        self.answer(self.desk.order(text))

    def answer(self, reply: Reply) -> None:
        """Show what a line brought about."""
        self.notes = []
        if reply.over:
            self.app.exit(result=0)
        elif reply.moved:
            self.proceed()
        elif reply.page:
            self.page = reply.lines
        elif not reply.board:
            self.notes = reply.lines
            self.kept = reply.preview

    def proceed(self) -> None:
        """Let the bots play, and draw the curtain if somebody else must sit down."""
        self.watching = not self.desk.sitting.let_bots_play()
        asked = self.desk.sitting.asked()
        if asked is None or asked == self.desk.viewer:
            return
        if self.people > 1:
            self.curtain = asked
            self.buffer.history = self.history(None)
        else:
            self.desk.viewer = asked
            self.buffer.history = self.history(asked)
