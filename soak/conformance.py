"""Runs the conformance kit over every game with one seed after the other, alternately under the sanitizers.

Under the sanitizers thousands of corrupted positions show that none of them makes the rules access invalid memory.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time

from soak.sanitizers import ROOT, build, runs_compiled, sanitizer_environment

EFFORT = ("--walks", "3", "--most", "400", "--mutations", "3000")


def conforms(seed: int, environment: dict[str, str]) -> bool:
    """Whether all games pass the conformance kit with a seed."""
    command = [sys.executable, "-m", "ludoteca.conformance", "--seed", str(seed), *EFFORT]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        print(f"\nwith --seed {seed}:\n{done.stdout}{done.stderr}")
    return done.returncode == 0


def soak(seed: int, seconds: float, environments: list[dict[str, str]]) -> bool:
    """Try one seed after the other until the time is over; False at the first fault."""
    done, end = 0, time.monotonic() + seconds
    while done == 0 or time.monotonic() < end:
        if not conforms(seed + done, environments[done % len(environments)]):
            return False
        done += 1
        print(f"\r{done} rounds, seed {seed + done - 1}", end="", flush=True)
    print()
    return True


def main() -> int:
    """Build the sanitized modules, check that they run, and soak."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=300)
    options = parser.parse_args()
    sanitized = sanitizer_environment(build(ROOT))
    if not runs_compiled(sanitized):
        print("The sanitized modules do not run: is libasan installed beside gcc?")
        return 1
    return 0 if soak(options.seed, options.seconds, [sanitized, dict(os.environ)]) else 1


if __name__ == "__main__":
    sys.exit(main())
