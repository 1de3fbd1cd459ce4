"""Lessons: every step can be done, shown, skipped and gone back to; doing the next step early counts."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludoteca.core import discovery
from tests.browser.conftest import DESKTOP, Visitor, start_against_bot
from tests.support.kahmate_page import lay, square

NAMES = sorted(discovery.names())
PHONE = (390, 844)
TOUCH = {"has_touch": True, "is_mobile": True}
SIZES = {"desktop": (DESKTOP, {}), "phone": (PHONE, TOUCH)}
# The number of tables that this device keeps.
STORED = "() => Object.keys(JSON.parse(localStorage.getItem('ludoteca.tables') ?? '{}')).length"


def lesson(visitor: Visitor, name: str, size: str = "desktop") -> Page:
    """The first step of a lesson."""
    wide, wishes = SIZES[size]
    page = visitor(f"learn/{name}/lesson", size=wide, **wishes)
    expect_step(page, 1)
    return page


def expect_step(page: Page, number: int) -> None:
    """Wait for a step and its board."""
    expect(page.locator("progress")).to_have_attribute("value", str(number))
    page.locator("main:not([inert]) > *").first.wait_for()


def steps(page: Page) -> int:
    return int(str(page.locator("progress").get_attribute("max")))


def onward(page: Page) -> Locator:
    """The button that leads to the next step."""
    return page.locator(".ways .onward")


def show(page: Page) -> None:
    """Have the step shown, if it asks for something."""
    button = page.get_by_role("button", name="Show me")
    if button.count():
        button.click()
    expect(page.locator(".ways .onward.go")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", NAMES)
def test_every_step_can_be_shown_and_the_last_one_offers_a_first_match(visitor: Visitor, name: str, size: str) -> None:
    page = lesson(visitor, name, size)
    for number in range(1, steps(page) + 1):
        expect_step(page, number)
        show(page)
        if number < steps(page):
            onward(page).click()
    assert page.evaluate(STORED) == 0
    with page.expect_request("**/api/tables") as created:
        page.get_by_role("button", name="First match").click()
    sent: Any = created.value.post_data_json
    levels = {seat.get("level") for seat in sent["seats"]}
    assert levels == {None, "beginner"}
    page.locator(".stage").wait_for()
    assert page.evaluate(STORED) == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", NAMES)
def test_every_step_can_be_skipped_and_gone_back_to(visitor: Visitor, name: str, size: str) -> None:
    page = lesson(visitor, name, size)
    for number in range(1, steps(page)):
        onward(page).click()
        expect_step(page, number + 1)
    for number in range(steps(page) - 1, 0, -1):
        page.get_by_role("button", name="Back", exact=True).first.click()
        expect_step(page, number)
        # The board is that of the step: it can be done there.
        show(page)


def play_on(page: Page, name: str, size: str) -> None:
    """Preview what a square offers, then play it, by mouse or touch."""
    if size == "phone":
        square(page, name).tap()
        square(page, name).tap()
    else:
        square(page, name).hover()
        square(page, name).click()


def select(page: Page, name: str) -> None:
    """Select a player once nothing moves."""
    page.locator(".layers").wait_for()
    # A player remains selected after a run that was taken back.
    if square(page, name).get_attribute("aria-selected") != "true":
        square(page, name).click()
    expect(square(page, name)).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("size", SIZES)
def test_kahmates_steps_can_be_done_before_they_are_asked_for(visitor: Visitor, size: str) -> None:
    page = lesson(visitor, "kahmate", size)
    select(page, "d4")
    play_on(page, "d6", size)
    expect_step(page, 2)
    select(page, "c3")
    play_on(page, "c4", size)
    expect_step(page, 3)
    onward(page).click()
    expect_step(page, 4)
    page.get_by_role("button", name="Pass").click()
    play_on(page, "e5", size)
    expect(page.locator("aside .word")).to_contain_text("It arrived")
    onward(page).click()
    expect_step(page, 5)
    page.get_by_role("button", name="Pass").click()
    play_on(page, "f4", size)
    lay(page, 6)
    expect_step(page, 6)
    expect(page.locator("aside .word")).to_contain_text("Both were turned over")
    onward(page).click()
    for number, (piece, target) in ((7, ("d5", "d6")), (9, ("d6", "d7"))):
        expect_step(page, number)
        select(page, piece)
        play_on(page, target, size)
        lay(page, 6)
        expect_step(page, number + 1)
        if number == 7:
            onward(page).click()
    page.locator(".square.exit").first.wait_for()
    play_on(page, "e7", size)
    expect_step(page, 11)
    expect(page.locator("aside .word")).to_contain_text("Running on")


def test_mammuts_steps_can_be_done_before_they_are_asked_for(visitor: Visitor) -> None:
    page = lesson(visitor, "mammut")
    layer = page.locator('.mammut .layer[aria-busy="false"]')
    layer.locator('[data-handle="4"]').click()
    page.get_by_role("button", name="Take 1").click()
    expect_step(page, 2)
    expect(page.locator("aside .word")).to_contain_text("They are yours")
    onward(page).click()
    expect_step(page, 3)
    layer.wait_for()
    rob = page.locator(".seat .rob").first
    # The first touch shows what it would bring, the second one robs.
    rob.click()
    expect(rob).to_have_attribute("aria-pressed", "true")
    rob.click()
    expect_step(page, 4)
    expect(page.locator("aside .word")).to_contain_text("All theirs")
    layer.locator('[data-handle="4"]').click()
    page.keyboard.press("Enter")
    expect_step(page, 5)
    expect(page.locator("aside .word")).to_contain_text("Done")


def test_maamuts_hunter_can_be_placed_before_that_is_asked_for(visitor: Visitor) -> None:
    page = lesson(visitor, "maamut")
    page.locator('.cell.can[data-tile="a1"]').click()
    expect_step(page, 2)
    expect(page.locator("aside .word")).to_contain_text("There you stand")


def test_a_wrong_move_is_taken_back_and_the_step_can_still_be_done(visitor: Visitor) -> None:
    page = lesson(visitor, "kahmate")
    onward(page).click()
    select(page, "d4")
    play_on(page, "d5", "desktop")
    expect(page.locator("aside .word")).to_contain_text("Not there")
    page.locator(".layers").wait_for()
    select(page, "d4")
    play_on(page, "d6", "desktop")
    expect(page.locator("aside .word")).to_contain_text("You have the ball")


def test_what_a_text_mentions_is_highlighted_until_it_is_done(visitor: Visitor) -> None:
    page = lesson(visitor, "kahmate")
    # The far in-goal.
    expect(page.locator(".spot")).to_have_count(1)
    onward(page).click()
    expect(page.locator(".spot")).to_have_count(2)
    boxes = "nodes.map((node) => node.getBoundingClientRect())"
    middles = f"nodes => {boxes}.map((box) => [box.x + box.width / 2, box.y + box.height / 2])"
    spots = page.locator(".spot").evaluate_all(middles)
    named = page.locator('[data-piece="rf"], [data-square="d6"]').evaluate_all(middles)
    for spot in spots:
        assert any(abs(spot[0] - one[0]) < 4 and abs(spot[1] - one[1]) < 4 for one in named), (spots, named)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".spot")).to_have_count(0)


def test_a_lesson_is_never_a_table_to_continue(visitor: Visitor) -> None:
    page = lesson(visitor, "maamut")
    page.goto(page.url.split("learn")[0])
    expect(page.get_by_text("You haven’t joined a table yet")).to_be_visible()
    assert not page.title().startswith("(")


def test_on_a_phone_the_whole_pitch_is_visible(visitor: Visitor) -> None:
    page = lesson(visitor, "kahmate", "phone")
    for name in ("a12", "h12", "a0", "h0"):
        box = square(page, name).bounding_box()
        assert box is not None
        room = page.locator("main").bounding_box()
        assert room is not None
        assert room["y"] <= box["y"]
        assert box["y"] + box["height"] <= room["y"] + room["height"]


def test_on_a_phone_tiles_are_as_large_as_in_a_game(visitor: Visitor) -> None:
    tile = '.mammut .layer[aria-busy="false"] [data-handle="4"]'
    size = "node => node.getBoundingClientRect().width"
    page = lesson(visitor, "mammut", "phone")
    page.locator(tile).wait_for()
    taught = page.locator(tile).evaluate(size)
    page.goto(page.url.split("learn")[0])
    start_against_bot(page, "Mammut")
    page.locator(tile).wait_for()
    assert taught >= page.locator(tile).evaluate(size) * 0.95
