"""OpenSpiel's information-set search as a contestant: an adapter lets it play any game here.

It gets a view and moves, as every player here does, and samples states with the game's own resampling.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.search import Choice, Effort, Player, Question

MAX_CHOICES = 300
EXPLORATION = 1.4


class Kind:
    """What the search asks about a game."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self) -> Kind:
        """The object itself."""
        return self


class Adapted:
    """A state with OpenSpiel's interface; chance is drawn automatically, and long games end undecided."""

    def __init__(self, game: Game, state: State, dice: Rng, first: int, made: int = 0) -> None:
        self.game, self.state, self.dice, self.first, self.made = game, state, dice, first, made
        state.resolve_chance(dice)

    def get_game(self) -> Kind:
        """The kind of game."""
        return Kind()

    def clone(self) -> Adapted:
        """An independent copy."""
        return Adapted(self.game, self.state.copy(), self.dice, self.first, self.made)

    def is_terminal(self) -> bool:
        """Whether it is over or MAX_CHOICES were made."""
        return self.state.is_over() or self.made >= MAX_CHOICES

    def is_chance_node(self) -> bool:
        """Always False: chance is drawn automatically."""
        return False

    def current_player(self) -> int:
        """A seat that must choose; the searching seat first if several choose at the same time."""
        actors = self.state.current_players()
        return self.first if self.first in actors else actors[0]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of the current player."""
        return self.state.legal_actions(self.current_player())

    def apply_action(self, action: int) -> None:
        """Play an action and the chance after it."""
        self.state.apply_action(self.current_player(), int(action))
        self.state.resolve_chance(self.dice)
        self.made += 1

    def information_state_string(self) -> str:
        """What the current player may know."""
        return json.dumps(self.game.view(self.state, self.current_player()), sort_keys=True)

    def returns(self) -> list[float]:
        """Each seat's share of the win, or a heuristic value if the game was cut off."""
        return [self.state.evaluate(seat) for seat in range(self.state.players)]


class Search(Player):
    """OpenSpiel's ISMCTS with random rollouts and default settings."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, question: Question, effort: Effort) -> Choice:
        """The action visited most within the budget."""
        numbers = np.random.RandomState(effort.rng.below(1 << 31))
        root = self.game.resample(question.view, question.seat, effort.rng)
        state = Adapted(self.game, root, effort.rng, question.seat)
        bot = self.bot(question, effort, numbers)
        node = bot.create_new_node(state)
        done = 0
        while done < max(effort.iterations, 2) and not (done > 1 and effort.is_over()):
            bot.run_simulation(bot.sample_root_state(state))
            done += 1
        policy: list[Any] = bot.get_final_policy(state, node)
        return Choice(self.game.word(max(policy, key=lambda one: one[1])[0]), {"iterations": done})

    def bot(self, question: Question, effort: Effort, numbers: Any) -> Any:
        """The peer's search with our resampled states."""
        evaluator = mcts.RandomRolloutEvaluator(1, numbers)
        bot = ismcts.ISMCTSBot(Kind(), evaluator, EXPLORATION, 1, random_state=numbers)

        def resampled(state: Adapted, _: int) -> Adapted:
            world = state.state.resample(question.seat, effort.rng)
            return Adapted(self.game, world, effort.rng, question.seat)

        bot.set_resampler(resampled)
        return bot
