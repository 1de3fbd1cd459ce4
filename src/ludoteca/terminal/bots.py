"""The bots of a table at this keyboard, and the time they take for their moves."""

from __future__ import annotations

import time
from collections.abc import Sequence

from ludoteca import search
from ludoteca.core.game import Game, View
from ludoteca.search.time_budget import TimeBudget


class Bot:
    """A bot in its seat: it keeps its search tree and divides its time among the choices of a turn.

    With a seed it searches a fixed number of iterations, so that a game can be repeated; without one it uses its full
    time and always answers when that is over.
    """

    def __init__(self, game: Game, level: str) -> None:
        self.game = game
        self.player = search.player(game, level)
        self.pace = TimeBudget(search.turn_ms(level))

    def begin_turn(self) -> None:
        """Start a new turn because another seat has moved since."""
        self.pace.begin_turn()

    def choose(self, view: View, moves: Sequence[str], seat: int, seed: str | None) -> str:
        """A move chosen from what the seat may know."""
        question = search.Question(self.game, view, list(moves), seat)
        if seed is not None:
            move = self.player.choose(question, self.pace.effort(seed, search.ITERATIONS)).move
            self.pace.spend()
            return move
        move = self.player.choose(question, self.pace.effort()).move
        time.sleep(self.pace.padded() / 1000)
        return move
