"""Extracts message keys from the browser client's sources."""

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
    """Every source file of the client with its text."""
    found = [path for path in sorted(SOURCES.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return [(path, path.read_text("utf-8")) for path in found]


@cache
def translated_by_client() -> dict[str, str]:
    """Patterns of the keys that the client translates, each with its file; ${…} matches anything."""
    return {
        pattern(key): f"{path.relative_to(SOURCES)}"
        for path, text in pages()
        for call in CALL.finditer(text)
        for _, key in LITERAL.findall(first_argument(text, call.end()))
    }


@cache
def key_literals() -> set[str]:
    """Patterns of all string literals in the client that look like keys."""
    return {pattern(key) for _, text in pages() for _, key in LITERAL.findall(text)}


def pattern(key: str) -> str:
    """A key with `.+` in place of its ${…} parts."""
    return ".+".join(re.escape(part) for part in re.split(r"\$\{[^{}]*\}", key))


def first_argument(text: str, start: int) -> str:
    """The text from a call's parenthesis to its first comma or its end."""
    return "".join(_until_comma(text[start : start + 400]))


def _until_comma(text: str) -> Iterator[str]:
    depth = 0
    for sign in text:
        depth += (sign in "([{") - (sign in ")]}")
        if depth < 0 or (depth == 0 and sign == ","):
            return
        yield sign
