"""Stepping through a record: the commands, on the whole screen with arrow keys or line by line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field

from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings

from ludoteca.core.errors import Refused
from ludoteca.drawing import PLAIN, Line
from ludoteca.terminal.frame import STRONG, Frame, wrapped
from ludoteca.terminal.paint import simplified
from ludoteca.terminal.reel import COMMANDS, Reel

FEWEST_BELOW = 4


@dataclass(slots=True)
class Answer:
    """What to say, whether the position is shown anew, whether the viewer leaves."""

    lines: list[str] = field(default_factory=list)
    moved: bool = False
    over: bool = False


def command(reel: Reel, text: str) -> Answer:
    """Do what a typed line says; Enter alone goes to the next line."""
    word, _, rest = text.strip().partition(" ")
    aliases = {simplified(reel.translator.translate(f"replay-word-{name}")): name for name in COMMANDS}
    name = aliases.get(simplified(word.lower()), word.lower())
    try:
        return _do(reel, name, rest.strip())
    except Refused as error:
        return Answer([reel.translator.error_message(error)])


def _do(reel: Reel, name: str, rest: str) -> Answer:
    steps = {"": reel.at + 1, "next": reel.at + 1, "back": reel.at - 1, "start": 0, "end": len(reel.stills)}
    if name in steps or name.isdigit():
        before = reel.at
        reel.go(steps[name] if name in steps else int(name) - 1)
        return Answer(moved=True) if reel.at != before else Answer([reel.translator.translate("replay-no-more")])
    if name in ("all", "spectator") or (name == "seat" and rest.isdigit()):
        reel.look(int(rest) if name == "seat" else None, name == "all")
        return Answer(moved=True)
    return _tell(reel, name, rest)


def _tell(reel: Reel, name: str, rest: str) -> Answer:
    scene = reel.scene()
    if name == "quit":
        return Answer(over=True)
    if name == "where":
        return Answer(reel.face.facts(scene))
    if name == "hand":
        return Answer(reel.face.hand(scene) or [reel.translator.translate("play-no-hand")])
    if name == "around" and rest.lower() in reel.face.places(scene):
        return Answer(reel.face.around(scene, rest.lower()))
    if name == "help":
        words = [(reel.translator.translate(f"replay-word-{one}"), one) for one in COMMANDS]
        return Answer([f"{word}: {reel.translator.translate(f'replay-help-{one}')}" for word, one in words])
    return Answer([reel.translator.translate("replay-unknown", text=f"{name} {rest}".strip())])


class ReplayScreen(Frame):
    """A record on the whole screen."""

    def __init__(self, reel: Reel) -> None:
        self.reel = reel
        super().__init__(reel.translator, reel.game.meta.name, reel.ascii)

    def scene_lines(self, width: int, height: int) -> list[Line]:
        """The position, and below it what the line did."""
        lines = [self.title_line(width, self.reel.heading())]
        lines += self.reel.face.draw(self.reel.scene(width, height - 1 - FEWEST_BELOW))
        rows = wrapped(self.notes or self.reel.said(), width - 2)
        return [*lines, *[[(PLAIN, f" {row}")] for row in rows]][:height]

    def question_line(self) -> Line:
        """How it ended, at the end; the line itself before."""
        return [(STRONG, " " + (self.reel.ending() or self.reel.heading()))]

    def footer_key(self) -> str:
        """The keys."""
        return "replay-footer"

    def keys(self) -> KeyBindings:
        """Arrows step while nothing is typed."""
        keys = super().keys()
        empty = Condition(lambda: not self.buffer.text)
        for key, word in (("right", "next"), ("left", "back"), ("home", "start"), ("end", "end")):
            keys.add(key, filter=empty)(lambda event, word=word: self.step(word))
        return keys

    def step(self, word: str) -> None:
        """Do a command as if it were typed."""
        self.close()
        self.take(word)

    def take(self, text: str) -> None:
        """Do what a typed line says."""
        answer = command(self.reel, text)
        if answer.over:
            self.app.exit(result=0)
        elif len(answer.lines) > FEWEST_BELOW:
            self.page = answer.lines
        else:
            self.notes = answer.lines


class PlainReplay:
    """A record line by line."""

    def __init__(self, reel: Reel, read: Callable[[], str] | None = None) -> None:
        self.reel = reel
        self.read = read or sys.stdin.readline

    def run(self) -> int:
        """Tell each step, and take commands until there are no more."""
        self.tell()
        while True:
            print("> ", end="", flush=True)
            text = self.read()
            if not text:
                return 0
            answer = command(self.reel, text)
            for line in answer.lines:
                print(line, flush=True)
            if answer.over:
                return 0
            if answer.moved:
                self.tell()

    def tell(self) -> None:
        """Where the record stands and what its line did."""
        ending = self.reel.ending()
        for line in [self.reel.heading(), *self.reel.said(), *([ending] if ending else [])]:
            print(line, flush=True)
