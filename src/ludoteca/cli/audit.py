"""`ludoteca audit`: plays matches twice through a real server and compares every byte that each viewer receives."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludoteca.audit import Compared, Difference
from ludoteca.audit.crew import crew, told_by
from ludoteca.audit.matches import STEPS, told
from ludoteca.core import discovery
from ludoteca.i18n import Translator
from ludoteca.table.twins import SEEN, TOLD


@dataclass
class Count:
    """What was compared so far, and the first difference."""

    games: dict[str, int]
    steps: int = 0
    different: int = 0
    texts: int = 0
    bytes: int = 0
    revealed: dict[str, int] = field(default_factory=lambda: dict.fromkeys((SEEN, TOLD), 0))
    steps_until_revealed: int = 0
    difference: Difference | None = None

    def add(self, one: Compared) -> None:
        """Count a match."""
        self.games[one.case.game] += 1
        self.steps += one.steps
        self.different += one.different
        self.texts += one.texts
        self.bytes += one.bytes
        self.difference = self.difference or one.difference
        if one.revealed is not None:
            self.revealed[one.revealed] += 1
            self.steps_until_revealed += one.steps

    @property
    def matches(self) -> int:
        """How many matches there were."""
        return sum(self.games.values())


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Which games, and for how long."""
    parser.add_argument("games", nargs="*", metavar="GAME", help=translator.translate("audit-arg-games"))
    parser.add_argument("--matches", type=int, default=2000, help=translator.translate("audit-arg-matches"))
    parser.add_argument("--seconds", type=float, help=translator.translate("audit-arg-seconds"))
    parser.add_argument("--seed", type=int, default=1, help=translator.translate("audit-arg-seed"))
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help=translator.translate("audit-arg-workers")
    )
    parser.add_argument("--json", action="store_true", help=translator.translate("cli-json"))


def run(args: argparse.Namespace, translator: Translator) -> int:
    """Compare until it is enough or something differs; 0 if nothing does. What was compared is told in any case."""
    games = [discovery.game(name).meta.name for name in args.games] or discovery.names()
    count = Count(dict.fromkeys(games, 0))
    try:
        _compare(count, games, args, translator)
    finally:
        _show("")
        print(json.dumps({"seed": args.seed, **written(count)}) if args.json else said(count, translator))
    return 0 if count.difference is None else 1


def _compare(count: Count, games: list[str], args: argparse.Namespace, translator: Translator) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        crew(games, args.seed, max(1, args.workers), Path(folder)) as ears,
    ):
        for one in told_by(ears, args.seconds):
            count.add(one)
            _show(translator.translate("audit-progress", matches=count.matches, texts=count.texts))
            if count.difference is not None or count.matches >= args.matches:
                return


def _show(line: str) -> None:
    """How far it is, where somebody can see it."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)


def written(count: Count) -> dict[str, Any]:
    """Everything that was counted, and the difference, as one JSON object."""
    return {
        "matches": count.matches,
        "steps": count.steps,
        "different": count.different,
        "texts": count.texts,
        "bytes": count.bytes,
        "games": count.games,
        "revealed": count.revealed,
        "steps_until_revealed": count.steps_until_revealed,
        "difference": None if count.difference is None else told(count.difference),
    }


def said(count: Count, translator: Translator) -> str:
    """What was compared, where the rules ended it early, and a difference with both texts, in words."""
    counts = {"matches": count.matches, "different": count.different, "texts": count.texts, "bytes": count.bytes}
    lines = [translator.translate("audit-done", **counts)]
    if ended := sum(count.revealed.values()):
        steps = f"{count.steps_until_revealed / ended:.1f}"
        lines.append(translator.translate("audit-revealed", **count.revealed, matches=ended, steps=steps, most=STEPS))
    if count.difference is not None:
        case, step = count.difference.case, count.difference.step
        viewer = "-" if case.viewer is None else str(case.viewer)
        fields = {"game": case.game, "players": case.players, "viewer": viewer, "seed": case.seed, "step": step}
        lines += [translator.translate("audit-differs", **fields), count.difference.first, count.difference.second]
    return "\n".join(lines)
