"""`ludoteca backup FILE`: copies the server's whole store into one file, also while people play.

`ludoteca backup --keep N FOLDER` writes a dated file into a folder and deletes all but the newest N.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.i18n import Translator
from ludoteca.server.settings import settings
from ludoteca.store import DATABASE_FILE, back_up, back_up_into


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Which file, and whose data."""
    parser.add_argument("file", metavar="FILE", type=Path, help=translator.translate("backup-arg-file"))
    parser.add_argument("--keep", metavar="N", type=positive, help=translator.translate("backup-arg-keep"))
    parser.add_argument("--data", metavar="DIR", help=translator.translate("setting-data"))
    parser.add_argument("--config", metavar="FILE", help=translator.translate("setting-config"))


def run(args: argparse.Namespace, translator: Translator) -> int:
    """Copy, and print what the copy contains."""
    store = settings({"data": args.data}, file=args.config).data / DATABASE_FILE
    file = args.file.expanduser()
    if args.keep is None:
        copied = back_up(store, file.absolute())
    else:
        written, copied = back_up_into(store, file.absolute(), args.keep)
        file = file / written.name
    print(translator.translate("backup-done", file=str(file), tables=copied.tables, unfinished=copied.unfinished))
    return 0


def positive(text: str) -> int:
    """A number of files to keep; ValueError for less than one."""
    if (number := int(text)) < 1:
        raise ValueError
    return number
