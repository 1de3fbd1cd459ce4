"""Losing the connection: every screen says so and recovers by itself, whether the server or the network was gone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visitor, start_against_bot

LOST = "Connection lost. Reconnecting…"
PATHS = ("", "learn", "learn/kahmate", "account", "ratings")


@pytest.fixture
def gone(server: Server) -> Iterator[Server]:
    """The server, which is running again after the test."""
    yield server
    if not server.answers():
        server.start()


def test_a_button_whose_code_was_not_loaded_works_at_the_next_tap(visitor: Visitor) -> None:
    page = visitor()
    play = page.get_by_role("button", name="Play a bot: Kahmaté")
    play.wait_for()
    page.context.set_offline(True)
    play.click()
    expect(page.locator(".notice")).to_contain_text("Can’t reach the server")
    expect(page.get_by_text(LOST)).to_be_visible()
    page.context.set_offline(False)
    play.click()
    dialog = page.get_by_role("dialog", name="Kahmaté")
    expect(dialog).to_be_visible()
    # With its stylesheet: the form is a grid.
    assert dialog.locator("form").evaluate("node => getComputedStyle(node).display") == "grid"
    expect(page.get_by_text(LOST)).to_be_hidden()


def test_a_screen_whose_code_was_not_loaded_recovers_by_itself(visitor: Visitor) -> None:
    page = visitor()
    page.locator(".game").first.wait_for()
    page.context.set_offline(True)
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Can’t reach the server")
    page.context.set_offline(False)
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn")


@pytest.mark.parametrize("path", PATHS)
def test_a_screen_says_that_the_server_is_gone_and_that_it_is_back(visitor: Visitor, gone: Server, path: str) -> None:
    page = visitor(path)
    page.locator("main").wait_for()
    gone.stop()
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(page.get_by_text(LOST)).to_be_visible()
    gone.start()
    expect(page.get_by_text(LOST)).to_be_hidden()


def place_hunter(page: Page) -> None:
    """Place one's hunter on the first free tile."""
    page.locator(".cell.can").first.click()


def test_a_move_made_without_a_server_waits_and_is_sent_when_it_is_back(visitor: Visitor, gone: Server) -> None:
    page = visitor()
    start_against_bot(page, "Mâamut")
    page.locator(".cell.can").first.wait_for()
    gone.stop()
    expect(page.locator(".question")).to_have_text(LOST)
    place_hunter(page)
    expect(page.locator(".question")).to_contain_text("Your move will be sent when it’s back.")
    gone.start()
    expect(page.locator(".question .lost")).to_be_hidden()
    expect(page.locator(".log")).to_contain_text("You place your hunter")


def test_a_table_opened_without_a_server_says_so_and_opens_when_it_is_back(visitor: Visitor, gone: Server) -> None:
    page = visitor()
    start_against_bot(page, "Mâamut")
    page.locator(".cell.can").first.wait_for()
    gone.stop()
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_text(LOST)).to_be_visible()
    page.go_back()
    expect(page.get_by_text(LOST)).to_be_visible()
    gone.start()
    page.locator(".cell.can").first.wait_for()


def test_a_lesson_says_that_the_connection_is_lost_and_goes_on(visitor: Visitor, gone: Server) -> None:
    page = visitor("learn/maamut/lesson")
    page.locator(".prairie").wait_for()
    gone.stop()
    expect(page.locator("aside .word")).to_have_text(LOST)
    gone.start()
    expect(page.locator("aside .word")).not_to_have_text(LOST)
    page.locator(".ways .onward").click()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("aside .word")).to_contain_text("There you stand")
