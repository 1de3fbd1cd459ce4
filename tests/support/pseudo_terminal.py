"""A pseudo-terminal for tests: a program in a real pty, and the screen that its output draws."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Mapping
from pathlib import Path

PROGRAM = [sys.executable, "-c", "from ludoteca.cli import main; raise SystemExit(main())"]
# Generous for slow machines; only a failing test waits this long.
TIMEOUT_SECONDS = 60
SEQUENCE = re.compile(r"\x1b\[([0-9;?]*)([A-Za-z])|\x1b[()][A-Z0-9]|\x1b[=>78]|\x1b\][^\x07]*\x07")


class Screen:
    """The contents of a screen of some size."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.x = self.y = 0
        self.cells = [[" "] * columns for _ in range(rows)]
        self.rest = ""

    def feed(self, text: str) -> None:
        """Draw a program's output; an incomplete escape sequence waits for its end."""
        text, self.rest = self.rest + text, ""
        at = 0
        while at < len(text):
            if text[at] == "\x1b":
                found = SEQUENCE.match(text, at)
                if found is None:
                    self.rest = text[at:]
                    return
                self.obey(found[1] or "", found[2] or "")
                at = found.end()
            else:
                self.write(text[at])
                at += 1

    def write(self, letter: str) -> None:
        """Write one character or control character."""
        if letter == "\r":
            self.x = 0
        elif letter == "\n":
            self.y = min(self.y + 1, self.rows - 1)
        elif letter == "\b":
            self.x = max(0, self.x - 1)
        elif letter >= " ":
            if self.x < self.columns and self.y < self.rows:
                self.cells[self.y][self.x] = letter
            self.x += 1

    def obey(self, given: str, letter: str) -> None:
        """Apply cursor movements and erasures; other sequences are ignored."""
        numbers = [int(number) if number.isdigit() else 0 for number in given.split(";")]
        first = max(1, numbers[0])
        moves = {"A": (0, -first), "B": (0, first), "C": (first, 0), "D": (-first, 0)}
        if letter in moves:
            self.x = max(0, min(self.columns - 1, self.x + moves[letter][0]))
            self.y = max(0, min(self.rows - 1, self.y + moves[letter][1]))
        elif letter == "H":
            self.y, self.x = first - 1, (max(1, numbers[1]) if len(numbers) > 1 else 1) - 1
        elif letter == "K":
            self.cells[self.y][self.x :] = [" "] * (self.columns - self.x)
        elif letter == "J":
            start = 0 if numbers[0] == 2 else self.y
            if numbers[0] != 2:
                self.cells[self.y][self.x :] = [" "] * (self.columns - self.x)
            for row in range(start if numbers[0] == 2 else start + 1, self.rows):
                self.cells[row] = [" "] * self.columns

    def text(self) -> str:
        """The rows of the screen."""
        return "\n".join("".join(row).rstrip() for row in self.cells)


class Terminal:
    """A program that runs in a pseudo-terminal."""

    def __init__(self, *arguments: str, columns: int = 80, rows: int = 24, **env: str) -> None:
        self.columns, self.rows = columns, rows
        self.screen = Screen(columns, rows)
        self.bytes = b""
        environment = {
            "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "LUDOTECA_LANG": "en",
            "LUDOTECA_QUIET": "1", "PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), **env,
        }  # fmt: skip
        self.pid, self.master = _spawn([*PROGRAM, *arguments], environment, columns, rows)

    def send(self, text: str) -> None:
        """Type a text."""
        os.write(self.master, text.encode())

    def resize(self, columns: int, rows: int) -> None:
        """Resize the window."""
        self.screen = Screen(columns, rows)
        _size(self.master, columns, rows)
        os.kill(self.pid, signal.SIGWINCH)

    def wait(self, seen: str | Callable[[str], bool]) -> str:
        """Read until a text is on the screen or a condition of it holds; return the screen."""
        until = time.monotonic() + TIMEOUT_SECONDS
        while True:
            shown = self.screen.text()
            if seen in shown if isinstance(seen, str) else seen(shown):
                return shown
            assert time.monotonic() < until, f"timed out waiting for {seen!r}:\n{shown}"
            assert self.read(), f"the program ended before {seen!r}:\n{shown}"

    def read(self) -> bool:
        """Read available output, waiting up to a second; False when the program has ended."""
        if not select.select([self.master], [], [], 1.0)[0]:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.bytes += data
        self.screen.feed(data.decode(errors="replace"))
        return bool(data)

    def ended(self) -> int:
        """Read to the end and return the exit code."""
        while self.read():
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def _spawn(command: list[str], env: Mapping[str, str], columns: int, rows: int) -> tuple[int, int]:
    pid, master = pty.fork()
    if pid == 0:
        os.chdir(Path(__file__).parents[2])
        _size(0, columns, rows)
        os.execve(command[0], command, dict(env))
    return pid, master


def _size(handle: int, columns: int, rows: int) -> None:
    fcntl.ioctl(handle, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
