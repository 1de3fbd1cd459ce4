"""Actions on a game page that are repeated until the page changes, whatever the course of the game.

A click may only end an animation, and the table may play a forced move while a move is being chosen: then the action
is derived again from what the page shows.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PageTimeout

OVER = ".result"
WAIT = 20_000
RETRY_AFTER = 5_000
TIMEOUT = 60.0
# The first move of the list, once the list belongs to the current question.
LISTED = """() => {
    const first = document.querySelector('datalist option')?.value;
    return first && document.querySelector('.moves input').placeholder === first && first;
}"""
READY = """() => {
    if (document.querySelector('.result')) return true;
    if (document.querySelector('.question .btn, .moves input:disabled')) return false;
    const moves = document.querySelectorAll('datalist option, .stage .choice');
    // The list of moves is drawn a frame later and may be the former one; the placeholder is a current move.
    if (document.querySelector('datalist option') && !(LISTED)()) return false;
    return document.querySelector('.question.mine') && moves.length > 0;
}""".replace("LISTED", LISTED)
SEEN = """() => {
    const moves = [...document.querySelectorAll('datalist option')].map((one) => one.value);
    const text = ['.question', '.stage', '.result'].map((one) => document.querySelector(one)?.innerText ?? '');
    // Lines of the log outside the viewport are not rendered and have no inner text.
    const log = document.querySelector('.log')?.textContent ?? '';
    return JSON.stringify([text, log, moves]);
}"""


# Whether the log has a sentence; lines that are closed are opened one after the other, the newest first.
LOGGED = """text => {
    const log = document.querySelector('.log');
    if (log?.textContent.includes(text)) return true;
    [...(log?.querySelectorAll('ol > li > button[aria-expanded=false]') ?? [])].at(-1)?.click();
    return false;
}"""


def expect_logged(page: Page, text: str) -> None:
    """Wait until a sentence stands in the log, in a line or in what followed from it."""
    page.wait_for_function(LOGGED, arg=text)


def is_asked(page: Page) -> bool:
    """Whether the viewer has to answer, once that is so and no animation runs; False if the game is over."""
    page.wait_for_function(READY, timeout=TIMEOUT * 1000)
    return not page.locator(OVER).count()


def first_move(page: Page) -> str:
    """The first legal move."""
    return str(page.wait_for_function(LISTED).json_value())


def wait_until_idle(page: Page) -> None:
    """Wait until the viewer has to answer or the game is over, and no animation runs."""
    page.locator(".question.mine, .result").first.wait_for()
    page.wait_for_function("() => !document.querySelector('.question .btn')")


def answered(page: Page, act: Callable[[Page], None], retry_after: float = RETRY_AFTER) -> None:
    """Repeat an action until the page shows something else; an action that times out is repeated too."""
    before = page.evaluate(SEEN)
    deadline = time.monotonic() + TIMEOUT
    page.set_default_timeout(retry_after)
    try:
        while not _has_changed(page, act, before, retry_after):
            assert time.monotonic() < deadline, f"the page did not change: {before}"
    finally:
        page.set_default_timeout(WAIT)


def _has_changed(page: Page, act: Callable[[Page], None], before: str, retry_after: float) -> bool:
    try:
        act(page)
    except PageTimeout as error:
        print(f"the action timed out: {error}")
        return bool(page.evaluate(SEEN) != before)
    try:
        page.wait_for_function(f"before => ({SEEN})() !== before", arg=before, timeout=retry_after)
    except PageTimeout:
        return False
    return True
