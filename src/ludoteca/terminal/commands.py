"""Executes typed lines: moves and commands. Replies are text; drawing is left to the callers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludoteca.core.errors import Refused
from ludoteca.core.record import CHANCE
from ludoteca.drawing import Scene
from ludoteca.i18n import Translator
from ludoteca.rulebook import pages
from ludoteca.table import CONSENT, NOTHING, PERSON
from ludoteca.terminal import move_matching
from ludoteca.terminal.face_loader import face
from ludoteca.terminal.narration import Narrator
from ludoteca.terminal.seat_arguments import display_names
from ludoteca.terminal.session import PlaySession
from ludoteca.terminal.styling import simplified

COMMANDS = (
    "help", "moves", "why", "preview", "undo", "hand", "board", "where", "around",
    "changes", "log", "rules", "save", "draw", "resign", "quit",
)  # fmt: skip


MAX_LINE_LENGTH = 120


@dataclass(slots=True)
class Reply:
    """The lines to print; `page` if they are long, `moved` if the game advanced, `over` if the player quits."""

    lines: list[str] = field(default_factory=list)
    page: bool = False
    moved: bool = False
    over: bool = False
    board: bool = False
    preview: Mapping[str, Any] | None = None


class CommandInterpreter:
    """The commands of the player at the keyboard."""

    def __init__(self, session: PlaySession, translator: Translator, plain: bool, only_ascii: bool) -> None:
        self.session = session
        self.translator = translator
        self.plain = plain
        self.ascii = only_ascii
        self.game = session.game.meta.name
        self.names = display_names(translator, self.game, session.seatings())
        self.face = face(self.game)
        self.narrator = Narrator(translator, self.game, self.face)
        self.viewer: int | None = None
        self.seen_versions: dict[int | None, int] = {}
        self.pending_confirmation: Callable[[], Reply] | None = None
        self.aliases = {simplified(translator.translate(f"word-{name}")): name for name in COMMANDS}

    # Output.

    def scene(self, width: int = 80, height: int = 24, preview: Mapping[str, Any] | None = None) -> Scene:
        """The scene to display to the viewer."""
        return Scene(
            self.session.view(self.viewer),
            self.viewer,
            self.names,
            self.translator.translate,
            self.session.moves(self.viewer),
            preview,
            width,
            height,
            self.ascii,
            not self.plain,
        )

    def greeting(self) -> list[str]:
        """The game's pitch and the bots' levels."""
        scene = self.scene()
        bots = [(seat, one["kind"]) for seat, one in enumerate(self.session.seatings()) if one["kind"] != PERSON]
        return [
            self.translator.translate_game(self.game, "pitch"),
            *[
                self.translator.translate(
                    "play-bot", seat=scene.name(seat), level=self.translator.translate(f"level-{kind}")
                )
                for seat, kind in bots
            ],
            self.translator.translate("play-greeting"),
        ]

    def question(self) -> str:
        """The current question, or the result."""
        scene = self.scene()
        if self.session.result:
            return self.narrator.result(scene, self.session.result)
        return self.narrator.question(scene)

    def log(self, last: int | None = None) -> list[str]:
        """The changes, or the last few of them, one paragraph per move with its chance outcomes."""
        scene = self.scene()
        since = 0 if last is None else max(0, self.session.version - last)
        paragraphs: list[str] = []
        for change in self.session.changes(self.viewer, since):
            said = " ".join(self.narrator.change(scene, change))
            if said and paragraphs and change.get("by") == CHANCE:
                paragraphs[-1] += f" {said}"
            elif said:
                paragraphs.append(said)
        return paragraphs

    def unseen_changes(self) -> list[str]:
        """The changes since the viewer's last move, one sentence per line."""
        scene = self.scene()
        changes = self.session.changes(self.viewer, self.seen_versions.get(self.viewer, 0))
        return [line for change in changes for line in self.narrator.change(scene, change)]

    # Execution.

    def execute(self, text: str) -> Reply:
        """Execute a line and return the reply."""
        text = " ".join("".join(letter for letter in text if letter.isprintable()).split())[:MAX_LINE_LENGTH]
        if self.pending_confirmation is not None:
            return self._execute_confirmed(text)
        if not text:
            return Reply()
        word, _, rest = text.partition(" ")
        name = self.command(word)
        if name is not None:
            found: Reply = getattr(self, f"do_{name}")(rest)
            return found
        bundle = self.face.bundles(self.scene()).get(text.lower())
        return self.move(text) if bundle is None else self.move_all(bundle)

    def command(self, word: str) -> str | None:
        """The command of a word in English or the current language, or None."""
        word = simplified(word.lower())
        return word if word in COMMANDS else self.aliases.get(word)

    def find_move(self, text: str) -> str | Reply:
        """The move that a text means, legal or not, or a reply if it means none."""
        legal = self.session.moves(self.viewer)
        match = move_matching.match_move(text, legal)
        if match.move:
            return match.move
        known = move_matching.match_move(text, self.session.words())
        if not match.candidates and known.move:
            return known.move
        candidates = match.candidates or known.candidates
        if candidates:
            return Reply([self.translator.translate("play-ambiguous", text=text, moves=self._listed(candidates))])
        near = move_matching.similar_moves(text, [*legal, *COMMANDS])
        key = "play-unknown-close" if near else "play-unknown"
        return Reply([self.translator.translate(key, text=text, moves=self._listed(near))])

    def _listed(self, moves: Sequence[str]) -> str:
        shown = ", ".join(moves[: move_matching.MAX_LISTED])
        return shown + (" …" if len(moves) > move_matching.MAX_LISTED else "")

    def move(self, text: str) -> Reply:
        """Play the move that a text means, or explain why not."""
        if self.session.result:
            return Reply([self.question()])
        found = self.find_move(text)
        if isinstance(found, Reply):
            return found
        seat = self.viewer
        if seat is None:
            return Reply([self.translator.translate("play-watching")])
        reason = self.session.why(seat, found)
        if reason is not None:
            return Reply([f"{found}: {self.narrator.refusal(self.scene(), reason)}"])
        self.seen_versions[seat] = self.session.version
        self.session.play(seat, found)
        return Reply(moved=True)

    def move_all(self, moves: Sequence[str]) -> Reply:
        """Play moves in a row up to the first that is refused."""
        for text in moves:
            reply = self.move(text)
            if not reply.moved:
                return reply
        return Reply(moved=True)

    # The commands.

    def do_help(self, rest: str) -> Reply:
        """The aim, what can be typed, and the commands."""
        lines = self.translator.translate_game(self.game, "help").splitlines()
        lines += ["", self.translator.translate("play-help-typing"), ""]
        lines += [
            f"{self.translator.translate(f'word-{name}')}: {self.translator.translate(f'play-help-{name}')}"
            for name in COMMANDS
        ]
        return Reply(lines, page=True)

    def do_moves(self, rest: str) -> Reply:
        """All legal moves with their effects."""
        scene = self.scene()
        lines = [f"{move}: {hint}" if (hint := self.face.hint(scene, move)) else move for move in scene.moves]
        return Reply(lines or [self.translator.translate("play-no-moves")], page=True)

    def do_why(self, rest: str) -> Reply:
        """Why a move is refused."""
        if not rest:
            return Reply([self.translator.translate("play-help-why")])
        found = self.find_move(rest)
        if isinstance(found, Reply):
            return found
        if self.viewer is None:
            return Reply([self.translator.translate("play-watching")])
        reason = self.session.why(self.viewer, found)
        if reason is None:
            return Reply([self.translator.translate("play-is-legal", move=found)])
        return Reply([f"{found}: {self.narrator.refusal(self.scene(), reason)}"])

    def do_preview(self, rest: str) -> Reply:
        """What a move would do; without one, the preview of the position."""
        move: str | None = None
        if rest:
            found = self.find_move(rest)
            if isinstance(found, Reply):
                return found
            if self.viewer is None or self.session.why(self.viewer, found):
                return self.do_why(rest)
            move = found
        preview = self.session.preview(self.viewer, move)
        lines = self.face.foreseen(self.scene(preview=preview))
        head = [f"{move}:"] if move else []
        return Reply(head + lines, page=move is None, preview=preview if move else None)

    def do_undo(self, rest: str) -> Reply:
        """Undo the last step, with a confirmation if it needs consent."""
        seat = self.viewer
        if seat is None or self.session.can_undo(seat) == NOTHING:
            return Reply([self.translator.translate("play-no-undo")])
        if self.session.can_undo(seat) == CONSENT:
            return self.ask(
                self.translator.translate("play-undo-sure", people=len(self.session.people())), self.undo_last
            )
        return self.undo_last()

    def undo_last(self) -> Reply:
        """Undo the viewer's last step."""
        assert self.viewer is not None
        self.seen_versions[self.viewer] = self.session.version
        self.session.undo(self.viewer)
        return Reply([self.translator.translate("play-undone")], moved=True)

    def do_hand(self, rest: str) -> Reply:
        """What only the viewer sees."""
        return Reply(self.face.hand(self.scene()) or [self.translator.translate("play-no-hand")])

    def do_board(self, rest: str) -> Reply:
        """The board."""
        return Reply(self.face.facts(self.scene()), board=True)

    def do_where(self, rest: str) -> Reply:
        """All visible facts."""
        return Reply([*self.face.facts(self.scene()), self.question()], page=True)

    def do_around(self, rest: str) -> Reply:
        """A place and its neighbours."""
        scene = self.scene()
        places = self.face.places(scene)
        if not places:
            return Reply([self.translator.translate("play-no-places")])
        if rest.lower() not in places:
            return Reply([self.translator.translate("play-no-place", place=rest, first=places[0], last=places[-1])])
        return Reply(self.face.around(scene, rest.lower()))

    def do_changes(self, rest: str) -> Reply:
        """The changes since the viewer's last move."""
        return Reply(self.unseen_changes() or [self.translator.translate("play-no-changes")])

    def do_log(self, rest: str) -> Reply:
        """All changes."""
        return Reply(self.log() or [self.translator.translate("play-no-changes")], page=True)

    def do_rules(self, rest: str) -> Reply:
        """The rulebook, one clause, or the clauses that contain a word."""
        try:
            return Reply(pages.look_up(self.game, self.translator.lang, rest), page=True)
        except Refused as error:
            return Reply([self.translator.error_message(error)])

    def do_save(self, rest: str) -> Reply:
        """Write the record to a file."""
        if not rest:
            return Reply([self.translator.translate("play-help-save")])
        try:
            self.session.save(Path(rest).expanduser())
        except OSError as error:
            return Reply([self.translator.translate("error-not-saved", file=rest, why=error.strerror or str(error))])
        return Reply([self.translator.translate("play-saved", file=rest)])

    def do_draw(self, rest: str) -> Reply:
        """Agree on a draw, after a confirmation."""
        seat = self.viewer
        if seat is None or self.session.result:
            return Reply([self.translator.translate("play-watching")])
        question = self.translator.translate("play-draw-sure", people=len(self.session.people()))
        return self.ask(question, lambda: self.change_table(self.session.agree_on_draw, seat))

    def do_resign(self, rest: str) -> Reply:
        """Resign, after a confirmation."""
        seat = self.viewer
        if seat is None or self.session.result:
            return Reply([self.translator.translate("play-watching")])
        question = self.translator.translate("play-resign-sure", players=len(self.names))
        return self.ask(question, lambda: self.change_table(self.session.resign, seat))

    def change_table(self, act: Callable[[int], None], seat: int) -> Reply:
        """Perform an action that changes the table."""
        act(seat)
        return Reply(moved=True)

    def do_quit(self, rest: str) -> Reply:
        """Quit, after a confirmation."""
        if self.session.result:
            return Reply(over=True)
        return self.ask(self.translator.translate("play-quit-sure"), lambda: Reply(over=True))

    def ask(self, question: str, then: Callable[[], Reply]) -> Reply:
        """Ask a yes-or-no question before an action."""
        self.pending_confirmation = then
        return Reply([question])

    def _execute_confirmed(self, text: str) -> Reply:
        assert self.pending_confirmation is not None
        then, self.pending_confirmation = self.pending_confirmation, None
        words = self.translator.translate("play-yes-words").split()
        if text.lower() in words:
            return then()
        return Reply([self.translator.translate("play-not-done")])
