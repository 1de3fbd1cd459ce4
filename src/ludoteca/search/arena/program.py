"""A program that is asked one line of JSON at a time and answers each with one; its failures name their cause."""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import signal
import subprocess
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.core.errors import Refused

EXIT_TIMEOUT = 2.0
MAX_LINE = 1 << 20
MAX_SHOWN = 80


class Forfeit(Refused):
    """A contestant gave no legal move; the fields name it, its command and the cause. It forfeits the game."""

    key = "contestant-no-answer"


@dataclass(frozen=True, slots=True)
class Named:
    """Who a contestant is in messages: its name and what is behind it."""

    name: str
    command: str

    def forfeit(self, *, key: str, **fields: Any) -> Forfeit:
        """The error of this contestant with a cause."""
        return Forfeit(f"{self.name} ({self.command}): {key} {fields}", key=key, **self.fields(), **fields)

    def illegal(self, move: object) -> Forfeit:
        """The error of this contestant after an answer that is none of the moves offered."""
        return self.forfeit(key="contestant-illegal-move", move=quotable(str(move)))

    def fields(self) -> dict[str, str]:
        """The fields that every message about a contestant has."""
        return {"contestant": self.name, "command": self.command}


def words_of(command: str) -> list[str]:
    """A command and its arguments; nothing if the text is none, such as one with a quotation left open."""
    try:
        return shlex.split(command)
    except ValueError:
        return []


def quotable(text: str) -> str:
    """The beginning of a text without control characters."""
    shown = "".join(letter if letter.isprintable() else "�" for letter in text[: MAX_SHOWN + 1])
    return shown if len(shown) <= MAX_SHOWN else shown[:MAX_SHOWN] + "…"


class Program:
    """A running process; whoever gets a Forfeit from it must end it, since a late answer would be taken for the next.

    What it writes to standard error is passed through.
    """

    def __init__(self, named: Named, words: Sequence[str]) -> None:
        self.named = named
        try:
            self.process = subprocess.Popen(list(words), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise named.forfeit(key="contestant-not-started", why=error.strerror or str(error)) from error
        self.lines: queue.Queue[bytes] = queue.Queue()
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()

    def request(self, fields: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The program's answer to a request; Forfeit if there is none in time or it is no JSON object."""
        try:
            self._send(json.dumps(fields).encode() + b"\n")
            line = self.lines.get(timeout=seconds)
        except OSError:
            raise self._ended() from None
        except queue.Empty:
            raise self.named.forfeit(key="contestant-no-answer", seconds=round(seconds, 1)) from None
        if not line:
            raise self._ended()
        return self._read(line)

    def end(self, seconds: float) -> None:
        """End the process, by force if it does not end within some seconds after its input was closed."""
        with contextlib.suppress(OSError):
            if self.process.stdin is not None:
                self.process.stdin.close()
        try:
            self.process.wait(timeout=seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.listener.join(timeout=EXIT_TIMEOUT)
        if self.process.stdout is not None and not self.listener.is_alive():
            self.process.stdout.close()

    def _send(self, line: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line)
        self.process.stdin.flush()

    def _read(self, line: bytes) -> dict[str, Any]:
        try:
            answer = json.loads(line.decode())
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            shown = quotable(line.decode(errors="replace").strip())
            raise self.named.forfeit(key="contestant-not-json", answer=shown)
        return answer

    def _ended(self) -> Forfeit:
        """The error of a program that ended or closed its output, with its exit status."""
        try:
            status = self.process.wait(timeout=EXIT_TIMEOUT)
        except subprocess.TimeoutExpired:
            return self.named.forfeit(key="contestant-closed-output")
        if status < 0:
            return self.named.forfeit(key="contestant-killed", signal=signal_name(-status))
        return self.named.forfeit(key="contestant-ended", status=status)

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(ValueError, OSError):  # closed while reading
            while line := self.process.stdout.readline(MAX_LINE):
                self.lines.put(line)
        self.lines.put(b"")


def signal_name(number: int) -> str:
    """The name of a signal, or its number if it has none."""
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)
