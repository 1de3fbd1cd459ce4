"""A game that brings no face of its own is played in the browser too: the template, installed like anybody's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visitor, axe, free_port, start_against_bot
from tests.conformance.conftest import installed

__all__ = ["installed"]

TITLE = "Truffles"
ROUNDS = 4
ANSWERABLE = ".choice, .result"


@pytest.fixture(scope="module")
def server(installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the template beside the other games."""
    made = Server(tmp_path_factory.mktemp("data"), free_port(), installed)
    made.start()
    yield made
    made.stop()


def send_a_pig(page: Page) -> bool:
    """Answer the open question by its first button; False when the game is over instead."""
    page.locator(ANSWERABLE).first.wait_for()
    if page.locator(".result").count():
        return False
    chosen = page.locator(".stage .choice").first
    name = chosen.inner_text()
    chosen.click()
    expect(page.locator(".stage .choice").filter(has_text=name).and_(page.get_by_text(name, exact=True))).to_have_count(
        0
    )
    return True


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_template_is_played_to_its_end_through_the_generic_face(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    start_against_bot(page, TITLE)
    expect(page.get_by_role("heading", level=1)).to_contain_text("pigs under the oak")
    expect(page.locator(".question.mine p")).to_have_text("Choose the pig to send.")
    assert axe(page) == []
    sent = 0
    while send_a_pig(page):
        sent += 1
        assert sent <= ROUNDS
    expect(page.locator(".result")).to_contain_text("basket")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(page) == []


def test_the_template_is_replayed_and_its_rules_refuse_in_words(visitor: Visitor) -> None:
    page = visitor()
    start_against_bot(page, TITLE)
    page.locator(".question.mine").wait_for()
    page.locator("aside summary", has_text="Moves in words").click()
    held = {one.inner_text() for one in page.locator(".stage .choice").all()}
    absent = next(f"send {pig}" for pig in range(1, 13) if f"send {pig}" not in held)
    page.locator("aside .moves input").fill(absent)
    page.locator("aside .moves input").press("Enter")
    expect(page.locator(".notice")).to_contain_text("You don't hold that pig.")
    while send_a_pig(page):
        pass
    page.get_by_role("link", name="Watch it again").click()
    expect(page.locator(".said")).not_to_be_empty()
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".said")).to_contain_text("comes up")
    assert axe(page) == []
