"""Long sieges of tables by strangers on real sockets, one after the other until the time is over."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from ludoteca.core import discovery
from tests.server.fuzzer import besieged


def main() -> int:
    """Besiege one game after the other; each seed is printed before its siege, what was sent at the end."""
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
            sent[game] += asyncio.run(besieged(Path(folder), game, seed, strangers=6, messages=2000))
        seed += 1
    print(f"{seed - options.seed} sieges; messages: {dict(sent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
