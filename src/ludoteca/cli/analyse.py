"""`ludoteca analyse RECORD`: what every decision was worth, the moves that lost most, and where the game turned."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from ludoteca.cli._files import check_writable
from ludoteca.cli._progress import Progress
from ludoteca.core import record as records
from ludoteca.core.errors import BadRecord, NoBudget
from ludoteca.i18n import Translator
from ludoteca.search.analysis import Analysis, Analyst, Decision
from ludoteca.terminal.replay import player_names


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Which record, how thoroughly, and where to."""
    parser.add_argument("record", type=Path, metavar="RECORD", help=translator.translate("analyse-arg-record"))
    parser.add_argument("--iterations", type=int, default=2000, help=translator.translate("arena-arg-iterations"))
    parser.add_argument("--seed", default="analysis", help=translator.translate("arena-arg-seed"))
    parser.add_argument("--output", type=Path, metavar="FILE", help=translator.translate("analyse-arg-output"))
    parser.add_argument("--json", action="store_true", help=translator.translate("cli-json"))


def run(args: argparse.Namespace, translator: Translator) -> int:
    """Value the record and print the report."""
    if args.iterations < 1:
        raise NoBudget(args.iterations)
    if args.output is not None:
        check_writable(args.output)
    analyst = Analyst(records.read(text(args.record)), args.iterations, args.seed)
    with Progress(analyst.total(), translator) as progress:
        for _ in analyst.steps():
            progress.step()
    found = analyst.analysis()
    if args.output is not None:
        args.output.write_text(json.dumps(found.written(), indent=1) + "\n", encoding="utf-8")
    called = player_names(analyst.record, translator, analyst.replay.match)
    print(json.dumps(found.written()) if args.json else summary(found, translator, called))
    return 0


def text(path: Path) -> str:
    """The text of a record's file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} can't be read: {error}", key="no-record-file", file=str(path)) from error


def summary(found: Analysis, translator: Translator, called: Sequence[str]) -> str:
    """The analysis as some paragraphs, the seats called by some names."""
    lines = [translator.translate("analyse-title", game=translator.game_title(found.game), number=len(found.decisions))]
    for seat, name in enumerate(called):
        lines.append("  " + translator.translate("analyse-seat", seat=name, loss=percent(found.mean_loss(seat))))
    lines += ["", translator.translate("analyse-worst")]
    nowhere = f"  {translator.translate('analyse-none')}"
    lines += [lost(one, translator, called[one.seat]) for one in found.worst()] or [nowhere]
    lines += ["", translator.translate("analyse-turning")]
    lines += [turned(one, translator, called[one.seat]) for one in found.turning_points()] or [nowhere]
    return "\n".join(lines)


def lost(one: Decision, translator: Translator, name: str) -> str:
    """A choice that cost something, with what would have been better."""
    fields = {"line": one.line, "seat": name, "turn": one.turn, "move": one.move, "best": one.best}
    return "  " + translator.translate("analyse-lost", **fields, loss=percent(one.loss))


def turned(one: Decision, translator: Translator, name: str) -> str:
    """A moment after which a seat stood better or worse."""
    before, after = percent(one.best_value), percent(one.best_value + one.swing)
    fields = {"line": one.line, "seat": name, "turn": one.turn, "move": one.move}
    return "  " + translator.translate("analyse-turned", **fields, before=before, after=after)


def percent(share: float) -> str:
    """A share as a whole number of hundredths."""
    return f"{100 * share:.0f}"
