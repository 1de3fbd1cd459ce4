"""Kills a server hundreds of times while clients play, and checks that nothing acknowledged is lost or repeated.

Runs of 25 kills, each with another seed, follow each other until the time is over or the number of kills is reached.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.support.kill_run import run

KILLS_PER_RUN = 25


def main() -> int:
    """Run until the time is over or the number of kills is reached; 1 at the first loss."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1800)
    parser.add_argument("--kills", type=int, default=10**9)
    options = parser.parse_args()
    counts: Counter[str] = Counter()
    seed, end = options.seed, time.monotonic() + options.seconds
    while not counts or (time.monotonic() < end and counts["killed"] < options.kills):
        with tempfile.TemporaryDirectory(prefix="ludoteca-kills-") as folder:
            try:
                counts += run(Path(folder), seed, min(KILLS_PER_RUN, options.kills - counts["killed"]))
            except AssertionError as error:
                print(f"\n{error}")
                return 1
        seed += 1
        print(f"\r{counts['killed']} kills, {counts['moves checked']} moves checked, seed {seed}", end="", flush=True)
    print()
    print(dict(counts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
