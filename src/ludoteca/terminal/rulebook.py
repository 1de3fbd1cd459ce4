"""The rulebook pages: found in the checkout or in the installed package, shown whole or by clause or word."""

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
SECTION = re.compile(r"## (\d+) (.*)")


class NoRule(Refused):
    """A page, clause or word that the rulebook doesn't have."""

    key = "no-rule"


@cache
def page(game: str, lang: str) -> str:
    """The text of a game's page in a language, English if there is none in it."""
    for name in (f"{game}.{lang}.md", f"{game}.en.md"):
        for shelf in shelves(game):
            place = shelf.joinpath(name)
            if place.is_file():
                return place.read_text("utf-8")
    raise NoRule(f"no rulebook of {game}", key="no-rulebook", game=game)


def shelves(game: str) -> list[Traversable]:
    """Where pages lie: in the folder `rulebook` of the game's own package or of ours, or in the checkout's docs."""
    own = files(discovery.meta(game).package).joinpath("rulebook")
    built = files("ludoteca").joinpath("rulebook")
    return [own, built, Path(__file__).resolve().parents[3] / "docs" / "rules"]


def look_up(game: str, lang: str, asked: str = "") -> list[str]:
    """The whole page; or a section, a clause, or the clauses that hold a word."""
    rows = page(game, lang).splitlines()
    asked = asked.strip().rstrip(".")
    if not asked:
        return [plain(row) for row in rows]
    if asked.isdigit():
        found = _section(rows, asked)
    elif re.fullmatch(r"\d+\.\d+", asked):
        found = [row for row in rows if row.startswith(f"- **{asked}** ")]
    else:
        found = [row for row in rows if CLAUSE.match(row) and asked.casefold() in plain(row).casefold()]
    if not found:
        raise NoRule(f"nothing about {asked}", game=game, asked=asked)
    return [plain(row) for row in found]


def _section(rows: list[str], number: str) -> list[str]:
    start = next((at for at, row in enumerate(rows) if row.startswith(f"## {number} ")), None)
    if start is None:
        return []
    end = next((at for at in range(start + 1, len(rows)) if rows[at].startswith("## ")), len(rows))
    return rows[start:end]


def plain(row: str) -> str:
    """A row without its marks of emphasis and kind."""
    row = re.sub(r"`[CRSJ]` ", "", row)
    return re.sub(r"\*\*|(?<!\w)\*|\*(?!\w)|`|^#+ |^- ", "", row)
