"""A player that is another program: it answers `hello` and `choose`, a line of JSON each, and is asked nothing else."""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from collections.abc import Sequence
from typing import Any

from ludoteca.core.errors import Refused
from ludoteca.core.game import Game
from ludoteca.search.player import Choice, Effort, Player, Question

# A program that doesn't answer for so long beyond its budget has given up.
GRACE = 20.0
EXIT_TIMEOUT = 2.0
MAX_LINE = 1 << 20
MAX_SHOWN = 60


def command_of(text: str) -> list[str]:
    """A command and its arguments; nothing if the text is none, such as one with a quotation left open."""
    try:
        return shlex.split(text)
    except ValueError:
        return []


class Silent(Refused):
    """A program that doesn't start, ended, answered nonsense or didn't answer; who plays it forfeits the game."""

    key = "contestant-silent"


def strayed(who: str, move: object) -> Silent:
    """Somebody answered with something that it couldn't choose."""
    told = str(move)[:MAX_SHOWN]
    return Silent(f"{who} answered {told!r}, no legal move", key="contestant-strayed", command=who, move=told)


class ExternalPlayer(Player):
    """Keeps one process and asks it line by line."""

    def __init__(self, game: Game, command: Sequence[str], grace: float = GRACE) -> None:
        self.game = game
        self.command = list(command)
        self.grace = grace
        self.level: str | None = None
        self.running: Running | None = None
        self._begin()

    def choose(self, question: Question, effort: Effort) -> Choice:
        """The move that the program answers; Silent unless it is one of the question's.

        A program that gave no answer is begun anew for the next question.
        """
        if self.running is None:
            self._begin()
        asked: dict[str, Any] = {
            "do": "choose",
            "game": self.game.meta.name,
            "view": question.view,
            "moves": question.moves,
            "seat": question.seat,
            "seed": str(effort.rng.below(1 << 31)),
        }
        if self.level is not None:
            asked["level"] = self.level
        limit = {"ms": max(1, int(effort.left_ms()))} if effort.is_timed else {"iterations": effort.iterations}
        move = self.ask({**asked, **limit}, effort.left_ms() / 1000).get("move")
        if move not in question.moves:
            raise strayed(self.command[0], move)
        return Choice(str(move))

    def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """One request and its answer; a program that gave none is ended, as a late one would be taken for the next."""
        assert self.running is not None
        try:
            answer = json.loads(self.running.ask(json.dumps(request), seconds + self.grace))
            if not isinstance(answer, dict):
                raise ValueError("no object")
        except (OSError, ValueError, queue.Empty) as error:
            self.running.end(0)
            self.running = None
            raise Silent(f"{self.command[0]} doesn't answer", command=self.command[0]) from error
        return answer

    def close(self) -> None:
        """Let the program end by itself, or end it."""
        if self.running is not None:
            self.running.end(EXIT_TIMEOUT)
            self.running = None

    def _begin(self) -> None:
        """Start the program and hear which of its levels is the strongest."""
        try:
            self.running = Running(self.command)
        except OSError as error:
            told = {"command": self.command[0], "why": error.strerror or str(error)}
            raise Silent(f"{self.command[0]} doesn't start", key="contestant-not-started", **told) from error
        levels = self.ask({"do": "hello"}, 0).get("levels", {})
        known = levels.get(self.game.meta.name, []) if isinstance(levels, dict) else []
        self.level = known[-1] if isinstance(known, list) and known else None


class Running:
    """A process that is asked a line and answers one."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.lines: queue.Queue[str] = queue.Queue()
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()

    def ask(self, line: str, seconds: float) -> str:
        """The next line of the process; queue.Empty if there is none in time."""
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.lines.get(timeout=seconds)

    def end(self, rollout_actions: float) -> None:
        """End the process, by force if it doesn't end within some seconds of hearing that nothing follows."""
        with contextlib.suppress(OSError):
            if self.process.stdin is not None:
                self.process.stdin.close()
        try:
            self.process.wait(timeout=rollout_actions)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.listener.join(timeout=EXIT_TIMEOUT)
        if self.process.stdout is not None and not self.listener.is_alive():
            self.process.stdout.close()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(ValueError):  # bytes that aren't UTF-8, or closed while reading
            while line := self.process.stdout.readline(MAX_LINE):
                self.lines.put(line)
        self.lines.put("")
