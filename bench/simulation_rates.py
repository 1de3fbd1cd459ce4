"""Simulations per second of the strongest level and of OpenSpiel's search in the same positions."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from bench.peer_search import Search
from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.search import Effort, Player, Question, levels, player

CHOICES = 16

Rates = dict[str, tuple[float, float]]


def rates(games: Sequence[str], ms: float) -> Rates:
    """For each game our rate and the peer's, with the same time for each choice of one opening."""
    return {name: of_game(name, ms) for name in games}


def of_game(name: str, ms: float) -> tuple[float, float]:
    """Simulations per second over the first choices of a game; duels solved exactly are not counted."""
    match = Match.new(name, discovery.meta(name).players[0], "rates")
    top = levels(match.game)[-1]
    both: list[Callable[[], Player]] = [lambda: player(match.game, top), lambda: Search(match.game)]
    made, spent = [0, 0], [0.0, 0.0]
    for number in range(CHOICES):
        if match.result is not None:
            break
        seat = match.state.current_players()[0]
        question = Question.of_match(match, seat)
        move = ""
        for at, fresh in enumerate(both):
            effort = Effort.of_time(ms, f"rates {number}", clock=time.process_time)
            choice = fresh().choose(question, effort)
            move = move or choice.move
            if "iterations" in choice.info:
                made[at] += choice.info["iterations"]
                spent[at] += effort.clock() - effort.begun
        match.play(seat, move)
    return made[0] / spent[0], made[1] / spent[1]
