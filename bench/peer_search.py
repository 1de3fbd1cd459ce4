"""OpenSpiel's own information-set search as a contestant: a thin adapter lets it play any game here.

It gets what every player here gets, a view and moves, and imagines worlds with the game's own redeal.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from ludoteca.core.dice import Dice
from ludoteca.core.game import Game
from ludoteca.core.state import State
from ludoteca.search import Choice, Effort, Player, Question

LONGEST = 300
EXPLORATION = 1.4


class Kind:
    """What the search asks about a game."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self) -> Kind:
        """The game's own answers."""
        return self


class Adapted:
    """A state as OpenSpiel's search expects it; chance plays itself, and long games end undecided."""

    def __init__(self, game: Game, state: State, dice: Dice, first: int, made: int = 0) -> None:
        self.game, self.state, self.dice, self.first, self.made = game, state, dice, first, made
        state.settle(dice)

    def get_game(self) -> Kind:
        """The kind of game."""
        return Kind()

    def clone(self) -> Adapted:
        """An independent copy."""
        return Adapted(self.game, self.state.copy(), self.dice, self.first, self.made)

    def is_terminal(self) -> bool:
        """Whether it is over or long enough."""
        return self.state.is_over() or self.made >= LONGEST

    def is_chance_node(self) -> bool:
        """Never: chance has played itself."""
        return False

    def current_player(self) -> int:
        """A seat that must choose: the searching one before others that answer in secret too."""
        actors = self.state.actors()
        return self.first if self.first in actors else actors[0]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the seat that must choose may choose."""
        return self.state.legal(self.current_player())

    def apply_action(self, action: int) -> None:
        """Play it, and chance after it."""
        self.state.play(self.current_player(), int(action))
        self.state.settle(self.dice)
        self.made += 1

    def information_state_string(self) -> str:
        """What the seat that must choose may know."""
        return json.dumps(self.game.view(self.state, self.current_player()), sort_keys=True)

    def returns(self) -> list[float]:
        """Each seat's share of the win, or what it may expect of a game cut short."""
        return [self.state.value(seat) for seat in range(self.state.players)]


class Search(Player):
    """OpenSpiel's ISMCTS with random rollouts, as it comes."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, question: Question, effort: Effort) -> Choice:
        """The action visited most within the budget."""
        numbers = np.random.RandomState(effort.dice.below(1 << 31))
        root = self.game.imagine(question.view, question.seat, effort.dice)
        state = Adapted(self.game, root, effort.dice, question.seat)
        bot = self.bot(question, effort, numbers)
        node = bot.create_new_node(state)
        done = 0
        while done < max(effort.iterations, 2) and not (done > 1 and effort.is_over()):
            bot.run_simulation(bot.sample_root_state(state))
            done += 1
        policy: list[Any] = bot.get_final_policy(state, node)
        return Choice(self.game.word(max(policy, key=lambda one: one[1])[0]), {"iterations": done})

    def bot(self, question: Question, effort: Effort, numbers: Any) -> Any:
        """Their search with our worlds."""
        evaluator = mcts.RandomRolloutEvaluator(1, numbers)
        bot = ismcts.ISMCTSBot(Kind(), evaluator, EXPLORATION, 1, random_state=numbers)

        def resampled(state: Adapted, _: int) -> Adapted:
            world = state.state.redealt(question.seat, effort.dice)
            return Adapted(self.game, world, effort.dice, question.seat)

        bot.set_resampler(resampled)
        return bot
