"""Play on the full screen: the board, and below it the log or the completions."""

from __future__ import annotations

import asyncio

from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

from ludoteca.core.errors import Refused
from ludoteca.drawing import PLAIN, Line
from ludoteca.drawing.canvas import beside
from ludoteca.terminal import move_matching
from ludoteca.terminal.commands import CommandInterpreter, Reply
from ludoteca.terminal.completion import MoveCompleter
from ludoteca.terminal.full_screen import ACCENT, DIM, GOOD, STRONG, FullScreen, Preview, wrapped
from ludoteca.terminal.session import MAX_BOT_MOVES

MIN_LOG_ROWS, MAX_LOG_ROWS = 3, 10
LOG_CHANGES = 12
# The columns of the completions when a preview stands beside them.
COMPLETION_WIDTH = 36


class PlayScreen(FullScreen):
    """The full screen of one session; `curtain` is the seat that must take the keyboard, if any."""

    def __init__(self, commands: CommandInterpreter) -> None:
        self.commands = commands
        self.completer = MoveCompleter(commands)
        self.curtain: int | None = None
        self.watching = False
        self.thinking: int | None = None
        self.last_preview: Preview | None = None
        self.log_height = 0
        self.histories: dict[int | None, InMemoryHistory] = {}
        super().__init__(commands.translator, commands.game, commands.ascii, self.completer)
        self.buffer.on_text_changed += lambda buffer: self.clear_notes()

    def run(self) -> int:
        """Play until the player quits."""
        self.notes = self.commands.greeting()
        return self.app.run(pre_run=self.proceed)

    # Contents.

    def scene_lines(self, width: int, height: int) -> list[Line]:
        """The title, the board, and below it the input's completions or the log; or the curtain."""
        if self.curtain is not None:
            return self.curtain_lines(self.curtain, width, height)
        turn = self.commands.scene().view.get("turn", 0)
        lines = [self.title_line(width, self.translator.translate("play-turn", turn=turn) if turn else "")]
        log_rows = max(MIN_LOG_ROWS, min(MAX_LOG_ROWS, (height + 3) // 6))
        lines += self.commands.face.draw(self.commands.scene(width, height - 1 - log_rows, self.preview()))
        return (lines + self.log_or_input_lines(width, max(0, height - len(lines))))[:height]

    def log_or_input_lines(self, width: int, height: int) -> list[Line]:
        """The notes, or the completions of the input, or the end of the log."""
        self.log_height = height
        if self.buffer.text.strip() and self.commands.pending_confirmation is None and not self.notes:
            return self.input_lines(width, height)
        notes = wrapped(self.notes, width - 2)[:height]
        log_lines = wrapped([f"· {line}" for line in self.commands.log(LOG_CHANGES)], width - 2, "  ")
        log = log_lines[max(0, len(log_lines) - height + len(notes)) :] if height > len(notes) else []
        return [[(DIM if notes else PLAIN, f" {row}")] for row in log] + [[(PLAIN, f" {row}")] for row in notes]

    def input_lines(self, width: int, height: int) -> list[Line]:
        """The completions of the input, and the preview of the move it spells."""
        preview = self.preview()
        words = [" ".join(self.commands.face.foreseen(self.commands.scene(preview=preview)))] if preview else []
        if preview and self.buffer.complete_state is None:
            return [[(PLAIN, f" {row}")] for row in wrapped(words, width - 2)[:height]]
        completions = self.completion_lines(COMPLETION_WIDTH if words else width, height)
        side: list[Line] = [[(PLAIN, row)] for row in wrapped(words, width - COMPLETION_WIDTH - 2)[:height]]
        return beside(completions, side, COMPLETION_WIDTH) if words and width > 2 * COMPLETION_WIDTH else completions

    def completion_lines(self, width: int, height: int) -> list[Line]:
        """The completions, with the selected one highlighted."""
        state = self.buffer.complete_state
        completions = state.completions if state else self.completer.completions(self.buffer.text)
        chosen = state.complete_index if state else None
        first = max(0, (chosen or 0) - height + 1)
        lines: list[Line] = []
        for at, completion in enumerate(completions[first : first + height], first):
            more = (
                f" (+{len(completions) - first - height})"
                if len(lines) == height - 1 and len(completions) > at + 1
                else ""
            )
            meta = f"  {completion.display_meta_text}"[: max(0, width - len(completion.text) - len(more) - 2)]
            lines.append([(PLAIN, " "), (GOOD if at == chosen else ACCENT, completion.text), (DIM, meta + more)])
        return lines

    def curtain_lines(self, seat: int, width: int, height: int) -> list[Line]:
        """Nothing but the name of the player whose turn it is."""
        scene = self.commands.scene()
        text = self.translator.translate("play-curtain", seat=self.commands.names[seat])
        indent = " " * max(0, (width - len(text) - 4) // 2)
        blank: list[Line] = [[] for _ in range(height // 2 - 1)]
        return [*blank, [(PLAIN, indent), (scene.paint(seat), f" {scene.mark(seat)} "), (PLAIN, f" {text}")]]

    def question_line(self) -> Line:
        """The viewer's mark and the question."""
        if self.curtain is not None:
            return []
        scene = self.commands.scene()
        line: Line = [(PLAIN, " ")]
        if scene.viewer is not None:
            line += [(scene.paint(scene.viewer), f" {scene.mark(scene.viewer)} "), (PLAIN, " ")]
        if self.thinking is not None:
            return [*line, (DIM, self.translator.translate("play-thinking", seat=scene.name(self.thinking)))]
        text = self.translator.translate("play-watch-on") if self.watching else self.commands.question()
        return [*line, (STRONG, text)]

    def footer_key(self) -> str:
        """The message key of the footer."""
        if self.curtain is not None:
            return "play-footer-curtain"
        return "play-footer-over" if self.commands.session.result else "play-footer"

    def preview(self) -> Preview | None:
        """The preview of the typed move, or the last one requested."""
        text = self.buffer.text.strip()
        if not text or self.commands.viewer is None or self.commands.pending_confirmation is not None:
            return self.last_preview
        word, _, rest = text.partition(" ")
        if self.commands.command(word) == "preview":
            text = rest
        found = move_matching.match_move(text, self.commands.session.moves(self.commands.viewer))
        if found.move is None:
            return None
        try:
            return self.commands.session.preview(self.commands.viewer, found.move)
        except Refused:
            return None

    # Keys.

    def keys(self) -> KeyBindings:
        """Completion, in addition to the common keys."""
        keys = super().keys()
        keys.add("tab")(self.complete)
        keys.add("s-tab")(self.complete_back)
        return keys

    def clear_notes(self) -> None:
        """Clear the notes when something is typed, except while a confirmation is pending."""
        if self.buffer.text and self.commands.pending_confirmation is None:
            self.notes = []

    def complete(self, event: KeyPressEvent) -> None:
        """Select the next completion."""
        self.close()
        if self.curtain is not None:
            return
        if self.buffer.complete_state:
            self.buffer.complete_next()
        else:
            self.buffer.start_completion(select_first=True)

    def complete_back(self, event: KeyPressEvent) -> None:
        """Select the previous completion."""
        if self.buffer.complete_state:
            self.buffer.complete_previous()

    def close(self) -> None:
        """Clear the preview too."""
        super().close()
        self.last_preview = None

    # Input.

    def execute(self, text: str) -> None:
        """Take the keyboard, continue watching, or execute the line."""
        if (
            self.curtain is not None
            and self.commands.command(text) != "quit"
            and self.commands.pending_confirmation is None
        ):
            self.seat_player(self.curtain)
        elif self.watching and not text.strip():
            self.proceed()
        else:
            self.show_reply(self.commands.execute(text))

    def show_reply(self, reply: Reply) -> None:
        """Show the reply to a line."""
        if reply.over:
            self.app.exit(result=0)
        elif reply.moved:
            self.notes = reply.lines
            self.proceed()
        elif reply.page and len(wrapped(reply.lines, self.size()[0] - 2)) > self.log_height:
            self.page = reply.lines
        elif not reply.board:
            self.notes = [" ".join(reply.lines)] if reply.preview else reply.lines
            self.last_preview = reply.preview

    def proceed(self) -> None:
        """Let the bots play in the background, then ask the next player."""
        if self.thinking is None:
            self.app.create_background_task(self.play_bots())

    async def play_bots(self) -> None:
        """Play the bots' moves one after the other; each is computed in a worker thread."""
        session = self.commands.session
        for _ in range(MAX_BOT_MOVES):
            choice = session.next_choice()
            if choice is None:
                break
            self.thinking = choice.seat
            self.app.invalidate()
            session.answer(choice, await asyncio.get_running_loop().run_in_executor(None, choice.think))
        self.thinking = None
        self.watching = session.next_choice() is not None
        self.ask_next_player()
        self.app.invalidate()

    def ask_next_player(self) -> None:
        """Draw the curtain if another person must take the keyboard."""
        asked = self.commands.session.asked()
        if asked is None or asked == self.commands.viewer:
            return
        if len(self.commands.session.people()) > 1:
            self.curtain = asked
            self.restore_history(None)
        else:
            self.seat_player(asked)

    def seat_player(self, seat: int) -> None:
        """Give the keyboard to a seat."""
        self.commands.viewer, self.curtain = seat, None
        self.restore_history(seat)

    def restore_history(self, seat: int | None) -> None:
        """Restore a seat's own input history."""
        self.buffer.history = self.histories.setdefault(seat, InMemoryHistory())
        self.buffer.reset()
