"""`ludoteca backup FILE`: copies everything the server keeps into one file, also while people play."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.server.lifetime import ALIVE, marked
from ludoteca.server.settings import settings
from ludoteca.store import FILE, back_up
from ludoteca.text import Speaker


def add_arguments(parser: argparse.ArgumentParser, voice: Speaker) -> None:
    """Which file, and whose data."""
    parser.add_argument("file", metavar="FILE", type=Path, help=voice.say("backup-arg-file"))
    parser.add_argument("--data", metavar="DIR", help=voice.say("setting-data"))
    parser.add_argument("--config", metavar="FILE", help=voice.say("setting-config"))


def run(args: argparse.Namespace, voice: Speaker) -> int:
    """Copy, and tell what the copy holds."""
    data = settings({"data": args.data}, file=args.config).data
    copied = back_up(data / FILE, args.file.expanduser().absolute(), lived=marked(data / ALIVE))
    print(voice.say("backup-done", file=str(args.file), tables=copied.tables, unfinished=copied.unfinished))
    return 0
