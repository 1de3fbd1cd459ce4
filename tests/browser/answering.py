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
READY = """() => {
    if (document.querySelector('.result')) return true;
    // The list of moves follows a frame later: while an answer is on its way it may still hold the moves of before.
    if (document.querySelector('.question .btn, .moves input:disabled')) return false;
    const moves = document.querySelectorAll('datalist option, .stage .choice');
    return document.querySelector('.question.mine') && moves.length > 0;
}"""
SEEN = """() => {
    const moves = [...document.querySelectorAll('datalist option')].map((one) => one.value);
    const text = ['.question', '.stage', '.result', '.log'].map((one) => document.querySelector(one)?.innerText ?? '');
    return JSON.stringify([text, moves]);
}"""


def is_asked(page: Page) -> bool:
    """Whether an answer is waited for, once one is and nothing moves any more, or else the game is over."""
    page.wait_for_function(READY, timeout=PATIENCE * 1000)
    return not page.locator(OVER).count()


def answered(page: Page, act: Callable[[Page], None]) -> None:
    """Act until something else is seen than before; what can't be done is tried again from what is seen then."""
    before = page.evaluate(SEEN)
    deadline = time.monotonic() + PATIENCE
    page.set_default_timeout(AGAIN)
    try:
        while not _taken(page, act, before):
            assert time.monotonic() < deadline, f"no answer was taken: {before}"
    finally:
        page.set_default_timeout(WAIT)


def _taken(page: Page, act: Callable[[Page], None], before: str) -> bool:
    try:
        act(page)
    except TooLate:
        return bool(page.evaluate(SEEN) != before)
    try:
        page.wait_for_function(f"before => ({SEEN})() !== before", arg=before, timeout=AGAIN)
    except TooLate:
        return False
    return True
