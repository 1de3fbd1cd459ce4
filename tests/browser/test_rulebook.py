"""The rulebooks in the browser: in short, contents, diagrams, links between clauses, search."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ludoteca.core import discovery
from ludoteca.i18n import LANGUAGES
from tests.browser.conftest import DESKTOP, PHONE, Visitor, axe

NAMES = sorted(discovery.names())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rulebook_begins_with_goal_set_up_and_turn_and_ends_with_the_letters(
    visitor: Visitor, name: str, lang: str
) -> None:
    page = visitor(f"learn/{name}", lang=lang)
    expect(page.locator(".short li")).to_have_count(3)
    short, first = page.locator(".short").bounding_box(), page.locator("main h2").first.bounding_box()
    assert short is not None
    assert first is not None
    assert short["y"] < first["y"]
    expect(page.locator("main footer code").first).to_be_attached()
    # The introduction itself is without them.
    expect(page.locator("main > .text").first.locator("code")).to_have_count(0)
    diagrams = page.locator("figure")
    expect(diagrams.first).to_be_attached()
    for figure in diagrams.all():
        box = figure.locator("svg").first.bounding_box()
        assert box is not None
        assert box["width"] > 50
    assert axe(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_contents_lead_to_every_chapter(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor("learn/kahmate", size=size)
    page.locator(".contents").wait_for()
    if size == PHONE:
        page.locator(".contents summary").click()
    link = page.locator(".contents a", has_text="Pass and interception")
    link.click()
    expect(page.get_by_role("heading", name="7 Pass and interception")).to_be_in_viewport()
    assert axe(page) == []


def test_references_between_clauses_are_links(visitor: Visitor) -> None:
    page = visitor("learn/kahmate")
    page.locator('[id="5.6"] a', has_text="5.7").first.click()
    expect(page).to_have_url(re.compile(r"#5\.7$"))
    expect(page.locator('[id="5.7"]')).to_be_in_viewport()


def test_search_finds_forms_of_a_word_and_marks_them(visitor: Visitor) -> None:
    page = visitor("learn/kahmate")
    search = page.get_by_role("searchbox")
    search.fill("tackled")
    expect(page.locator("mark", has_text="tackler").first).to_be_visible()
    expect(page.locator('.clause[id="5.1"]')).to_be_visible()
    expect(page.locator('.clause[id="2.4"]')).to_have_count(0)
    search.fill("3.1")
    expect(page.locator('.clause[id="3.1"]')).to_be_visible()
    french = visitor("learn/maamut", lang="fr")
    french.get_by_role("searchbox").fill("PIEGE")
    expect(french.locator("mark").first).to_have_text(re.compile("pièges?", re.IGNORECASE))


def test_a_search_without_results_gives_advice(visitor: Visitor) -> None:
    page = visitor("learn/kahmate")
    page.get_by_role("searchbox").fill("zzzz")
    expect(page.get_by_text("Nothing found")).to_be_visible()
    expect(page.locator(".clause")).to_have_count(0)
    page.get_by_role("button", name="Show everything").click()
    expect(page.locator('.clause[id="1.1"]')).to_be_visible()


def test_a_clause_opens_over_the_page_and_leads_to_others(visitor: Visitor) -> None:
    page = visitor("learn/kahmate/lesson")
    page.locator("aside .rules a").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".clause")).to_contain_text("8 lanes")
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.locator(".kahmate")).to_be_visible()
