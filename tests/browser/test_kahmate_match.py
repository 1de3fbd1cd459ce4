"""Kahmaté in the browser: a whole match against a bot, refusals and the keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, Visitor, axe
from tests.support.kahmate_page import TITLE, expect_in_log, expect_piece_on, play_on, position, square, study
from tests.support.page_actions import answered, is_asked, wait_until_idle

TURNS = 80


def test_a_match_from_the_first_screen_to_the_end_against_a_bot(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name=f"Play a bot: {TITLE}").click()
    page.get_by_text("More options").click()
    page.get_by_label("Turn limit (then it’s a draw)").fill(str(TURNS))
    page.get_by_role("button", name="Start").click()
    page.locator(".samples button").nth(1).click()
    page.get_by_role("button", name=re.compile("^Ready")).click()
    while is_asked(page):
        answered(page, answer)
    expect(page.locator(".result")).to_be_visible()
    assert axe(page) == []


def answer(page: Page) -> None:
    """One simple answer: the highest card, no interception, a way out, or toward the ball and on with it."""
    seen = page.evaluate(SEEN)
    moves, ball = seen["moves"], seen["ball"]
    if page.locator(".pick:enabled").count():
        page.locator(".pick:enabled").last.click()
        page.locator(".duel .primary").click()
    elif "decline" in moves:
        page.get_by_role("button", name="Let it go by").click()
    elif page.locator(".square.exit, .square.drop").count():
        play_on(page, page.locator(".square.exit, .square.drop").first.get_attribute("data-square") or "")
    elif seen["tackles"]:
        square(page, page.evaluate(WHERE, seen["tackles"][0].split()[1])).click()
        play_on(page, ball)
    elif not run(page, [move.split()[1:] for move in moves if move.startswith("run ")], ball, seen["held"]):
        end_turn(page)


def end_turn(page: Page) -> None:
    """End the turn by keys; a turn in which nobody has moved is ended by a second press."""
    end = page.locator(".kahmate .bar > .primary")
    end.press("Enter")
    if not page.locator(".mover .token").count():
        page.get_by_role("button", name="Nobody has moved").press("Enter")


def run(page: Page, runs: list[list[str]], ball: str, held: bool) -> bool:
    """Run with the carrier as far forward as it goes, else bring somebody nearer to the ball, if anybody can."""

    def far(name: str) -> int:
        return abs(ord(name[0]) - ord(ball[0])) + abs(int(name[1:]) - int(ball[1:]))

    at = {piece: page.evaluate(WHERE, piece) for piece in {piece for piece, _ in runs}}
    gains = [(far(at[piece]) - far(goal), piece, goal) for piece, goal in runs]
    if held:
        gains = [(int(goal[1:]) - int(ball[1:]), piece, goal) for piece, goal in runs if at[piece] == ball]
    gain, piece, goal = max(gains, default=(0, "", ""))
    if gain <= 0:
        return False
    if not page.locator(f'[data-piece="{piece}"].selected').count():
        square(page, at[piece]).click()
    play_on(page, goal)
    return True


SEEN = """() => {
    const moves = [...document.querySelectorAll('aside datalist option')].map((one) => one.value);
    const squares = [...document.querySelectorAll('[data-square]')];
    const ball = squares.find((one) => /the ball/.test(one.ariaLabel.split(':')[0]));
    const held = /Ochre.*has the ball/.test(ball?.ariaLabel ?? '');
    return { moves, held, ball: ball?.dataset.square ?? '', tackles: moves.filter((one) => one.startsWith('tackle')) };
}"""


WHERE = """piece => {
    const box = document.querySelector(`[data-piece="${piece}"]`).getBoundingClientRect();
    const found = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return found.find((one) => one.dataset?.square)?.dataset.square ?? null;
}"""


def test_touching_what_is_not_allowed_tells_the_rule(visitor: Visitor, server: Server) -> None:
    north, _ = study(visitor, server, position({"rf": "d6", "bn1": "d8"}, "rf"))
    square(north, "d6").click()
    square(north, "h11").click()
    # A notice goes by itself: everything about it is looked for at once.
    notice = north.locator(".notice", has=north.get_by_role("link", name="3.1"))
    expect(notice).to_contain_text("further than the player can still move")
    expect_piece_on(north, "rf", "d6")


def test_the_pitch_is_played_by_keys_alone(visitor: Visitor, server: Server) -> None:
    north, south = study(visitor, server, position({"rf": "d5", "rn1": "c4", "rs": "h1", "bn1": "d9"}, "d6"))
    wait_until_idle(north)
    square(north, "d5").focus()
    north.keyboard.press("Enter")
    expect(square(north, "d5")).to_have_attribute("aria-selected", "true")
    north.keyboard.press("ArrowRight")
    expect(square(north, "d6")).to_be_focused()
    expect(north.locator(".ask")).to_contain_text("It takes the ball.")
    north.keyboard.press("Enter")
    expect_piece_on(south, "rf", "d6")
    # South may be told before North: it is North that must be asked again.
    assert is_asked(north)
    north.keyboard.press("Escape")
    north.get_by_role("button", name="Pass").focus()
    north.keyboard.press("Enter")
    square(north, "c4").focus()
    north.keyboard.press("Enter")
    expect_in_log(south, "Normal 1 (Ochre) receives the ball.")
    assert is_asked(north)
    north.locator(".kahmate").get_by_role("button", name="End turn").focus()
    north.keyboard.press("Enter")
    expect(south.locator(".question")).to_contain_text("Your turn")
