"""The page on adding a game quotes the template's real files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conformance.conftest import TEMPLATE

PAGE = (TEMPLATE.parent / "README.md").read_text("utf-8")
QUOTES = re.findall(r"^`([^`\n]+)`\n```\w*\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
LINKS = re.findall(r"\]\(([^)\n]+)\)", PAGE)
TREE = re.findall(r"^ +(?:src/truffles/|)([\w./*-]+)  ", PAGE.split("```")[1], re.MULTILINE)


def test_the_page_quotes_most_of_the_files() -> None:
    assert {Path(path).name for path, _ in QUOTES} >= {
        *("pyproject.toml", "meta.py", "rules.py", "notation.py", "position.py", "parse.py", "events.py", "game.py"),
        *("en.ftl", "test_rules.py", "test_conformance.py"),
    }


@pytest.mark.parametrize(("path", "text"), QUOTES, ids=[f"{at} {path}" for at, (path, _) in enumerate(QUOTES)])
def test_a_quotation_stands_in_its_file(path: str, text: str) -> None:
    assert text in (TEMPLATE / path).read_text("utf-8")


@pytest.mark.parametrize("link", LINKS)
def test_a_link_leads_somewhere(link: str) -> None:
    assert (TEMPLATE.parent / link).exists()


@pytest.mark.parametrize("name", TREE)
def test_the_tree_shows_what_is_there(name: str) -> None:
    assert [*TEMPLATE.glob(name), *(TEMPLATE / "src" / "truffles").glob(name)]
