"""Page speed: Lighthouse's performance score as a median of five runs, and the work of drawing one update.

Usage: python3 dev.py bench page [first | GAME | frames …] [--forms phone desktop] [--runs N] [--updates N]
Lighthouse opens the `first` screen and a running table of each game with an empty cache, as a desktop and as a
simulated slow phone on a slow network; its own benchmark of the machine stands beside the scores. `frames` traces
the drawing of updates (bench/update_rendering.py). Without arguments everything is measured. Results are written to
bench/results.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

import ludoteca
from bench import update_rendering
from bench.server.processes import free_port, serve
from devtools import browser, lighthouse
from devtools.lighthouse import Verdict
from ludoteca.core import discovery

HERE = Path(__file__).parent
SCREEN = {"mobile": False, "width": 1350, "height": 940, "deviceScaleFactor": 1, "disabled": False}
SLOW = {"rttMs": 40, "throughputKbps": 10240, "cpuSlowdownMultiplier": 1}
FORMS: dict[str, dict[str, Any]] = {
    "phone": {},
    "desktop": {"formFactor": "desktop", "screenEmulation": SCREEN, "throttling": SLOW},
}
FIGURES = {
    "first-contentful-paint": "FCP",
    "largest-contentful-paint": "LCP",
    "speed-index": "SI",
    "total-blocking-time": "TBT",
    "cumulative-layout-shift": "CLS",
}
FIRST, FRAMES = "first", "frames"


def pages(url: str, port: int, words: list[str]) -> dict[str, str]:
    """The addresses of the requested pages; running tables are created in that Chromium."""
    found = {"first screen": url} if FIRST in words else {}
    with sync_playwright() as playwright:
        driven = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        for name in [word for word in words if word != FIRST]:
            page = driven.contexts[0].new_page()
            page.goto(url)
            page.get_by_role("button", name=f"Play a bot: {discovery.meta(name).title}").click()
            page.get_by_role("button", name="Start").click()
            page.locator(".stage").wait_for()
            found[f"{name} table"] = page.url
            page.close()
        driven.close()
    return found


def lighthouse_verdicts(url: str, words: list[str], forms: list[str], runs: int) -> dict[str, list[Verdict]]:
    """The verdicts of each run on each page in each form, with the pages interleaved."""
    found: dict[str, list[Verdict]] = {}
    with lighthouse.chromium(browser.known(), "--lang=en") as port:
        opened = pages(url, port, words)
        for number in range(runs):
            for form in forms:
                print(f"\r\x1b[Krun {number + 1} of {runs}, {form}", end="", file=sys.stderr, flush=True)
                asked = {"onlyCategories": ["performance"], **FORMS[form]}
                for name, verdict in zip(opened, lighthouse.audit(port, list(opened.values()), asked), strict=True):
                    found.setdefault(f"{name}, {form}", []).append(verdict)
    print("\r\x1b[K", end="", file=sys.stderr)
    return found


def report(found: dict[str, list[Verdict]]) -> str:
    """The medians, one line for each page and form."""
    lines = [f"{'':28}score  " + "".join(f"{name:>8}" for name in FIGURES.values()) + "   machine"]
    for name, verdicts in found.items():
        score = median(one.scores["performance"] for one in verdicts)
        figures = "".join(formatted(median(one.figures[key] for one in verdicts)) for key in FIGURES)
        lines.append(f"{name:28}{score:5.0f}  {figures}{median(one.benchmark for one in verdicts):10.0f}")
    return "\n".join(lines)


def formatted(figure: float) -> str:
    """Milliseconds without decimals; a layout shift, which is far below one, with three."""
    return f"{figure:8.0f}" if figure >= 1 else f"{figure:8.3f}"


def main() -> None:
    """Measure, print and store the results."""
    parser = argparse.ArgumentParser(prog="dev.py bench page", description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*", default=[FIRST, *ludoteca.games(), FRAMES], help="first, GAME, frames")
    parser.add_argument("--forms", nargs="+", choices=FORMS, default=list(FORMS), help="of Lighthouse")
    parser.add_argument("--runs", type=int, default=5, help="of Lighthouse")
    parser.add_argument("--updates", type=int, default=60, help="to draw")
    args = parser.parse_args()
    if not browser.known():
        sys.exit("Chromium is needed: install it, or name one with CHROMIUM=")
    shown = [word for word in args.words if word != FRAMES]
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as data:
        port = free_port()
        server = serve(port, data, setup="")
        url = f"http://127.0.0.1:{port}/"
        try:
            if shown:
                verdicts = lighthouse_verdicts(url, shown, args.forms, args.runs)
                print(report(verdicts) + "\n")
                results["lighthouse"] = {name: [vars(one) for one in found] for name, found in verdicts.items()}
            if FRAMES in args.words:
                drawn = update_rendering.measured(url, browser.known(), args.updates)
                print(update_rendering.report(drawn))
                results["frames"] = drawn
        finally:
            server.kill()
            server.wait()
    (HERE / "results").mkdir(exist_ok=True)
    (HERE / "results" / "page.json").write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
