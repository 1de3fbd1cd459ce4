"""The line-up of Kahmaté in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ludoteca.i18n import LANGUAGES
from tests.browser.conftest import ON_TOP, PHONE, Server, Visitor, axe, start_against_bot
from tests.support.kahmate_page import SETUP, expect_piece_on, position, study


def test_a_line_up_by_drag_tap_swap_and_sample(visitor: Visitor, server: Server) -> None:
    start = {**position({}, ""), "turn": 0, "pieces": {}, "ball": None, "pending": SETUP}
    north, south = study(visitor, server, start)
    north.locator(".man", has_text="Fast").drag_to(north.locator('[data-home="b2"]'))
    expect(north.locator('[data-home="b2"]')).to_have_accessible_name("b2, Fast")
    north.locator(".man", has_text="Strong").click()
    north.locator('[data-home="d2"]').click()
    expect(north.locator('[data-home="d2"]')).to_have_accessible_name("d2, Strong")
    north.locator('[data-home="d2"]').drag_to(north.locator('[data-home="b2"]'))
    expect(north.locator('[data-home="d2"]')).to_have_accessible_name("d2, Fast")
    north.get_by_role("button", name="Clear").click()
    north.locator(".samples button", has_text="The fan").click()
    assert axe(north) == []
    north.get_by_role("button", name=re.compile("^Ready")).click()
    expect(south.locator(".status")).to_have_text("North is ready.")
    assert south.locator('.cell[aria-label*="Fast"]').count() == 0

    north.locator(".undo").click()
    # Before the table has answered nobody can be lifted, and South still reads what was true.
    expect(north.locator('[data-home="d1"]')).to_be_enabled()
    expect(south.locator(".status")).to_have_text("North is still lining up.")
    north.locator('[data-home="d1"]').drag_to(north.locator('[data-home="d2"]'))
    expect(north.locator('[data-home="d2"]')).to_have_accessible_name("d2, Strong")
    north.get_by_role("button", name=re.compile("^Ready")).click()
    expect(south.locator(".status")).to_have_text("North is ready.")
    south.locator(".samples button", has_text="The wedge").click()
    south.get_by_role("button", name=re.compile("^Ready")).click()
    expect_piece_on(north, "rs", "d2")
    expect_piece_on(south, "bs", "d10")
    expect(south.locator(".piece")).to_have_count(12)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_up_is_read_on_a_small_phone_in_every_language(visitor: Visitor, server: Server, lang: str) -> None:
    start = {**position({}, ""), "turn": 0, "pieces": {}, "ball": None, "pending": SETUP}
    north, _ = study(visitor, server, start, PHONE, lang=lang)
    foot = north.locator(".go")
    foot.wait_for()
    assert foot.evaluate("node => node.offsetHeight") < 120
    assert foot.locator("p").evaluate("node => node.offsetWidth") > 200
    names = north.locator(".man b")
    assert names.evaluate_all("all => Math.max(...all.map((one) => one.getClientRects()[0].height))") < 16
    for man in range(6):
        assert names.nth(man).evaluate(ON_TOP)


def test_a_line_up_on_a_small_phone_begins_with_the_rows_to_fill(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    start_against_bot(page, "Kahmaté")
    expect(page.locator('[data-home="a2"]')).to_be_in_viewport()
    expect(page.locator(".samples")).to_be_attached()


def test_another_seats_answer_leaves_an_open_confirmation_alone(visitor: Visitor, server: Server) -> None:
    start = {**position({}, ""), "turn": 0, "pieces": {}, "ball": None, "pending": SETUP}
    north, south = study(visitor, server, start, PHONE, has_touch=True, is_mobile=True)
    north.locator(".samples button", has_text="The fan").tap()
    north.get_by_role("button", name="Moves", exact=True).tap()
    north.get_by_label("Type a move").fill("put rn1 b2")
    north.get_by_label("Type a move").press("Enter")
    north.get_by_role("button", name="Play it").wait_for()
    south.locator(".samples button", has_text="The wedge").tap()
    south.get_by_role("button", name=re.compile("^Ready")).tap()
    expect(north.locator(".status")).to_have_text("South is ready.")
    north.get_by_role("button", name="Play it").tap()
    north.get_by_role("button", name=re.compile("^Ready")).tap()
    expect_piece_on(south, "bs", "d10")
