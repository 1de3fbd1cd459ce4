"""Rulebook pages as HTML: every clause of every page, tables, lists and emphasis, and no markup of the page's own."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ludoteca.core import discovery
from ludoteca.i18n import LANGUAGES
from ludoteca.rulebook.html import Clause, Rulebook, rendered, rulebook
from ludoteca.rulebook.pages import NoRule

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted([*DOCS.joinpath("rules").glob("*.md"), *DOCS.joinpath("add-a-game/truffles/rules").glob("*.md")])
CLAUSE = re.compile(r"^- \*\*(\d+\.\d+)\*\*(?: `(\w)`)?", re.MULTILINE)
TABLE = re.compile(r"^ *\|[ -|]*-[ -|]*\|$", re.MULTILINE)
TABLE_ROW = re.compile(r"^ *\|.*\|$", re.MULTILINE)
INDENTED_ITEM = re.compile(r"^  - ", re.MULTILINE)
ALLOWED = {"p", "ul", "li", "table", "thead", "tbody", "tr", "th", "td", "em", "strong", "code"}


class Markup(HTMLParser):
    """Counts the elements of a piece of HTML and collects its text and its attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: Counter[str] = Counter()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements[tag] += 1
        self.open.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def page(path: Path) -> tuple[str, Rulebook]:
    text = path.read_text("utf-8")
    return text, rendered(text, path.name)


def html(book: Rulebook) -> str:
    return book.html + "".join(clause.html for clause in book.clauses)


def clause(markdown: str) -> Clause:
    (_, found) = rendered(f"## 1 Section\n\n- **1.1** {markdown}\n", "game").clauses
    return found


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_clause_and_section_of_a_page_is_there_in_order(path: Path) -> None:
    text, book = page(path)
    assert [(one.id, one.kind) for one in book.clauses if not one.heading] == CLAUSE.findall(text)
    sections = [f"{one.id} {one.heading}".strip() for one in book.clauses if one.heading]
    assert sections == re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert text.startswith(f"# {book.title}\n")
    assert all(Markup(one.html).text.strip() for one in book.clauses if not one.heading)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_a_page_becomes_balanced_elements_without_attributes(path: Path) -> None:
    text, book = page(path)
    for piece in (book.html, *(one.html for one in book.clauses)):
        found = Markup(piece)
        assert found.open == []
        assert found.attributes == []
        assert set(found.elements) <= ALLOWED
        assert not re.search(r"[*`|]", found.text)
    elements = Markup(html(book)).elements
    assert elements["table"] == len(TABLE.findall(text))
    assert elements["tr"] == len(TABLE_ROW.findall(text)) - elements["table"]
    assert elements["li"] >= len(INDENTED_ITEM.findall(text))
    assert elements["em"] > 0


@pytest.mark.parametrize("game", discovery.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_a_game_is_found_in_every_language(game: str, lang: str) -> None:
    assert rulebook(game, lang) == page(DOCS / "rules" / f"{game}.{lang}.md")[1]


def test_a_game_without_a_page_has_no_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.rulebook.pages.page_folders", lambda game: [])
    with pytest.raises(NoRule):
        rulebook(discovery.names()[0], "nowhere")


@pytest.mark.parametrize(
    "markup",
    [
        "<script>alert(1)</script>",
        '<img src="x" onerror="alert(1)">',
        "<b>bold</b>",
        "[link](javascript:alert(1))",
        "[link](https://example.org)",
        "![image](https://example.org/a.png)",
        "<https://example.org>",
        "&lt;script&gt;",
        "<!-- comment -->",
    ],
)
def test_markup_of_other_kinds_stays_text(markup: str) -> None:
    book = rendered(f"{markup}\n\n## 1 Section\n\n{markup}\n\n- **1.1** `R` {markup}\n\n  {markup}\n", "game")
    found = Markup(html(book))
    assert set(found.elements) <= {"p"}
    assert found.text.count(markup.replace("&lt;", "<").replace("&gt;", ">")) == 4


def test_emphasis_and_code_are_rendered() -> None:
    assert clause("`R` *One* **two** `three` & 2 * 3 * 4") == Clause(
        "1.1", "R", "", "<em>One</em> <strong>two</strong> <code>three</code> &amp; 2 * 3 * 4"
    )


def test_only_the_first_letter_is_the_kind() -> None:
    found = clause("`S` `P` text")
    assert (found.kind, found.html) == ("S", "<code>P</code> text")
    assert clause("text").kind == ""


def test_a_table_and_a_list_under_a_clause_belong_to_it() -> None:
    found = clause("text:\n\n  | a | b |\n  | :-- | --: |\n  | 1 | *2* |\n\n  - one\n  - two")
    compact = re.sub(r"\s*\n\s*", "", found.html)
    table = "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><em>2</em></td></tr></tbody>"
    assert compact == f"text:{table}</table><ul><li>one</li><li>two</li></ul>"


def test_what_belongs_to_no_clause_stands_under_its_heading() -> None:
    text = "# Title\n\nOpening.\n\n## Facts\n\n- a fact\n- **1.1** a clause\n- another fact\n\nThe end.\n"
    book = rendered(text, "game")
    assert (book.title, book.html.strip()) == ("Title", "<p>Opening.</p>")
    heading, numbered = book.clauses
    assert (heading.id, heading.heading) == ("", "Facts")
    assert re.sub(r"\s*\n\s*", "", heading.html) == "<ul><li>a fact</li><li>another fact</li></ul><p>The end.</p>"
    assert numbered == Clause("1.1", "", "", "a clause")


def test_a_page_without_headings_has_the_title_of_its_game() -> None:
    assert rendered("Text.", "game") == Rulebook("game", "<p>Text.</p>\n", [])
