"""A class for the arena: it prefers the longest move, and of equally long ones what looks best a moment later."""

from ludoteca.core.rng import Rng
from ludoteca.search import Choice, Effort, Player, Question


class Wordy(Player):
    def __init__(self, game):
        self.game = game

    def choose(self, question: Question, effort: Effort) -> Choice:
        world = self.game.resample(question.view, question.seat, Rng(1))
        best = max(question.moves, key=lambda move: (len(move), self.value(world, question.seat, move)))
        return Choice(best)

    def value(self, world, seat, move):
        after = world.copy()
        after.apply_action(seat, self.game.action(move))
        after.resolve_chance(Rng(1))
        return after.evaluate(seat)
