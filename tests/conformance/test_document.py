"""The page on adding a game quotes the template's real files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.cli.new_game import write_game
from ludoteca.conformance import CHECKS
from tests.conformance.conftest import ROOT, TEMPLATE

PAGE = (TEMPLATE.parent / "README.md").read_text("utf-8")
QUOTES = re.findall(r"^`([^`\n]+)`\n```\w*\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
LINKS = re.findall(r"\]\(([^)\n]+)\)", PAGE)
TREE = re.findall(
    r"^ +(?:src/truffles/|)([\w./*-]+)  ",
    next(part for part in PAGE.split("```") if part.startswith("\ntruffles/")),
    re.MULTILINE,
)


def test_the_page_quotes_most_of_the_files() -> None:
    assert {Path(path).name for path, _ in QUOTES} >= {
        *("pyproject.toml", "meta.py", "rules.py", "notation.py", "position.py", "parse.py", "events.py", "game.py"),
        *("en.ftl", "test_rules.py", "test_conformance.py"),
    }


@pytest.mark.parametrize(("path", "text"), QUOTES, ids=[f"{at} {path}" for at, (path, _) in enumerate(QUOTES)])
def test_a_quotation_stands_in_its_file(path: str, text: str) -> None:
    file = ROOT / path if path.startswith("src/ludoteca/") else TEMPLATE / path
    assert text in file.read_text("utf-8")


@pytest.mark.parametrize("link", LINKS)
def test_a_link_leads_somewhere(link: str) -> None:
    assert (TEMPLATE.parent / link.partition("#")[0]).exists()


@pytest.mark.parametrize("name", TREE)
def test_the_tree_shows_what_is_there(name: str) -> None:
    assert [*TEMPLATE.glob(name), *(TEMPLATE / "src" / "truffles").glob(name)]


def test_the_page_counts_the_files_of_a_new_game_and_the_promises_of_the_kit(tmp_path: Path) -> None:
    files = write_game("harvest", "Harvest", tmp_path / "harvest")
    assert f"`new-game` writes {len(files)} files" in PAGE
    assert f"{len(CHECKS)} promises" in PAGE
