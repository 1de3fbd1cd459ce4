"""How much script a visitor loads: the first screen and one game stay below 104 kB, compressed."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page

from ludoteca.core import discovery
from tests.browser.conftest import Server, Visitor, start_against_bot

MOST = 104_000


@pytest.mark.parametrize("name", discovery.names())
def test_the_first_screen_and_a_game_are_small(visitor: Visitor, server: Server, name: str) -> None:
    page = visitor("learn").context.new_page()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    page.goto(server.url)
    start_against_bot(page, discovery.meta(name).title)
    page.locator(".stage svg").first.wait_for()
    scripts = sorted(url for url in asked if url.endswith(".js"))
    loaded = {url: packed(page, url) for url in scripts}
    assert any(f"/{name}-" in url for url in loaded), loaded
    assert sum(loaded.values()) <= MOST, loaded


def packed(page: Page, url: str) -> int:
    """The bytes of a file, packed; fetched anew, since a browser may have let go of what it loaded."""
    answer = page.request.get(url)
    assert answer.ok
    return len(gzip.compress(answer.body(), 9))
