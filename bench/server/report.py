"""Figures with their thresholds, the tables that show them, and the file that stores them."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from bench.server.processes import ROOT

RESULTS = ROOT / "bench" / "results" / "server.json"


@dataclass(frozen=True)
class Figure:
    """A named quantity: one value per round, and the largest median that meets the criterion, if there is one."""

    name: str
    unit: str
    values: list[float]
    threshold: float | None = None

    @property
    def value(self) -> float:
        """The median over the rounds."""
        return median(self.values)

    def is_met(self) -> bool:
        """Whether the median is within the threshold."""
        return self.threshold is None or self.value <= self.threshold

    def formatted(self, value: float) -> str:
        """A value with its unit."""
        number = f"{value:.0f}" if self.unit in ("µs", "KiB") else f"{value:.2f}"
        return f"{number} {self.unit}".strip()

    def spread(self) -> str:
        """The lowest and the highest value; empty after a single round."""
        if len(self.values) == 1:
            return ""
        return f"{self.formatted(min(self.values))} – {self.formatted(max(self.values))}"


def ratios(own: Sequence[float], others: Sequence[float]) -> list[float]:
    """The quotients of the values of the same rounds."""
    return [one / other for one, other in zip(own, others, strict=True)]


def all_figures(figures: Sequence[Figure]) -> str:
    """A table of all figures: the median and the range over the rounds."""
    return table(
        [["figure", "median", "lowest – highest"], *([f.name, f.formatted(f.value), f.spread()] for f in figures)]
    )


def summary(figures: Sequence[Figure]) -> str:
    """A table of the figures that have a threshold: the value, the threshold, met or missed."""
    rows = [
        [one.name, one.formatted(one.value), f"≤ {one.formatted(one.threshold)}", "met" if one.is_met() else "missed"]
        for one in figures
        if one.threshold is not None
    ]
    return table([["criterion", "value", "threshold", ""], *rows]) if rows else ""


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows as aligned columns, the first one to the left."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(
            cell.rjust(width) if at else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    return "\n".join(line.rstrip() for line in lines)


def store(figures: Sequence[Figure]) -> None:
    """Write all values to the results file."""
    RESULTS.parent.mkdir(exist_ok=True)
    content = {
        "machine": platform.machine(),
        "python": platform.python_version(),
        "figures": [
            {"name": one.name, "unit": one.unit, "values": one.values, "threshold": one.threshold} for one in figures
        ],
    }
    RESULTS.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n")


def progress(text: str = "") -> None:
    """Replace the progress line on standard error."""
    print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
