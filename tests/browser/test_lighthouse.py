"""Lighthouse judges the first screen and a running table of each game: accessibility and best practices."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from devtools import lighthouse
from devtools.lighthouse import Verdict
from ludoteca.core import discovery
from tests.browser.conftest import Server, start_against_bot
from tests.support.page_actions import WAIT, wait_until_idle

LEAST = 95
HOME = "home"
PAGES = [HOME, *discovery.names()]
SETTINGS = {
    "onlyCategories": ["accessibility", "best-practices"],
    "throttlingMethod": "simulate",  # any other waits for five more seconds of quiet, several times a page
    "pauseAfterFcpMs": 0,
    "pauseAfterLoadMs": 0,
    "networkQuietThresholdMs": 500,
    "cpuQuietThresholdMs": 500,
    "maxWaitForFcp": 120_000,
    "maxWaitForLoad": 120_000,
}


@pytest.fixture(scope="module")
def verdicts(browser: Browser, server: Server) -> Iterator[dict[str, Verdict]]:
    """What is said about each page, in a browser that sits at a table of each game."""
    named = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert named, "name a Chromium with CHROMIUM="
    with lighthouse.chromium(named, "--lang=en") as port:
        urls = [server.url, *tables(browser, server, port)]
        yield dict(zip(PAGES, lighthouse.audit(port, urls, SETTINGS), strict=True))


def tables(browser: Browser, server: Server, port: int) -> list[str]:
    """The addresses of running tables, one of each game, which that Chromium has begun by itself."""
    driven = browser.browser_type.connect_over_cdp(f"http://127.0.0.1:{port}")
    found = []
    for name in discovery.names():
        page = driven.contexts[0].new_page()
        page.set_default_timeout(WAIT)
        page.goto(server.url)
        start_against_bot(page, discovery.meta(name).title)
        # Nothing moves while it is judged: the bot waits.
        wait_until_idle(page)
        found.append(page.url)
        page.close()
    driven.close()
    return found


@pytest.mark.parametrize("page", PAGES)
def test_accessibility_and_best_practices_are_at_least_95(verdicts: dict[str, Verdict], page: str) -> None:
    verdict = verdicts[page]
    assert set(verdict.scores) == {"accessibility", "best-practices"}
    assert min(verdict.scores.values()) >= LEAST, (verdict.scores, verdict.failed)
    assert page == HOME or "/t/" in verdict.url
