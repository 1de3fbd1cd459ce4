"""Parses the pages of docs/: fenced blocks by kind and tables by heading."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent.parent / "docs"


def page(name: str) -> str:
    """The text of a page."""
    return (DOCS / f"{name}.md").read_text("utf-8")


def blocks(text: str, kind: str) -> list[str]:
    """The fenced blocks of one kind, in their order."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.M | re.S)


def section(text: str, heading: str) -> str:
    """The text under a heading, up to the next one of the same or a higher level."""
    found = re.search(rf"^(#+) {re.escape(heading)}$", text, re.M)
    assert found is not None, f"no heading {heading}"
    rest = text[found.end() :]
    following = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.M)
    return rest[: following.start()] if following else rest


def rows(text: str, columns: int) -> list[list[str]]:
    """The cells of every table row with that many columns, headings left out."""
    found = []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")] if line.startswith("|") else []
        if len(cells) == columns:
            found.append(cells)
    return [cells for at, cells in enumerate(found) if not _is_rule(cells) and not _is_head(found, at)]


def words(cell: str) -> list[str]:
    """The words in backquotes of a cell."""
    return re.findall(r"`([^`]+)`", cell)


def _is_rule(cells: list[str]) -> bool:
    return all(set(cell) <= set("-: ") and cell for cell in cells)


def _is_head(found: list[list[str]], at: int) -> bool:
    return at + 1 < len(found) and _is_rule(found[at + 1])
