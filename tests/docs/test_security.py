"""The page on security: the tests that it names exist, every row says how it is shown, no requirement comes twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.doc_pages import page, rows, section

ROOT = Path(__file__).parents[2]
PAGE = page("security")
CHAPTERS = re.findall(r"^### (V\d+ .+)$", PAGE, re.MULTILINE)
NUMBER = re.compile(r"\b\d{1,2}\.\d{1,2}\.\d{1,2}\b")


def test_every_chapter_of_the_standard_has_its_place() -> None:
    assert re.findall(r"\bV(\d+) [A-Z]", "\n".join(CHAPTERS)) == [
        *(str(number) for number in range(1, 10)),
        *("10", "17", "11", "12", "13", "14", "15", "16"),
    ]


def test_every_test_that_the_page_names_exists() -> None:
    defined = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    }
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert len(named) > 40
    assert named - defined == set()


def tables() -> list[tuple[str, str, str]]:
    """The rows of all chapters that have a table."""
    found = [section(PAGE, chapter) for chapter in CHAPTERS]
    return [(row[0], row[1], row[2]) for text in found if "| test |" in text for row in rows(text, 3)]


@pytest.mark.parametrize("row", tables(), ids=lambda row: row[0])
def test_every_requirement_names_a_test_or_says_that_it_is_a_matter_of_design(row: tuple[str, str, str]) -> None:
    requirement, how, shown = row
    assert NUMBER.search(requirement)
    assert how
    assert "`test_" in shown or shown == "by design"


def test_no_requirement_has_two_rows() -> None:
    numbers = [number for requirement, _, _ in tables() for number in NUMBER.findall(requirement)]
    assert sorted({one for one in numbers if numbers.count(one) > 1}) == []
