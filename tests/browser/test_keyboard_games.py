"""A whole game of each kind by the keyboard alone, from the first screen to the result, with the focus never lost."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from ludoteca.core import discovery
from tests.browser.conftest import DESKTOP, Server, Visitor
from tests.browser.test_maamut import position as hunted
from tests.support import study_tables
from tests.support.kahmate_page import position
from tests.support.page_actions import answered, is_asked

STOPS = 150
# The result stands below the board.
NARROW = (800, 900)
STEPS = 40
# Every so many answers one is typed as a move in words.
TYPED = 3
MOVES = "aside datalist option"
FOCUS = "() => document.activeElement.outerHTML.slice(0, 120)"
HELD = "() => document.activeElement !== document.body"
# The way to something from what has the focus: there already, back, or on.
WAY = """goal => {
    const now = document.activeElement;
    if (now === goal) return '';
    return now.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}"""
# The key, among those with the way they lead, that comes nearest from what has the focus to something else.
STEP = """(goal, ways) => {
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const now = document.activeElement;
    if (now === goal) return '';
    const [[x, y], [toX, toY]] = [middle(now), middle(goal)];
    const off = Math.hypot(toX - x, toY - y);
    const along = ([, [dx, dy]]) => ((toX - x) * dx + (toY - y) * dy) / Math.hypot(dx, dy) / off;
    return Object.entries(ways).sort((one, two) => along(two) - along(one))[0][0];
}"""
# The moves of a match, where its players stand, and the ball.
PITCH = """() => {
    const squares = [...document.querySelectorAll('[data-square]')];
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const off = (one, two) => Math.hypot(middle(one)[0] - middle(two)[0], middle(one)[1] - middle(two)[1]);
    const under = (one) => squares.sort((a, b) => off(a, one) - off(b, one))[0].dataset.square;
    const ball = squares.find((one) => /the ball/.test(one.ariaLabel.split(':')[0]));
    const pieces = [...document.querySelectorAll('[data-piece]')];
    return {
        moves: [...document.querySelectorAll('aside datalist option')].map((one) => one.value),
        at: Object.fromEntries(pieces.map((one) => [one.dataset.piece, under(one)])),
        ball: ball?.dataset.square ?? '',
    };
}"""
Ways = dict[str, tuple[float, float]]
ARROWS: Ways = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
SIX: Ways = {"w": (-1, -1.73), "e": (1, -1.73), "a": (-1, 0), "d": (1, 0), "z": (-1, 1.73), "x": (1, 1.73)}


def held(page: Page) -> None:
    """Something has the focus, or will soon."""
    page.wait_for_function(HELD)


def reach(page: Page, goal: Locator) -> None:
    """Go to something by Tab and Shift+Tab."""
    goal.wait_for()
    for _ in range(STOPS):
        key = goal.evaluate(WAY)
        if not key:
            return
        page.keyboard.press(key)
    raise TooLate(f"no key leads to {goal}")


def press(page: Page, goal: Locator, key: str = "Enter") -> None:
    """Go to something and press a key there."""
    reach(page, goal)
    page.keyboard.press(key)


def walk(page: Page, goal: Locator, ways: Ways) -> None:
    """Go to a place of the board from another one by the keys that walk it."""
    for _ in range(STEPS):
        key = goal.evaluate(STEP, ways)
        if not key:
            return
        page.keyboard.press(key)
    raise TooLate(f"no walk leads to {goal} from {page.evaluate(FOCUS)}")


def begin(page: Page, game: str, turns: int) -> None:
    """From the first screen to a short game against the weakest bot."""
    play = page.get_by_role("button", name=f"Play a bot: {discovery.meta(game).title}")
    press(page, play)
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(play).to_be_focused()
    page.keyboard.press("Enter")
    level = page.locator("dialog input[name=level]:checked")
    reach(page, level)
    while not page.locator("dialog input[name=level]").first.is_checked():
        page.keyboard.press("ArrowLeft")
    press(page, page.locator("dialog summary"))
    reach(page, page.get_by_label("Turn limit (then it’s a draw)"))
    page.keyboard.type(str(turns))
    press(page, page.get_by_role("button", name="Start"))
    page.locator(".stage").wait_for()


def play_on(page: Page, answer: Callable[[Page], None]) -> None:
    """Answer on the board, and now and then in words, until the result; the focus is never lost."""
    press(page, page.locator("aside summary", has_text="Moves in words"))
    for number in itertools.count(1):
        if not is_asked(page):
            break
        held(page)
        answered(page, typed if number % TYPED == 0 else answer)
        held(page)
    held(page)
    press(page, page.get_by_role("link", name="Analyse"))
    page.get_by_role("slider", name="Timeline").wait_for()


def typed(page: Page) -> None:
    """Type the last move of the list, over what may stand there."""
    reach(page, page.locator("aside .moves input:enabled"))
    page.keyboard.press("Control+a")
    page.keyboard.type(str(page.locator(MOVES).last.get_attribute("value")))
    page.keyboard.press("Enter")


def test_a_hunt(visitor: Visitor) -> None:
    page = visitor()
    begin(page, "maamut", 24)
    for name in ("w", "e", "a", "d", "z", "x"):
        expect(page.locator(".compass")).to_contain_text(name.upper())
    play_on(page, hunt)


def hunt(page: Page) -> None:
    """Set a trap, go where it startles, else anywhere, or throw a card away."""
    goals = page.locator(".cell.can")
    trap, throw = (page.locator(f'[data-move="{move}"]:not(.off)') for move in ("trap", "discard"))
    goals.or_(trap).or_(throw).first.wait_for()
    if trap.count():
        press(page, trap)
    elif goals.count():
        reach(page, page.locator('[data-tile][tabindex="0"]'))
        startling = page.locator('.cell.can[aria-label*="startling"]')
        walk(page, startling.first if startling.count() else goals.last, SIX)
        page.keyboard.press("Enter")
    else:
        press(page, throw)
        press(page, page.locator(".hand .card").first)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize(("size", "in_words"), [(DESKTOP, False), (DESKTOP, True), (NARROW, False)])
def test_the_result_takes_the_focus(
    visitor: Visitor, server: Server, size: tuple[int, int], in_words: bool, motion: str
) -> None:
    start = hunted(["e2", "d7"], "c3", traps={"e4": 0})
    [page] = study_tables.open_study(visitor, server, start, size=size, reduced_motion=motion)
    if in_words:
        press(page, page.locator("aside summary", has_text="Moves in words"))
        reach(page, page.locator("aside .moves input:enabled"))
        page.keyboard.type("move 3 NE")
    else:
        reach(page, page.locator('[data-tile][tabindex="0"]'))
        walk(page, page.locator('[data-tile="b3"]'), SIX)
    page.keyboard.press("Enter")
    expect(page.locator(".result")).to_be_focused()


def test_a_match(visitor: Visitor) -> None:
    page = visitor()
    begin(page, "kahmate", 12)
    line_up(page)
    expect(page.locator("#kahmate-keys")).to_contain_text("arrow", ignore_case=True)
    play_on(page, answer)


def line_up(page: Page) -> None:
    """Put one player by hand, take a sample for the others, and be ready."""
    press(page, page.locator(".man").first)
    reach(page, page.locator("[data-home]").first)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-home]").nth(1)).to_have_attribute("aria-label", "b2, Normal 1")
    press(page, page.locator(".samples button").nth(1))
    press(page, page.get_by_role("button", name=re.compile("^Ready")))
    page.locator(".pitch").wait_for()
    held(page)


def square(page: Page, name: str) -> Locator:
    """A square of the pitch."""
    return page.locator(f'[data-square="{name}"]')


def step_to(page: Page, name: str) -> None:
    """Walk to a square and press Enter there."""
    if not page.locator("[data-square]:focus").count():
        reach(page, page.locator('[data-square][tabindex="0"]').first)
    walk(page, square(page, name), ARROWS)
    page.keyboard.press("Enter")


def answer(page: Page) -> None:
    """The highest card, no interception, a way out, a tackle, or run with the ball or toward it."""
    seen = page.evaluate(PITCH)
    way_out = page.locator(".square.exit, .square.drop")
    tackler = next((move.split()[1] for move in seen["moves"] if move.startswith("tackle ")), None)
    if page.locator(".pick:enabled").count():
        press(page, page.locator(".pick:enabled").last)
    elif "decline" in seen["moves"]:
        press(page, page.get_by_role("button", name="Let it go by"))
    elif way_out.count():
        step_to(page, str(way_out.first.get_attribute("data-square")))
    elif tackler:
        step_to(page, seen["at"][tackler])
        step_to(page, seen["ball"])
    elif not run(page, seen):
        press(page, page.locator(".kahmate").get_by_role("button", name="End turn"))
        if not page.locator(".mover .token").count():
            press(page, page.get_by_role("button", name="Nobody has moved"))


def run(page: Page, seen: dict[str, Any]) -> bool:
    """Run as far forward with the ball, or as near to it, as somebody can; not if nobody comes nearer."""
    at, ball = seen["at"], seen["ball"]

    def left(piece: str, name: str) -> int:
        if at[piece] == ball:
            return 12 - int(name[1:])
        return abs(ord(name[0]) - ord(ball[0])) + abs(int(name[1:]) - int(ball[1:]))

    runs = [move.split()[1:] for move in seen["moves"] if move.startswith("run ")]
    gains = [(left(piece, at[piece]) - left(piece, goal), piece, goal) for piece, goal in runs]
    gain, piece, goal = max(gains, default=(0, "", ""))
    if gain <= 0:
        return False
    # What is chosen already and what it shows are cleared first.
    for _ in range(2):
        page.keyboard.press("Escape")
    step_to(page, at[piece])
    step_to(page, goal)
    return True


def test_a_duel_takes_the_focus_and_gives_it_back(visitor: Visitor, server: Server) -> None:
    north, south = study_tables.open_study(visitor, server, position({"rs": "d5", "bf": "d6"}, "bf"), 2)
    for name in ("d5", "d6"):
        step_to(north, name)
    expect(north.locator(".duel .fan")).to_be_focused()
    expect(north.locator(".pick.on")).to_have_count(0)
    for page in (north, south):
        press(page, page.locator(".pick:enabled").last)
    for page in (north, south):
        page.locator(".duel").wait_for(state="detached")
        held(page)
    expect(north.locator("[data-square]:focus")).to_have_count(1)


def test_a_closed_menu_gives_the_focus_back(visitor: Visitor, server: Server) -> None:
    [page] = study_tables.open_study(visitor, server, position({}, "d6"))
    menu = page.get_by_role("button", name="Menu")
    press(page, menu)
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()


def test_a_division(visitor: Visitor) -> None:
    page = visitor()
    begin(page, "mammut", 9)
    expect(page.locator(".own .hint")).to_contain_text("Arrows walk the tiles, Space selects, Enter plays")
    play_on(page, divide)


def divide(page: Page) -> None:
    """Put the scoring away, choose, take some tiles or give one back, take all, or rob."""
    sheet, choice = page.locator("section.sheet .close"), page.locator(".choose .kind:not([aria-disabled=true])")
    go, tiles, rob = page.locator(".own .go:enabled"), page.locator(".tile.open"), page.locator(".seat .rob")
    sheet.or_(choice).or_(go).or_(tiles).or_(rob).filter(visible=True).first.wait_for()
    if sheet.count():
        press(page, sheet)
        held(page)
    if choice.count():
        press(page, choice.first)
    elif go.count():
        press(page, go)
    elif tiles.count():
        reach(page, page.locator('.tile[tabindex="0"]'))
        walk(page, tiles.first, ARROWS)
        page.keyboard.press("Shift+Space")
        page.keyboard.press("Enter")
    else:
        press(page, rob.first)
