"""Measures the strength of the levels for docs/strength.md with one command.

Usage: python3 dev.py bench strength [GAME …] [--minutes M] [--ms MS] [--jobs N] [--quick]
Pairings are played in turn, each until a sequential test decides or its games or time are used up, and open ones
again while there is time. The thinking time is processor time, so a busy machine makes the run longer but no player
weaker. Games are stored in bench/results/strength by version of rules and players, so that the same command resumes
an interrupted run.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.pairing_results import doublings, is_decided, pairing_result, score, undecided
from bench.run import searchers
from bench.simulation_rates import rates
from bench.strength_pairings import MAX_GAMES, Pairing, ordered
from bench.strength_report import write
from ludoteca.core import discovery
from ludoteca.search.arena import Arena, Plan, read_contestant
from ludoteca.search.arena.arena_game import Played
from ludoteca.search.arena.runner import code

HERE = Path(__file__).parent
RESULTS = HERE / "results" / "strength"
SEED = "autumn"
# The maximum time of a pairing as a multiple of its share of the remaining time.
MAX_TIME_SHARE = 3.0
SPEED_ROUNDS = 3
SPEED_SECONDS = 2.0


def measure(pairing: Pairing, seconds: float, games: int, jobs: int, fewest: int = 0) -> dict[str, Any]:
    """Play a pairing until it is decided and has `fewest` games, or its games or time are used up."""
    contestants = [read_contestant(text) for text in (pairing.first, pairing.second)]
    names = (contestants[0].name, contestants[1].name)
    budget = (pairing.ms, pairing.iterations)
    plan = Plan(pairing.game, pairing.players, names, games, SEED, *budget, pairing.cap)
    folder = RESULTS / f"{pairing.game}-{code(pairing.game)}"
    folder.mkdir(parents=True, exist_ok=True)
    arena = Arena(plan, contestants, folder / f"{pairing.name}.jsonl")
    end = time.monotonic() + seconds

    def stop(played: Sequence[Played]) -> bool:
        return time.monotonic() >= end or is_decided(pairing, score(played, names[0]), games, fewest)

    if not stop(arena.played):
        for _ in arena.run(jobs, stop):
            pass
    if faults := [one["why"] for one in arena.played if "why" in one]:
        raise SystemExit(f"{pairing.name}: a player that fails makes its games worth nothing: {faults[0]}")
    return pairing_result(pairing, arena.played)


def speeds(games: Sequence[str], ms: float, quick: bool, is_over: bool) -> dict[str, Any]:
    """The speeds of our search and the peer's, measured in alternating rounds, with their version.

    They are stored by version; without time to measure, the latest stored ones are used.
    """
    version = code(*games)
    file = RESULTS / version / "speeds.json"
    if is_over and not file.is_file():
        file = max(RESULTS.glob("*/speeds.json"), key=lambda path: path.stat().st_mtime, default=file)
    if not quick and (is_over or file.is_file()):
        found = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"speeds": {}, "rates": {}}
        return {"version": file.parent.name, **found}
    contenders = searchers(list(games), 0.2 if quick else SPEED_SECONDS, [])
    for _ in range(1 if quick else SPEED_ROUNDS):
        for one in contenders:
            one.measure()
    found = {"speeds": {one.name: one.speed for one in contenders}, "rates": rates(games, ms)}
    if not quick:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(found), encoding="utf-8")
    return {"version": version, **found}


def measure_all(wanted: Sequence[Pairing], minutes: float, games: int, jobs: int) -> list[dict[str, Any]]:
    """Measure all pairings with a progress line, and the open ones again while there is time."""
    end = time.monotonic() + minutes * 60
    found = [measure(pairing, 0.0, 0, jobs) for pairing in wanted]
    while time.monotonic() < end and (left := undecided(wanted, found, games)):
        for done, (at, fewest) in enumerate(left):
            seconds = max(0.0, end - time.monotonic())
            shown = f"{done + 1}/{len(left)} {wanted[at].name}, {seconds / 60:.0f} min left at most"
            print(f"\r\x1b[K{shown}", end="", file=sys.stderr, flush=True)
            share = min(seconds, MAX_TIME_SHARE * seconds / (len(left) - done))
            found[at] = measure(wanted[at], share, min(games, wanted[at].enough), jobs, fewest)
    print("\r\x1b[K", end="", file=sys.stderr)
    return found


def run(words: Sequence[str]) -> int:
    """Measure speeds and pairings, and write the report."""
    args = options(words)
    names = args.games or discovery.names()
    quickness = speeds(names, args.ms, args.quick, args.minutes <= 0)
    found = measure_all(ordered(names, args.ms), args.minutes, 8 if args.quick else MAX_GAMES, args.jobs)
    RESULTS.mkdir(parents=True, exist_ok=True)
    versions = {name: code(name) for name in names}
    write(found, quickness, doublings(found), versions, RESULTS, is_trial=args.quick)
    return 0


def options(words: Sequence[str]) -> argparse.Namespace:
    """The command line options; a trial is short."""
    parser = argparse.ArgumentParser(prog="dev.py bench strength", description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument(
        "--minutes", type=float, default=115.0, help="for everything; 0 writes down what was played so far"
    )
    parser.add_argument("--ms", type=float, default=100.0, help="of the processor for each turn")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time")
    parser.add_argument("--quick", action="store_true", help="a few short games of each pairing, to try it out")
    args = parser.parse_args(words)
    if args.quick:
        args.minutes, args.ms = min(args.minutes, 3.0), min(args.ms, 10.0)
    return args


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
