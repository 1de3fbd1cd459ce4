"""Play line by line: one fact a line, no drawing, no cursor control; for screen readers, pipes and scripts."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from typing import TextIO

from ludoteca.terminal.desk import Desk


class PlainTable:
    """Asks and tells in lines."""

    def __init__(self, desk: Desk, read: Callable[[], str] | None = None, out: TextIO | None = None) -> None:
        self.desk = desk
        self.read = read or sys.stdin.readline
        self.out = out or sys.stdout

    def tell(self, lines: Iterable[str]) -> None:
        """Print each line at once."""
        for line in lines:
            print(line, file=self.out, flush=True)

    def line(self) -> str | None:
        """The next line typed; None when there are no more."""
        self.out.write("> ")
        self.out.flush()
        text = self.read()
        return text.strip() if text else None

    def run(self) -> int:
        """Play until the game is over or the player leaves."""
        desk = self.desk
        self.tell([desk.translator.game_title(desk.game), *desk.greeting()])
        while True:
            done = desk.sitting.let_bots_play()
            asked = desk.sitting.asked()
            if asked is not None and asked != desk.viewer:
                if len(desk.sitting.people()) > 1 and not self.curtain(asked):
                    return 0
                desk.viewer = asked
            self.tell(desk.news())
            self.tell([desk.question()])
            if desk.sitting.result:
                return 0
            if not done:
                self.tell([desk.translator.translate("play-watch-on")])
                if self.line() is None:
                    return 0
                desk.seen[desk.viewer] = desk.sitting.version
                continue
            self.tell(desk.face.hand(desk.scene()))
            if not self.turn():
                return 0

    def curtain(self, seat: int) -> bool:
        """Hand the keyboard over; whether somebody took it."""
        if self.out.isatty():
            self.tell([""] * os.get_terminal_size(self.out.fileno()).lines)
        self.tell([self.desk.translator.translate("play-curtain", seat=self.desk.names[seat])])
        return self.line() is not None

    def turn(self) -> bool:
        """Take lines until one of them moves; False when the player leaves."""
        while True:
            text = self.line()
            if text is None:
                return False
            reply = self.desk.order(text)
            self.tell(reply.lines)
            if reply.over:
                return False
            if reply.moved:
                return True
