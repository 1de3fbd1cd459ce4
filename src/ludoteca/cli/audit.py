"""`ludoteca audit`: plays matches on two servers and compares every byte that each viewer receives."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludoteca.conformance.indistinguishability import IN_EVENTS, IN_VIEW
from ludoteca.core import discovery
from ludoteca.i18n import Translator
from ludoteca.tools.audit import Comparison, Difference
from ludoteca.tools.audit.comparisons import MAX_STEPS, difference_fields
from ludoteca.tools.audit.workers import results, running_workers


@dataclass
class Count:
    """Totals of the comparisons so far, and the first difference."""

    games: dict[str, int]
    steps: int = 0
    different: int = 0
    texts: int = 0
    bytes: int = 0
    revealed: dict[str, int] = field(default_factory=lambda: dict.fromkeys((IN_VIEW, IN_EVENTS), 0))
    steps_until_revealed: int = 0
    difference: Difference | None = None

    def add(self, one: Comparison) -> None:
        """Add a match."""
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
        """The number of matches."""
        return sum(self.games.values())


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Add the games, the number of matches and the duration."""
    parser.add_argument("games", nargs="*", metavar="GAME", help=translator.translate("audit-arg-games"))
    parser.add_argument("--matches", type=int, default=2000, help=translator.translate("audit-arg-matches"))
    parser.add_argument("--seconds", type=float, help=translator.translate("audit-arg-seconds"))
    parser.add_argument("--seed", type=int, default=1, help=translator.translate("audit-arg-seed"))
    parser.add_argument(
        "--workers", type=int, default=os.cpu_count() or 1, help=translator.translate("audit-arg-workers")
    )
    parser.add_argument("--json", action="store_true", help=translator.translate("cli-json"))


def run(args: argparse.Namespace, translator: Translator) -> int:
    """Compare until the limit or the first difference and print the totals; 0 if nothing differs."""
    games = [discovery.game(name).meta.name for name in args.games] or discovery.names()
    count = Count(dict.fromkeys(games, 0))
    try:
        _compare(count, games, args, translator)
    finally:
        _show("")
        print(json.dumps({"seed": args.seed, **count_fields(count)}) if args.json else summary(count, translator))
    return 0 if count.difference is None else 1


def _compare(count: Count, games: list[str], args: argparse.Namespace, translator: Translator) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running_workers(games, args.seed, max(1, args.workers), Path(folder)) as receivers,
    ):
        for one in results(receivers, args.seconds):
            count.add(one)
            _show(translator.translate("audit-progress", matches=count.matches, texts=count.texts))
            if count.difference is not None or count.matches >= args.matches:
                return


def _show(line: str) -> None:
    """Show the progress if stderr is a terminal."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)


def count_fields(count: Count) -> dict[str, Any]:
    """The totals and the difference as a JSON object."""
    return {
        "matches": count.matches,
        "steps": count.steps,
        "different": count.different,
        "texts": count.texts,
        "bytes": count.bytes,
        "games": count.games,
        "revealed": count.revealed,
        "steps_until_revealed": count.steps_until_revealed,
        "difference": None if count.difference is None else difference_fields(count.difference),
    }


def summary(count: Count, translator: Translator) -> str:
    """The totals, the early ends and the difference with both texts, translated."""
    counts = {"matches": count.matches, "different": count.different, "texts": count.texts, "bytes": count.bytes}
    lines = [translator.translate("audit-done", **counts)]
    if ended := sum(count.revealed.values()):
        steps = f"{count.steps_until_revealed / ended:.1f}"
        lines.append(
            translator.translate("audit-revealed", **count.revealed, matches=ended, steps=steps, most=MAX_STEPS)
        )
    if count.difference is not None:
        case, step = count.difference.case, count.difference.step
        viewer = "-" if case.viewer is None else str(case.viewer)
        fields = {"game": case.game, "players": case.players, "viewer": viewer, "seed": case.seed, "step": step}
        lines += [translator.translate("audit-differs", **fields), count.difference.first, count.difference.second]
    return "\n".join(lines)
