"""The first screen: from there to a game in two clicks, to a table for others in two, its languages and sizes."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from ludoteca.core import discovery
from tests.browser.conftest import DESKTOP, PHONE, Visitor, axe, start_against_bot
from tests.support.page_actions import is_asked

TITLES = [discovery.meta(name).title for name in discovery.names()]
HELLO = {
    "en": "What shall we play?",
    "it": "A che cosa giochiamo?",
    "fr": "À quoi jouons-nous ?",
    "es": "¿A qué jugamos?",
}


@pytest.mark.parametrize("title", TITLES)
def test_two_clicks_lead_to_a_running_game_against_a_bot(visitor: Visitor, title: str) -> None:
    page = visitor()
    start_against_bot(page, title)
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    expect(page.locator(".question p")).not_to_be_empty()
    # Nothing moves while axe looks: the bot waits.
    assert is_asked(page)
    assert axe(page) == []


def test_two_clicks_lead_to_a_table_with_a_link_and_its_picture(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name=f"Invite: {TITLES[0]}").click()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_label("Invitation link")).to_have_value(re.compile(r"/t/[\w-]{22}#i=[\w-]{20,}$"))
    expect(page.locator(".qr svg")).to_be_visible()
    assert axe(page) == []


@pytest.mark.parametrize("lang", HELLO)
def test_the_browsers_language_is_spoken(visitor: Visitor, lang: str) -> None:
    page = visitor(lang=lang)
    expect(page.get_by_role("heading", level=1)).to_have_text(HELLO[lang])
    expect(page.locator("html")).to_have_attribute("lang", lang)
    assert not re.search(r"\bweb-[a-z]", page.locator("body").inner_text())


def test_the_language_can_be_changed_and_is_kept(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_label("Language").select_option("it")
    expect(page.get_by_role("heading", level=1)).to_have_text(HELLO["it"])
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(HELLO["it"])


def test_dark_colours_can_be_chosen_and_are_kept(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name="Dark colours").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator("article").first.wait_for()
    assert axe(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_is_wider_than_the_screen_even_with_large_text(visitor: Visitor, size: tuple[int, int]) -> None:
    page = visitor(size=size)
    page.locator("article").nth(len(TITLES) - 1).wait_for()
    assert axe(page) == []
    for scale in ("100%", "200%"):
        page.evaluate(f"document.documentElement.style.fontSize = {json.dumps(scale)}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), scale


def test_all_settings_are_reached_by_keyboard(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert axe(page) == []
    page.get_by_label("Ask before sending a move").focus()
    page.keyboard.press("Space")
    assert json.loads(page.evaluate("localStorage.getItem('ludoteca.settings')"))["confirm"] is True
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_the_options_of_a_table_are_there_and_clean(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name=f"Invite: {TITLES[-1]}").click()
    page.get_by_text("More options").click()
    expect(page.get_by_label("Time control")).to_be_visible()
    assert axe(page) == []
    page.get_by_label("Time control").select_option("600 5")
    page.get_by_label("Public: anyone can join or watch").check()
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".agreed")).to_contain_text("10 min each + 5 s per turn · public")


def test_a_public_table_is_found_joined_and_watched_from_the_first_screen(visitor: Visitor) -> None:
    host = visitor()
    host.get_by_role("button", name=f"Invite: {TITLES[1]}").click()
    host.get_by_text("More options").click()
    host.get_by_label("Table name").fill("Everybody’s hunt")
    host.get_by_label("Public: anyone can join or watch").check()
    host.get_by_role("button", name="Create table").click()
    host.get_by_label("Invitation link").wait_for()

    guest = visitor()
    opened = guest.get_by_role("region", name="Open tables")
    opened.get_by_role("link", name="Everybody’s hunt").click()
    guest.get_by_role("button", name="Take this seat").click()
    guest.locator(".undo").wait_for()

    watcher = visitor()
    game = watcher.get_by_role("region", name="Games to watch").get_by_role("link", name="Everybody’s hunt")
    expect(game).to_be_visible()
    assert axe(watcher) == []
    game.click()
    watcher.locator(".stage").wait_for()
    expect(watcher.locator(".undo")).to_have_count(0)
    expect(host.locator(".watching")).to_contain_text("1")
