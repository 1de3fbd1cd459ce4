"""`ludoteca backup FILE`: copies the server's whole store into one file, also while people play."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.i18n import Translator
from ludoteca.server.settings import settings
from ludoteca.store import DATABASE_FILE, back_up


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Which file, and whose data."""
    parser.add_argument("file", metavar="FILE", type=Path, help=translator.translate("backup-arg-file"))
    parser.add_argument("--data", metavar="DIR", help=translator.translate("setting-data"))
    parser.add_argument("--config", metavar="FILE", help=translator.translate("setting-config"))


def run(args: argparse.Namespace, translator: Translator) -> int:
    """Copy, and print what the copy contains."""
    data = settings({"data": args.data}, file=args.config).data
    copied = back_up(data / DATABASE_FILE, args.file.expanduser().absolute())
    print(translator.translate("backup-done", file=str(args.file), tables=copied.tables, unfinished=copied.unfinished))
    return 0
