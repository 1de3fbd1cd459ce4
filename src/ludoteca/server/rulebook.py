"""Rulebook pages made into safe HTML: headings, numbered clauses, emphasis, lists and tables, nothing else."""

from __future__ import annotations

import html
import re
from functools import cache

from ludoteca.server.bodies import Clause, Rulebook
from ludoteca.terminal import rulebook

CLAUSE = re.compile(r"- \*\*(\d+\.\d+)\*\* (?:`(\w)` )?(.*)")
SECTION = re.compile(r"## (\d+) (.*)")
INLINE = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"(?<!\w)\*(.+?)\*(?!\w)"), r"<em>\1</em>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
)


@cache
def book(game: str, lang: str) -> Rulebook:
    """A game's page in a language, English if there is none."""
    rows = rulebook.page(game, lang).splitlines()
    starts = [at for at, row in enumerate(rows) if row.startswith("## ")]
    title = next((row[2:] for row in rows if row.startswith("# ")), game)
    opening = [row for row in rows[: starts[0] if starts else len(rows)] if not row.startswith("# ")]
    clauses = [
        one for start, end in zip(starts, [*starts[1:], len(rows)], strict=True) for one in _section(rows[start:end])
    ]
    return Rulebook(title, blocks(opening), clauses)


def _section(rows: list[str]) -> list[Clause]:
    """The heading with the text that stands under no clause, then each clause with what is indented under it."""
    found = SECTION.match(rows[0])
    number, heading = (found[1], found[2]) if found else ("", rows[0][3:])
    made = [Clause(number, "", heading, "")]
    under: list[list[str]] = [[]]
    for row in rows[1:]:
        if clause := CLAUSE.match(row):
            made.append(Clause(clause[1], clause[2] or "", "", inline(clause[3])))
            under.append([])
        else:
            under[-1 if row.startswith(" ") or not row else 0].append(row.strip())
    for one, rest in zip(made, under, strict=True):
        one.html += blocks(rest)
    return made


def blocks(rows: list[str]) -> str:
    """Paragraphs, lists and tables."""
    made: list[str] = []
    for block in "\n".join(rows).split("\n\n"):
        lines = [line for line in block.splitlines() if line.strip()]
        if not lines:
            continue
        if all(line.startswith("|") for line in lines):
            made.append(_table(lines))
        elif all(line.lstrip().startswith("- ") for line in lines):
            made.append("<ul>" + "".join(f"<li>{inline(line.lstrip()[2:])}</li>" for line in lines) + "</ul>")
        else:
            made.append(f"<p>{inline(' '.join(lines))}</p>")
    return "".join(made)


def _table(lines: list[str]) -> str:
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    head, body = cells[0], [row for row in cells[1:] if not all(set(cell) <= set("-: ") for cell in row)]
    top = "".join(f"<th>{inline(cell)}</th>" for cell in head)
    rest = "".join("<tr>" + "".join(f"<td>{inline(cell)}</td>" for cell in row) + "</tr>" for row in body)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{rest}</tbody></table>"


def inline(text: str) -> str:
    """A line with its emphasis, everything else escaped."""
    made = html.escape(text, quote=False)
    for pattern, into in INLINE:
        made = pattern.sub(into, made)
    return made
