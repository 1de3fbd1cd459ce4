"""Long attacks on tables over real connections, one after the other until the time is over."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from ludoteca.core import discovery
from tests.support.socket_fuzzer import attack_table


def main() -> int:
    """Attack one game after the other; each seed is printed before its attack, the number of messages at the end."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600)
    options = parser.parse_args()
    end = time.monotonic() + options.seconds
    games = discovery.names()
    seed = options.seed
    sent: Counter[str] = Counter()
    while time.monotonic() < end:
        game = games[seed % len(games)]
        print(f"{game}, seed {seed}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            sent[game] += asyncio.run(attack_table(Path(folder), game, seed, attackers=6, messages=2000))
        seed += 1
    print(f"{seed - options.seed} attacks; messages: {dict(sent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
