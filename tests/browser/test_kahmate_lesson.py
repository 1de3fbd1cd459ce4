"""The lesson of Kahmaté in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visitor, axe
from tests.support.kahmate_page import choose, lay, play_on, square

# Sets a flag after a response of the server was read and processed.
MARK_RESPONSE_READ = """() => {
    const { json } = Response.prototype;
    Response.prototype.json = async function () {
        const told = await json.call(this);
        setTimeout(() => (window.hasRead = true));
        return told;
    };
}"""


def test_a_lessons_board_that_comes_late_does_not_replace_the_one_wanted_by_then(visitor: Visitor) -> None:
    page = visitor("learn/kahmate/lesson")
    onward = page.locator(".ways .btn").last
    late: list[Route] = []
    for step in (1, 2, 3):
        expect(page.locator("progress")).to_have_attribute("value", str(step))
        square(page, "d6").wait_for()
        if step == 3:
            page.route("**/api/tables", lambda route: late.append(route), times=1)
        onward.click()
    expect(page.locator("progress")).to_have_attribute("value", "4")
    onward.click()
    stolen = "e5, Normal 1 (Slate)"
    expect(square(page, "e5")).to_have_accessible_name(stolen)
    page.evaluate(MARK_RESPONSE_READ)
    late[0].continue_()
    page.wait_for_function("() => window.hasRead")
    expect(square(page, "e5")).to_have_accessible_name(stolen)
    # Neither of the boards is a table to continue.
    assert page.evaluate("localStorage.getItem('ludoteca.tables')") in (None, "{}")


def test_the_lesson_is_played_to_its_end(visitor: Visitor) -> None:
    page = visitor("learn/kahmate/lesson")
    page.locator(".kahmate").wait_for()

    def step_on(then: str = "") -> None:
        if then:
            expect(page.locator("aside .word")).to_contain_text(then)
        page.get_by_role("button", name="Next").click()

    step_on()
    square(page, "d4").click()
    expect(square(page, "d6").locator(".chip")).to_have_text("2")
    play_on(page, "d6")
    step_on("You have the ball")
    choose(page, "c3", "c4")
    play_on(page, "c4")
    step_on("Good")
    for goal, word in (("e5", "It arrived"), ("f4", "Well done")):
        page.get_by_role("button", name="Pass").click()
        play_on(page, goal)
        step_on(word)
    lay(page, 6)
    step_on("Both were turned over")
    for piece, target, word in (("d5", "d6", "Whoever loses"), ("d6", "d7", "Well done")):
        square(page, piece).click()
        play_on(page, target)
        step_on("Well done")
        lay(page, 6)
        step_on(word)
    page.locator(".square.exit").first.wait_for()
    play_on(page, "e7")
    step_on("Running on")
    page.get_by_role("button", name="Kick").click()
    play_on(page, "b9")
    step_on("fetch it")
    square(page, "b9").click()
    play_on(page, "b12")
    step_on("Try!")
    page.locator(".samples button").first.click()
    page.get_by_role("button", name=re.compile("^Ready")).click()
    expect(page.locator("aside .word")).to_contain_text("Have a good match")
    assert axe(page) == []
