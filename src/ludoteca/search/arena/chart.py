"""A picture of an arena as SVG: ratings with their intervals, and strength against the time a turn took."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

from ludoteca.search.arena.ratings import Rating

WIDTH = 860
ROW = 26
TOP = 48
LABELS = 130
PANEL = 270
INK = "#2b2b2b"
PALE = "#c9c2b4"
MARK = "#a2441f"
DOT = 5
BESIDE = 8
LETTER = 7
LINE = 12


def picture(found: Sequence[Rating], times: Mapping[str, float], title: str, by_rating: str, by_time: str) -> str:
    """Two panels side by side; everything drawn is also said in the labels."""
    height = TOP + ROW * max(len(found), 6) + 50
    low = min((one.low for one in found), default=-100.0) - 20
    high = max((one.high for one in found), default=100.0) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="13" fill="{INK}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="24" font-size="16">{escape(title)}</text>',
        *_ratings(found, low, high, by_rating),
        *_times(found, times, low, high, height, by_time),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _ratings(found: Sequence[Rating], low: float, high: float, label: str) -> list[str]:
    """A row each: the name, the interval as a line, the rating as a dot with its number."""

    def x(elo: float) -> float:
        return LABELS + PANEL * (elo - low) / (high - low)

    parts = []
    for at, one in enumerate(found):
        y = TOP + ROW * at + 14
        parts += [
            f'<text x="16" y="{y + 4}">{escape(one.name)}</text>',
            f'<line x1="{x(one.low):.1f}" x2="{x(one.high):.1f}" y1="{y}" y2="{y}" stroke="{PALE}" stroke-width="6"/>',
            f'<circle cx="{x(one.elo):.1f}" cy="{y}" r="{DOT}" fill="{MARK}"/>',
            f'<text x="{x(one.high) + 8:.1f}" y="{y + 4}" font-size="11">{one.elo:+.0f}</text>',
        ]
    bottom = TOP + ROW * len(found) + 24
    return [*parts, f'<text x="{LABELS}" y="{bottom}" font-size="11">{escape(label)}</text>']


def _times(
    found: Sequence[Rating], times: Mapping[str, float], low: float, high: float, height: int, label: str
) -> list[str]:
    """A dot each: to the right the more time a turn took, up the stronger."""
    left, right, bottom = LABELS + PANEL + 90, WIDTH - 110, height - 44
    spans = [math.log10(max(times.get(one.name, 0.0), 0.1)) for one in found] or [0.0]
    least, most = math.floor(min(spans)), math.ceil(max(spans) + 1e-9)
    most = max(most, least + 1)
    parts = [f'<path d="M{left} {TOP} V{bottom} H{right}" fill="none" stroke="{PALE}"/>']
    for power in range(least, most + 1):
        x = left + (right - left) * (power - least) / (most - least)
        parts.append(f'<text x="{x:.1f}" y="{bottom + 16}" font-size="11" text-anchor="middle">{10.0**power:g}</text>')
    dots = [
        (
            left + (right - left) * (span - least) / (most - least),
            bottom - (bottom - TOP) * (one.elo - low) / (high - low),
        )
        for one, span in zip(found, spans, strict=True)
    ]
    taken = [(x - DOT, x + DOT, y) for x, y in dots]
    for one, (x, y) in zip(found, dots, strict=True):
        beside = _free(taken, x + BESIDE, y, one.name) + 4
        parts += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{DOT}" fill="{MARK}"/>',
            f'<text x="{x + BESIDE:.1f}" y="{beside:.1f}" font-size="11">{escape(one.name)}</text>',
        ]
    return [*parts, f'<text x="{left}" y="{bottom + 32}" font-size="11">{escape(label)}</text>']


def _free(taken: list[tuple[float, float, float]], x: float, y: float, name: str) -> float:
    """The height nearest below for a label from x on where it covers no dot or other label; it is taken then."""
    end = x + LETTER * len(name)
    while any(x < last and first < end and abs(y - other) < LINE for first, last, other in taken):
        y += 1
    taken.append((x, end, y))
    return y
