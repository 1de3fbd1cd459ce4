"""`ludoteca audit`: plays matches twice through a real server and compares every byte that each viewer receives."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from ludoteca.audit import Compared, Difference
from ludoteca.audit.crew import crew, told_by
from ludoteca.audit.matches import told
from ludoteca.core import discovery
from ludoteca.text import Speaker


@dataclass
class Count:
    """What was compared so far, and the first difference."""

    games: dict[str, int]
    different: int = 0
    texts: int = 0
    bytes: int = 0
    difference: Difference | None = field(default=None)

    def add(self, one: Compared) -> None:
        """Count a match."""
        self.games[one.case.game] += 1
        self.different += one.different
        self.texts += one.texts
        self.bytes += one.bytes
        self.difference = self.difference or one.difference

    @property
    def matches(self) -> int:
        """How many matches there were."""
        return sum(self.games.values())


def add_arguments(parser: argparse.ArgumentParser, voice: Speaker) -> None:
    """Which games, and for how long."""
    parser.add_argument("games", nargs="*", metavar="GAME", help=voice.say("audit-arg-games"))
    parser.add_argument("--matches", type=int, default=2000, help=voice.say("audit-arg-matches"))
    parser.add_argument("--seconds", type=float, help=voice.say("audit-arg-seconds"))
    parser.add_argument("--seed", type=int, default=1, help=voice.say("audit-arg-seed"))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help=voice.say("audit-arg-workers"))
    parser.add_argument("--json", action="store_true", help=voice.say("cli-json"))


def run(args: argparse.Namespace, voice: Speaker) -> int:
    """Compare until it is enough or something differs; 0 if nothing does."""
    games = [discovery.game(name).meta.name for name in args.games] or discovery.names()
    count = Count(dict.fromkeys(games, 0))
    with (
        tempfile.TemporaryDirectory() as folder,
        crew(games, args.seed, max(1, args.workers), Path(folder)) as ears,
    ):
        for one in told_by(ears, args.seconds):
            count.add(one)
            _show(voice.say("audit-progress", matches=count.matches, texts=count.texts))
            if count.difference is not None or count.matches >= args.matches:
                break
    _show("")
    counts = {"matches": count.matches, "different": count.different, "texts": count.texts, "bytes": count.bytes}
    found = count.difference
    if args.json:
        difference = None if found is None else told(found)
        print(json.dumps({"seed": args.seed, **counts, "games": count.games, "difference": difference}))
    else:
        print(voice.say("audit-done", **counts))
        if found is not None:
            print(said(found, voice))
    return 0 if found is None else 1


def _show(line: str) -> None:
    """How far it is, where somebody can see it."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)


def said(found: Difference, voice: Speaker) -> str:
    """A difference in words, with both texts."""
    case = found.case
    viewer = "-" if case.viewer is None else str(case.viewer)
    head = voice.say(
        "audit-differs", game=case.game, players=case.players, viewer=viewer, seed=case.seed, step=found.step
    )
    return "\n".join([head, found.first, found.second])
