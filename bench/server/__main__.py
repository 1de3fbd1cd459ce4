"""Our server beside boardgame.io in one run: processor time per move, latency and memory.

Usage: python3 dev.py bench server [GAME …] [--parts rush latency tables long memory] [--matches M] [--moves N]
       [--rounds R] [--rates MOVES_PER_SECOND …] [--reference CHECKOUT]
Every contender runs in a process of its own and has M matches with two connections each, driven by the same client.
Our server plays `loot`, the peer's game (bench/loot, bench/boardgame), and the games named. The peer stores in memory;
ours acknowledges a move once it is durable. Figures are medians over the rounds. Parts:
  rush     N moves of each match as fast as they are answered, contenders in turns: processor time per move of the
           server process and its children over the whole round and one second of rest, and its ratio to the peer's
  latency  of `loot` and the peer at even rates, in turns
  tables   cost of a move of `loot` with 100 and with 1,000 live tables
  long     cost of a move early and late in long games of `loot`
  memory   per idle table and per connection, of each game
A reference is another checkout of this project with its own .venv, whose server takes part too.
Results are stored in bench/results/server.json.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from bench.server import cost
from bench.server.contenders import EQUIVALENT_GAME
from bench.server.latency import latency
from bench.server.memory import memory
from bench.server.report import Figure, all_figures, progress, store, summary

PARTS = ("rush", "latency", "tables", "long", "memory")
GAMES = ["mammut", "maamut", "kahmate"]
RATES = (200.0, 400.0, 800.0)


async def figures(args: argparse.Namespace) -> list[Figure]:
    """The figures of all parts asked for."""
    games = list(dict.fromkeys([EQUIVALENT_GAME, *args.games]))
    found: list[Figure] = []
    if "rush" in args.parts:
        found += await cost.rush(games, args.matches, args.moves, args.rounds, args.reference)
    if "latency" in args.parts:
        found += await latency(args.rates, args.matches, args.rounds, args.reference)
    if "tables" in args.parts:
        found += await cost.tables(EQUIVALENT_GAME, args.rounds)
    if "long" in args.parts:
        found += await cost.long_games(EQUIVALENT_GAME)
    if "memory" in args.parts:
        found += await memory(games, args.reference)
    return found


def arguments() -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser(prog="dev.py bench server", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--moves", type=int, default=60, help="of each match in a round of `rush`")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--rates", type=float, nargs="+", default=RATES)
    parser.add_argument("--reference", type=lambda text: Path(text).resolve(), metavar="CHECKOUT")
    return parser.parse_args()


def main() -> None:
    """Measure, print, store."""
    found = asyncio.run(figures(arguments()))
    progress()
    print(all_figures(found))
    if criteria := summary(found):
        print(f"\n{criteria}")
    store(found)


if __name__ == "__main__":
    main()
