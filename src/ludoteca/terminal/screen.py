"""Play on the whole screen: the board above, below it what happened or what could be typed."""

from __future__ import annotations

import asyncio

from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

from ludoteca.core.errors import Refused
from ludoteca.drawing import PLAIN, Line
from ludoteca.drawing.canvas import beside
from ludoteca.terminal import orders
from ludoteca.terminal.desk import Desk, Reply
from ludoteca.terminal.frame import ACCENT, DIM, GOOD, STRONG, Frame, Preview, wrapped
from ludoteca.terminal.offers import Offers
from ludoteca.terminal.sitting import PATIENCE

FEWEST_BELOW, MOST_BELOW = 3, 10
LOGGED = 12
# The columns of the offers when what the chosen one would do stands beside them.
OFFERED = 36


class Screen(Frame):
    """The whole screen of one sitting."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.offers = Offers(desk)
        self.curtain: int | None = None
        self.watching = False
        self.thinking: int | None = None
        self.kept: Preview | None = None
        self.room = 0
        self.histories: dict[int | None, InMemoryHistory] = {}
        super().__init__(desk.translator, desk.game, desk.ascii, self.offers)
        self.buffer.on_text_changed += lambda buffer: self.typing()

    def run(self) -> int:
        """Play until the player leaves."""
        self.notes = self.desk.greeting()
        return self.app.run(pre_run=self.proceed)

    # What stands where.

    def scene_lines(self, width: int, height: int) -> list[Line]:
        """Title, board, and below it what could be typed or what happened; or the curtain."""
        if self.curtain is not None:
            return self.curtain_lines(self.curtain, width, height)
        turn = self.desk.scene().view.get("turn", 0)
        lines = [self.title_line(width, self.translator.translate("play-turn", turn=turn) if turn else "")]
        room = max(FEWEST_BELOW, min(MOST_BELOW, (height + 3) // 6))
        lines += self.desk.face.draw(self.desk.scene(width, height - 1 - room, self.preview()))
        return (lines + self.below(width, max(0, height - len(lines))))[:height]

    def below(self, width: int, height: int) -> list[Line]:
        """The notes, else what is typed and what it would do, else the log's end."""
        self.room = height
        if self.buffer.text.strip() and self.desk.confirm is None and not self.notes:
            return self.typed_lines(width, height)
        notes = wrapped(self.notes, width - 2)[:height]
        told = wrapped([f"· {line}" for line in self.desk.log(LOGGED)], width - 2, "  ")
        log = told[max(0, len(told) - height + len(notes)) :] if height > len(notes) else []
        return [[(DIM if notes else PLAIN, f" {row}")] for row in log] + [[(PLAIN, f" {row}")] for row in notes]

    def typed_lines(self, width: int, height: int) -> list[Line]:
        """What could come of the line, and what the move it spells would do."""
        preview = self.preview()
        words = [" ".join(self.desk.face.foreseen(self.desk.scene(preview=preview)))] if preview else []
        if preview and self.buffer.complete_state is None:
            return [[(PLAIN, f" {row}")] for row in wrapped(words, width - 2)[:height]]
        offers = self.offer_lines(OFFERED if words else width, height)
        side: list[Line] = [[(PLAIN, row)] for row in wrapped(words, width - OFFERED - 2)[:height]]
        return beside(offers, side, OFFERED) if words and width > 2 * OFFERED else offers

    def offer_lines(self, width: int, height: int) -> list[Line]:
        """The completions, the chosen one marked."""
        state = self.buffer.complete_state
        offers = state.completions if state else self.offers.of(self.buffer.text)
        chosen = state.complete_index if state else None
        first = max(0, (chosen or 0) - height + 1)
        lines: list[Line] = []
        for at, offer in enumerate(offers[first : first + height], first):
            more = f" (+{len(offers) - first - height})" if len(lines) == height - 1 and len(offers) > at + 1 else ""
            meta = f"  {offer.display_meta_text}"[: max(0, width - len(offer.text) - len(more) - 2)]
            lines.append([(PLAIN, " "), (GOOD if at == chosen else ACCENT, offer.text), (DIM, meta + more)])
        return lines

    def curtain_lines(self, seat: int, width: int, height: int) -> list[Line]:
        """Nothing but whose turn it is to sit down."""
        scene = self.desk.scene()
        text = self.translator.translate("play-curtain", seat=self.desk.names[seat])
        indent = " " * max(0, (width - len(text) - 4) // 2)
        blank: list[Line] = [[] for _ in range(height // 2 - 1)]
        return [*blank, [(PLAIN, indent), (scene.paint(seat), f" {scene.mark(seat)} "), (PLAIN, f" {text}")]]

    def question_line(self) -> Line:
        """Who sits here and what is asked of them."""
        if self.curtain is not None:
            return []
        scene = self.desk.scene()
        line: Line = [(PLAIN, " ")]
        if scene.viewer is not None:
            line += [(scene.paint(scene.viewer), f" {scene.mark(scene.viewer)} "), (PLAIN, " ")]
        if self.thinking is not None:
            return [*line, (DIM, self.translator.translate("play-thinking", seat=scene.name(self.thinking)))]
        text = self.translator.translate("play-watch-on") if self.watching else self.desk.question()
        return [*line, (STRONG, text)]

    def footer_key(self) -> str:
        """What can be done here."""
        if self.curtain is not None:
            return "play-footer-curtain"
        return "play-footer-over" if self.desk.sitting.result else "play-footer"

    def preview(self) -> Preview | None:
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
        """Completion besides what every screen has."""
        keys = super().keys()
        keys.add("tab")(self.complete)
        keys.add("s-tab")(self.complete_back)
        return keys

    def typing(self) -> None:
        """Make room for what is typed, but not while a question waits for yes or no."""
        if self.buffer.text and self.desk.confirm is None:
            self.notes = []

    def complete(self, event: KeyPressEvent) -> None:
        """The next completion."""
        self.close()
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

    def close(self) -> None:
        """Forget the preview too."""
        super().close()
        self.kept = None

    # What is typed.

    def take(self, text: str) -> None:
        """Sit down, watch on, or do what the line says."""
        if self.curtain is not None and self.desk.command(text) != "quit" and self.desk.confirm is None:
            self.seat(self.curtain)
        elif self.watching and not text.strip():
            self.proceed()
        else:
            self.answer(self.desk.order(text))

    def answer(self, reply: Reply) -> None:
        """Show what a line brought about."""
        if reply.over:
            self.app.exit(result=0)
        elif reply.moved:
            self.notes = reply.lines
            self.proceed()
        elif reply.page and len(wrapped(reply.lines, self.size()[0] - 2)) > self.room:
            self.page = reply.lines
        elif not reply.board:
            self.notes = [" ".join(reply.lines)] if reply.preview else reply.lines
            self.kept = reply.preview

    def proceed(self) -> None:
        """Let the bots play, each while the screen stays alive, then ask whoever must choose."""
        if self.thinking is None:
            self.app.create_background_task(self.bots())

    async def bots(self) -> None:
        """The bots' moves one after the other, thought out beside the screen."""
        sitting = self.desk.sitting
        for _ in range(PATIENCE):
            choice = sitting.next_choice()
            if choice is None:
                break
            self.thinking = choice.seat
            self.app.invalidate()
            sitting.answer(choice, await asyncio.get_running_loop().run_in_executor(None, choice.think))
        self.thinking = None
        self.watching = sitting.next_choice() is not None
        self.ask()
        self.app.invalidate()

    def ask(self) -> None:
        """Draw the curtain if somebody else must sit down."""
        asked = self.desk.sitting.asked()
        if asked is None or asked == self.desk.viewer:
            return
        if len(self.desk.sitting.people()) > 1:
            self.curtain = asked
            self.remember(None)
        else:
            self.seat(asked)

    def seat(self, seat: int) -> None:
        """Somebody sits down at the keyboard."""
        self.desk.viewer, self.curtain = seat, None
        self.remember(seat)

    def remember(self, seat: int | None) -> None:
        """Bring back what a seat typed before; nobody else sees it."""
        self.buffer.history = self.histories.setdefault(seat, InMemoryHistory())
        self.buffer.reset()
