"""The template game, installed from its own wheel, is played in the browser with its own component.

A component that cannot be used falls back to the generic board.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visitor, axe, free_port, start_against_bot
from tests.conformance.conftest import installed
from tests.support.page_actions import answered, is_asked

__all__ = ["installed"]

TITLE = "Truffles"
MODULE = "**/games/truffles/board.js"
FAILED = "This game’s own board couldn’t be loaded"
MOUNT_FAILS = """
export const contract = 1;
export const component = { mount() { throw new Error('no board'); } };
"""
UPDATE_FAILS = """
export const contract = 1;
export const component = {
  mount: (target) => ({ update() { throw new Error('no update'); } }),
  label() { throw new Error('no label'); },
};
"""
UNUSABLE = {
    "another contract version": "export const contract = 999; export const component = { mount() {} };",
    "no component": "export const contract = 1;",
    "a syntax error": "export const contract = ;",
    "an error while loading": "throw new Error('not today');",
    "an error while mounting": MOUNT_FAILS,
    "an error while updating": UPDATE_FAILS,
}


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
def test_the_template_is_played_to_its_end_with_its_own_component(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    start_against_bot(page, TITLE)
    expect(page.get_by_role("heading", level=1)).to_contain_text("pigs under the oak")
    expect(page.locator(".question.mine p")).to_have_text("Choose the pig to send.")
    expect(page.locator(".truffles .oak")).to_be_visible()
    expect(page.get_by_role("img", name="under the oak")).to_be_visible()
    expect(page.get_by_role("button", name="Send pig")).to_have_count(3)
    expect(page.locator(".generic")).to_have_count(0)
    assert axe(page) == []
    send_pigs(page)
    expect(page.locator(".result")).to_contain_text("basket")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert axe(page) == []


def test_the_component_proposes_moves_and_shows_its_preview_in_the_language_of_the_page(visitor: Visitor) -> None:
    page = visitor(lang="it")
    page.get_by_role("button", name=TITLE).first.click()
    page.locator("dialog .go").click()
    assert is_asked(page)
    page.locator(".stage .choice").first.hover()
    expect(page.locator("aside")).to_contain_text("cerca il tartufo di peso")
    expect(page.locator(".truffles [aria-pressed=true]")).to_have_count(1)


def test_the_template_is_replayed_and_its_rules_refuse_in_words(visitor: Visitor) -> None:
    page = visitor()
    start_against_bot(page, TITLE)
    assert is_asked(page)
    page.locator("aside summary", has_text="Moves in words").click()
    held = {one.get_attribute("aria-label") for one in page.locator(".stage .choice").all()}
    absent = next(f"send {pig}" for pig in range(1, 13) if f"Send pig {pig}" not in held)
    page.locator("aside .moves input").fill(absent)
    page.locator("aside .moves input").press("Enter")
    expect(page.locator(".notice")).to_contain_text("You don't hold that pig.")
    send_pigs(page)
    page.get_by_role("link", name="Analyse").click()
    shown = page.locator("[data-step][aria-current=step]")
    spoken = page.locator(".replay p[aria-live=polite]")
    expect(shown).to_contain_text("The game is set up.")
    expect(spoken).to_have_text("The game is set up.")
    expect(page.locator(".truffles .oak")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    for text in (shown, spoken):
        expect(text).to_contain_text("Round 1: a truffle of weight")
        expect(text).to_contain_text("comes up")
    page.get_by_role("button", name="Next").click()
    expect(shown).to_contain_text("Turn 1")
    for text in (shown, spoken):
        expect(text).to_contain_text("has sealed a pig")
        expect(text).to_contain_text("Round 2")
    assert axe(page) == []


@pytest.mark.parametrize("reason", UNUSABLE)
def test_a_component_that_cannot_be_used_falls_back_to_the_generic_board(visitor: Visitor, reason: str) -> None:
    page = visitor()

    def serve(route: Route) -> None:
        route.fulfill(body=UNUSABLE[reason], content_type="text/javascript")

    page.route(MODULE, serve)
    start_against_bot(page, TITLE)
    assert is_asked(page)
    if reason == "an error while updating":
        page.locator("aside summary", has_text="Moves in words").click()
        page.locator("aside .moves .choice").first.hover()
    expect(page.get_by_role("status").filter(has_text=FAILED)).to_be_visible()
    expect(page.locator(".generic")).to_be_visible()
    assert axe(page) == []
    send_pigs(page)
    expect(page.locator(".result")).to_contain_text("basket")


def test_a_component_that_does_not_arrive_falls_back_to_the_generic_board(visitor: Visitor) -> None:
    page = visitor()
    page.route(MODULE, lambda route: route.abort())
    start_against_bot(page, TITLE)
    expect(page.get_by_role("status").filter(has_text=FAILED)).to_be_visible()
    send_pigs(page)
    expect(page.locator(".result")).to_contain_text("basket")
