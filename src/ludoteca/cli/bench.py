"""`ludoteca bench core GAME`: random games against the clock, in one of four ways; one line of figures.

Counted are choices of seats, never chance. bench/run.py runs this beside peers and gives ratios.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

from ludoteca.core import build_guard, discovery, playout
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.i18n import Translator

SETUPS = 16
BATCH = 64


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """What to measure, how, and for how long."""
    parser.add_argument("subject", choices=["core"], help=translator.translate("bench-subject"))
    parser.add_argument("game", help=translator.translate("cli-game"))
    parser.add_argument("--mode", choices=MODES, default="inside", help=translator.translate("bench-mode"))
    parser.add_argument("--players", type=int, help=translator.translate("cli-players"))
    parser.add_argument("--seconds", type=float, default=2.0, help=translator.translate("bench-seconds"))
    parser.add_argument("--json", action="store_true", help=translator.translate("cli-json"))


def run(args: argparse.Namespace, translator: Translator) -> int:
    """Measure and print."""
    game = discovery.game(args.game)
    players = args.players or game.meta.players[1]
    game.options(players, {})
    found = measure(game, players, args.mode, args.seconds)
    if args.json:
        print(json.dumps(found))
    else:
        key = "bench-compiled" if found["compiled"] else "bench-interpreted"
        rate = found["actions_per_second"]
        print(translator.translate(key, rate=rate, games=found["games"], players=players))
    return 0


def measure(game: Game, players: int, mode: str, seconds: float) -> dict[str, Any]:
    """Play batches of random games until the time is over."""
    starts = [setup(game, players, number) for number in range(SETUPS)]
    rng = Rng(1)
    actions = games = 0
    begun = time.perf_counter()
    spent = 0.0
    while spent < seconds or not games:
        made, played = MODES[mode](game, starts, rng)
        actions, games = actions + made, games + played
        spent = time.perf_counter() - begun
    return {
        "actions_per_second": round(actions / spent),
        "games": games,
        "compiled": build_guard.compiled(),
        "game": game.meta.name,
        "mode": mode,
        "players": players,
    }


def setup(game: Game, players: int, number: int) -> State:
    """One of the set-ups that are dealt beforehand and used again and again."""
    return Match.new(game, players, f"bench {number}").state.copy()


def inside(game: Game, starts: list[State], rng: Rng) -> tuple[int, int]:
    """Whole games within the core."""
    games = BATCH * SETUPS if build_guard.compiled() else SETUPS
    return playout.play_many(starts, rng, games, game.max_random_actions), games


def stepped(game: Game, starts: list[State], rng: Rng) -> tuple[int, int]:
    """Every choice made from Python: list the legal actions, pick one, play it checked."""
    most, below, made = game.max_random_actions, rng.below, 0
    for start in starts:
        state, choices = start.copy(), 0
        settle, legal, play = state.resolve_chance, state.legal_actions, state.apply_action
        seat = settle(rng)
        while choices < most and seat >= 0:
            actions = legal(seat)
            play(seat, actions[below(len(actions))])
            seat = settle(rng)
            choices += 1
        made += choices
    return made, len(starts)


def words(game: Game, starts: list[State], rng: Rng) -> tuple[int, int]:
    """The same in words, each one read and written."""
    state, made = starts[rng.below(len(starts))].copy(), 0
    state.resolve_chance(rng)
    while made < game.max_random_actions and not state.is_over():
        seat = state.current_players()[0]
        moves = game.moves(state, seat)
        state.apply_action(seat, game.action(moves[rng.below(len(moves))]))
        state.resolve_chance(rng)
        made += 1
    return made, 1


def fresh(game: Game, starts: list[State], rng: Rng) -> tuple[int, int]:
    """One game within the core on a set-up of its own, dealt in the time measured."""
    start = Match.new(game, starts[0].players, f"fresh {rng.word}").state
    return playout.play_many([start], rng, 1, game.max_random_actions), 1


MODES: dict[str, Callable[[Game, list[State], Rng], tuple[int, int]]] = {
    "inside": inside,
    "stepped": stepped,
    "words": words,
    "fresh": fresh,
}
