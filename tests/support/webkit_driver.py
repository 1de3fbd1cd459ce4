"""A WebKitGTK window on a virtual screen, driven over WebDriver; only the commands that a game needs."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"
MISSING = (
    "WebKitGTK can't be driven: {} isn't on PATH and could not be installed.\n"
    "Debian, as root: apt install webkit2gtk-driver xvfb; then python3 dev.py test tests/browser."
)
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
TIMEOUT = 120
LARGE = "1600x1200x24"
# Without motion, and with controls so narrow that the window can be as small as a phone.
SETTINGS = (
    "[Settings]\ngtk-enable-animations=0\ngtk-icon-sizes=gtk-large-toolbar=1,1:gtk-small-toolbar=1,1:gtk-button=1,1\n"
)
STYLE = "* { font-size: 1px; padding: 0; margin: 0; min-width: 0; border-width: 0; }\n"
# Nothing of a desktop is asked for: there may be none, and waiting for it to answer takes half a minute.
ALONE = {
    "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    "GDK_BACKEND": "x11",
    "GIO_USE_VFS": "local",
    "GSETTINGS_BACKEND": "memory",
    "GTK_USE_PORTAL": "0",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "NO_AT_BRIDGE": "1",
}
SEEN = "return location.href + '\\n' + document.body.innerText.slice(0, 1500)"


class WebDriverError(Exception):
    """What the driver answered instead of doing it."""


class WebKit:
    """One window of WebKitGTK."""

    def __init__(self, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.session = ""

    def begin(self) -> None:
        """Open a window with a memory of its own, once the driver answers."""
        asked = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": {"args": ["--automation"]}}}}
        deadline = time.monotonic() + TIMEOUT
        while True:
            try:
                self.session = "/session/" + self._ask("POST", "/session", asked)["sessionId"]
            except urllib.error.URLError:
                assert time.monotonic() < deadline, f"{DRIVER} does not answer"
                time.sleep(0.05)
            else:
                return

    def end(self) -> None:
        """Close it."""
        self._ask("DELETE", self.session)

    def go(self, url: str) -> None:
        """Open an address and wait until it is loaded."""
        self._ask("POST", f"{self.session}/url", {"url": url})

    def resize(self, size: tuple[int, int]) -> None:
        """Make the page as large as that, whatever the window's frame takes and however late it follows."""
        seen: list[int] = []

        def fits() -> bool:
            inner = self.run("return [innerWidth, innerHeight]")
            if inner == list(size):
                return True
            if inner == seen:
                rect = self._ask("GET", f"{self.session}/window/rect")
                width, height = rect["width"] + size[0] - inner[0], rect["height"] + size[1] - inner[1]
                if width > 0 and height > 0:
                    self._ask("POST", f"{self.session}/window/rect", {"width": width, "height": height})
            seen[:] = inner
            return False

        self.until(fits, f"a page of {size}")

    def run(self, script: str, *given: Any) -> Any:
        """What a script in the page returns."""
        return self._ask("POST", f"{self.session}/execute/sync", {"script": script, "args": list(given)})

    def find(self, css: str) -> list[str]:
        """The elements that a selector means now; one that begins with // is a path."""
        using = "xpath" if css.startswith("//") else "css selector"
        found = self._ask("POST", f"{self.session}/elements", {"using": using, "value": css})
        return [one[ELEMENT] for one in found]

    def has(self, css: str) -> bool:
        """Whether a selector of CSS means anything now."""
        return bool(self.run("return document.querySelector(arguments[0]) !== null", css))

    def press(self, css: str, at: int = 0) -> bool:
        """Press an element as a mouse would; whether it was there and the press reached it."""
        return self._do(css, at, "click", {})

    def click(self, css: str) -> None:
        """Press an element once it is there and nothing lies over it."""
        self.until(lambda: self.press(css), f"a click on {css}")

    def write(self, css: str, text: str) -> bool:
        """Type into an empty field, and Return; whether it was there and stayed there."""
        return self._do(css, 0, "clear", {}) and self._do(css, 0, "value", {"text": text + "\ue006"})

    def _do(self, css: str, at: int, what: str, given: dict[str, str]) -> bool:
        try:
            self._ask("POST", f"{self.session}/element/{self.find(css)[at]}/{what}", given)
        except (WebDriverError, IndexError):
            return False
        return True

    def wait_for(self, css: str) -> None:
        """Wait until a selector means something."""
        self.until(lambda: self.has(css), css)

    def until(self, what: Callable[[], bool], name: str) -> None:
        """Wait until something holds; AssertionError tells what is seen instead."""
        assert self.holds(what, TIMEOUT), f"not within {TIMEOUT} s: {name}\n{self.run(SEEN)}"

    def holds(self, what: Callable[[], bool], seconds: float) -> bool:
        """Whether something holds within some time."""
        deadline = time.monotonic() + seconds
        while not what():
            if time.monotonic() > deadline:
                return False
            time.sleep(0.05)
        return True

    def picture(self) -> bytes:
        """The page as it is seen, as PNG."""
        return base64.b64decode(self._ask("GET", f"{self.session}/screenshot"))

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise WebDriverError(error.read().decode()) from None


@contextlib.contextmanager
def driven(folder: Path, port: int) -> Iterator[WebKit]:
    """A window of WebKitGTK that keeps what it keeps in a folder; AssertionError says what is missing."""
    for program in (DRIVER, SCREEN):
        assert shutil.which(program), MISSING.format(program)
    settings = folder / ".config" / "gtk-3.0"
    settings.mkdir(parents=True)
    (settings / "settings.ini").write_text(SETTINGS)
    (settings / "gtk.css").write_text(STYLE)
    with _screen() as display:
        places = {"HOME": folder, "XDG_RUNTIME_DIR": folder, "XDG_CONFIG_HOME": folder / ".config"}
        env = {**os.environ, **ALONE, **{name: str(place) for name, place in places.items()}, "DISPLAY": display}
        with _program([DRIVER, f"--port={port}"], env):
            window = WebKit(port)
            window.begin()
            try:
                yield window
            finally:
                window.end()


@contextlib.contextmanager
def _screen() -> Iterator[str]:
    """A screen that nobody sees; its name."""
    told, telling = os.pipe()
    words = [SCREEN, "-displayfd", str(telling), "-screen", "0", LARGE, "-nolisten", "tcp"]
    with _program(words, dict(os.environ), telling):
        os.close(telling)
        with open(told) as number:
            yield ":" + number.readline().strip()


@contextlib.contextmanager
def _program(words: list[str], env: dict[str, str], *kept: int) -> Iterator[None]:
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(words, env=env, pass_fds=kept, stdout=quiet, stderr=quiet)
    try:
        yield
    finally:
        process.terminate()
        process.wait(TIMEOUT)
