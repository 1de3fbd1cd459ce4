"""The player that takes any legal move, each as likely as the others."""

from __future__ import annotations

from ludoteca.core.game import Game
from ludoteca.search.player import Choice, Effort, Player, Question


class Luck(Player):
    """Knows nothing of the game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, question: Question, effort: Effort) -> Choice:
        """A move by lot."""
        moves = question.ordered()
        return Choice(moves[effort.dice.below(len(moves))])
