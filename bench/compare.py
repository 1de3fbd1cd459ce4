"""Core and search speed of this checkout divided by that of another one, from interleaved runs.

Usage: python3 dev.py bench compare CHECKOUT [GAME …] [--seconds S] [--rounds R] [--least RATIO]
CHECKOUT needs a built .venv. Speeds are actions per second of processor time, the ratio of a row is that of the
medians over the rounds; the exit status is 1 if a ratio is below RATIO.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parents[1]
MODES = ("inside", "stepped", "words")
# The command measures wall-clock time; other processes of the machine must not count.
CORE = "import sys, time; time.perf_counter = time.process_time; from ludoteca.cli import main; sys.exit(main())"


@dataclass
class Row:
    """One measurement in both checkouts: speeds of this one and of the other one, by round."""

    name: str
    arguments: list[str]
    speeds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))

    def measure(self, checkouts: tuple[Path, Path]) -> None:
        """Run both once, the one that begins changing from round to round."""
        number = len(self.speeds[0])
        for side in (0, 1) if number % 2 else (1, 0):
            self.speeds[side].append(speed(checkouts[side], self.arguments))

    @property
    def ratio(self) -> float:
        """The median speed of this checkout divided by that of the other one."""
        return median(self.speeds[0]) / median(self.speeds[1])


def speed(checkout: Path, arguments: list[str]) -> float:
    """Actions per second of one run in a checkout."""
    python = checkout / ".venv" / "bin" / "python"
    env = {**os.environ, "LUDOTECA_QUIET": "1"}
    done = subprocess.run([python, *arguments], cwd=checkout, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{checkout}: {' '.join(arguments)} failed:\n{done.stderr.strip()}")
    figures = json.loads(done.stdout.strip().splitlines()[-1])
    if figures.get("compiled") is False:
        sys.exit(f"{checkout} is not compiled: run `python3 dev.py setup` there")
    return float(figures["actions_per_second"])


def rows(games: list[str], seconds: float) -> list[Row]:
    """Random games in three modes and the tree search with and without rollouts, for each game."""
    found = []
    for game in games:
        for mode in MODES:
            options = ["--mode", mode, "--seconds", str(seconds), "--json"]
            found.append(Row(f"{game} core, {mode}", ["-c", CORE, "bench", "core", game, *options]))
        search = ["bench/ours_search.py", game, str(seconds)]
        found.append(Row(f"{game} search, rollouts", search))
        found.append(Row(f"{game} search, evaluation", [*search, "own"]))
    return found


def main() -> int:
    """Measure round by round and print the ratios."""
    parser = argparse.ArgumentParser(prog="dev.py bench compare", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("checkout", type=Path)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each run")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--least", type=float, default=0.0, metavar="RATIO")
    given = parser.parse_args()
    import ludoteca

    measured = rows(given.games or ludoteca.games(), given.seconds)
    for _ in range(given.rounds):
        for row in measured:
            row.measure((HERE, given.checkout.resolve()))
    for row in measured:
        ours, theirs = (median(speeds) for speeds in row.speeds)
        print(f"{row.name:32} {ours:14,.0f} {theirs:14,.0f} {row.ratio:6.2f}")
    lowest = min(row.ratio for row in measured)
    print(f"lowest ratio {lowest:.2f}, medians of {given.rounds} rounds of {given.seconds:g} s")
    return 0 if lowest >= given.least else 1


if __name__ == "__main__":
    sys.exit(main())
