"""OpenSpiel stepped from Python at random; prints one line of figures. Usage: peer_openspiel.py GAME SECONDS."""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel


def main(name: str, seconds: float) -> None:
    """Play random games, one choice at a time, until the time is over."""
    game = pyspiel.load_game(name)
    number = random.Random(1).random
    actions = games = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(number() * len(legal))])
            actions += 1
        games += 1
    print(json.dumps({"actions_per_second": round(actions / spent), "games": games}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
