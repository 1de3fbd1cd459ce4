"""One game of the arena: its players see their views, and what happened is one plain object."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from ludoteca.core.match import Match
from ludoteca.search.arena.contestants import Contestant
from ludoteca.search.arena.external_player import ExternalPlayer
from ludoteca.search.arena.game_records import end_early, record_text
from ludoteca.search.arena.plan import Plan, Table
from ludoteca.search.arena.program import Forfeit
from ludoteca.search.arena.seat_history import SeatHistory, opening_events
from ludoteca.search.player import Effort, Player, Question
from ludoteca.search.time_budget import TimeBudget

Played = dict[str, Any]


def play(plan: Plan, table: Table, contestants: Mapping[str, Contestant], players: Mapping[str, Player]) -> Played:
    """Play a table to its end, its cap or a forfeit; chance is the block's. `record` is the game as text."""
    game = ArenaGame(plan, table, contestants, players)
    while game.is_going_on():
        game.step()
    return game.played()


class ArenaGame:
    """One game in progress: the match, what each seat may use and has seen, and how long it took."""

    def __init__(
        self, plan: Plan, table: Table, contestants: Mapping[str, Contestant], players: Mapping[str, Player]
    ) -> None:
        self.plan = plan
        self.table = table
        self.match = Match.new(plan.game, plan.players, f"{plan.seed} {table.block}")
        self.contestants = [contestants[name] for name in table.seats]
        self.players = [players[name] for name in table.seats]
        self.budgets = [
            Budget(plan, one.factor, player) for one, player in zip(self.contestants, self.players, strict=True)
        ]
        self.times: list[list[float]] = [[] for _ in table.seats]
        self.choices = 0
        self.last_seat = -1
        self.forfeit: tuple[int, Forfeit] | None = None
        self.histories = self._histories()

    def is_going_on(self) -> bool:
        """Whether the next seat is to be asked."""
        return self.match.result is None and self.choices < self.plan.cap and self.forfeit is None

    def step(self) -> None:
        """Ask the next seat and play its move; a seat that gives none forfeits the game."""
        seat = self.match.state.current_players()[0]
        try:
            move, taken = self._choice(seat)
        except Forfeit as error:
            self.forfeit = seat, error
            return
        if seat == self.last_seat:
            self.times[seat][-1] += taken
        else:
            self.times[seat].append(taken)
        events = self.match.play(seat, move)
        for history in self.histories.values():
            history.add(events)
        self.last_seat = seat
        self.choices += 1

    def played(self) -> Played:
        """What happened; the players hear the result."""
        forfeited = None if self.forfeit is None else self.forfeit[0]
        by_rules = self.match.result
        result = end_early(self.match, forfeited) if by_rules is None else by_rules.written()
        for seat, history in self.histories.items():
            self.players[seat].finish(history.ended(self.plan.game, result))
        table = self.table
        return {"table": table.key, "pair": list(table.pair), "block": table.block, "seats": list(table.seats)} | {
            "choices": self.choices,
            "places": places(self.match, forfeited),
            "reason": "silent" if forfeited is not None else result["reason"],
            "ms": [round(max(taken), 1) if taken else 0.0 for taken in self.times],
            "mean_ms": [round(sum(taken) / len(taken), 1) if taken else 0.0 for taken in self.times],
            **({} if self.forfeit is None else {"why": {"key": self.forfeit[1].key, **self.forfeit[1].fields}}),
            "record": record_text(self.match, table.seats, result),
        }

    def _histories(self) -> dict[int, SeatHistory]:
        """The histories of the seats whose players want one."""
        id = sha256(f"{self.plan.seed} {self.table.key} match".encode()).hexdigest()[:16]
        found = {seat: SeatHistory(id, seat) for seat, player in enumerate(self.players) if player.wants_history}
        for history in found.values():
            history.add(opening_events(self.match))
        return found

    def _choice(self, seat: int) -> tuple[str, float]:
        """The move that a seat chooses and how long that took; Forfeit if it is none of those it may choose."""
        budget = self.budgets[seat]
        if seat != self.last_seat:
            budget.begin_turn()
        history = self.histories[seat].take() if seat in self.histories else None
        question = Question.of_match(self.match, seat, history)
        effort = budget.effort(f"{self.plan.seed} {self.table.key} {self.choices}")
        move = self.players[seat].choose(question, effort).move
        taken = budget.spend()
        if move not in question.moves:
            raise self.contestants[seat].named.illegal(move)
        return move, taken


class Budget:
    """What one seat may use: time for each turn, or iterations for each choice.

    Time is that of the processor, so that a busy machine weakens nobody; another program's is that of the wall.
    """

    def __init__(self, plan: Plan, factor: float, player: Player) -> None:
        clock = time.monotonic if isinstance(player, ExternalPlayer) else time.process_time
        self.pace = TimeBudget(plan.ms * factor, clock) if plan.ms is not None else None
        self.iterations = max(1, int((plan.iterations or 1) * factor))

    def begin_turn(self) -> None:
        """Another seat chose in between."""
        if self.pace is not None:
            self.pace.begin_turn()

    def effort(self, seed: str) -> Effort:
        """How hard to think about the next choice."""
        return Effort(self.iterations, seed) if self.pace is None else self.pace.effort(seed)

    def spend(self) -> float:
        """How many milliseconds the choice took; 0 where time doesn't count."""
        return 0.0 if self.pace is None else self.pace.spend()


def places(match: Match, silent: int | None) -> list[int]:
    """Each seat's place, 1 the best, equal ones equal; who fell silent is last, a cap leaves all equal."""
    worth: Sequence[tuple[int, ...]]
    if silent is not None:
        worth = [(0 if seat == silent else 1,) for seat in range(match.players)]
    elif match.result is None:
        worth = [(0,)] * match.players
    else:
        result = match.result
        worth = [(int(seat in result.winners), result.scores[seat]) for seat in range(match.players)]
    return [1 + sum(other > own for other in worth) for own in worth]
