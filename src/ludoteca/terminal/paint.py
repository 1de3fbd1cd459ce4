"""Fits drawings to what the screen can show: colours by its depth, letters by its encoding."""

from __future__ import annotations

import os
import sys
import unicodedata
from typing import TextIO

from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.output import ColorDepth

from ludoteca.drawing import MARKS, Line, Paint

SIMPLE = str.maketrans(
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


def style(paint: Paint) -> str:
    """A paint as prompt_toolkit writes it."""
    words = [f"fg:{paint.ink}" if paint.ink else "", f"bg:{paint.ground}" if paint.ground else ""]
    return " ".join(word for word in (*words, "bold" if paint.bold else "") if word)


def fragments(lines: list[Line]) -> StyleAndTextTuples:
    """Lines as prompt_toolkit takes them."""
    told: StyleAndTextTuples = []
    for number, line in enumerate(lines):
        if number:
            told.append(("", "\n"))
        told += [(style(paint), text) for paint, text in line]
    return told


def depth() -> ColorDepth | None:
    """How many colours the terminal says it has; None leaves it to its name."""
    if os.environ.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return ColorDepth.DEPTH_24_BIT
    return None


def only_ascii(out: TextIO) -> bool:
    """Whether a stream can't take the seats' marks."""
    try:
        MARKS.encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return True
    return False


def simplified(text: str) -> str:
    """A text in ASCII: accents dropped, typographic signs replaced."""
    bare = unicodedata.normalize("NFKD", text.translate(SIMPLE))
    return bare.encode("ascii", "ignore").decode()


def is_plain(asked: bool) -> bool:
    """Whether to play line by line: if asked to, without colours, or without a terminal on both ends."""
    if asked or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return True
    return not (sys.stdin.isatty() and sys.stdout.isatty())
