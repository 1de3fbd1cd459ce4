"""What every table owes everybody: keys alone from the first screen on, events told, every language, no jumps."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from ludoteca.core import discovery
from ludoteca.i18n import LANGUAGES
from tests.browser.conftest import DESKTOP, PHONE, Server, Visitor, play_any, start_against_bot
from tests.browser.test_large_text import TABLES
from tests.browser.test_maamut import crowd, tile
from tests.support import study_tables
from tests.support.page_actions import first_move, is_asked

TITLES = [discovery.meta(name).title for name in discovery.names()]
STOPS = 200
SAID = """() => document.body.innerText +
    [...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel).join() +
    [...document.querySelectorAll('[placeholder]')].map((one) => one.placeholder).join()"""
KEYS = re.compile(rf"\b(web|table|error|{'|'.join(discovery.names())})-[a-z]")
SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts += one.value;
}).observe({ type: 'layout-shift', buffered: true });
"""
HEAR = """
window.voices = 0;
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.voices += 1; }
};
"""


def tab_to(page: Page, goal: Locator) -> None:
    """Press Tab until something has the focus."""
    goal.wait_for()
    for _ in range(STOPS):
        if goal.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {goal}")


@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_begun_played_and_given_up_by_keys_alone(visitor: Visitor, title: str) -> None:
    page = visitor()
    tab_to(page, page.get_by_role("button", name=f"Play a bot: {title}"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name="Start"))
    page.keyboard.press("Enter")
    assert is_asked(page)
    tab_to(page, page.locator("aside summary", has_text="Moves in words"))
    page.keyboard.press("Enter")
    tab_to(page, page.locator("aside .moves input:enabled"))
    page.keyboard.type(first_move(page))
    page.keyboard.press("Enter")
    expect(page.locator(".log li, .undo:enabled").first).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Menu"))
    page.keyboard.press("Enter")
    for name in ("Resign", "Yes"):
        tab_to(page, page.get_by_role("button", name=name))
        page.keyboard.press("Enter")
    expect(page.locator(".result h2")).to_be_visible()


# Whether the line of a focused link, beyond which nothing is drawn, has room for the ring round the link.
RINGED = """link => {
    const look = getComputedStyle(link);
    const ring = parseFloat(look.outlineWidth) + parseFloat(look.outlineOffset);
    const [inner, line] = [link.getBoundingClientRect(), link.closest('ol > li').getBoundingClientRect()];
    const sides = [inner.x - line.x, inner.y - line.y, line.right - inner.right, line.bottom - inner.bottom];
    return look.outlineStyle === 'solid' && ring > 2 && Math.min(...sides) >= ring;
}"""


def test_a_long_log_is_one_stop_and_arrows_walk_its_lines(visitor: Visitor, server: Server) -> None:
    (page,) = study_tables.open_study(visitor, server, TABLES["kahmate"][0])
    page.locator("aside .words > summary").click()
    words, links = page.locator("aside .moves input:enabled"), page.locator(".log li button")
    for number in (1, 2, 3):
        words.fill(first_move(page))
        words.press("Enter")
        expect(links).to_have_count(number)
    page.locator("aside .words > summary").focus()
    for key, at in (("Shift+Tab", 2), ("ArrowUp", 1), ("ArrowUp", 0), ("ArrowUp", 0), ("End", 2), ("Home", 0)):
        page.keyboard.press(key)
        expect(links.nth(at)).to_be_focused()
        assert links.nth(at).evaluate(RINGED)
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".log .box")).to_be_focused()
    page.keyboard.press("Tab")
    expect(links.nth(2)).to_be_focused()
    # Opened, a line shows its clause, to which an arrow leads; Tab still leaves the log at once.
    page.keyboard.press("Enter")
    expect(links.nth(2)).to_have_attribute("aria-expanded", "true")
    clause = page.locator(".log .details a")
    page.keyboard.press("ArrowDown")
    expect(clause).to_be_focused()
    assert clause.evaluate(RINGED)
    page.keyboard.press("ArrowUp")
    expect(links.nth(2)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("aside .words > summary")).to_be_focused()


# Whether some line of the log was also said.
TOLD = """() => {
    const said = document.querySelector('[role=log][aria-live=polite]').textContent;
    const told = [...document.querySelectorAll('.log li > :is(button, .text)')];
    const lines = told.map((one) => one.textContent.trim());
    return lines.some((line) => /\\w{3}/.test(line) && said.includes(line));
}"""


@pytest.mark.parametrize("title", TITLES)
def test_what_happens_is_told_to_who_listens(visitor: Visitor, title: str) -> None:
    page = visitor()
    start_against_bot(page, title)
    play_any(page)
    page.wait_for_function(TOLD)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_no_word_is_missing_at_a_table_in_any_language(visitor: Visitor, server: Server, table: str, lang: str) -> None:
    start, _, parts = TABLES[table]
    [page] = study_tables.open_study(visitor, server, start, lang=lang)
    page.locator(parts).last.wait_for()
    page.locator("aside summary").first.click()
    page.locator("aside .moves summary").click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    assert KEYS.findall(page.evaluate(SAID)) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("table", TABLES)
def test_nothing_jumps_while_a_table_opens(visitor: Visitor, server: Server, table: str, size: tuple[int, int]) -> None:
    start, _, parts = TABLES[table]
    [page] = study_tables.open_study(visitor, server, start, size=size)
    page.context.add_init_script(SHIFTS)
    page.reload()
    page.locator(parts).last.wait_for()
    page.locator("aside .chat, footer.bottom").first.wait_for()
    assert page.evaluate("window.shifts") < 0.1


@pytest.mark.parametrize("wanted", [True, False])
def test_sounds_are_made_only_if_they_are_wanted(visitor: Visitor, wanted: bool) -> None:
    page = visitor()
    page.context.add_init_script(HEAR)
    page.reload()
    if not wanted:
        page.get_by_role("button", name="Sound").click()
    start_against_bot(page, TITLES[1])
    play_any(page)
    # What is told is heard in the same moment; the log may be there before.
    page.wait_for_function(TOLD)
    if wanted:
        page.wait_for_function("() => window.voices > 0")
    assert (page.evaluate("window.voices") > 0) is wanted


def test_motion_can_be_switched_off_and_skipped(visitor: Visitor, server: Server) -> None:
    [page] = study_tables.open_study(visitor, server, crowd(), reduced_motion="no-preference")
    expect(page.locator("html")).to_have_attribute("data-motion", "on")
    there, skip = re.compile("your hunter"), page.get_by_role("button", name="Skip")
    tile(page, "d3").wait_for()
    # Time stands still in the page: no motion ends but by the button, however slow the machine is.
    page.clock.install()
    page.clock.pause_at(time.time() + 60)
    tile(page, "d3").click()
    expect(skip).to_be_visible()
    expect(tile(page, "d3")).not_to_have_attribute("aria-label", there)
    skip.click()
    expect(tile(page, "d3")).to_have_attribute("aria-label", there)
    expect(skip).to_have_count(0)
    page.clock.resume()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Animations").uncheck()
    expect(page.locator("html")).to_have_attribute("data-motion", "off")


def test_a_step_without_return_is_warned_of(visitor: Visitor, server: Server) -> None:
    [page] = study_tables.open_study(visitor, server, crowd())
    tile(page, "d3").hover()
    expect(page.locator("aside .final")).to_have_text(re.compile("can’t undo"))
