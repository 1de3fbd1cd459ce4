"""Adapts drawings to the terminal: colours to its depth, characters to its encoding."""

from __future__ import annotations

import codecs
import colorsys
import os
import sys
import unicodedata
from io import TextIOWrapper
from typing import TextIO

from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.output import ColorDepth

from ludoteca.drawing import MARKS, Line, Paint

ASCII_REPLACEMENTS = str.maketrans(
    {
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "’": "'",
        "‘": "'",
        "…": "...",
        "–": "-",
        "—": "-",
        "·": "-",
        "→": "->",
        "×": "x",
        "✕": "X",
    }
)

GREYS = ((0.3, "ansiblack"), (0.5, "ansibrightblack"), (0.85, "ansigray"), (1.1, "ansiwhite"))
PALE = ("ansiwhite", "ansigray")
LIGHT = ("ansiwhite", "ansigray", "ansiyellow", "ansigreen", "ansicyan")
HUES = (
    (18, "ansired"), (60, "ansiyellow"), (160, "ansigreen"), (195, "ansicyan"),
    (265, "ansiblue"), (335, "ansimagenta"), (361, "ansired"),
)  # fmt: skip


def style(paint: Paint, ansi_only: bool = False) -> str:
    """A paint as a prompt_toolkit style, in the sixteen ANSI colours if `ansi_only`."""
    ink, ground = paint.ink, paint.ground
    if ansi_only:
        ink, ground = ansi_colour(ink), ansi_colour(ground)
        if ground and (ink == ground or (ink in PALE and ground in LIGHT)):
            ink = "ansiwhite" if ground == "ansiblack" else "ansiblack"
    words = [f"fg:{ink}" if ink else "", f"bg:{ground}" if ground else "", "bold" if paint.bold else ""]
    return " ".join(word for word in words if word)


def ansi_colour(colour: str) -> str:
    """The nearest of the sixteen ANSI colours: greys by lightness, others by hue."""
    if not colour:
        return ""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    hue, saturation, value = colorsys.rgb_to_hsv(red, green, blue)
    if saturation < 0.2 or value < 0.3:
        return next(name for limit, name in GREYS if value < limit)
    return next(name for limit, name in HUES if hue * 360 < limit)


def fragments(lines: list[Line], ansi_only: bool = False) -> StyleAndTextTuples:
    """Lines as prompt_toolkit fragments."""
    result: StyleAndTextTuples = []
    for number, line in enumerate(lines):
        if number:
            result.append(("", "\n"))
        result += [(style(paint, ansi_only), text) for paint, text in line]
    return result


def colour_depth() -> ColorDepth | None:
    """24-bit colour if the terminal announces it; None leaves the choice to prompt_toolkit."""
    if os.environ.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return ColorDepth.DEPTH_24_BIT
    return None


def only_ascii(out: TextIO) -> bool:
    """Whether a stream cannot encode the seats' marks."""
    try:
        MARKS.encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return True
    return False


def simplified(text: str) -> str:
    """A text in ASCII: accents dropped, typographic characters replaced."""
    bare = unicodedata.normalize("NFKD", text.translate(ASCII_REPLACEMENTS))
    return bare.encode("ascii", "ignore").decode()


def make_lenient(*streams: TextIO) -> None:
    """Let streams replace characters that their encoding lacks."""
    codecs.register_error("simplified", lambda error: (_replacement(error), getattr(error, "end", 0)))
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="simplified")


def _replacement(error: UnicodeError) -> str:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return simplified(error.object[error.start : error.end]) or "?"


def is_plain(asked: bool) -> bool:
    """Whether to play line by line: on request, without colours, or without a terminal on both ends."""
    if asked or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return True
    return not (sys.stdin.isatty() and sys.stdout.isatty())
