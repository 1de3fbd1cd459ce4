"""What a line typed at the keyboard does: a move, or one of the commands; the answer is text, not drawing."""

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
from ludoteca.terminal import orders
from ludoteca.terminal.faces import face
from ludoteca.terminal.paint import simplified
from ludoteca.terminal.players import shown_names
from ludoteca.terminal.sitting import Sitting
from ludoteca.terminal.speech import Speech

COMMANDS = (
    "help", "moves", "why", "preview", "undo", "hand", "board", "where", "around",
    "changes", "log", "rules", "save", "draw", "resign", "quit",
)  # fmt: skip


LONGEST_LINE = 120


@dataclass(slots=True)
class Reply:
    """What to say; `page` if it is long, `moved` if the game went on, `over` if the player leaves."""

    lines: list[str] = field(default_factory=list)
    page: bool = False
    moved: bool = False
    over: bool = False
    board: bool = False
    preview: Mapping[str, Any] | None = None


class Desk:
    """The commands of whoever sits at the keyboard."""

    def __init__(self, sitting: Sitting, translator: Translator, plain: bool, only_ascii: bool) -> None:
        self.sitting = sitting
        self.translator = translator
        self.plain = plain
        self.ascii = only_ascii
        self.game = sitting.game.meta.name
        self.names = shown_names(translator, self.game, sitting.seatings())
        self.face = face(self.game)
        self.speech = Speech(translator, self.game, self.face)
        self.viewer: int | None = None
        self.seen: dict[int | None, int] = {}
        self.confirm: Callable[[], Reply] | None = None
        self.aliases = {simplified(translator.translate(f"word-{name}")): name for name in COMMANDS}

    # What there is to show.

    def scene(self, width: int = 80, height: int = 24, preview: Mapping[str, Any] | None = None) -> Scene:
        """What the viewer is to be shown."""
        return Scene(
            self.sitting.view(self.viewer),
            self.viewer,
            self.names,
            self.translator.translate,
            self.sitting.moves(self.viewer),
            preview,
            width,
            height,
            self.ascii,
            not self.plain,
        )

    def greeting(self) -> list[str]:
        """What the game is about, and who the bots are."""
        scene = self.scene()
        bots = [(seat, one["kind"]) for seat, one in enumerate(self.sitting.seatings()) if one["kind"] != PERSON]
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
        """What is asked now, or how the game ended."""
        scene = self.scene()
        if self.sitting.result:
            return self.speech.result(scene, self.sitting.result)
        return self.speech.question(scene)

    def log(self, last: int | None = None) -> list[str]:
        """What happened, or the last few changes of it, one paragraph a move with what it brought about."""
        scene = self.scene()
        since = 0 if last is None else max(0, self.sitting.version - last)
        paragraphs: list[str] = []
        for change in self.sitting.changes(self.viewer, since):
            said = " ".join(self.speech.change(scene, change))
            if said and paragraphs and change.get("by") == CHANCE:
                paragraphs[-1] += f" {said}"
            elif said:
                paragraphs.append(said)
        return paragraphs

    def news(self) -> list[str]:
        """What happened since the viewer last moved, one sentence a line."""
        scene = self.scene()
        changes = self.sitting.changes(self.viewer, self.seen.get(self.viewer, 0))
        return [line for change in changes for line in self.speech.change(scene, change)]

    # What a line does.

    def order(self, text: str) -> Reply:
        """Do what a line says."""
        text = " ".join("".join(letter for letter in text if letter.isprintable()).split())[:LONGEST_LINE]
        if self.confirm is not None:
            return self._confirmed(text)
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
        """The command of a word, in English or the language spoken."""
        word = simplified(word.lower())
        return word if word in COMMANDS else self.aliases.get(word)

    def find(self, text: str) -> str | Reply:
        """The move a text means, legal or not, or what to say if it means none."""
        legal = self.sitting.moves(self.viewer)
        meant = orders.meaning(text, legal)
        if meant.move:
            return meant.move
        known = orders.meaning(text, self.sitting.words())
        if not meant.candidates and known.move:
            return known.move
        candidates = meant.candidates or known.candidates
        if candidates:
            return Reply([self.translator.translate("play-ambiguous", text=text, moves=self._some(candidates))])
        near = orders.near(text, [*legal, *COMMANDS])
        key = "play-unknown-close" if near else "play-unknown"
        return Reply([self.translator.translate(key, text=text, moves=self._some(near))])

    def _some(self, moves: Sequence[str]) -> str:
        shown = ", ".join(moves[: orders.MOST_LISTED])
        return shown + (" …" if len(moves) > orders.MOST_LISTED else "")

    def move(self, text: str) -> Reply:
        """Make the move a text means, or say why not."""
        if self.sitting.result:
            return Reply([self.question()])
        found = self.find(text)
        if isinstance(found, Reply):
            return found
        seat = self.viewer
        if seat is None:
            return Reply([self.translator.translate("play-watching")])
        reason = self.sitting.why(seat, found)
        if reason is not None:
            return Reply([f"{found}: {self.speech.refusal(self.scene(), reason)}"])
        self.seen[seat] = self.sitting.version
        self.sitting.play(seat, found)
        return Reply(moved=True)

    def move_all(self, moves: Sequence[str]) -> Reply:
        """Make several moves in a row, up to the first that can't be made."""
        for text in moves:
            reply = self.move(text)
            if not reply.moved:
                return reply
        return Reply(moved=True)

    # The commands, each by its name.

    def do_help(self, rest: str) -> Reply:
        """The aim, what one types, and the commands."""
        lines = self.translator.translate_game(self.game, "help").splitlines()
        lines += ["", self.translator.translate("play-help-typing"), ""]
        lines += [
            f"{self.translator.translate(f'word-{name}')}: {self.translator.translate(f'play-help-{name}')}"
            for name in COMMANDS
        ]
        return Reply(lines, page=True)

    def do_moves(self, rest: str) -> Reply:
        """All legal moves with what they do."""
        scene = self.scene()
        lines = [f"{move}: {hint}" if (hint := self.face.hint(scene, move)) else move for move in scene.moves]
        return Reply(lines or [self.translator.translate("play-no-moves")], page=True)

    def do_why(self, rest: str) -> Reply:
        """Why a move is refused."""
        if not rest:
            return Reply([self.translator.translate("play-help-why")])
        found = self.find(rest)
        if isinstance(found, Reply):
            return found
        if self.viewer is None:
            return Reply([self.translator.translate("play-watching")])
        reason = self.sitting.why(self.viewer, found)
        if reason is None:
            return Reply([self.translator.translate("play-is-legal", move=found)])
        return Reply([f"{found}: {self.speech.refusal(self.scene(), reason)}"])

    def do_preview(self, rest: str) -> Reply:
        """What a move would do; without one, what the position holds."""
        move: str | None = None
        if rest:
            found = self.find(rest)
            if isinstance(found, Reply):
                return found
            if self.viewer is None or self.sitting.why(self.viewer, found):
                return self.do_why(rest)
            move = found
        preview = self.sitting.preview(self.viewer, move)
        lines = self.face.foreseen(self.scene(preview=preview))
        head = [f"{move}:"] if move else []
        return Reply(head + lines, page=move is None, preview=preview if move else None)

    def do_undo(self, rest: str) -> Reply:
        """Take the last step back, if need be after asking everybody."""
        seat = self.viewer
        if seat is None or self.sitting.can_undo(seat) == NOTHING:
            return Reply([self.translator.translate("play-no-undo")])
        if self.sitting.can_undo(seat) == CONSENT:
            return self.ask(
                self.translator.translate("play-undo-sure", people=len(self.sitting.people())), self.take_back
            )
        return self.take_back()

    def take_back(self) -> Reply:
        """Take the viewer's last step back."""
        assert self.viewer is not None
        self.seen[self.viewer] = self.sitting.version
        self.sitting.undo(self.viewer)
        return Reply([self.translator.translate("play-undone")], moved=True)

    def do_hand(self, rest: str) -> Reply:
        """What only the viewer sees."""
        return Reply(self.face.hand(self.scene()) or [self.translator.translate("play-no-hand")])

    def do_board(self, rest: str) -> Reply:
        """The board again."""
        return Reply(self.face.facts(self.scene()), board=True)

    def do_where(self, rest: str) -> Reply:
        """Everything in sight, as facts."""
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
        """What happened since the viewer's last move."""
        return Reply(self.news() or [self.translator.translate("play-no-changes")])

    def do_log(self, rest: str) -> Reply:
        """Everything that happened."""
        return Reply(self.log() or [self.translator.translate("play-no-changes")], page=True)

    def do_rules(self, rest: str) -> Reply:
        """The rulebook, a clause of it, or the clauses with a word."""
        try:
            return Reply(pages.look_up(self.game, self.translator.lang, rest), page=True)
        except Refused as error:
            return Reply([self.translator.error_message(error)])

    def do_save(self, rest: str) -> Reply:
        """Write the record into a file."""
        if not rest:
            return Reply([self.translator.translate("play-help-save")])
        try:
            self.sitting.save(Path(rest).expanduser())
        except OSError as error:
            return Reply([self.translator.translate("error-not-saved", file=rest, why=error.strerror or str(error))])
        return Reply([self.translator.translate("play-saved", file=rest)])

    def do_draw(self, rest: str) -> Reply:
        """Agree on a draw, after asking."""
        seat = self.viewer
        if seat is None or self.sitting.result:
            return Reply([self.translator.translate("play-watching")])
        question = self.translator.translate("play-draw-sure", people=len(self.sitting.people()))
        return self.ask(question, lambda: self.done(self.sitting.agree_on_draw, seat))

    def do_resign(self, rest: str) -> Reply:
        """Give up, after asking."""
        seat = self.viewer
        if seat is None or self.sitting.result:
            return Reply([self.translator.translate("play-watching")])
        question = self.translator.translate("play-resign-sure", players=len(self.names))
        return self.ask(question, lambda: self.done(self.sitting.resign, seat))

    def done(self, act: Callable[[int], None], seat: int) -> Reply:
        """Do something at the table that changes it."""
        act(seat)
        return Reply(moved=True)

    def do_quit(self, rest: str) -> Reply:
        """Leave, after asking."""
        if self.sitting.result:
            return Reply(over=True)
        return self.ask(self.translator.translate("play-quit-sure"), lambda: Reply(over=True))

    def ask(self, question: str, then: Callable[[], Reply]) -> Reply:
        """Put a question that yes or no answers."""
        self.confirm = then
        return Reply([question])

    def _confirmed(self, text: str) -> Reply:
        assert self.confirm is not None
        then, self.confirm = self.confirm, None
        words = self.translator.translate("play-yes-words").split()
        if text.lower() in words:
            return then()
        return Reply([self.translator.translate("play-not-done")])
