"""Run as a module: analyses the record on standard input and prints its progress, then the analysis, as JSON lines."""

from __future__ import annotations

import os
import sys

import msgspec

from ludoteca.core import record
from ludoteca.search.analysis import Analyst
from ludoteca.server.api.schemas import AnalysisProgress

ITERATIONS = 600  # of the search per decision
NICENESS = 10


def main() -> None:
    """Analyse one record at low priority."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    analyst = Analyst(record.read(sys.stdin.read()), ITERATIONS)
    total = max(1, analyst.total())
    for number, _ in enumerate(analyst.steps(), 1):
        write_line(AnalysisProgress(progress=round(number / total, 3)))
    write_line(AnalysisProgress(progress=1.0, analysis=analyst.analysis().written()))


def write_line(progress: AnalysisProgress) -> None:
    """Print one line and flush it."""
    print(msgspec.json.encode(progress).decode(), flush=True)


if __name__ == "__main__":
    main()
