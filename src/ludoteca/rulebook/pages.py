"""Finds the rulebook pages of a checkout, an installed package or a game's own package; looks up clauses in them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.core import discovery
from ludoteca.core.errors import Refused

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

CLAUSE = re.compile(r"- \*\*(\d+\.\d+)\*\* (?:`\w` )?(.*)")


class NoRule(Refused):
    """A page, clause or word that the rulebook doesn't have."""

    key = "no-rule"


@cache
def page(game: str, lang: str) -> str:
    """The Markdown of a game's page in a language, else that in English."""
    for name in (f"{game}.{lang}.md", f"{game}.en.md"):
        for folder in page_folders(game):
            place = folder.joinpath(name)
            if place.is_file():
                return place.read_text("utf-8")
    raise NoRule(f"no rulebook of {game}", key="no-rulebook", game=game)


def page_folders(game: str) -> list[Traversable]:
    """Where pages may be: in `rulebook` of the game's package, in this package's `data`, in the checkout's docs."""
    own = files(discovery.meta(game).package).joinpath("rulebook")
    built = files("ludoteca.rulebook").joinpath("data")
    return [own, built, Path(__file__).resolve().parents[3] / "docs" / "rules"]


def look_up(game: str, lang: str, query: str = "") -> list[str]:
    """The lines of the whole page, of a section, of a clause, or of the clauses that contain a word."""
    lines = page(game, lang).splitlines()
    query = query.strip().rstrip(".")
    if not query:
        return [plain_text(line) for line in lines]
    if query.isdigit():
        found = _section(lines, query)
    elif re.fullmatch(r"\d+\.\d+", query):
        found = [line for line in lines if line.startswith(f"- **{query}** ")]
    else:
        found = [line for line in lines if CLAUSE.match(line) and query.casefold() in plain_text(line).casefold()]
    if not found:
        raise NoRule(f"nothing about {query}", game=game, asked=query)
    return [plain_text(line) for line in found]


def _section(lines: list[str], number: str) -> list[str]:
    """The lines of a numbered section with its heading; none if there is no such section."""
    start = next((at for at, line in enumerate(lines) if line.startswith(f"## {number} ")), None)
    if start is None:
        return []
    end = next((at for at in range(start + 1, len(lines)) if lines[at].startswith("## ")), len(lines))
    return lines[start:end]


def plain_text(line: str) -> str:
    """A line of Markdown without its markup and the letters of its kind."""
    line = re.sub(r"`[CRSJ]` ", "", line)
    return re.sub(r"\*\*|(?<!\w)\*|\*(?!\w)|`|^#+ |^- ", "", line)
