"""Prints a digest of everything that happens in random games, to compare two builds of the same rules.

`python -m ludoteca.core.trace GAME --games N --seed S`: one line per game with its players, its choices
and a digest of every state, every list of legal actions, every logged fact, some refusals and estimates.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b

from ludoteca.core import discovery
from ludoteca.core.chance import Chance
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

MAX_CHOICES = 500
GAMES_PER_SETUP = 5
ESTIMATED = 16


class Trace:
    """One random game and the digest of what has happened in it."""

    def __init__(self, start: State, seed: int) -> None:
        self.rng = Rng(seed)
        self.state = start.copy()
        self.state.start_event_log()
        self.digest = blake2b(digest_size=16)
        self.choices = 0

    def play(self, most: int) -> str:
        """Play to the end or to that many choices; the line that tells it."""
        self.note()
        while self.state.ending == 0 and self.choices < most:
            if self.state.is_chance():
                self.draw()
            else:
                self.choose()
            self.note()
        return f"{self.state.players} players {self.choices} choices {self.digest.hexdigest()}"

    def draw(self) -> None:
        """Play the chance that is next: sometimes one listed outcome, sometimes as the rules roll it themselves."""
        odds = self.state.chance_outcomes()
        self.digest.update(repr(odds).encode())
        if odds and self.rng.below(2):
            self.state.apply_chance(odds[self.rng.below(len(odds))][0])
        else:
            self.state.resolve_chance(self.rng)

    def choose(self) -> None:
        """One of those who must choose makes a random choice; another action is asked about first."""
        actors = self.state.current_players()
        seat = actors[self.rng.below(len(actors))]
        legal = self.state.legal_actions(seat)
        refusal = self.state.refusal(seat, self.rng.below(self.state.ACTIONS))
        self.digest.update(repr((legal, refusal)).encode())
        if self.choices % ESTIMATED == 0:
            self.digest.update(f"{self.state.evaluate(seat):.6f}".encode())
        self.state.apply_action(seat, legal[self.rng.below(len(legal))])
        self.choices += 1

    def note(self) -> None:
        """Take the state and what led to it into the digest."""
        self.digest.update(self.state.to_bytes())
        self.digest.update(repr(self.state.take_facts()).encode())


def start(game: Game, players: int, seed: str) -> State:
    """The state after a set-up drawn from a seed."""
    options = game.options(players, {})
    words = game.draw_setup(players, options, Chance.of_seed(seed))
    state: State = game.initial_state(players, options, words)
    return state


def traces(game: Game, games: int, seed: int, players: Sequence[int], most: int) -> Iterator[str]:
    """The lines of some games, some on each set-up, the numbers of players taking turns."""
    for number in range(games):
        setup, again = divmod(number, GAMES_PER_SETUP)
        if again == 0:
            begun = start(game, players[setup % len(players)], f"trace {seed} {setup}")
        yield Trace(begun, seed * 1_000_003 + number).play(most)


def main() -> int:
    """Print the lines asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int)
    parser.add_argument("--most", type=int, default=MAX_CHOICES)
    asked = parser.parse_args()
    game = discovery.game(asked.game)
    fewest, most = game.meta.players
    players = range(fewest, most + 1) if asked.players is None else [asked.players]
    for line in traces(game, asked.games, asked.seed, players, asked.most):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
