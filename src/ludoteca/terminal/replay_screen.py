"""The commands of a replay, on the full screen with arrow keys or line by line."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field

from prompt_toolkit.filters import Condition
from prompt_toolkit.key_binding import KeyBindings

from ludoteca.core.errors import Refused
from ludoteca.drawing import PLAIN, Line
from ludoteca.terminal.full_screen import STRONG, FullScreen, wrapped
from ludoteca.terminal.replay import COMMANDS, RecordReplay
from ludoteca.terminal.styling import simplified

MIN_TEXT_ROWS = 4


@dataclass(slots=True)
class ReplayReply:
    """The lines to print, whether the position changed, and whether the viewer quits."""

    lines: list[str] = field(default_factory=list)
    moved: bool = False
    over: bool = False


def execute_command(replay: RecordReplay, text: str) -> ReplayReply:
    """Execute a typed line; an empty one goes to the next line of the record."""
    word, _, rest = text.strip().partition(" ")
    aliases = {simplified(replay.translator.translate(f"replay-word-{name}")): name for name in COMMANDS}
    name = aliases.get(simplified(word.lower()), word.lower())
    try:
        return _execute(replay, name, rest.strip())
    except Refused as error:
        return ReplayReply([replay.translator.error_message(error)])


def _execute(replay: RecordReplay, name: str, rest: str) -> ReplayReply:
    steps = {
        "": replay.index + 1,
        "next": replay.index + 1,
        "back": replay.index - 1,
        "start": 0,
        "end": len(replay.steps),
    }
    if name in steps or name.isdigit():
        before = replay.index
        replay.seek(steps[name] if name in steps else int(name) - 1)
        return (
            ReplayReply(moved=True)
            if replay.index != before
            else ReplayReply([replay.translator.translate("replay-no-more")])
        )
    if name in ("all", "spectator") or (name == "seat" and rest.isdigit()):
        replay.set_perspective(int(rest) if name == "seat" else None, name == "all")
        return ReplayReply(moved=True)
    return _information(replay, name, rest)


def _information(replay: RecordReplay, name: str, rest: str) -> ReplayReply:
    scene = replay.scene()
    if name == "quit":
        return ReplayReply(over=True)
    if name == "where":
        return ReplayReply(replay.face.facts(scene))
    if name == "hand":
        return ReplayReply(replay.face.hand(scene) or [replay.translator.translate("play-no-hand")])
    if name == "around" and rest.lower() in replay.face.places(scene):
        return ReplayReply(replay.face.around(scene, rest.lower()))
    if name == "help":
        words = [(replay.translator.translate(f"replay-word-{one}"), one) for one in COMMANDS]
        return ReplayReply([f"{word}: {replay.translator.translate(f'replay-help-{one}')}" for word, one in words])
    return ReplayReply([replay.translator.translate("replay-unknown", text=f"{name} {rest}".strip())])


class ReplayScreen(FullScreen):
    """A replay on the full screen."""

    def __init__(self, replay: RecordReplay) -> None:
        self.replay = replay
        super().__init__(replay.translator, replay.game.meta.name, replay.ascii)

    def scene_lines(self, width: int, height: int) -> list[Line]:
        """The position, and below it the description of the line."""
        lines = [self.title_line(width, self.replay.heading())]
        lines += self.replay.face.draw(self.replay.scene(width, height - 1 - MIN_TEXT_ROWS))
        rows = wrapped(self.notes or self.replay.description(), width - 2)
        return [*lines, *[[(PLAIN, f" {row}")] for row in rows]][:height]

    def question_line(self) -> Line:
        """The result at the end, the heading before."""
        return [(STRONG, " " + (self.replay.ending() or self.replay.heading()))]

    def footer_key(self) -> str:
        """The message key of the footer."""
        return "replay-footer"

    def keys(self) -> KeyBindings:
        """The arrow keys step while nothing is typed."""
        keys = super().keys()
        empty = Condition(lambda: not self.buffer.text)
        for key, word in (("right", "next"), ("left", "back"), ("home", "start"), ("end", "end")):
            keys.add(key, filter=empty)(lambda event, word=word: self.step(word))
        return keys

    def step(self, word: str) -> None:
        """Execute a command as if it were typed."""
        self.close()
        self.execute(word)

    def execute(self, text: str) -> None:
        """Execute a typed line."""
        reply = execute_command(self.replay, text)
        if reply.over:
            self.app.exit(result=0)
        elif len(reply.lines) > MIN_TEXT_ROWS:
            self.page = reply.lines
        else:
            self.notes = reply.lines


class PlainReplay:
    """A replay line by line."""

    def __init__(self, replay: RecordReplay, read: Callable[[], str] | None = None) -> None:
        self.replay = replay
        self.read = read or sys.stdin.readline

    def run(self) -> int:
        """Print each step and execute commands until the end of the input."""
        self.print_step()
        while True:
            print("> ", end="", flush=True)
            text = self.read()
            if not text:
                return 0
            reply = execute_command(self.replay, text)
            for line in reply.lines:
                print(line, flush=True)
            if reply.over:
                return 0
            if reply.moved:
                self.print_step()

    def print_step(self) -> None:
        """Print the heading, the description and the result."""
        ending = self.replay.ending()
        for line in [self.replay.heading(), *self.replay.description(), *([ending] if ending else [])]:
            print(line, flush=True)
