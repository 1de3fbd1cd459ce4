"""A game that brings no face of its own is played in the browser too: the template, installed like anybody's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visitor, axe, free_port, start_against_bot
from tests.conformance.conftest import installed
from tests.support.page_actions import answered, is_asked

__all__ = ["installed"]

TITLE = "Truffles"


@pytest.fixture(scope="module")
def server(installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the template beside the other games."""
    made = Server(tmp_path_factory.mktemp("data"), free_port(), installed)
    made.start()
    yield made
    made.stop()


def send_pigs(page: Page) -> None:
    """Answer every question by its first button until the game is over; the table may send the last pig itself."""
    assert is_asked(page)
    while is_asked(page):
        answered(page, lambda page: page.locator(".stage .choice").first.click())


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_template_is_played_to_its_end_through_the_generic_face(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    start_against_bot(page, TITLE)
    expect(page.get_by_role("heading", level=1)).to_contain_text("pigs under the oak")
    expect(page.locator(".question.mine p")).to_have_text("Choose the pig to send.")
    assert axe(page) == []
    send_pigs(page)
    expect(page.locator(".result")).to_contain_text("basket")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(page) == []


def test_the_template_is_replayed_and_its_rules_refuse_in_words(visitor: Visitor) -> None:
    page = visitor()
    start_against_bot(page, TITLE)
    assert is_asked(page)
    page.locator("aside summary", has_text="Moves in words").click()
    held = {one.inner_text() for one in page.locator(".stage .choice").all()}
    absent = next(f"send {pig}" for pig in range(1, 13) if f"send {pig}" not in held)
    page.locator("aside .moves input").fill(absent)
    page.locator("aside .moves input").press("Enter")
    expect(page.locator(".notice")).to_contain_text("You don't hold that pig.")
    send_pigs(page)
    page.get_by_role("link", name="Watch it again").click()
    expect(page.locator(".said")).not_to_be_empty()
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".said")).to_contain_text("comes up")
    assert axe(page) == []
