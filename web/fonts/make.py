"""Cuts the two typefaces down to what the pages write: the characters, weights and features in use, as woff2.

python web/fonts/make.py, with fonttools and brotli installed, reads the packages that web/package-lock.json names and
writes web/src/styles/fonts. Other characters, in a player's name for example, come from the device's own typeface.
"""

from __future__ import annotations

import string
from pathlib import Path
from typing import Any, NamedTuple

WEB = Path(__file__).parents[1]
PACKAGES = WEB / "node_modules" / "@fontsource-variable"
MADE = WEB / "src" / "styles" / "fonts"
LETTERS = "ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖŒÙÚÛÜßàáâäæçèéêëìíîïñòóôöœùúûüÿ"
SIGNS = "¡¿«»‹›“”‘’·•…–—−×÷±°§©®£€¢µ¹²³¼½¾←↑→↓"
SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
CHARACTERS = string.ascii_letters + string.digits + string.punctuation + " " + LETTERS + SIGNS + SPACES
COPYRIGHT, FAMILY, STYLE, LICENCE, WHERE = 0, 1, 2, 13, 14


class Cut(NamedTuple):
    """What is kept of a typeface."""

    package: str
    weights: float | tuple[float, float]
    features: tuple[str, ...]


CUTS = (
    Cut("fraunces", 600, ("kern", "liga")),
    Cut("inter", (400, 800), ("kern", "tnum", "calt", "ccmp", "locl", "mark")),
)


def cut(one: Cut) -> Path:
    """Write what is kept of a typeface; the file."""
    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    font = TTFont(PACKAGES / one.package / "files" / f"{one.package}-latin-wght-normal.woff2", lazy=False)
    _complete(font)
    font = instancer.instantiateVariableFont(font, {"wght": one.weights})
    _complete(font)
    kept = subset.Options(layout_features=list(one.features), hinting=False, glyph_names=False, notdef_outline=True)
    kept.name_IDs = [COPYRIGHT, FAMILY, STYLE, LICENCE, WHERE]
    cutter = subset.Subsetter(kept)
    cutter.populate(text=CHARACTERS)
    cutter.subset(font)
    font.flavor = "woff2"
    made = MADE / f"{one.package}.woff2"
    font.save(made)
    return made


def _complete(font: Any) -> None:
    """Name every glyph in the table of variations, also those that don't vary."""
    if "gvar" in font:
        varied = font["gvar"].variations
        varied.update({name: [] for name in font.getGlyphOrder() if name not in varied})


if __name__ == "__main__":
    MADE.mkdir(parents=True, exist_ok=True)
    for each in CUTS:
        written = cut(each)
        print(f"{written.name}: {written.stat().st_size / 1000:.1f} kB")
