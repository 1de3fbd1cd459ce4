"""Text at twice its size, at a table of each game: nothing is cut at the side, the board keeps its room, and what is
read or pressed can be brought into sight with nothing over it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Server, Visitor, axe
from tests.browser.test_maamut import crowd
from tests.games.mammut.match_factory import scene
from tests.support import study_tables
from tests.support.kahmate_page import SETUP
from tests.support.kahmate_page import position as match

LOOT = {"p1": "food tusk ?/fur", "p2": "axe axe"}
LINE_UP = {**match({}, ""), "turn": 0, "pieces": {}, "ball": None, "pending": SETUP}
# Where each table begins, its board, and what must be read and pressed.
TABLES: dict[str, tuple[dict[str, Any], str, str]] = {
    "maamut": (crowd(), ".prairie", ".seat .name, .action, .hand .card"),
    "kahmate": (match({"rn1": "d6", "bn1": "e5"}, "rn1"), ".pitch", ".captain .names b, .layer, .foot .primary"),
    "line-up": (LINE_UP, ".wood", ".man, .go button, .samples button"),
    "mammut": (scene(3, LOOT, seat=0).position(), '[data-place="centre"]', ".seat .rob"),
}
WIDTHS = "['html', '.stage', '.question', 'header.bar'].map((one) => document.querySelector(one))"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("table", TABLES)
def test_text_grows_to_twice_its_size(visitor: Visitor, server: Server, table: str, size: tuple[int, int]) -> None:
    start, board, parts = TABLES[table]
    [page] = study_tables.open_study(visitor, server, start, size=size, lang="fr")
    page.locator(parts).last.wait_for()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.locator(".kahmate .strip, .maamut, .mammut, .lineup, .kahmate.wide").first.wait_for()
    # What measures its room follows a frame later.
    page.wait_for_function(f"() => {WIDTHS}.every((one) => one.scrollWidth <= one.clientWidth)")
    box = page.locator(board).bounding_box()
    assert box is not None
    assert box["width"] > size[0] * 0.4
    assert box["height"] > 120
    for part in page.locator(parts).filter(visible=True).all():
        part.hover(trial=True)
    assert axe(page) == []
