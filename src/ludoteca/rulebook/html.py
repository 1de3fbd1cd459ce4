"""Renders rulebook pages as HTML by section and clause: paragraphs, lists, tables, emphasis and code, nothing else."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.tree import SyntaxTreeNode
from msgspec import Struct

from ludoteca.rulebook import pages

SECTION = re.compile(r"(\d+) (.*)")
CLAUSE = re.compile(r"\*\*(\d+\.\d+)\*\* (?:`(\w)` )?(.*)", re.DOTALL)
BLOCK_RULES = ["heading", "list", "table"]
INLINE_RULES = ["backticks", "emphasis", "entity", "escape"]


class Clause(Struct, frozen=True):
    """A numbered clause of a rulebook, or the heading of a section with the text under it."""

    id: str
    kind: str
    heading: str
    html: str


class Rulebook(Struct, frozen=True):
    """A rulebook page."""

    title: str
    html: str
    clauses: list[Clause]


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """A game's page in a language, else that in English."""
    return rendered(pages.page(game, lang), game)


def rendered(markdown: str, game: str) -> Rulebook:
    """A page of Markdown by section and clause; without a heading of level 1 its title is the game's name."""
    nodes = SyntaxTreeNode(MARKDOWN.parse(markdown)).children
    title = next((_text(node) for node in nodes if node.tag == "h1"), game)
    body = [node for node in nodes if node.tag != "h1"]
    starts = [at for at, node in enumerate(body) if node.tag == "h2"]
    clauses: list[Clause] = []
    for start, end in pairwise([*starts, len(body)]):
        clauses += _section(body[start], body[start + 1 : end])
    return Rulebook(title, _html(body[: starts[0] if starts else len(body)]), clauses)


def _section(heading: SyntaxTreeNode, nodes: list[SyntaxTreeNode]) -> list[Clause]:
    """The heading with everything that belongs to no clause, then the clauses."""
    clauses: list[Clause] = []
    html = ""
    for node in nodes:
        items = node.children if node.type == "bullet_list" else []
        found = [clause for item in items if (clause := _clause(item))]
        clauses += found
        if not found:
            html += _html([node])
        elif others := [item for item in items if _clause(item) is None]:
            html += f"<ul>{_html(others)}</ul>"
    number = SECTION.fullmatch(_text(heading))
    id, text = (number[1], number[2]) if number else ("", _text(heading))
    return [Clause(id, "", text, html), *clauses]


def _clause(item: SyntaxTreeNode) -> Clause | None:
    """The clause of a list item that begins with a number in bold, else None."""
    if not item.children or item.children[0].type != "paragraph":
        return None
    found = CLAUSE.fullmatch(item.children[0].children[0].content)
    if found is None:
        return None
    html = MARKDOWN.renderInline(found[3]) + _html(item.children[1:])
    return Clause(found[1], found[2] or "", "", html)


def _html(nodes: list[SyntaxTreeNode]) -> str:
    """Block nodes as HTML."""
    tokens = [token for node in nodes for token in node.to_tokens()]
    return str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))


def _text(heading: SyntaxTreeNode) -> str:
    """A heading without its markup."""
    return "".join(node.content for node in heading.walk() if node.type in ("text", "code_inline"))


def _remove_alignment(state: StateCore) -> None:
    """Remove the style attributes of aligned table cells, which the Content Security Policy forbids."""
    for token in state.tokens:
        if token.type in ("th_open", "td_open"):
            token.attrs.clear()


def _parser() -> MarkdownIt:
    """A parser of the rules above alone: other markup, raw HTML included, is escaped as text."""
    parser = MarkdownIt("zero", {"html": False}).enable([*BLOCK_RULES, *INLINE_RULES])
    parser.core.ruler.push("remove_alignment", _remove_alignment)
    return parser


MARKDOWN = _parser()
