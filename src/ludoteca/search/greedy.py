"""The player that looks one move ahead: on imagined worlds it takes the move whose outcome looks best.

What others answer at once (a frightened pawn, a sealed card) and what is drawn is played by lot; the
outcome is judged where its own seat must choose again or a new turn has begun.
"""

from __future__ import annotations

from ludoteca.core.dice import Dice
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.search.player import Choice, Effort, Player, Question

MOST_WORLDS = 32
MOST_ANSWERS = 200
DECIMALS = 4


class Greedy(Player):
    """One move ahead, by the game's own evaluation."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, question: Question, effort: Effort) -> Choice:
        """The move with the best mean over some worlds; the first of equals in a random order."""
        moves = shuffled(question.ordered(), effort.dice)
        actions = [self.game.action(move) for move in moves]
        totals = [0.0] * len(moves)
        root = self.game.imagine(question.view, question.seat, effort.dice)
        worlds = 0
        while worlds < min(effort.iterations, MOST_WORLDS) and not (worlds and effort.is_over()):
            world = root.redealt(question.seat, effort.dice)
            for at, value in enumerate(self.values(world, question.seat, actions, effort)):
                totals[at] += value
            worlds += 1
        best = max(range(len(moves)), key=lambda at: totals[at])
        means = {move: round(total / worlds, DECIMALS) for move, total in sorted(zip(moves, totals, strict=True))}
        return Choice(moves[best], {"iterations": worlds, "values": means})

    def values(self, world: State, seat: int, actions: list[int], effort: Effort) -> list[float]:
        """What each action is worth in one world; all meet the same luck. Zeros once the time is up."""
        luck = effort.dice.word
        found = [0.0] * len(actions)
        for at, action in enumerate(actions):
            if at and effort.is_over():
                break
            effort.dice.word = luck
            work = world.copy()
            work.play(seat, action)
            play_answers(work, seat, effort.dice)
            found[at] = work.value(seat)
        return found


def play_answers(state: State, seat: int, dice: Dice) -> None:
    """Play by lot what follows at once: chance, others' answers within the turn, the rest of a sealed question."""
    turn = state.turn
    for _ in range(MOST_ANSWERS):
        state.settle(dice)
        others = [other for other in state.actors() if other != seat]
        if state.turn != turn or not others:
            return
        legal = state.legal(others[0])
        state.play(others[0], legal[dice.below(len(legal))])


def shuffled(moves: list[str], dice: Dice) -> list[str]:
    """The moves in a random order."""
    for place in range(len(moves) - 1, 0, -1):
        other = dice.below(place + 1)
        moves[place], moves[other] = moves[other], moves[place]
    return moves
