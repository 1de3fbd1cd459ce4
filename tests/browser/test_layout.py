"""The main screens in four languages and pseudo-localised, at four widths, light and dark: nothing is wider than the
screen, no control is cut off, and none lies under another one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from ludoteca.core import discovery
from tests.browser.conftest import Server, Visitor, axe
from tests.browser.test_maamut import crowd
from tests.games.mammut.match_factory import scene
from tests.support import study_tables
from tests.support.kahmate_page import SETUP
from tests.support.kahmate_page import position as match
from tests.support.pseudo_language import pseudo_localise

PSEUDO = "pseudo"
LANGUAGES = ("en", "it", "fr", "es", PSEUDO)
SIZES = ((360, 740), (390, 844), (800, 1100), (1440, 900))
NAMES = sorted(discovery.names())
PAGES = ["", "learn", "account", "ratings", "nowhere", *(f"learn/{name}" for name in NAMES)]
LOOT = {"p1": "food tusk ?/fur", "p2": "axe axe"}
LINE_UP = {**match({}, ""), "turn": 0, "pieces": {}, "ball": None, "pending": SETUP}
TABLES: dict[str, dict[str, Any]] = {
    "maamut": crowd(),
    "kahmate": match({"rn1": "d6", "bn1": "e5"}, "rn1"),
    "line-up": LINE_UP,
    "mammut": scene(3, LOOT, seat=0).position(),
}
READY = ".maamut .cell, .kahmate .square, .lineup .cell, .mammut .layer[aria-busy='false'] .tile"
# Controls whose middle is in sight and lies under something that is neither a part of them nor their label. The places
# of a board lie over each other by design: a figure is touched through its tile, tiles of loot overlap.
COVERED = """() => {
    const controls = [...document.querySelectorAll('button, a[href], input, select, summary, textarea')];
    const dialog = document.querySelector('dialog[open]');
    const shown = controls.filter((one) => {
        if (dialog && !dialog.contains(one)) return false;
        if (one.closest('[data-handle], [data-square], [data-tile], .man, .skip, [inert]')) return false;
        return one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    });
    const words = (one) => (one.innerText || one.ariaLabel || '').slice(0, 40);
    const named = (one) => `${one.tagName.toLowerCase()}.${one.className} “${words(one)}”`;
    return shown.flatMap((one) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || box.width < 2) return [];
        // What is scrolled out of its own container is out of sight.
        for (let around = one.parentElement; around; around = around.parentElement) {
            const edge = around.getBoundingClientRect();
            const clips = getComputedStyle(around).overflow !== 'visible';
            if (clips && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom)) return [];
        }
        const top = document.elementFromPoint(x, y);
        const over = top?.closest('button, a[href], input, select, summary, textarea, label');
        if (!top || one.contains(top) || top.contains(one) || over?.contains(one) || !over) return [];
        // A bar that stays in sight while the page scrolls below it.
        for (let node = over; node; node = node.parentElement) {
            if (getComputedStyle(node).position === 'sticky') return [];
        }
        return [`${named(one)} under ${named(over)}`];
    });
}"""
# Controls whose text is wider than they are, and whether the page is wider than the screen.
CUT = """() => {
    const wide = [...document.querySelectorAll('button, a.btn, .card, h1, h2')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen, [data-square], .layer') &&
        getComputedStyle(one).overflowX !== 'auto' && one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 1);
    const page = document.documentElement.scrollWidth - innerWidth;
    const named = (one) => `${one.tagName}.${one.className} “${one.innerText.slice(0, 40)}”`;
    const told = wide.map((one) => `${named(one)} ${one.scrollWidth} > ${one.clientWidth}`);
    return [...(page > 0 ? [`the page is wider by ${page}`] : []), ...told];
}"""


def faults(page: Page) -> list[str]:
    """What is cut off or covered on a page."""
    return [*page.evaluate(CUT), *page.evaluate(COVERED)]


def at_every_size(page: Page, where: str) -> dict[str, list[str]]:
    """The faults of a page at each size that has some."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        # What measures its room follows some frames later.
        page.evaluate("() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 50))")
        found[f"{where or 'home'} at {width}"] = faults(page)
    return {place: what for place, what in found.items() if what}


def opened(visitor: Visitor, lang: str, path: str = "", **wishes: Any) -> Page:
    """A page in a language, or in English stretched."""
    page = visitor(path, lang="en" if lang == PSEUDO else lang, **wishes)
    if lang == PSEUDO:
        pseudo_localise(page)
        page.reload()
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_cut_off_or_covered_on_a_page(visitor: Visitor, server: Server, lang: str) -> None:
    page = opened(visitor, lang)
    found: dict[str, list[str]] = {}
    for path in PAGES:
        page.goto(f"{server.url}{path}")
        page.locator("main h1").first.wait_for()
        found |= at_every_size(page, path)
    page.goto(server.url)
    page.locator(".game .btn.go").first.click()
    page.locator("dialog summary").click()
    found |= at_every_size(page, "new table")
    page.keyboard.press("Escape")
    page.locator("header .icon-btn").last.click()
    page.locator("dialog .chips").first.wait_for()
    assert found | at_every_size(page, "settings") == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_cut_off_or_covered_at_a_table(visitor: Visitor, server: Server, lang: str) -> None:
    page = opened(visitor, lang, color_scheme="dark" if lang in ("it", "es") else "light")
    found: dict[str, list[str]] = {}
    for name, start in TABLES.items():
        table, tokens = study_tables.create_study(server, start, 1)
        seat = study_tables.stored_seat(table, 0, tokens[0])
        page.evaluate("seats => localStorage.setItem('ludoteca.tables', seats)", seat)
        page.goto(f"{server.url}t/{table}")
        page.locator(study_tables.ASKED).wait_for()
        page.locator(READY).first.wait_for()
        found |= at_every_size(page, name)
    assert found == {}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_cut_off_or_covered_in_a_lesson_on_a_phone(visitor: Visitor, lang: str, name: str) -> None:
    page = opened(visitor, lang, f"learn/{name}/lesson", size=(390, 844), has_touch=True, is_mobile=True)
    page.locator("main:not([inert]) > *").first.wait_for()
    page.locator(".fold").click()
    assert faults(page) == []
    assert axe(page) == []
