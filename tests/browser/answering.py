"""Answering what a page asks, whatever course a game takes: act, see whether that was taken, else look again.

A click may only end a motion, and the table may give an answer by itself while one is being chosen: then nothing is
wrong, and what to do is decided anew from what is seen.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

OVER = ".result"
WAIT = 20_000
AGAIN = 5_000
PATIENCE = 60.0
# The first move of the list, once the list holds what is asked now.
LISTED = """() => {
    const first = document.querySelector('datalist option')?.value;
    return first && document.querySelector('.moves input').placeholder === first && first;
}"""
READY = """() => {
    if (document.querySelector('.result')) return true;
    if (document.querySelector('.question .btn, .moves input:disabled')) return false;
    const moves = document.querySelectorAll('datalist option, .stage .choice');
    // The list of moves follows a frame later and may still hold those of before; the field hints at one of now.
    if (document.querySelector('datalist option') && !(LISTED)()) return false;
    return document.querySelector('.question.mine') && moves.length > 0;
}""".replace("LISTED", LISTED)
SEEN = """() => {
    const moves = [...document.querySelectorAll('datalist option')].map((one) => one.value);
    const text = ['.question', '.stage', '.result'].map((one) => document.querySelector(one)?.innerText ?? '');
    // Lines of the log that are out of sight aren't drawn, and what isn't drawn has no inner text.
    const log = document.querySelector('.log')?.textContent ?? '';
    return JSON.stringify([text, log, moves]);
}"""


def is_asked(page: Page) -> bool:
    """Whether an answer is waited for, once one is and nothing moves any more, or else the game is over."""
    page.wait_for_function(READY, timeout=PATIENCE * 1000)
    return not page.locator(OVER).count()


def first_move(page: Page) -> str:
    """The first of the moves that may be made now."""
    return str(page.wait_for_function(LISTED).json_value())


def quiet(page: Page) -> None:
    """Wait until the page asks its viewer for something, or the game is over, and nothing moves any more."""
    page.locator(".question.mine, .result").first.wait_for()
    page.wait_for_function("() => !document.querySelector('.question .btn')")


def answered(page: Page, act: Callable[[Page], None], again: float = AGAIN) -> None:
    """Act until something else is seen than before; what can't be done is tried again from what is seen then."""
    before = page.evaluate(SEEN)
    deadline = time.monotonic() + PATIENCE
    page.set_default_timeout(again)
    try:
        while not _taken(page, act, before, again):
            assert time.monotonic() < deadline, f"no answer was taken: {before}"
    finally:
        page.set_default_timeout(WAIT)


def _taken(page: Page, act: Callable[[Page], None], before: str, again: float) -> bool:
    try:
        act(page)
    except TooLate as error:
        print(f"came to nothing: {error}")
        return bool(page.evaluate(SEEN) != before)
    try:
        page.wait_for_function(f"before => ({SEEN})() !== before", arg=before, timeout=again)
    except TooLate:
        return False
    return True
