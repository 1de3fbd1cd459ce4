"""A plug-in that does not load is left out with one line; every program works without it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.cli.new_game import write_game
from ludoteca.core import discovery
from tests.support.distributions import command, environment, install

ROOT = Path(__file__).parents[2]
OWN = {name for name, meta in discovery.metas().items() if meta.package.startswith("ludoteca.")}


def appended(name: str, text: str) -> Callable[[Path], None]:
    """Append lines to a file of the package."""

    def spoil(package: Path) -> None:
        file = package / name
        file.write_text(file.read_text("utf-8") + text if file.is_file() else text, "utf-8")

    return spoil


def removed(name: str) -> Callable[[Path], None]:
    """Remove a file of the package."""
    return lambda package: (package / name).unlink()


# Of each broken distribution: what is wrong, and a part of what is reported.
BROKEN: dict[str, tuple[Callable[[Path], None], str]] = {
    "badrules": (
        appended("game.py", "import no_such_module\n"),
        "ModuleNotFoundError: No module named 'no_such_module'",
    ),
    "badmeta": (appended("meta.py", "META = = 1\n"), "SyntaxError: invalid syntax"),
    "badtype": (appended("meta.py", "META = 'badtype'\n"), "TypeError: badtype.meta:META is no Meta"),
    "badexit": (appended("rules.py", "raise SystemExit(3)\n"), "SystemExit: 3"),
    "badwords": (removed("locales/en.ftl"), "FileNotFoundError:"),
}
# Distributions whose game loads, but not its board in the browser or in the terminal.
BOARDLESS: dict[str, tuple[Callable[[Path], None], str]] = {
    "badboard": (removed("web/board.js"), "FileNotFoundError: no ES module"),
    "badface": (appended("terminal.py", "FACE = 1 / 0\n"), "ZeroDivisionError"),
}
SERVER = """
import asyncio, json, sys, tempfile
from pathlib import Path
from tests.support.server import serving_in

async def look():
    async with serving_in(Path(tempfile.mkdtemp())) as server:
        games = await server.get("/api/games?lang=fr")
        page = await server.get("/")
        table = await server.table("North", "South")
        metrics = server.components.metrics.text()
        print(json.dumps([sorted(one["name"] for one in games), "<html" in page, bool(table["id"]), metrics]))

asyncio.run(look())
"""


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment with every broken distribution."""
    work = tmp_path_factory.mktemp("broken")
    for name, (spoil, _) in (BROKEN | BOARDLESS).items():
        write_game(name, name.capitalize(), work / name)
        spoil(work / name / "src" / name)
        install(work / name, work / "packages")
    return environment(work / "packages", LUDOTECA_LANG="en")


def run(environment: dict[str, str], *words: str, typed: str = "") -> tuple[str, list[str]]:
    """The output of a program that succeeds, and its lines of errors."""
    done = subprocess.run(words, env=environment, cwd=ROOT, capture_output=True, text=True, input=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout, done.stderr.splitlines()


def check_report(lines: list[str], expected: dict[str, tuple[Callable[[Path], None], str]]) -> None:
    """Each of the expected plug-ins has exactly one line with its name, its package and the exception."""
    assert len(lines) == len(expected), lines
    for name, (_, error) in expected.items():
        (line,) = [line for line in lines if line.startswith(f"{name} of the package ludoteca-{name} is left out: ")]
        assert error in line


def test_the_overview_lists_the_other_games_and_reports_each_broken_one_once(broken: dict[str, str]) -> None:
    said, lines = run(broken, *command("--help"))
    listed = {line.split()[0] for line in said.splitlines() if line.startswith("  ")}
    assert listed >= OWN | BOARDLESS.keys()
    assert not listed & BROKEN.keys()
    check_report(lines, BROKEN)


def test_the_engine_and_the_arena_work_and_the_processes_they_start_do_not_report_again(broken: dict[str, str]) -> None:
    answer, lines = run(broken, *command("engine"), typed='{"do":"hello"}\n')
    assert set(json.loads(answer)["games"]) == OWN | BOARDLESS.keys()
    check_report(lines, BROKEN)
    words = ("arena", sorted(OWN)[0], "random", "greedy", "--blocks", "1", "--ms", "5", "--jobs", "2")
    said, lines = run(broken, *command(*words))
    assert "random" in said
    check_report([line for line in lines if "is left out" in line], BROKEN)


def test_the_server_shows_the_other_games_and_counts_what_is_left_out(broken: dict[str, str]) -> None:
    said, _ = run(broken, sys.executable, "-c", SERVER)
    games, is_page, is_table, metrics = json.loads(said)
    assert set(games) == OWN | BOARDLESS.keys()
    assert is_page
    assert is_table
    assert f"ludoteca_left_out {len(BROKEN) + 1}.0" in metrics  # and the board in the browser


def test_a_broken_board_in_the_terminal_gives_way_to_the_general_one(broken: dict[str, str]) -> None:
    said, lines = run(broken, *command("play", "badface", "--plain", "--seats", "you,random"), typed="where\n")
    assert "Prize" in said
    (line,) = [line for line in lines if line.startswith("badface of the package badface is left out")]
    assert "ZeroDivisionError" in line


def test_a_game_that_is_left_out_is_unknown(broken: dict[str, str]) -> None:
    words = command("play", "badrules")
    done = subprocess.run(words, env=broken, capture_output=True, text=True)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "badrules" in done.stderr.splitlines()[-1]
