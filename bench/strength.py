"""How strong the levels are, measured: everything that docs/strength.md shows, from one command.

Usage: python3 dev.py bench strength [GAME …] [--minutes M] [--ms MS] [--jobs N] [--quick]
Pairings are played in turn, each until a sequential test decides or its games or time are used up, and the
open ones again while there is time; single doublings of the time until what they are worth together is told
from nothing. Time to think is the processor's, so a busy machine makes the run longer
and nobody weaker. Games are kept in bench/results/strength by version of rules and players, so that the same
command goes on after a break.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from bench.doubling import EVEN, Doubling, Match, Z, fitted
from bench.looks import LOOKS, looked, looked_together, verdict
from bench.rates import rates
from bench.run import searchers
from bench.strength_page import write
from ludoteca.core import discovery
from ludoteca.search import levels
from ludoteca.search.arena import Arena, Plan, read_contestant
from ludoteca.search.arena.game import Played
from ludoteca.search.arena.running import code
from ludoteca.search.arena.tally import Score, ahead

HERE = Path(__file__).parent
RESULTS = HERE / "results" / "strength"
PEER = "openspiel=bench/peer_search.py:Search"
MOST_GAMES = LOOKS[-1]
FEW_GAMES = 20
SIMULATIONS = 25
SHORT_GAME = 600
LONG_GAME = 1500
# A pairing may take so many times its part of the time left.
PATIENCE = 3.0
SPEED_ROUNDS = 3
SPEED_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two contestants, and the share of pairs that the first should at least finish ahead in, if any."""

    game: str
    players: int
    first: str
    second: str
    wanted: float | None
    ms: float | None
    iterations: int | None = None

    @property
    def cap(self) -> int:
        """After how many choices a game is cut off: sooner where each of them takes long."""
        return SHORT_GAME if self.is_slow and self.second != "random" else LONG_GAME

    @property
    def is_slow(self) -> bool:
        """Whether the strongest level plays."""
        return levels(discovery.game(self.game))[-1] in self.first

    @property
    def is_doubling(self) -> bool:
        """Whether a level meets itself with less time."""
        return "@" in self.second or "@" in self.first

    @property
    def is_single(self) -> bool:
        """Whether it is a doubling that counts only together with the others."""
        return self.is_doubling and self.wanted is None

    @property
    def enough(self) -> int:
        """How many games there are at most; where nothing is asked, few do."""
        return FEW_GAMES if self.wanted is None and not self.is_doubling else MOST_GAMES

    @property
    def name(self) -> str:
        """A name for its file."""
        budget = f"{self.ms:g}ms" if self.iterations is None else f"{self.iterations}it"
        words = (self.game, self.players, short(self.first), short(self.second), budget)
        return "-".join(str(word) for word in words)


def pairings(game: str, ms: float) -> Iterator[Pairing]:
    """What is to be shown of a game, the closest of it first, and last what takes most games to tell."""
    fewest, most = discovery.meta(game).players
    names = levels(discovery.game(game))
    top = names[-1]
    steps = list(pairwise(names))[::-1]
    for weaker, stronger in steps:
        yield Pairing(game, fewest, stronger, weaker, 0.60, ms)
    yield Pairing(game, fewest, top, "greedy", 0.85, ms)
    yield Pairing(game, fewest, top, "random", 0.97, ms)
    yield Pairing(game, fewest, top, PEER, 0.60, None, SIMULATIONS)
    for players in range(fewest + 1, most + 1):
        for weaker, stronger in steps:
            yield Pairing(game, players, stronger, weaker, 0.55, ms)
    yield Pairing(game, fewest, names[0], "random", EVEN, ms)
    yield Pairing(game, fewest, top, PEER, None, ms)
    times = (f"{top}@0.25", f"{top}@0.5", top, f"{top}@2")
    yield Pairing(game, fewest, times[-1], times[0], EVEN, ms)
    for shorter, longer in pairwise(times):
        yield Pairing(game, fewest, longer, shorter, None, ms)


def short(contestant: str) -> str:
    """A contestant's name without what is behind it."""
    return contestant.partition("=")[0]


def doublings(found: Sequence[dict[str, Any]]) -> dict[str, Doubling]:
    """For each game whose eight times the time is decided: what a doubling is worth, at a look at the single ones."""
    worths = {one["game"]: doubling(one["game"], found) for one in found}
    return {game: worth for game, worth in worths.items() if worth is not None}


def doubling(game: str, found: Sequence[dict[str, Any]]) -> Doubling | None:
    """What twice the time is worth in a game, once that may be looked at."""
    ours = [one for one in found if one["game"] == game and "@" in one["first"] + one["second"]]
    look = looked_together([len(one["played"]) for one in ours if one["is_single"]])
    if any(not one["is_decided"] for one in ours if not one["is_single"]):
        return None
    played: list[Match] = []
    for one in ours:
        times = read_contestant(one["first"]).factor / read_contestant(one["second"]).factor
        judged = one["played"][:look] if one["is_single"] else one["played"]
        played += [Match(times, score([each], one["first"]).share, each["block"]) for each in judged if look]
    return fitted(played)


def wished(pairing: Pairing, found: Sequence[dict[str, Any]]) -> int:
    """How many games are wanted now: single doublings get more only if a look at all of them told nothing."""
    if not pairing.is_single:
        return pairing.enough
    look = looked_together([len(one["played"]) for one in found if one["game"] == pairing.game and one["is_single"]])
    worth = doubling(pairing.game, found)
    if look and (worth is None or worth.verdict != "open"):
        return look
    return next((more for more in LOOKS[1:] if more > look), MOST_GAMES)


def score(played: Sequence[Played], first: str) -> Score:
    """The first one's points: in each game the share of its pairs that finished ahead."""
    found = Score()
    for one in played:
        points = [p if name == first else 1 - p for name, _, p in ahead(one["places"], one["seats"])]
        found.add(sum(points) / len(points))
    return found


def measure(pairing: Pairing, seconds: float, games: int, jobs: int) -> dict[str, Any]:
    """Play a pairing until it is decided or its games or its time are used up."""
    contestants = [read_contestant(text) for text in (pairing.first, pairing.second)]
    names = (contestants[0].name, contestants[1].name)
    budget = (pairing.ms, pairing.iterations)
    plan = Plan(pairing.game, pairing.players, names, games, "strength", *budget, pairing.cap)
    folder = RESULTS / f"{pairing.game}-{code(pairing.game)}"
    folder.mkdir(parents=True, exist_ok=True)
    arena = Arena(plan, contestants, folder / f"{pairing.name}.jsonl")
    end = time.monotonic() + seconds

    def stop(played: Sequence[Played]) -> bool:
        return time.monotonic() >= end or is_decided(pairing, score(played, names[0]), games)

    if not stop(arena.played):
        for _ in arena.run(jobs, stop):
            pass
    if faults := [one["why"] for one in arena.played if "why" in one]:
        raise SystemExit(f"{pairing.name}: a player that fails makes its games worth nothing: {faults[0]}")
    return told(pairing, arena.played)


def is_decided(pairing: Pairing, found: Score, games: int) -> bool:
    """Whether a pairing needs no more games: it has them all, or a look at the right moment was enough."""
    if found.number >= games:
        return True
    return verdict(found, pairing.wanted) in ("reached", "missed")


def told(pairing: Pairing, played: Sequence[Played]) -> dict[str, Any]:
    """What a pairing showed at its last look; before the first, and where nothing is wanted, all its games are told."""
    name = short(pairing.first)
    judged = played[: looked(len(played)) or None] if pairing.wanted is not None else played
    found = score(judged, name)
    low, high = found.interval(Z)
    times = [one["mean_ms"][seat] for one in judged for seat, who in enumerate(one["seats"]) if who == name]
    slowest = [one["ms"][seat] for one in judged for seat, who in enumerate(one["seats"]) if who == name]
    return {
        "game": pairing.game,
        "players": pairing.players,
        "first": name,
        "second": short(pairing.second),
        "budget": f"{pairing.ms:g} ms" if pairing.iterations is None else f"{pairing.iterations} simulations",
        "games": found.number,
        "share": round(found.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "wanted": pairing.wanted,
        "verdict": verdict(found, pairing.wanted),
        "mean_ms": round(sum(times) / max(1, len(times)), 1),
        "slowest_ms": max(slowest, default=0.0),
        "is_single": pairing.is_single,
        "is_decided": is_decided(pairing, found, pairing.enough),
        "draws": sum(len(set(one["places"])) == 1 for one in judged),
        "played": played,
    }


def speeds(games: Sequence[str], ms: float, quick: bool, is_over: bool) -> dict[str, Any]:
    """How fast our search and the peer's are, each in turn for some rounds, with their version.

    It is kept by version; if there is no time to measure it, the latest kept is told.
    """
    version = code(*games)
    kept = RESULTS / version / "speeds.json"
    if is_over and not kept.is_file():
        kept = max(RESULTS.glob("*/speeds.json"), key=lambda path: path.stat().st_mtime, default=kept)
    if not quick and (is_over or kept.is_file()):
        found = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {"speeds": {}, "rates": {}}
        return {"version": kept.parent.name, **found}
    contenders = searchers(list(games), 0.2 if quick else SPEED_SECONDS, [])
    for _ in range(1 if quick else SPEED_ROUNDS):
        for one in contenders:
            one.measure()
    found = {"speeds": {one.name: one.speed for one in contenders}, "rates": rates(games, ms)}
    if not quick:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(found), encoding="utf-8")
    return {"version": version, **found}


def ordered(games: Sequence[str], ms: float) -> list[Pairing]:
    """All pairings of some games: few players before more, the strongest level later, and last against itself."""
    found = [
        ((one.is_doubling, one.wanted is None, one.players > 2, one.is_slow, at), one)
        for name in games
        for at, one in enumerate(pairings(name, ms))
    ]
    return [one for _, one in sorted(found, key=lambda entry: entry[0])]


def measure_all(wanted: Sequence[Pairing], minutes: float, games: int, jobs: int) -> list[dict[str, Any]]:
    """Measure pairing after pairing, showing how far it is, and again those left open while there is time."""
    end = time.monotonic() + minutes * 60
    found = [measure(pairing, 0.0, 0, jobs) for pairing in wanted]
    while time.monotonic() < end and (left := undecided(wanted, found, games)):
        for done, (at, number) in enumerate(left):
            seconds = max(0.0, end - time.monotonic())
            shown = f"{done + 1}/{len(left)} {wanted[at].name}, {seconds / 60:.0f} min left at most"
            print(f"\r\x1b[K{shown}", end="", file=sys.stderr, flush=True)
            found[at] = measure(wanted[at], min(seconds, PATIENCE * seconds / (len(left) - done)), number, jobs)
    print("\r\x1b[K", end="", file=sys.stderr)
    return found


def undecided(wanted: Sequence[Pairing], found: Sequence[dict[str, Any]], games: int) -> list[tuple[int, int]]:
    """Which pairings need more games, and up to how many."""
    numbers = [min(games, wished(pairing, found)) for pairing in wanted]
    scores = [score(one["played"], one["first"]) for one in found]
    return [(at, numbers[at]) for at, pairing in enumerate(wanted) if not is_decided(pairing, scores[at], numbers[at])]


def run(words: Sequence[str]) -> int:
    """Measure speeds and pairings, and write the page."""
    args = options(words)
    names = args.games or discovery.names()
    quickness = speeds(names, args.ms, args.quick, args.minutes <= 0)
    found = measure_all(ordered(names, args.ms), args.minutes, 8 if args.quick else MOST_GAMES, args.jobs)
    RESULTS.mkdir(parents=True, exist_ok=True)
    versions = {name: code(name) for name in names}
    write(found, quickness, doublings(found), versions, RESULTS, is_trial=args.quick)
    return 0


def options(words: Sequence[str]) -> argparse.Namespace:
    """What is asked for; a trial is short."""
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
