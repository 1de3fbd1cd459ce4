"""Actions and expectations on Kahmaté's page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Server, Visitor
from tests.games.kahmate.match_factory import ALL, pieces
from tests.support import study_tables
from tests.support.page_actions import expect_logged

TITLE = "Kahmaté"
SETUP = {"kind": "setup", "seat": 0, "ready": [False, False]}


def position(places: dict[str, str], ball: str, cards: list[list[int]] | None = None, **more: Any) -> dict[str, Any]:
    """A position with North to move, the named players as given and the others in front of their in-goals."""
    turn = {"kind": "turn", "seat": 0, "captain": 0, "moved": {}, "stopped": []}
    return {
        "game": "kahmate",
        "players": 2,
        "turn": 7,
        "pieces": pieces(places),
        "ball": ball,
        "cards": cards or [ALL, ALL],
        "score": [0, 0],
        "target": 1,
        "pending": turn,
        **more,
    }


def study(
    visitor: Visitor, server: Server, start: dict[str, Any], size: tuple[int, int] = DESKTOP, **wishes: Any
) -> tuple[Page, Page]:
    """Two pages, North and South, at a study table that starts from a position."""
    north, south = study_tables.open_study(visitor, server, start, 2, size=size, **wishes)
    return north, south


def square(page: Page, name: str) -> Any:
    """A square of the pitch."""
    return page.locator(f'[data-square="{name}"]')


def play_on(page: Page, name: str) -> None:
    """Preview what a square offers, then play it."""
    square(page, name).hover()
    square(page, name).click()


def choose(page: Page, name: str, goal: str) -> None:
    """Select a player once nothing moves, and wait for the squares it can run to."""
    page.locator(".layers").wait_for()
    square(page, name).click()
    expect(square(page, goal).locator(".chip")).to_be_visible()


def expect_piece_on(page: Page, piece: str, name: str) -> None:
    """Wait until a player is drawn on a square."""
    page.wait_for_function(
        """([piece, square]) => {
            const one = document.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect();
            const two = document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
            const far = one && two && Math.hypot(one.x + one.width / 2 - two.x - two.width / 2,
                one.y + one.height / 2 - two.y - two.height / 2);
            return far !== undefined && far < 12;
        }""",
        arg=[piece, name],
    )


def lay(page: Page, card: int) -> None:
    """Choose a card and lay it."""
    page.locator(".pick:enabled", has_text=f"Lay card {card}").click()
    page.get_by_role("button", name=f"Lay card {card}", exact=True).last.click()


def expect_in_log(page: Page, text: str) -> None:
    """Expect a sentence in the log."""
    expect_logged(page, text)


def expect_no_overflow(page: Page) -> None:
    """Check that nothing is wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".kahmate").evaluate("node => node.scrollWidth <= node.clientWidth")
