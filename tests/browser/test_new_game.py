"""The game that `ludoteca new-game` writes, in English alone: with its own board, and with the generic one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ludoteca.cli.new_game import write_game
from tests.browser.conftest import DESKTOP, PHONE, Server, Visitor, axe, free_port, start_against_bot
from tests.support.distributions import environment, install
from tests.support.page_actions import answered, is_asked

OWN_BOARD, GENERIC = "Harvest Home", "Barley Row"
ENTRY_POINT = re.compile(r'\[project\.entry-points\."ludoteca\.web"\]\n.*\n')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two generated games, the second without its entry point for a board."""
    work = tmp_path_factory.mktemp("generated")
    for name, title in (("harvest", OWN_BOARD), ("barley", GENERIC)):
        write_game(name, title, work / name)
    project = work / "barley" / "pyproject.toml"
    project.write_text(ENTRY_POINT.sub("", project.read_text()))
    for name in ("harvest", "barley"):
        install(work / name, work / "packages")
    made = Server(tmp_path_factory.mktemp("data"), free_port(), environment(work / "packages"))
    made.start()
    yield made
    made.stop()


def bid_cards(page: Page) -> None:
    """Bid the first card of the hand until the game is over; the table may send the last one itself."""
    assert is_asked(page)
    while is_asked(page):
        answered(page, lambda page: page.locator(".stage .choice").first.click())


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_generic_board_shows_the_question_first_with_the_names_of_the_catalogue(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    page = visitor(size=size, lang="it")
    page.get_by_role("button", name=GENERIC).first.click()
    page.locator("dialog .go").click()
    assert is_asked(page)
    asked = page.locator(".generic dl").first
    expect(asked.locator("dt").first).to_have_text("Prize")
    expect(asked.locator("dd").first).to_have_text(re.compile("^[1-5]$"))
    expect(page.get_by_role("button", name="Bid 5").first).to_be_visible()
    expect(page.locator(".generic dl").nth(1)).to_contain_text("Cards in hand")
    prize, button = asked.bounding_box(), page.locator(".stage .choice").first.bounding_box()
    assert prize is not None
    assert button is not None
    assert prize["y"] < button["y"] < size[1]
    assert axe(page) == []
    bid_cards(page)
    expect(page.locator(".result")).to_contain_text("sum")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_its_own_board_is_played_to_the_end(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    start_against_bot(page, OWN_BOARD)
    expect(page.locator(".harvest .prize")).to_have_text(re.compile("^Prize [1-5]$"))
    expect(page.get_by_role("button", name="Bid 5")).to_be_visible()
    expect(page.locator(".generic")).to_have_count(0)
    assert axe(page) == []
    bid_cards(page)
    expect(page.locator(".result")).to_contain_text("sum")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_lobby_offers_no_first_player_for_a_game_without_one(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name=OWN_BOARD).first.click()
    page.locator("dialog summary", has_text="More options").click()
    expect(page.locator("dialog")).not_to_contain_text("Who starts")
