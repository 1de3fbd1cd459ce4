"""The layout of Kahmaté in the browser on desktops and phones."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, ON_TOP, PHONE, Server, Visitor, axe
from tests.support.kahmate_page import expect_no_overflow, position, square, study
from tests.support.page_actions import wait_until_idle

# Whether a square lies right of or above another one; the pitch is rotated once its size is known.
LIES_AHEAD = """([far, near, axis]) => {
    const [there, here] = [far, near].map((name) => {
        return document.querySelector(`[data-square="${name}"]`).getBoundingClientRect();
    });
    return axis === 'x' ? there.x > here.x : there.y < here.y;
}"""


def test_each_captain_attacks_to_the_right_or_upward(visitor: Visitor, server: Server) -> None:
    for size, axis in ((DESKTOP, "x"), (PHONE, "y")):
        for page, far, near in zip(
            study(visitor, server, position({}, "d6"), size), ("d12", "d0"), ("d0", "d12"), strict=True
        ):
            for name in (far, near):
                square(page, name).wait_for()
            page.wait_for_function(LIES_AHEAD, arg=[far, near, axis])


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768), (390, 844), PHONE])
def test_every_question_fits_its_screen(visitor: Visitor, server: Server, size: tuple[int, int]) -> None:
    start = position({"rs": "d5", "bf": "d6", "rn1": "c4"}, "bf")
    north, south = study(visitor, server, start, size)
    wait_until_idle(north)
    expect_no_overflow(north)
    square(north, "d5").click()
    north.get_by_role("button", name="Tackle", exact=True).click()
    assert axe(north) == []
    north.locator(".bar.panel").get_by_role("button", name="Play it").click()
    for page in (north, south):
        page.locator(".duel").wait_for()
        expect_no_overflow(page)
    assert axe(south) == []


def test_cards_and_clocks_of_both_captains_stay_in_sight_on_a_small_phone(visitor: Visitor, server: Server) -> None:
    north, _ = study(visitor, server, position({"rn1": "d5"}, "rn1"), PHONE)
    wait_until_idle(north)
    expect(square(north, "d5")).to_be_in_viewport(ratio=1)
    table = north.locator(".kahmate .table")
    for top in (0, 10_000):
        table.evaluate("(node, top) => node.scrollTo({ top })", top)
        expect(north.locator(".strip")).to_have_count(2)
        for seat in range(2):
            expect(north.locator(".strip").nth(seat)).to_be_in_viewport(ratio=1)
            assert north.locator(".strip li").nth(6 * seat).evaluate(ON_TOP)


def test_on_a_phone_the_first_touch_shows_and_the_second_plays(visitor: Visitor, server: Server) -> None:
    start = position({"rs": "d5", "bf": "d6", "rn1": "c4"}, "bf")
    north, _ = study(visitor, server, start, PHONE, has_touch=True, is_mobile=True)
    wait_until_idle(north)
    square(north, "c4").tap()
    square(north, "c5").tap()
    bar = north.locator(".bar.panel")
    expect(bar.get_by_role("button", name="Play it")).to_be_visible()
    square(north, "c5").tap()
    expect(square(north, "c5")).to_have_attribute("aria-label", re.compile("normal|regular|player", re.IGNORECASE))
    expect(bar.get_by_role("button", name="Play it")).to_have_count(0)


# Whether each square lies wholly between the strip above the pitch and the foot below it.
IN_SIGHT = """names => names.every((name) => {
    const edge = (part) => document.querySelector(part).getBoundingClientRect();
    const square = edge(`[data-square="${name}"]`);
    return edge('.kahmate .strip').bottom <= square.top && square.bottom <= edge('.kahmate .foot').top;
})"""


@pytest.mark.parametrize(("seat", "own"), [(0, ["a2", "d1", "h2"]), (1, ["a10", "d11", "h10"])])
def test_a_low_phone_opens_with_the_ball_and_ones_own_players_in_sight(
    visitor: Visitor, server: Server, seat: int, own: list[str]
) -> None:
    pieces = {"rn1": "a2", "rs": "d1", "rf": "h2", "bn1": "a10", "bs": "d11", "bf": "h10"}
    page = study(visitor, server, {**position(pieces, "e6"), "turn": 1}, PHONE, has_touch=True, is_mobile=True)[seat]
    for name in ["e6", *own]:
        square(page, name).wait_for()
    # The pitch is moved once its room is known.
    page.wait_for_function(IN_SIGHT, arg=["e6", *own])


def test_a_phone_holds_the_cards_while_another_screen_shows_the_pitch(visitor: Visitor, server: Server) -> None:
    north, south = study(visitor, server, position({"rs": "d5", "bf": "d6"}, "bf"), PHONE)
    screen = visitor("t/" + north.url.rpartition("/t/")[2].partition("#")[0] + "#screen")
    screen.locator(".piece").first.wait_for()
    assert screen.locator(".bar.panel").count() == 0
    north.get_by_role("button", name="Menu").click()
    north.get_by_role("button", name="Only my hand here").click()
    expect(north.locator(".strip")).to_have_count(1)
    assert axe(screen) == []
    assert axe(north) == []
    expect(south.locator(".strip")).to_have_count(2)
