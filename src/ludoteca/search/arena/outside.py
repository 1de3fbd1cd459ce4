"""A player that is another program: it answers `hello` and `choose`, a line of JSON each, and is asked nothing else."""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import threading
from collections.abc import Sequence
from typing import Any

from ludoteca.core.errors import Refused
from ludoteca.core.game import Game
from ludoteca.search.player import Choice, Effort, Player, Question

# A program that doesn't answer for so long beyond its budget has given up.
GRACE = 20.0
LONGEST_LINE = 1 << 20


class Silent(Refused):
    """A program that ended, answered nonsense or didn't answer; who plays it forfeits the game."""

    key = "contestant-silent"


class Outside(Player):
    """Keeps one process and asks it line by line."""

    def __init__(self, game: Game, command: Sequence[str], grace: float = GRACE) -> None:
        self.game = game
        self.command = list(command)
        self.grace = grace
        try:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise Silent(f"{self.command[0]} doesn't start: {error}", command=self.command[0]) from error
        self.lines: queue.Queue[str] = queue.Queue()
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()
        try:
            levels = self.ask({"do": "hello"}, 0).get("levels", {})
        except Silent:
            self.close()
            raise
        known = levels.get(game.meta.name, []) if isinstance(levels, dict) else []
        self.level = known[-1] if isinstance(known, list) and known else None

    def choose(self, question: Question, effort: Effort) -> Choice:
        """The move that the program answers; Silent unless it is one of the question's."""
        asked: dict[str, Any] = {
            "do": "choose",
            "game": self.game.meta.name,
            "view": question.view,
            "moves": question.moves,
            "seat": question.seat,
            "seed": str(effort.dice.below(1 << 31)),
        }
        if self.level is not None:
            asked["level"] = self.level
        limit = {"ms": max(1, int(effort.left_ms()))} if effort.is_timed else {"iterations": effort.iterations}
        move = self.ask({**asked, **limit}, effort.left_ms() / 1000).get("move")
        if move not in question.moves:
            raise Silent(f"{self.command[0]} answered {move!r}, which is no legal move", command=self.command[0])
        return Choice(str(move))

    def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """One request and its answer."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
            line = self.lines.get(timeout=seconds + self.grace)
            answer = json.loads(line)
        except (OSError, ValueError, queue.Empty) as error:
            raise Silent(f"{self.command[0]} doesn't answer", command=self.command[0]) from error
        if not isinstance(answer, dict):
            raise Silent(f"{self.command[0]} answered no object", command=self.command[0])
        return answer

    def close(self) -> None:
        """End the process."""
        with contextlib.suppress(OSError):
            if self.process.stdin is not None:
                self.process.stdin.close()
        try:
            self.process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.listener.join(timeout=2)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(ValueError):  # bytes that aren't UTF-8, or closed while reading
            while line := self.process.stdout.readline(LONGEST_LINE):
                self.lines.put(line)
        self.lines.put("")
