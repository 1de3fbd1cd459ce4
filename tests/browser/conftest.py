"""A real Chromium before the real server; run by themselves: python3 dev.py test tests/browser."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright

from ludoteca.server.web import static_files
from tests.support import seeded_chance
from tests.support.page_actions import WAIT, answered, first_move, is_asked

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
QUIET = (
    "--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update "
    "--disable-sync --disable-dev-shm-usage --font-render-hinting=none"
).split()
DESKTOP = (1440, 900)
PHONE = (360, 640)
expect.set_options(timeout=WAIT)
TELL_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) => {
  console.error(`the Content Security Policy forbids ${event.effectiveDirective} ${event.blockedURI}`);
});
"""
# Colours on their way from light to dark are neither; what goes on for ever is no way to anywhere.
AT_REST = """
() => document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity,
)
"""
# Whether nothing lies over the middle of something.
ON_TOP = """one => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
# What a page says; lines of the log that are out of sight aren't drawn, and what isn't drawn has no inner text.
SAID = """body => {
    for (const line of body.querySelectorAll('.log li')) line.style.contentVisibility = 'visible';
    return body.innerText;
}"""
NOT_OURS = ("net::ERR", "WebSocket connection", "status of 4")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """The real server as a process of its own, with its data in a folder of its own."""

    def __init__(self, data: Path, port: int, around: dict[str, str] | None = None) -> None:
        self.data = data
        self.around = {**(around or os.environ), "LUDOTECA_QUIET": "1"}
        self.port = port
        self.url = f"http://127.0.0.1:{port}/"
        self.process: subprocess.Popen[bytes] | None = None
        self.seed = data / "seed"
        self.seed.write_text("")

    def start(self) -> None:
        """Begin to serve; returns when it answers."""
        words = ["serve", "--bind", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        command = seeded_chance.command(self.seed, *words, "--limits", "off", "--log", "none")
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=self.around)
        deadline = time.monotonic() + 60
        while not self.answers():
            assert self.process.poll() is None, "the server ended"
            assert time.monotonic() < deadline, "the server doesn't answer"
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether it is up."""
        try:
            with urllib.request.urlopen(f"{self.url}healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def kill(self) -> None:
        """End it without a warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it as one should."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(60)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests; who ends it starts it again."""
    assert (static_files.FOLDER / "index.html").is_file(), "build the client first: python3 dev.py setup"
    made = Server(tmp_path_factory.mktemp("data"), free_port())
    made.start()
    yield made
    made.stop()


@pytest.fixture(autouse=True)
def chance_of_the_test(request: pytest.FixtureRequest) -> None:
    """Matches at the server draw from the test's name; bots think by time, so their moves stay free."""
    if "server" in request.fixturenames:
        name = request.node.name
        print(f"matches draw from the seed “{name}”")
        request.getfixturevalue("server").seed.write_text(name)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    named = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert named, "name a Chromium with CHROMIUM="
    alone = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=named, args=[*QUIET, *alone])
        yield made
        made.close()


Visitor = Callable[..., Page]


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep whether a test has failed, for its fixtures."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def tell(page: Page) -> None:
    """Print what a page says: a failure is mostly to be understood from there."""
    try:
        print(f"{page.url} says:\n{page.locator('body').evaluate(SAID, timeout=2000)[:4000]}")
    except Error as error:
        print(f"{page.url} can't be read: {error}")


@pytest.fixture
def visitor(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Visitor]:
    """Makes a device with a memory of its own at the first screen; what its page complains about fails the test."""
    contexts = []
    complaints: list[str] = []
    forgiven = list(NOT_OURS)

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in forgiven):
            complaints.append(message.text)

    def visit(
        path: str = "", size: tuple[int, int] = DESKTOP, lang: str = "en", forgive: str = "", **wishes: Any
    ) -> Page:
        forgiven.extend([forgive] * bool(forgive))
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=lang, **{"reduced_motion": "reduce", **wishes}
        )
        context.set_default_timeout(WAIT)
        context.add_init_script(TELL_VIOLATIONS)
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(server.url + path)
        return page

    yield visit
    for context in contexts:
        for page in context.pages * request.node.stash.get(FAILED, False):
            tell(page)
        context.close()
    assert complaints == []


def axe(page: Page) -> list[str]:
    """What axe finds wrong with a page that has come to rest: the rule and where."""
    page.evaluate(AXE.read_text("utf-8"))
    page.wait_for_function(AT_REST)
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['target']} {node['html'][:120]}" for one in found["violations"] for node in one["nodes"]
    ]


def start_against_bot(page: Page, game: str) -> None:
    """Two clicks from the first screen to a running game."""
    page.get_by_role("button", name=f"Play a bot: {game}").click()
    page.get_by_role("button", name="Start").click()
    page.locator(".stage").wait_for()


def play_any(page: Page) -> None:
    """Make the first legal move that the list of moves offers, once there is one."""
    assert is_asked(page)
    # Nobody else acts now: a second try after less than that would be one on a slow machine.
    answered(page, _play_first, WAIT)


def _play_first(page: Page) -> None:
    summary = page.locator("aside summary", has_text="Moves in words")
    if summary.evaluate("node => !node.parentElement.open"):
        summary.click()
    box = page.locator("aside .moves input")
    box.fill(first_move(page))
    box.press("Enter")
