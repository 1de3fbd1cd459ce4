"""`python -m ludoteca.conformance GAME …`: the kit over installed games, all of them if none is named."""

from __future__ import annotations

import argparse
import sys

from ludoteca.conformance import CHECKS, Effort, NotConform, Subject
from ludoteca.core import discovery


def conforms(name: str, effort: Effort) -> bool:
    """Whether a game keeps every promise; those it breaks are printed."""
    subject = Subject(discovery.game(name), effort=effort)
    broken = 0
    for check in CHECKS:
        try:
            check.run(subject)
        except NotConform as fault:
            broken += 1
            print(f"{name}: {check.name}\n{fault}\n")
    print(f"{name}: {len(CHECKS) - broken} of {len(CHECKS)} promises kept, {effort}")
    return broken == 0


def main() -> int:
    """Run the kit; 1 if a game breaks a promise."""
    plain = Effort()
    parser = argparse.ArgumentParser(prog="python -m ludoteca.conformance", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seed", default=plain.seed)
    parser.add_argument("--walks", type=int, default=plain.walks, help="random games for each number of players")
    parser.add_argument("--most", type=int, default=plain.most, help="lines of each")
    parser.add_argument("--mutations", type=int, default=plain.mutations, help="spoilt positions")
    given = parser.parse_args()
    effort = Effort(given.seed, given.walks, given.most, plain.per_kind, given.mutations)
    kept = [conforms(name, effort) for name in given.games or discovery.names()]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
