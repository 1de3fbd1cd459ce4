"""Reads the browser client's sources: which keys its pages say, and which texts in them could be keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
LITERAL = re.compile(r"(['\"`])([a-z][a-z0-9]*-(?:[a-z0-9_-]|\$\{[^{}]*\})*)\1")
CALL = re.compile(r"\b(?:say|ofGame)\(")


@cache
def pages() -> list[tuple[Path, str]]:
    """Every source of the client."""
    found = [path for path in sorted(SOURCES.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return [(path, path.read_text("utf-8")) for path in found if "harness" not in path.parts]


@cache
def spoken_on_pages() -> dict[str, str]:
    """Patterns of the keys that pages say, each with where; ${…} in a key matches anything."""
    return {
        pattern(key): f"{path.relative_to(SOURCES)}"
        for path, text in pages()
        for call in CALL.finditer(text)
        for _, key in LITERAL.findall(first_argument(text, call.end()))
    }


@cache
def written_on_pages() -> set[str]:
    """Patterns of all texts on pages that look like keys, also those kept in tables or sent by other ways."""
    return {pattern(key) for _, text in pages() for _, key in LITERAL.findall(text)}


def pattern(key: str) -> str:
    """A key with anything in place of its ${…} parts."""
    return ".+".join(re.escape(part) for part in re.split(r"\$\{[^{}]*\}", key))


def first_argument(text: str, start: int) -> str:
    """The text from a call's bracket to its first comma or its end."""
    return "".join(_until_comma(text[start : start + 400]))


def _until_comma(text: str) -> Iterator[str]:
    depth = 0
    for sign in text:
        depth += (sign in "([{") - (sign in ")]}")
        if depth < 0 or (depth == 0 and sign == ","):
            return
        yield sign
