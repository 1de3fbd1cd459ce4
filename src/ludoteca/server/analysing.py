"""Run as a program: analyses the record on standard input and prints its progress, then the analysis, as JSON lines."""

from __future__ import annotations

import os
import sys

import msgspec

from ludoteca.core import record
from ludoteca.search.analysis import Analyst
from ludoteca.server.analyses import ITERATIONS
from ludoteca.server.bodies import Progress


def main() -> None:
    """Read, analyse, tell."""
    if hasattr(os, "nice"):
        os.nice(10)
    analyst = Analyst(record.read(sys.stdin.read()), ITERATIONS)
    total = max(1, analyst.total())
    for number, _ in enumerate(analyst.steps(), 1):
        tell(Progress(progress=round(number / total, 3)))
    tell(Progress(progress=1.0, analysis=analyst.analysis().written()))


def tell(progress: Progress) -> None:
    """Print a line at once."""
    print(msgspec.json.encode(progress).decode(), flush=True)


if __name__ == "__main__":
    main()
