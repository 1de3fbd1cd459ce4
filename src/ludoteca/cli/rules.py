"""`ludoteca rules GAME [CLAUSE|WORD]`: the rulebook in the terminal."""

from __future__ import annotations

import argparse
import pydoc
import shutil
import sys

from ludoteca.core import discovery
from ludoteca.i18n import Translator
from ludoteca.rulebook import pages
from ludoteca.terminal import styling
from ludoteca.terminal.full_screen import wrapped

WIDEST = 96


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """What `rules` takes."""
    parser.add_argument("game", metavar="GAME", nargs="?", help=translator.translate("cli-game"))
    parser.add_argument("asked", metavar="CLAUSE|WORD", nargs="*", help=translator.translate("rules-arg-asked"))
    parser.add_argument("--plain", action="store_true", help=translator.translate("play-arg-plain"))


def run(asked: argparse.Namespace, translator: Translator) -> int:
    """Print what is asked for; a whole page through a pager where there is a terminal."""
    styling.make_lenient(sys.stdout, sys.stderr)
    if asked.game is None:
        for name in discovery.names():
            print(f"ludoteca rules {name:<10} {translator.game_title(name)}")
        return 0
    lines = pages.look_up(discovery.meta(asked.game).name, translator.lang, " ".join(asked.asked))
    if styling.is_plain(asked.plain):
        print("\n".join(lines))
        return 0
    size = shutil.get_terminal_size()
    rows = wrapped(lines, min(size.columns - 1, WIDEST))
    pydoc.pager("\n".join(rows)) if len(rows) >= size.lines else print("\n".join(rows))
    return 0
