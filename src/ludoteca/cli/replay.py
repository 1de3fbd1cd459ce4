"""`ludoteca replay FILE`: steps through a record, through any seat's eyes or with everything shown."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ludoteca.core import record
from ludoteca.core.errors import BadRecord
from ludoteca.i18n import Translator
from ludoteca.terminal import styling
from ludoteca.terminal.replay import RecordReplay
from ludoteca.terminal.replay_screen import PlainReplay, ReplayScreen


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """What `replay` takes."""
    parser.add_argument("file", metavar="FILE", help=translator.translate("replay-arg-file"))
    perspective = parser.add_mutually_exclusive_group()
    perspective.add_argument("--seat", type=int, metavar="N", help=translator.translate("replay-arg-seat"))
    perspective.add_argument("--all", action="store_true", help=translator.translate("replay-arg-all"))
    parser.add_argument("--line", type=int, metavar="N", default=1, help=translator.translate("replay-arg-line"))
    parser.add_argument("--plain", action="store_true", help=translator.translate("play-arg-plain"))


def run(asked: argparse.Namespace, translator: Translator) -> int:
    """Read the record and show it."""
    styling.make_lenient(sys.stdout, sys.stderr)
    plain = styling.is_plain(asked.plain)
    replay = RecordReplay(record.read(text_of(asked.file)), translator, not plain, styling.only_ascii(sys.stdout))
    replay.set_perspective(asked.seat, asked.all)
    replay.seek(asked.line - 1)
    return PlainReplay(replay).run() if plain else ReplayScreen(replay).run()


def text_of(name: str) -> str:
    """A file's text; BadRecord if it can't be read or isn't text."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(str(error), key="no-file", file=name, why=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise BadRecord(str(error), key="record-not-text", file=name) from error
