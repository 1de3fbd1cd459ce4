"""Values every decision of a record from what the acting seat knew, and finds where the game turned.

A decision's loss is what the best move would have been worth more than the one made, to the seat that made
it, as its own view shows the game; what others held or drew later counts neither for nor against it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any

from ludoteca.core.record import Record
from ludoteca.core.replay import Replay
from ludoteca.search.ismcts import IsmctsPlayer
from ludoteca.search.levels import player
from ludoteca.search.player import Effort, Question

JUDGE = "master"
SECOND_LOOK = 4
DECIMALS = 3
MAX_NAMED = 5
SLIGHT = 0.05


@dataclass(frozen=True, slots=True)
class Decision:
    """One line of the record: what was chosen, what was best, and what both were worth to the seat."""

    line: int
    seat: int
    turn: int
    kind: str
    move: str
    best: str
    value: float
    best_value: float
    choices: int
    swing: float = 0.0

    @property
    def loss(self) -> float:
        """What the choice cost."""
        return max(0.0, self.best_value - self.value)


@dataclass(frozen=True, slots=True)
class Analysis:
    """Every decision that stands, in order."""

    game: str
    players: int
    iterations: int
    decisions: list[Decision]

    def worst(self) -> list[Decision]:
        """The choices that cost most, the dearest first."""
        found = sorted(self.decisions, key=lambda one: (-one.loss, one.line))
        return [one for one in found[:MAX_NAMED] if one.loss >= SLIGHT]

    def turning_points(self) -> list[Decision]:
        """Where a seat's prospects changed most until it chose again, luck and others' moves included, in order."""
        found = sorted(self.decisions, key=lambda one: (-abs(one.swing), one.line))
        return sorted((one for one in found[:MAX_NAMED] if abs(one.swing) >= SLIGHT), key=lambda one: one.line)

    def mean_loss(self, seat: int) -> float:
        """What a seat's choices cost on average, of those that offered a choice."""
        losses = [one.loss for one in self.decisions if one.seat == seat and one.choices > 1]
        return sum(losses) / len(losses) if losses else 0.0

    def written(self) -> dict[str, Any]:
        """The whole analysis for programs."""
        return {
            "game": self.game,
            "players": self.players,
            "iterations": self.iterations,
            "decisions": [{**asdict(one), "loss": round(one.loss, DECIMALS)} for one in self.decisions],
            "turning_points": [one.line for one in self.turning_points()],
            "worst": [one.line for one in self.worst()],
            "mean_loss": [round(self.mean_loss(seat), DECIMALS) for seat in range(self.players)],
        }


class Analyst:
    """Goes through a record once; the same record, iterations and seed give the same analysis."""

    def __init__(self, record: Record, iterations: int, seed: str = "analysis") -> None:
        self.record = record
        self.replay = Replay(record)
        self.iterations = iterations
        self.seed = seed
        judge = player(self.replay.game, JUDGE)
        assert isinstance(judge, IsmctsPlayer)
        self.judge = judge
        self.found: list[Decision] = []

    def total(self) -> int:
        """How many decisions there are to value."""
        return sum(isinstance(line.by, int) for line in self.record.lines)

    def steps(self) -> Iterator[Decision]:
        """Each decision as it is valued; the match goes on behind it."""
        steps = self.replay.steps()
        for number, line in enumerate(self.record.lines, 1):
            match = self.replay.match
            if isinstance(line.by, int) and match.result is None and line.by in match.state.current_players():
                decision = self._valued(number, line.by, line.words)
                self.found.append(decision)
                next(steps)
                yield decision
            else:
                next(steps)

    def analysis(self) -> Analysis:
        """What steps() found, without what was taken back, each with its swing."""
        struck = self.replay.match.struck
        standing = [one for one in self.found if one.line not in struck]
        result = self.replay.match.result
        swung = []
        for at, one in enumerate(standing):
            later = next((other.best_value for other in standing[at + 1 :] if other.seat == one.seat), None)
            if later is None and result is not None:
                later = 1.0 / len(result.winners) if one.seat in result.winners else 0.0
            swing = 0.0 if later is None else round(later - one.best_value, DECIMALS)
            swung.append(replace(one, swing=swing))
        return Analysis(self.replay.game.meta.name, self.replay.match.players, self.iterations, swung)

    def _valued(self, number: int, seat: int, move: str) -> Decision:
        match = self.replay.match
        question = Question.of_match(match, seat)
        best, best_value, value = self._judged(question, move, f"{self.seed} {number}")
        view = question.view
        return Decision(
            line=number,
            seat=seat,
            turn=int(view.get("turn", 0)),
            kind=str((view.get("pending") or {}).get("kind", "")),
            move=move,
            best=best,
            value=round(value, DECIMALS),
            best_value=round(max(best_value, value), DECIMALS),
            choices=len(question.moves),
        )

    def _judged(self, question: Question, move: str, seed: str) -> tuple[str, float, float]:
        """The best move, what it is worth, and what the one made is worth after a second look at it."""
        choice = self.judge.choose(question, Effort(self.iterations, seed))
        values: dict[str, float] = choice.info["values"]
        if "mixture" in choice.info:
            best = max(values, key=lambda word: (values[word], word))
            return best, values[best], values.get(move, 0.0)
        if move == choice.move:
            return move, values[move], values[move]
        again = Question(question.game, question.view, [move], question.seat)
        second = self.judge.choose(again, Effort(max(1, self.iterations // SECOND_LOOK), seed))
        return choice.move, values[choice.move], second.info["values"][move]
