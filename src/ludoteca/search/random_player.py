"""The player that chooses a legal move uniformly at random."""

from __future__ import annotations

from ludoteca.core.game import Game
from ludoteca.search.player import Choice, Effort, Player, Question


class RandomPlayer(Player):
    """Uses no knowledge of the game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, question: Question, effort: Effort) -> Choice:
        """A uniformly random move."""
        moves = question.ordered()
        return Choice(moves[effort.rng.below(len(moves))])
