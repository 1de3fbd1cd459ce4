"""Our tree search from positions of random games; prints one line of figures. Usage: ours_search.py GAME SECONDS [own].

Counted are the choices played in the tree and after it; playouts are random and go to the end, as the peer's do.
With `own` leaves are evaluated instead, as the levels do.
"""

from __future__ import annotations

import json
import sys
import time

from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.search.tree import Tree

SIMULATIONS = 2000


def main(name: str, seconds: float, own: bool) -> None:
    """Search one position after the other until the time is over."""
    game = discovery.game(name)
    tree = Tree(game.actions, 1 << 16, 1 << 19)
    tree.rollout_actions = 0 if own else game.max_random_actions
    choices = simulations = number = 0
    spent = 0.0
    while spent < seconds:
        state = position(name, number)
        seat = state.current_players()[0]
        begun = time.process_time()
        tree.plant(state, seat, state.legal_actions(seat), Rng(number))
        tree.run(SIMULATIONS)
        spent += time.process_time() - begun
        choices, simulations, number = choices + tree.choices, simulations + SIMULATIONS, number + 1
    figures = {"actions_per_second": round(choices / spent), "simulations_per_second": round(simulations / spent)}
    print(json.dumps(figures))


def position(name: str, number: int) -> State:
    """A state after some random choices in a game of the maximum number of players."""
    dice = Rng(number)
    state = Match.new(name, discovery.meta(name).players[1], f"search {number}").state.copy()
    for _ in range(number % 12):
        before = state.copy()
        seat = state.resolve_chance(dice)
        actions = state.legal_actions(seat)
        state.apply_action(seat, actions[dice.below(len(actions))])
        if state.resolve_chance(dice) < 0:
            before.resolve_chance(dice)
            return before
    return state


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), "own" in sys.argv[3:])
