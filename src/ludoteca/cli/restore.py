"""`ludoteca restore FILE`: replaces the server's store with a backup and sets the former store aside."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.i18n import Translator
from ludoteca.server.settings import settings
from ludoteca.store import DATABASE_FILE, restore


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Which backup, and whose data."""
    parser.add_argument("file", metavar="FILE", type=Path, help=translator.translate("restore-arg-file"))
    parser.add_argument("--data", metavar="DIR", help=translator.translate("setting-data"))
    parser.add_argument("--config", metavar="FILE", help=translator.translate("setting-config"))


def run(args: argparse.Namespace, translator: Translator) -> int:
    """Restore the backup, and print its contents and where the former store is."""
    store = (settings({"data": args.data}, file=args.config).data / DATABASE_FILE).resolve()
    copied = restore(args.file.expanduser().absolute(), store)
    print(translator.translate("restore-done", file=str(args.file), tables=copied.tables, unfinished=copied.unfinished))
    if copied.previous is not None:
        print(translator.translate("restore-aside", file=str(copied.previous)))
    return 0
