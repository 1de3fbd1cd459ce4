"""A second engine, since tablets run WebKit: a game of each title from the first screen on, large and on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ludoteca.core import discovery
from tests.browser.conftest import DESKTOP, PHONE, Server, free_port
from tests.browser.test_maamut import position as hunt
from tests.browser.test_mammut import LOOT
from tests.games.mammut.match_factory import scene
from tests.support import study_tables
from tests.support.kahmate_page import position as match
from tests.support.webkit_driver import WebKit, driven

NAMES = discovery.names()
TURNS = 6
AGAIN = 5
ASKED, OVER = ".question.mine", ".result"
FIELD = ".moves input:enabled"
MOVES = "return [...document.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'))"
SEEN = """
    const beside = [...document.querySelectorAll('datalist option')].filter((one) => !one.closest('dialog'));
    const moves = beside.map((one) => one.getAttribute('value'));
    const seen = ['.question', '.stage'].map((one) => document.querySelector(one)?.innerText);
    return [...seen, ...moves].join(' ');
"""
WHERE = """
    const box = document.querySelector(`[data-piece="${arguments[0]}"]`).getBoundingClientRect();
    const found = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return found.find((one) => one.dataset?.square)?.dataset.square ?? null;
"""
BUSY = ".question .btn, .moving, section.sheet"


@pytest.fixture(scope="module")
def webkit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebKit]:
    """One WebKitGTK for all tests here."""
    with driven(tmp_path_factory.mktemp("webkit"), free_port()) as window:
        yield window


def maamut(window: WebKit) -> bool:
    """Set a trap, go somewhere, or throw a card away."""
    if window.press('[data-move="trap"]:not(.off)') or window.press(".cell.can", -1):
        return True
    return window.press('[data-move="discard"]:not(.off)') and window.press(".hand .card")


def kahmate(window: WebKit) -> bool:
    """Line up, lay a card, or run."""
    if window.press(".samples button"):
        return window.press(button("Ready"))
    if window.press(".pick:enabled", -1):
        return window.press(".duel .primary")
    runs = [move.split()[1:] for move in window.run(MOVES) if move.startswith("run ")]
    if not runs:
        return False
    piece, goal = runs[-1]
    if not window.has(f'[data-piece="{piece}"].selected'):
        window.press(f'[data-square="{window.run(WHERE, piece)}"]')
    return window.press(f'[data-square="{goal}"]')


def mammut(window: WebKit) -> bool:
    """Choose, take everything, take one tile, or rob."""
    if window.press(".choose .kind:not([aria-disabled=true])") or window.press(".own .go:enabled"):
        return True
    if window.press(".tile.open"):
        return window.press(".own .go:enabled")
    return window.press(".seat .rob")


BY_HAND: dict[str, Callable[[WebKit], bool]] = {"maamut": maamut, "kahmate": kahmate, "mammut": mammut}


def button(text: str) -> str:
    """The button that says something."""
    return f'//button[starts-with(normalize-space(), "{text}")]'


def in_words(window: WebKit, size: tuple[int, int]) -> None:
    """Write the first legal move."""
    if size == PHONE and not window.has("dialog .moves"):
        window.press("footer.bottom nav button:last-child")
        window.holds(lambda: window.has(f"dialog {FIELD}"), AGAIN)
    elif window.has("details.words:not([open])"):
        window.press("details.words summary")
    if moves := window.run(MOVES):
        window.write(FIELD, moves[0])


def is_asked(window: WebKit) -> bool:
    """Whether the game is over or an answer is waited for; what is being shown is skipped."""
    if window.has(OVER):
        return True
    if window.has(BUSY):
        window.press("section.sheet .close") or window.press(".question .btn")
        return False
    return window.has(ASKED)


def turn(window: WebKit, name: str, size: tuple[int, int], by_hand: bool) -> None:
    """Answer what is asked, on the board or in words, again if a motion swallowed it, until it is taken."""
    before = window.run(SEEN)

    def is_taken() -> bool:
        return window.has(OVER) or window.run(SEEN) != before

    def answer() -> bool:
        if not (by_hand and BY_HAND[name](window)):
            in_words(window, size)
        return window.holds(is_taken, AGAIN)

    window.until(answer, "an answer that is taken")


def has_given_up(window: WebKit) -> bool:
    """Whether the game is over, whoever ended it; else one more press on the way to giving up."""
    if window.has("dialog .moves"):
        window.press('//dialog//button[@aria-label="Close"]')
    elif not window.has(OVER):
        window.press(button("Yes")) or window.press(button("Resign")) or window.press('//button[@aria-label="Menu"]')
    return window.has(OVER)


@pytest.mark.parametrize(("name", "size"), [*((name, DESKTOP) for name in NAMES), (NAMES[-1], PHONE)])
def test_a_game_is_played_in_webkit(webkit: WebKit, server: Server, name: str, size: tuple[int, int]) -> None:
    webkit.resize(size)
    webkit.go(server.url)
    webkit.click(f'//button[@aria-label="Play a bot: {discovery.meta(name).title}"]')
    webkit.click(button("Start"))
    webkit.wait_for(".stage")
    for number in range(TURNS):
        webkit.until(lambda: is_asked(webkit), "a question or the end")
        if webkit.has(OVER):
            break
        turn(webkit, name, size, by_hand=number % 3 < 2)
    webkit.until(lambda: has_given_up(webkit), "the end")
    webkit.wait_for(f"{OVER} h2")
    assert webkit.run("return [innerWidth, document.documentElement.scrollWidth <= innerWidth]") == [size[0], True]


# What is left of a game, the presses that end it, and how.
ENDS: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "maamut": (hunt(["e2", "d7"], "c3", traps={"e4": 0}), ['[data-tile="b3"]'], "trap"),
    "kahmate": (match({"rn1": "d11"}, "rn1"), ['[data-square="d11"]', '[data-square="d12"]'], "deciding try"),
    "mammut": (scene(3, LOOT, seat=0, number=5).position(), [".own .go:enabled"], "points"),
}


@pytest.mark.parametrize("name", NAMES)
def test_a_game_ends_by_its_rules_in_webkit(webkit: WebKit, server: Server, name: str) -> None:
    start, presses, reason = ENDS[name]
    table, tokens = study_tables.create_study(server, start, 1)
    webkit.resize(DESKTOP)
    webkit.go(server.url)
    webkit.run("localStorage.setItem('ludoteca.tables', arguments[0])", study_tables.stored_seat(table, 0, tokens[0]))
    webkit.go(f"{server.url}t/{table}")
    webkit.until(lambda: is_asked(webkit), "a question")
    for press in presses:
        webkit.click(press)
    webkit.until(lambda: is_asked(webkit) and webkit.has(OVER), "the end")
    assert reason in webkit.run("return document.querySelector('.result').innerText")
