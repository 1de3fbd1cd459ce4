"""Our tree search from positions of random games: one line of figures. Usage: ours_search.py GAME SECONDS [own].

Counted are choices played, in the tree and after it; games are played on to their end by lot, as the peer
does. With `own` leaves are judged at once instead, as the levels do.
"""

from __future__ import annotations

import json
import sys
import time

from ludoteca.core import discovery
from ludoteca.core.dice import Dice
from ludoteca.core.match import Match
from ludoteca.core.state import State
from ludoteca.search.tree import Tree

SIMULATIONS = 2000


def main(name: str, seconds: float, own: bool) -> None:
    """Search position after position until the time is over."""
    game = discovery.game(name)
    tree = Tree(game.actions, 1 << 16, 1 << 19)
    tree.patience = 0 if own else game.longest_random
    choices = simulations = number = 0
    spent = 0.0
    while spent < seconds:
        state = position(name, number)
        seat = state.actors()[0]
        begun = time.process_time()
        tree.plant(state, seat, state.legal(seat), Dice(number))
        tree.run(SIMULATIONS)
        spent += time.process_time() - begun
        choices, simulations, number = choices + tree.choices, simulations + SIMULATIONS, number + 1
    told = {"actions_per_second": round(choices / spent), "simulations_per_second": round(simulations / spent)}
    print(json.dumps(told))


def position(name: str, number: int) -> State:
    """A state some random choices into a game for as many players as can play."""
    dice = Dice(number)
    state = Match.new(name, discovery.meta(name).players[1], f"search {number}").state.copy()
    for _ in range(number % 12):
        before = state.copy()
        seat = state.settle(dice)
        actions = state.legal(seat)
        state.play(seat, actions[dice.below(len(actions))])
        if state.settle(dice) < 0:
            before.settle(dice)
            return before
    return state


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), "own" in sys.argv[3:])
