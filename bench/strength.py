"""How strong the levels are, measured: everything that docs/strength.md shows, from one command.

Usage: python3 dev.py bench strength [GAME …] [--minutes M] [--ms MS] [--quick]
Pairings are played in turn, each until a sequential test decides or its games or time are used up. Games
are kept in bench/results/strength by version of the code, so that the same command goes on after a break.
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

from ludoteca.core import discovery
from ludoteca.search import levels
from ludoteca.search.arena import Arena, Plan, read_contestant
from ludoteca.search.arena.game import Played
from ludoteca.search.arena.running import code
from ludoteca.search.arena.tally import Score, ahead

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "strength.md"
RESULTS = HERE / "results" / "strength"
PEER = "openspiel=bench/peer_search.py:Search"
# A decision is looked for after so many games; with this z all looks together err in at most 5 % of cases.
LOOKS = (40, 100, 200, 400)
Z = 2.5
MOST_GAMES = 400


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
    def name(self) -> str:
        """A name for its file."""
        budget = f"{self.ms:g}ms" if self.iterations is None else f"{self.iterations}it"
        words = (self.game, self.players, short(self.first), short(self.second), budget)
        return "-".join(str(word) for word in words)


def pairings(game: str, ms: float) -> Iterator[Pairing]:
    """What is to be shown of a game, the most important first."""
    fewest, most = discovery.meta(game).players
    names = levels(discovery.game(game))
    top = names[-1]
    yield Pairing(game, fewest, top, "random", 0.97, ms)
    yield Pairing(game, fewest, top, "greedy", 0.85, ms)
    for weaker, stronger in pairwise(names):
        yield Pairing(game, fewest, stronger, weaker, 0.60, ms)
    yield Pairing(game, fewest, top, PEER, 0.60, None, 100)
    yield Pairing(game, fewest, top, PEER, None, ms)
    for times in ("2", "4"):
        yield Pairing(game, fewest, f"{top}@{times}", f"{top}@{int(times) // 2}" if times != "2" else top, None, ms)
    for players in range(fewest + 1, most + 1):
        for weaker, stronger in pairwise(names):
            yield Pairing(game, players, stronger, weaker, 0.55, ms)


def short(contestant: str) -> str:
    """A contestant's name without what is behind it."""
    return contestant.partition("=")[0]


def score(played: Sequence[Played], first: str) -> Score:
    """The first one's points: in each game the share of its pairs that finished ahead."""
    found = Score()
    for one in played:
        points = [p if name == first else 1 - p for name, _, p in ahead(one["places"], one["seats"])]
        found.add(sum(points) / len(points))
    return found


def verdict(found: Score, wanted: float | None) -> str:
    """Whether the lower end of the interval is high enough, or its upper end too low."""
    low, high = found.interval(Z)
    if wanted is None:
        return "shown"
    return "reached" if low >= wanted else "missed" if high < wanted else "open"


def measure(pairing: Pairing, seconds: float, games: int) -> dict[str, Any]:
    """Play a pairing until it is decided or its games or its time are used up."""
    contestants = [read_contestant(text) for text in (pairing.first, pairing.second)]
    names = (contestants[0].name, contestants[1].name)
    budget = (pairing.ms, pairing.iterations)
    plan = Plan(pairing.game, pairing.players, names, games, "strength", *budget, cap=1500)
    folder = RESULTS / code()
    folder.mkdir(parents=True, exist_ok=True)
    arena = Arena(plan, contestants, folder / f"{pairing.name}.jsonl")
    end = time.monotonic() + seconds

    def decided(played: Sequence[Played]) -> bool:
        number = len(played)
        is_look = number in LOOKS and verdict(score(played, names[0]), pairing.wanted) in ("reached", "missed")
        return number >= games or time.monotonic() >= end or is_look

    if not decided(arena.played):
        for _ in arena.run(os.cpu_count() or 1, decided):
            pass
    return told(pairing, arena)


def told(pairing: Pairing, arena: Arena) -> dict[str, Any]:
    """What a pairing showed."""
    name = short(pairing.first)
    found = score(arena.played, name)
    low, high = found.interval(Z)
    times = [one["mean_ms"][seat] for one in arena.played for seat, who in enumerate(one["seats"]) if who == name]
    slowest = [one["ms"][seat] for one in arena.played for seat, who in enumerate(one["seats"]) if who == name]
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
        "draws": sum(len(set(one["places"])) == 1 for one in arena.played),
    }


def run(words: Sequence[str]) -> int:
    """Measure pairing after pairing, showing how far it is, and write the page."""
    parser = argparse.ArgumentParser(prog="dev.py bench strength", description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--minutes", type=float, default=115.0, help="for everything")
    parser.add_argument("--ms", type=float, default=100.0, help="for each turn")
    parser.add_argument("--quick", action="store_true", help="a few short games of each pairing, to try it out")
    args = parser.parse_args(words)
    if args.quick:
        args.minutes, args.ms = min(args.minutes, 3.0), min(args.ms, 10.0)
    wanted = [one for name in args.games or discovery.names() for one in pairings(name, args.ms)]
    wanted.sort(key=lambda one: one.players != discovery.meta(one.game).players[0])
    end = time.monotonic() + args.minutes * 60
    found = []
    for at, pairing in enumerate(wanted):
        share = max(1.0, (end - time.monotonic()) / (len(wanted) - at) * (1.0 if args.quick else 2.0))
        left = f"{max(0.0, end - time.monotonic()) / 60:.0f} min left at most"
        print(f"\r\x1b[K{at + 1}/{len(wanted)} {pairing.name}, {left}", end="", file=sys.stderr, flush=True)
        found.append(measure(pairing, min(share, end - time.monotonic()), 8 if args.quick else MOST_GAMES))
    print("\r\x1b[K", end="", file=sys.stderr)
    keep(found, args)
    return 0


def keep(found: list[dict[str, Any]], args: argparse.Namespace) -> None:
    """Write the figures down; the page only if the run wasn't a trial."""
    (RESULTS / "strength.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    text = table(found)
    print(text)
    if not args.quick:
        head, mark, _ = PAGE.read_text(encoding="utf-8").partition("<!-- figures -->\n")
        PAGE.write_text(head + mark + "\n" + text + "\n", encoding="utf-8")


def table(found: Sequence[dict[str, Any]]) -> str:
    """The figures as Markdown, a table for each game."""
    lines = []
    for game in dict.fromkeys(one["game"] for one in found):
        lines += [f"## {discovery.meta(game).title}", "", HEAD, RULE]
        lines += [row(one) for one in found if one["game"] == game]
        lines.append("")
    return "\n".join(lines)


HEAD = (
    "| players | stronger? | weaker? | budget | games | undecided | share | interval | wanted | | ms a turn, slowest |"
)
RULE = "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"


def row(one: dict[str, Any]) -> str:
    """A pairing as a row."""
    wanted = "" if one["wanted"] is None else f"≥ {one['wanted']:.0%}"
    cells = [
        one["players"],
        one["first"],
        one["second"],
        one["budget"],
        one["games"],
        one["draws"],
        f"{one['share']:.1%}",
        f"{one['low']:.1%} – {one['high']:.1%}",
        wanted,
        one["verdict"],
        f"{one['mean_ms']:.0f}, {one['slowest_ms']:.0f}",
    ]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
