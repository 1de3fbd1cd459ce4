"""Speed of the core compared with peers, as ratios within one run, since machines are noisy.

Usage: python3 dev.py bench [core | search] [GAME …] [--seconds S] [--rounds R] [--reference CMD]
       python3 dev.py bench strength | store | server | bot-load | hibernation | page | compare …, see those files
Every contender runs once a round for S seconds; the table shows medians over the rounds. A reference is
any command that prints one JSON line with "actions_per_second". Results are written to bench/results.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shlex
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent
PEERS = ("breakthrough", "connect_four", "hex")
MODES = {
    "inside": "within the core",
    "stepped": "stepped from Python",
    "words": "in words",
    "fresh": "on fresh set-ups",
}


@dataclass
class Contender:
    """A command that plays random games and prints its speed."""

    name: str
    command: list[str]
    env: dict[str, str] = field(default_factory=dict)
    speeds: list[float] = field(default_factory=list)

    def measure(self) -> None:
        """Run once and store the speed."""
        done = subprocess.run(
            self.command, env={**os.environ, **self.env}, capture_output=True, text=True, cwd=HERE.parent
        )
        if done.returncode:
            sys.exit(f"{self.name} failed:\n{done.stderr.strip()}")
        figures = json.loads(done.stdout.strip().splitlines()[-1])
        self.speeds.append(float(figures["actions_per_second"]))

    @property
    def speed(self) -> float:
        """The median of the rounds so far."""
        return median(self.speeds)


def contenders(games: list[str], seconds: float, references: list[str]) -> list[Contender]:
    """Everything to measure, our games first."""
    found = []
    for game in games:
        for mode, meaning in MODES.items():
            found.append(Contender(f"{game} {meaning}", ours(game, mode, seconds)))
        command = ours(game, "inside", seconds)
        found.append(Contender(f"{game} interpreted", command, {"LUDOTECA_INTERPRETED": "1"}))
    for peer in PEERS:
        command = [sys.executable, str(HERE / "peer_openspiel.py"), peer, str(seconds)]
        found.append(Contender(f"OpenSpiel {peer}, stepped", command))
    for number, text in enumerate(references, 1):
        found.append(Contender(f"reference {number}", shlex.split(text)))
    return found


def searchers(games: list[str], seconds: float, references: list[str]) -> list[Contender]:
    """Our tree search with playouts to the end, and the peer's in C++."""
    found = []
    for game in games:
        command = [sys.executable, str(HERE / "ours_search.py"), game, str(seconds)]
        found.append(Contender(f"{game} searched to the end", command))
        found.append(Contender(f"{game} searched and judged", [*command, "own"]))
    command = [sys.executable, str(HERE / "peer_mcts.py"), PEERS[0], str(seconds)]
    found.append(Contender(f"OpenSpiel {PEERS[0]}, searched", command))
    for number, text in enumerate(references, 1):
        found.append(Contender(f"reference {number}", shlex.split(text)))
    return found


def ours(game: str, mode: str, seconds: float) -> list[str]:
    """The command that measures one of our games."""
    code = "import sys; from ludoteca.cli import main; sys.exit(main())"
    options = ["--mode", mode, "--seconds", str(seconds), "--json"]
    return [sys.executable, "-c", code, "bench", "core", game, *options]


def table(measured: list[Contender]) -> str:
    """Speeds, and each as a ratio to the first peer and to the references."""
    bases = [c for c in measured if c.name.startswith((f"OpenSpiel {PEERS[0]}", "reference"))]
    head = ["", "actions/s", *(f"× {base.name}" for base in bases)]
    rows = [head]
    for one in measured:
        ratios = [f"{one.speed / base.speed:.2f}" for base in bases]
        rows.append([one.name, f"{one.speed:,.0f}", *ratios])
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    return "\n".join(
        "  ".join(cell.ljust(widths[at]) if at == 0 else cell.rjust(widths[at]) for at, cell in enumerate(row))
        for row in rows
    )


def store(measured: list[Contender], seconds: float, subject: str) -> Path:
    """Write the speeds to a file."""
    folder = HERE / "results"
    folder.mkdir(exist_ok=True)
    figures = {
        "machine": platform.machine(),
        "python": platform.python_version(),
        "seconds": seconds,
        "speeds": {one.name: one.speeds for one in measured},
    }
    file = folder / f"{subject}.json"
    file.write_text(json.dumps(figures, indent=1) + "\n")
    return file


def main() -> None:
    """Measure round by round with a progress line."""
    import ludoteca

    if sys.argv[1:2] in (["strength"], ["store"], ["server"], ["bot-load"], ["hibernation"], ["page"], ["compare"]):
        module = sys.argv[1].replace("-", "_")
        sys.exit(subprocess.call([sys.executable, "-m", f"bench.{module}", *sys.argv[2:]], cwd=HERE.parent))
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*", metavar="GAME", help="games, or core for all")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each run")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--reference", action="append", default=[], metavar="CMD")
    args = parser.parse_args()
    subject = "search" if "search" in args.words else "core"
    games = [word for word in args.words if word not in ("core", "search")] or ludoteca.games()
    listed = searchers if subject == "search" else contenders
    measured = listed(games, args.seconds, args.reference)
    total = len(measured) * args.rounds
    for done in range(total):
        one = measured[done % len(measured)]
        print(f"\r\x1b[K{done + 1}/{total} {one.name}", end="", file=sys.stderr, flush=True)
        one.measure()
    print("\r\x1b[K", end="", file=sys.stderr)
    print(table(measured))
    print(f"\nWritten to {os.path.relpath(store(measured, args.seconds, subject))}")


if __name__ == "__main__":
    main()
