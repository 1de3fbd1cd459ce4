"""What the page's policy forbids never happens; each test beside this one listens for it too."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from ludoteca.core import discovery
from tests.browser.conftest import Visitor, play_any
from tests.browser.test_table import invited, turn

NAMES = discovery.names()
PLACES = ["learn", "account", "ratings", "nowhere/at/all", "t/none", "replay/none"]
PLACES += [f"learn/{name}{more}" for name in NAMES for more in ("", "/lesson")]
STYLED = "() => document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">red</p>')"


def test_a_style_in_markup_is_refused_and_noticed(visitor: Visitor) -> None:
    page = visitor(forgive="Content Security Policy")
    with page.expect_console_message(lambda message: "forbids style-src-attr" in message.text):
        page.evaluate(STYLED)
    assert page.get_by_text("red", exact=True).evaluate("node => getComputedStyle(node).color") != "rgb(255, 0, 0)"


@pytest.mark.parametrize("place", PLACES)
def test_every_screen_keeps_to_the_policy(visitor: Visitor, place: str) -> None:
    page = visitor(place)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_function("() => document.readyState === 'complete'")


@pytest.mark.parametrize("name", NAMES)
def test_a_game_in_motion_keeps_to_the_policy(visitor: Visitor, name: str) -> None:
    moving = partial(visitor, reduced_motion="no-preference")
    host, guest = invited(moving, discovery.meta(name).title)
    mover, _ = turn(host, guest)
    play_any(mover)
    expect(mover.locator(".undo")).to_be_enabled()
