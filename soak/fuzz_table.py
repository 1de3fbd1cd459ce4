"""Compares pairs of tables that differ only in hidden facts, and verifies mutated records.

Every byte a viewer receives must be the same from both tables; a mutated record must be refused without a crash.
"""

from __future__ import annotations

import argparse
import random
import sys
import time

from ludoteca.conformance.indistinguishability import TablePair
from ludoteca.core import discovery
from ludoteca.table.records.verify import verify_record

STEPS = 60
MUTATIONS = 200


def compared_pair(name: str, seed: int) -> tuple[int, str | None]:
    """Play one pair of tables from a random state; the number of compared steps, and the first difference."""
    choose = random.Random(seed)
    players = choose.randint(*discovery.meta(name).players)
    viewer = choose.choice([None, *range(players)])
    pair = TablePair(name, players, viewer, seed)
    for step in range(STEPS):
        first, second = pair.received()
        if first != second:
            return step, f"{name}, {players} players, viewer {viewer}, seed {seed}, step {step}: a leak"
        if not pair.step():
            break
    return step + 1, None


def verify_mutations(name: str, seed: int) -> None:
    """Verify many mutated versions of one record."""
    choose = random.Random(seed)
    pair = TablePair(name, discovery.meta(name).players[0], None, seed)
    while pair.tables[0].version < 30 and pair.step():
        pass
    text = pair.tables[0].record().write()
    for _ in range(MUTATIONS):
        letters = list(text)
        for _ in range(choose.randint(1, 6)):
            letters[choose.randrange(len(letters))] = chr(choose.choice([10, 32, 45, *range(33, 127), 0x1F600]))
        verify_record("".join(letters))


def main() -> int:
    """Run until the time is over; 1 at the first leak."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=300)
    asked = parser.parse_args()
    pairs = compared = 0
    seed, end = asked.seed, time.monotonic() + asked.seconds
    while pairs == 0 or time.monotonic() < end:
        for name in discovery.names():
            more, wrong = compared_pair(name, seed)
            if wrong:
                print(f"\n{wrong}")
                return 1
            pairs, compared = pairs + 1, compared + more
            if seed % 20 == 0:
                verify_mutations(name, seed)
        seed += 1
        print(f"\r{pairs} pairs of tables, {compared} answers compared, seed {seed}", end="", flush=True)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
