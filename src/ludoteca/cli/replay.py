"""`ludoteca replay FILE`: steps through a record, through any seat's eyes or with everything shown."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ludoteca.core import record
from ludoteca.core.errors import BadRecord
from ludoteca.terminal import paint
from ludoteca.terminal.reel import Reel
from ludoteca.terminal.viewing import PlainReplay, ReplayScreen
from ludoteca.text import Speaker


def add_arguments(parser: argparse.ArgumentParser, voice: Speaker) -> None:
    """What `replay` takes."""
    parser.add_argument("file", metavar="FILE", help=voice.say("replay-arg-file"))
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, metavar="N", help=voice.say("replay-arg-seat"))
    eyes.add_argument("--all", action="store_true", help=voice.say("replay-arg-all"))
    parser.add_argument("--line", type=int, metavar="N", default=1, help=voice.say("replay-arg-line"))
    parser.add_argument("--plain", action="store_true", help=voice.say("play-arg-plain"))


def run(asked: argparse.Namespace, voice: Speaker) -> int:
    """Read the record and show it."""
    paint.make_lenient(sys.stdout, sys.stderr)
    plain = paint.is_plain(asked.plain)
    reel = Reel(record.read(text_of(asked.file)), voice, not plain, paint.only_ascii(sys.stdout))
    reel.look(asked.seat, asked.all)
    reel.go(asked.line - 1)
    return PlainReplay(reel).run() if plain else ReplayScreen(reel).run()


def text_of(name: str) -> str:
    """A file's text; BadRecord if it can't be read or isn't text."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(str(error), key="no-file", file=name, why=error.strerror or "") from error
    except UnicodeDecodeError as error:
        raise BadRecord(str(error), key="record-not-text", file=name) from error
