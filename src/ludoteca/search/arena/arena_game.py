"""One game of the arena: its players see their views, and what happened is one plain object."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core.match import Match
from ludoteca.search.arena.external_player import ExternalPlayer, Silent, strayed
from ludoteca.search.arena.plan import Plan, Table
from ludoteca.search.player import Effort, Player, Question
from ludoteca.search.time_budget import TimeBudget

Played = dict[str, Any]


def play(plan: Plan, table: Table, players: Mapping[str, Player], factors: Mapping[str, float]) -> Played:
    """Play a table to its end, its cap, or the moment a contestant falls silent; chance is the block's."""
    match = Match.new(plan.game, plan.players, f"{plan.seed} {table.block}")
    times: list[list[float]] = [[] for _ in table.seats]
    budgets = [Budget(plan, factors[name], players[name]) for name in table.seats]
    choices = 0
    silent: int | None = None
    why: dict[str, Any] = {}
    last = -1
    while match.result is None and choices < plan.cap and silent is None:
        seat = match.state.current_players()[0]
        seed = f"{plan.seed} {table.key} {choices}"
        try:
            if seat != last:
                budgets[seat].begin_turn()
            move, taken = _chosen(match, seat, players[table.seats[seat]], budgets[seat], seed)
        except Silent as error:
            silent = seat
            why = {"why": {"key": error.key, **error.fields}}
            break
        if seat == last:
            times[seat][-1] += taken
        else:
            times[seat].append(taken)
        match.play(seat, move)
        last = seat
        choices += 1
    return {"table": table.key, "pair": list(table.pair), "block": table.block, "seats": list(table.seats)} | {
        "choices": choices,
        "places": places(match, silent),
        "reason": match.result.reason if match.result else "silent" if silent is not None else "cap",
        "ms": [round(max(taken), 1) if taken else 0.0 for taken in times],
        "mean_ms": [round(sum(taken) / len(taken), 1) if taken else 0.0 for taken in times],
        **why,
    }


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


def _chosen(match: Match, seat: int, player: Player, budget: Budget, seed: str) -> tuple[str, float]:
    """The move a player chooses and how long that took; Silent if it is none of those it may choose."""
    question = Question.of_match(match, seat)
    move = player.choose(question, budget.effort(seed)).move
    taken = budget.spend()
    if move not in question.moves:
        raise strayed(str(player), move)
    return move, taken


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
