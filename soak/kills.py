"""Kills a server hundreds of times while clients play, and checks that nothing acknowledged is lost or doubled.

Runs of 25 kills with other seeds follow each other until the time is over, or the number of kills is reached.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.server.killing import run

KILLS_A_RUN = 25


def main() -> int:
    """Go on until the time is over or there were enough kills; 1 at the first loss."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1800)
    parser.add_argument("--kills", type=int, default=10**9)
    asked = parser.parse_args()
    seen: Counter[str] = Counter()
    seed, end = asked.seed, time.monotonic() + asked.seconds
    while not seen or (time.monotonic() < end and seen["killed"] < asked.kills):
        with tempfile.TemporaryDirectory(prefix="ludoteca-kills-") as folder:
            try:
                seen += run(Path(folder), seed, min(KILLS_A_RUN, asked.kills - seen["killed"]))
            except AssertionError as wrong:
                print(f"\n{wrong}")
                return 1
        seed += 1
        print(f"\r{seen['killed']} kills, {seen['moves checked']} moves checked, seed {seed}", end="", flush=True)
    print()
    print(dict(seen))
    return 0


if __name__ == "__main__":
    sys.exit(main())
