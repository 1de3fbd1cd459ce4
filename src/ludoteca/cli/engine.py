"""`ludoteca engine`: the protocol on standard input and output, for other programs."""

from __future__ import annotations

import argparse
import sys

from ludoteca.engine import session
from ludoteca.text import Speaker


def add_arguments(parser: argparse.ArgumentParser, voice: Speaker) -> None:
    """The engine takes none; requests say everything."""


def run(options: argparse.Namespace, voice: Speaker) -> int:
    """Answer requests until the input ends."""
    session.converse(sys.stdin.buffer, sys.stdout.buffer)
    return 0
