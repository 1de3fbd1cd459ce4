"""OpenSpiel's tree search in C++; prints one line of figures. Usage: peer_mcts.py GAME SECONDS.

It does not count the choices it plays: they are estimated as its simulations times the mean length of a random game
from the same position.
"""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel

SIMULATIONS = 1000
GAMES = 20


def main(name: str, seconds: float) -> None:
    """Search one position after the other until the time is over."""
    game = pyspiel.load_game(name)
    choose = random.Random(1)
    choices = simulations = 0.0
    spent = 0.0
    while spent < seconds:
        state = game.new_initial_state()
        for _ in range(choose.randrange(12)):
            state.apply_action(choose.choice(state.legal_actions()))
        evaluator = pyspiel.RandomRolloutEvaluator(1, choose.randrange(1 << 30))
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 100, False, choose.randrange(1 << 30), False)
        begun = time.process_time()
        bot.step(state)
        spent += time.process_time() - begun
        simulations += SIMULATIONS
        choices += SIMULATIONS * length(state, choose)
    figures = {"actions_per_second": round(choices / spent), "simulations_per_second": round(simulations / spent)}
    print(json.dumps(figures))


def length(start: pyspiel.State, choose: random.Random) -> float:
    """The mean number of choices to the end of a random game."""
    made = 0
    for _ in range(GAMES):
        state = start.clone()
        while not state.is_terminal():
            state.apply_action(choose.choice(state.legal_actions()))
            made += 1
    return made / GAMES


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
