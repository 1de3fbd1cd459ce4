"""`ludoteca engine`: the protocol on standard input and output, for other programs."""

from __future__ import annotations

import argparse
import sys

from ludoteca.engine import engine
from ludoteca.i18n import Translator


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """The engine takes none; requests say everything."""


def run(options: argparse.Namespace, translator: Translator) -> int:
    """Answer requests until the input ends."""
    engine.serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
