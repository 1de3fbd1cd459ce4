"""A player that is another program: it answers `hello` and `choose`, and what else it asked for in `hello`."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

from ludoteca.core.game import Game
from ludoteca.search.arena.program import EXIT_TIMEOUT, Forfeit, Named, Program
from ludoteca.search.player import Choice, Effort, Ended, Player, Question

# A program that does not answer for so many seconds beyond its budget has failed.
GRACE = 20.0
EVENTS = "events"
RESULT = "result"


class ExternalPlayer(Player):
    """Keeps one process and asks it line by line; a process that failed is replaced at the next question."""

    def __init__(self, game: Game, named: Named, words: Sequence[str], grace: float = GRACE) -> None:
        self.game = game
        self.named = named
        self.words = list(words)
        self.grace = grace
        self.level: str | None = None
        self.wants: frozenset[str] = frozenset()
        self.program: Program | None = None
        self._begin()

    @property
    def wants_history(self) -> bool:
        """Whether the program asked for events or results."""
        return bool(self.wants)

    def choose(self, question: Question, effort: Effort) -> Choice:
        """The move that the program answers; Forfeit unless it is one of the question's."""
        if self.program is None:
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
        move = self._ask({**asked, **limit, **self._history(question)}, effort.left_ms() / 1000).get("move")
        if move not in question.moves:
            raise self.named.illegal(move)
        return Choice(str(move))

    def finish(self, ended: Ended) -> None:
        """Tell the program the result if it wants results; one that fails now is replaced at its next question."""
        if RESULT not in self.wants or self.program is None:
            return
        told = {"do": "result", "game": ended.game, "match": ended.match, "seat": ended.seat, "result": ended.result}
        if EVENTS in self.wants:
            told["events"] = list(ended.events)
        with contextlib.suppress(Forfeit):
            self._ask(told, 0)

    def close(self) -> None:
        """Let the program end by itself, or end it."""
        if self.program is not None:
            self.program.end(EXIT_TIMEOUT)
            self.program = None

    def _history(self, question: Question) -> dict[str, Any]:
        """The fields that a program gets only if it asked for them."""
        if question.history is None or not self.wants:
            return {}
        fields: dict[str, Any] = {"match": question.history.match}
        if EVENTS in self.wants:
            fields |= {"events": list(question.history.events), "fresh": question.history.is_whole}
        return fields

    def _ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a request; a program that gave none is ended."""
        assert self.program is not None
        try:
            return self.program.request(request, seconds + self.grace)
        except Forfeit:
            self.program.end(0)
            self.program = None
            raise

    def _begin(self) -> None:
        """Start the program; its answer to `hello` says which levels it has and what it wants to be told."""
        self.program = Program(self.named, self.words)
        answer = self._ask({"do": "hello"}, 0)
        levels = answer.get("levels", {})
        known = levels.get(self.game.meta.name, []) if isinstance(levels, dict) else []
        self.level = known[-1] if isinstance(known, list) and known else None
        wants = answer.get("wants", [])
        wanted = wants if isinstance(wants, list) else []
        self.wants = frozenset(one for one in wanted if one in (EVENTS, RESULT))
