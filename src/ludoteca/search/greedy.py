"""The player that looks one move ahead: it takes the move with the best mean evaluation over resampled states.

Other seats' answers within the turn and chance are random; a state is evaluated when the player's own seat must choose
again or a new turn has begun.
"""

from __future__ import annotations

from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.search.player import Choice, Effort, Player, Question

MAX_WORLDS = 32
MAX_ANSWERS = 200
DECIMALS = 4


class GreedyPlayer(Player):
    """One move ahead, by the game's own evaluation."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, question: Question, effort: Effort) -> Choice:
        """The move with the best mean over some worlds; the first of equals in a random order."""
        moves = shuffled(question.ordered(), effort.rng)
        actions = [self.game.action(move) for move in moves]
        totals = [0.0] * len(moves)
        root = self.game.resample(question.view, question.seat, effort.rng)
        worlds = 0
        while worlds < min(effort.iterations, MAX_WORLDS) and not (worlds and effort.is_over()):
            world = root.resample(question.seat, effort.rng)
            for at, value in enumerate(self.values(world, question.seat, actions, effort)):
                totals[at] += value
            worlds += 1
        best = max(range(len(moves)), key=lambda at: totals[at])
        means = {move: round(total / worlds, DECIMALS) for move, total in sorted(zip(moves, totals, strict=True))}
        return Choice(moves[best], {"iterations": worlds, "values": means})

    def values(self, world: State, seat: int, actions: list[int], effort: Effort) -> list[float]:
        """Each action's evaluation in one state, with the same random numbers for all; zeros once the time is up."""
        luck = effort.rng.word
        found = [0.0] * len(actions)
        for at, action in enumerate(actions):
            if at and effort.is_over():
                break
            effort.rng.word = luck
            work = world.copy()
            work.apply_action(seat, action)
            play_answers(work, seat, effort.rng)
            found[at] = work.evaluate(seat)
        return found


def play_answers(state: State, seat: int, rng: Rng) -> None:
    """Play what follows at random: chance, others' answers within the turn, the rest of a sealed question."""
    turn = state.turn
    for _ in range(MAX_ANSWERS):
        state.resolve_chance(rng)
        others = [other for other in state.current_players() if other != seat]
        if state.turn != turn or not others:
            return
        legal = state.legal_actions(others[0])
        state.apply_action(others[0], legal[rng.below(len(legal))])


def shuffled(moves: list[str], rng: Rng) -> list[str]:
    """The moves in a random order."""
    for place in range(len(moves) - 1, 0, -1):
        other = rng.below(place + 1)
        moves[place], moves[other] = moves[other], moves[place]
    return moves
