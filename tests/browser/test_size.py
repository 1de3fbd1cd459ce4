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
    loaded: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if answer.url.endswith(".js") and answer.status == 200:
            loaded[answer.url] = len(gzip.compress(answer.body(), 9))

    page.on("response", weigh)
    page.goto(page.url.removesuffix("learn"))
    start_against_bot(page, discovery.meta(name).title)
    assert sum(loaded.values()) <= MOST, loaded
    assert len(loaded) > 3
