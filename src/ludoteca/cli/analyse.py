"""`ludoteca analyse RECORD`: what every turn was worth, the turns that lost most, and where the game turned."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludoteca.cli._files import check_writable
from ludoteca.cli._progress import Progress
from ludoteca.core import record as records
from ludoteca.core.errors import BadRecord, NoBudget
from ludoteca.drawing import Scene
from ludoteca.i18n import Translator
from ludoteca.search.analysis import Analysis, Analyst
from ludoteca.search.turn_values import TurnValue
from ludoteca.terminal.face_loader import face
from ludoteca.terminal.narration import Narrator
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
    print(json.dumps(found.written()) if args.json else Report(analyst, found, translator).text())
    return 0


def text(path: Path) -> str:
    """The text of a record's file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} can't be read: {error}", key="no-record-file", file=str(path)) from error


class Report:
    """An analysis as some paragraphs; each turn is told from the position in which it began."""

    def __init__(self, analyst: Analyst, found: Analysis, translator: Translator) -> None:
        self.analyst = analyst
        self.found = found
        self.translate = translator.translate
        self.game = analyst.replay.game
        self.names = player_names(analyst.record, translator, analyst.replay.match)
        self.narrator = Narrator(translator, self.game.meta.name, face(self.game.meta.name))
        self.title = translator.game_title(found.game)

    def text(self) -> str:
        """What every seat lost, the turns that cost most, and where the game turned."""
        turns, nowhere = self.found.turns, f"  {self.translate('analyse-none')}"
        lines = [self.translate("analyse-title", game=self.title, number=len(turns))]
        for seat, name in enumerate(self.names):
            loss = percent(self.found.mean_loss(seat))
            lines.append("  " + self.translate("analyse-seat", seat=name, loss=loss))
        lines += ["", self.translate("analyse-worst")]
        lines += [self.lost(turns[at]) for at in self.found.worst()] or [nowhere]
        lines += ["", self.translate("analyse-turning")]
        lines += [self.turned(turns[at]) for at in self.found.turning_points()] or [nowhere]
        return "\n".join(lines)

    def lost(self, one: TurnValue) -> str:
        """A turn that cost something, with what would have been better."""
        fields = self._fields(one) | {"better": self._told(one, one.better)}
        return "  " + self.translate("analyse-lost", **fields, loss=percent(one.loss))

    def turned(self, one: TurnValue) -> str:
        """A turn after which its seat stood better or worse."""
        before, after = percent(one.before), percent(one.after)
        return "  " + self.translate("analyse-turned", **self._fields(one), before=before, after=after)

    def _fields(self, one: TurnValue) -> dict[str, Any]:
        return {"turn": one.turn, "seat": self.names[one.seat], "played": self._told(one, one.events)}

    def _told(self, one: TurnValue, events: Sequence[Mapping[str, Any]]) -> str:
        """Events of a turn in words."""
        position = self.game.position(self.analyst.state_before(one.lines[0]))
        scene = Scene(position, None, self.names, self.translate, marked=False)
        return self.narrator.account(scene, events)


def percent(share: float) -> str:
    """A share as a whole number of hundredths."""
    return f"{100 * share:.0f}"
