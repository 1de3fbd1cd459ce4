"""Values every turn of a record from what the acting seat knew, and finds where the game turned.

Every answer is valued first. What a turn cost is what the best answers would have been worth more than those given, to
the seat that gave them, as its own view shows the game; what others held or drew later counts neither for nor against
it. A turn is told as the events of its seat's answers, so it can be put into words in any language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ludoteca.core.record import TABLE, Record
from ludoteca.core.replay import Replay
from ludoteca.core.state import State
from ludoteca.search.ismcts import IsmctsPlayer
from ludoteca.search.levels import player
from ludoteca.search.player import Effort, Question
from ludoteca.search.turn_values import (
    DECIMALS,
    Answer,
    Decision,
    EventFields,
    TurnAnswers,
    TurnValue,
    leading_events,
    turns_of,
)

JUDGE = "master"
SECOND_LOOK = 4
MAX_NAMED = 5
SLIGHT = 0.05


@dataclass(frozen=True, slots=True)
class Analysis:
    """Every turn that stands, and the answers it consists of, in order."""

    game: str
    players: int
    iterations: int
    decisions: list[Decision]
    turns: list[TurnValue]

    def worst(self) -> list[int]:
        """The turns that cost most, by their place in `turns`, the dearest first."""
        found = sorted(range(len(self.turns)), key=lambda at: (-self.turns[at].loss, at))
        return [at for at in found[:MAX_NAMED] if self.turns[at].loss >= SLIGHT]

    def turning_points(self) -> list[int]:
        """Where a seat's prospects changed most, by their place in `turns`, in order."""
        found = sorted(range(len(self.turns)), key=lambda at: (-abs(self.turns[at].swing), at))
        return sorted(at for at in found[:MAX_NAMED] if abs(self.turns[at].swing) >= SLIGHT)

    def mean_loss(self, seat: int) -> float:
        """What a seat's turns cost on average, of those that offered a choice."""
        choices = {one.line for one in self.decisions if one.choices > 1}
        losses = [one.loss for one in self.turns if one.seat == seat and choices.intersection(one.lines)]
        return sum(losses) / len(losses) if losses else 0.0

    def written(self) -> dict[str, Any]:
        """The whole analysis for programs."""
        return {
            "game": self.game,
            "players": self.players,
            "iterations": self.iterations,
            "turns": [asdict(one) for one in self.turns],
            "turning_points": self.turning_points(),
            "worst": self.worst(),
            "mean_loss": [round(self.mean_loss(seat), DECIMALS) for seat in range(self.players)],
            "decisions": [{**asdict(one), "loss": round(one.loss, DECIMALS)} for one in self.decisions],
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
        self.answers: list[Answer] = []

    def total(self) -> int:
        """How many decisions there are to value."""
        return sum(isinstance(line.by, int) for line in self.record.lines)

    def steps(self) -> Iterator[Decision]:
        """Each decision as it is valued; the match goes on behind it."""
        steps = self.replay.steps()
        for number, line in enumerate(self.record.lines, 1):
            match = self.replay.match
            if isinstance(line.by, int) and match.result is None and line.by in match.state.current_players():
                decision, state = self._valued(number, line.by, line.words), match.state.copy()
                events = leading_events(next(steps).events, line.by)
                self.answers.append(Answer(decision, state, events, match.game.continues(state)))
                yield decision
            else:
                next(steps)

    def analysis(self) -> Analysis:
        """What steps() found, without what was taken back."""
        match = self.replay.match
        lines = enumerate(self.record.lines, 1)
        standing = [number for number, line in lines if line.by != TABLE and number not in match.struck]
        turns = turns_of(self.answers, standing)
        values = [turn.value(self._later(turn, turns[at + 1 :])) for at, turn in enumerate(turns)]
        decisions = [one.decision for one in self.answers if one.decision.line not in match.struck]
        found = Analysis(match.game.meta.name, match.players, self.iterations, decisions, values)
        for at in found.worst():
            values[at] = turns[at].value(values[at].after, self._better(turns[at]))
        return found

    def state_before(self, line: int) -> State:
        """The state before a valued answer."""
        return next(one.state for one in self.answers if one.decision.line == line)

    def _later(self, turn: TurnAnswers, following: Sequence[TurnAnswers]) -> float:
        """What a turn's seat could expect when it chose next; after its last turn, what it got."""
        later = next((one.before for one in following if one.seat == turn.seat), None)
        result = self.replay.match.result
        if later is None and result is not None:
            return 1.0 / len(result.winners) if turn.seat in result.winners else 0.0
        return turn.before if later is None else later

    def _better(self, turn: TurnAnswers) -> tuple[EventFields, ...]:
        """The events of the best answer where a turn lost most; of a set, those of the whole set."""
        answer = turn.costliest()
        events = turn.set_before(answer)
        game, state, move = self.replay.game, answer.state.copy(), answer.decision.best
        while True:
            state.start_event_log()
            state.apply_action(turn.seat, game.action(move))
            events += leading_events(game.events(state, state.take_facts()), turn.seat)
            if state.current_players() != [turn.seat] or not game.continues(state):
                return events
            question = Question(game, game.view(state, turn.seat), game.moves(state, turn.seat), turn.seat)
            move = self.judge.choose(question, Effort(self.iterations, f"{self.seed} better")).move

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
