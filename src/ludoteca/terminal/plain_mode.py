"""Play line by line: one fact per line, no drawing, no cursor control; for screen readers, pipes and scripts."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from typing import TextIO

from ludoteca.terminal.commands import CommandInterpreter


class PlainMode:
    """Reads and prints lines."""

    def __init__(
        self, commands: CommandInterpreter, read: Callable[[], str] | None = None, out: TextIO | None = None
    ) -> None:
        self.commands = commands
        self.read = read or sys.stdin.readline
        self.out = out or sys.stdout

    def print_lines(self, lines: Iterable[str]) -> None:
        """Print and flush each line."""
        for line in lines:
            print(line, file=self.out, flush=True)

    def read_line(self) -> str | None:
        """The next typed line; None at the end of the input."""
        self.out.write("> ")
        self.out.flush()
        text = self.read()
        return text.strip() if text else None

    def run(self) -> int:
        """Play until the game is over or the player quits."""
        commands = self.commands
        self.print_lines([commands.translator.game_title(commands.game), *commands.greeting()])
        while True:
            done = commands.session.play_bots()
            asked = commands.session.asked()
            if asked is not None and asked != commands.viewer:
                if len(commands.session.people()) > 1 and not self.hand_over(asked):
                    return 0
                commands.viewer = asked
            self.print_lines(commands.unseen_changes())
            self.print_lines([commands.question()])
            if commands.session.result:
                return 0
            if not done:
                self.print_lines([commands.translator.translate("play-watch-on")])
                if self.read_line() is None:
                    return 0
                commands.seen_versions[commands.viewer] = commands.session.version
                continue
            self.print_lines(commands.face.hand(commands.scene()))
            if not self.play_turn():
                return 0

    def hand_over(self, seat: int) -> bool:
        """Ask the next person to take the keyboard; False at the end of the input."""
        if self.out.isatty():
            self.print_lines([""] * os.get_terminal_size(self.out.fileno()).lines)
        self.print_lines([self.commands.translator.translate("play-curtain", seat=self.commands.names[seat])])
        return self.read_line() is not None

    def play_turn(self) -> bool:
        """Execute lines until one of them moves; False when the player quits."""
        while True:
            text = self.read_line()
            if text is None:
                return False
            reply = self.commands.execute(text)
            self.print_lines(reply.lines)
            if reply.over:
                return False
            if reply.moved:
                return True
