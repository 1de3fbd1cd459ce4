"""Plays random games of every game under the address and undefined-behaviour sanitizers.

Each batch must also leave the same trace as the ordinary build. It is too slow for the tests.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from importlib.metadata import entry_points
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BATCH = 250


def build(root: Path) -> Path:
    """A copy of the package compiled with the sanitizers; only changed modules are compiled again."""
    package = root / "build" / "sanitized" / "package"
    command = [sys.executable, "setup.py", "--quiet", "build", "--build-lib", str(package)]
    environment = {**os.environ, "LUDOTECA_SANITIZE": "1"}
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return package


def sanitizer_environment(package: Path) -> dict[str, str]:
    """The environment in which Python loads the sanitized package and aborts at the first fault."""
    compiler = os.environ.get("CC", "gcc")
    runtime = subprocess.check_output([compiler, "-print-file-name=libasan.so"], text=True).strip()
    return {
        **os.environ,
        "LD_PRELOAD": runtime,
        "ASAN_OPTIONS": "detect_leaks=0",
        "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
        "PYTHONMALLOC": "malloc",
        "PYTHONPATH": str(package),
    }


def runs_compiled(environment: dict[str, str]) -> bool:
    """Whether the sanitized modules are the ones that run."""
    script = "from ludoteca.core import build_guard; print(build_guard.compiled(), build_guard.__file__)"
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True)
    return done.stdout.split() == ["True", f"{environment['PYTHONPATH']}/ludoteca/core/build_guard.py"]


def trace(game: str, seed: int, environment: dict[str, str]) -> str | None:
    """The digests of a batch of random games, or None if the run failed."""
    command = [sys.executable, "-m", "ludoteca.core.trace", game]
    done = subprocess.run(
        [*command, "--games", str(BATCH), "--seed", str(seed)],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    return done.stdout if done.returncode == 0 else None


def soak(games: list[str], seed: int, seconds: float, environment: dict[str, str]) -> bool:
    """Play batches of every game in turn until the time is over; False at the first fault."""
    played, end = 0, time.monotonic() + seconds
    while not played or time.monotonic() < end:
        for game in games:
            seen = trace(game, seed, environment)
            if seen is None:
                print(f"\n{game}: a fault with --seed {seed}, see above")
                return False
            if seen != trace(game, seed, dict(os.environ)):
                print(f"\n{game}: with --seed {seed} the sanitized build plays otherwise")
                return False
            played += BATCH
            print(f"\r{played} games, seed {seed}", end="", flush=True)
        seed += 1
    print()
    return True


def main() -> int:
    """Build, check that the sanitized modules run, and soak."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=300)
    options = parser.parse_args()
    games = sorted(entry.name for entry in entry_points(group="ludoteca.games"))
    print(f"compiling with the sanitizers, then {', '.join(games)} for {options.seconds:.0f} s", flush=True)
    environment = sanitizer_environment(build(ROOT))
    if not games or not runs_compiled(environment):
        print("No game, or not its sanitized modules, would run: is libasan installed beside gcc?")
        return 1
    return 0 if soak(games, options.seed, options.seconds, environment) else 1


if __name__ == "__main__":
    sys.exit(main())
