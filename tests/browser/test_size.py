"""How much script a visitor loads: the first screen and one game stay below ninety kilobytes, packed."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response

from ludoteca.core import discovery
from tests.browser.conftest import Visitor, start_against_bot

MOST = 90_000


@pytest.mark.parametrize("name", discovery.names())
def test_the_first_screen_and_a_game_are_small(visitor: Visitor, name: str) -> None:
    page = visitor("learn")
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(page.url.removesuffix("learn"))
    start_against_bot(page, discovery.meta(name).title)
    page.locator(".stage svg").first.wait_for()
    scripts = {one.url: one for one in answers if one.url.endswith(".js") and one.status == 200}
    loaded = {url: len(gzip.compress(one.body(), 9)) for url, one in scripts.items()}
    assert any(f"/{name}-" in url for url in loaded), loaded
    assert sum(loaded.values()) <= MOST, loaded
