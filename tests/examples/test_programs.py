"""The programs of examples/ play every game without a fault, and the pages that mention them are right."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.core import discovery
from tests.support.arenas import EXAMPLES, arena
from tests.support.doc_pages import blocks, page

GAMES = discovery.names()
PROGRAMS = {
    "first.sh": "sh {file}",
    "learner.py": f"{shlex.quote(sys.executable)} {{file}}",
    "forward.mjs": "node {file}",
    "anything.c": "{folder}/anything",
}


def command(name: str, folder: Path) -> str:
    """The command that runs an example, compiled if need be."""
    if name.endswith(".c"):
        output = str(folder / "anything")
        words = ["gcc", "-Wall", "-Wextra", "-Werror", "-O2", "-o", output, str(EXAMPLES / name)]
        subprocess.run(words, check=True)
    return PROGRAMS[name].format(file=EXAMPLES / name, folder=folder)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_plays_every_game_without_a_fault(tmp_path: Path, name: str, game: str) -> None:
    played = list(arena([f"example={command(name, tmp_path)}", "random"], cap=120, game=game).run())
    assert [one.get("why") for one in played] == [None, None]


@pytest.mark.parametrize("game", GAMES)
def test_the_class_plays_every_game(game: str) -> None:
    played = list(arena([f"{EXAMPLES / 'wordy.py'}:Wordy", "random"], cap=40, game=game).run())
    assert [one.get("why") for one in played] == [None, None]


def test_every_example_is_run_and_on_the_page() -> None:
    files = {path.name for path in EXAMPLES.iterdir() if path.is_file()}
    assert files == {*PROGRAMS, "wordy.py"}
    assert {name for name in files if f"examples/{name}" in page("bots")} == files


def test_the_class_on_the_page_is_the_example() -> None:
    code = blocks(page("bots"), "python")[0]
    assert code in (EXAMPLES / "wordy.py").read_text()


def test_the_learner_hears_of_every_game(tmp_path: Path) -> None:
    process = subprocess.run(
        [sys.executable, str(EXAMPLES / "learner.py")],
        input="\n".join(
            json.dumps(request)
            for request in (
                {"do": "hello"},
                {"do": "choose", "game": "g", "match": "m", "seat": 0, "moves": ["a 1"], "seed": "1", "events": [{}]},
                {"do": "result", "game": "g", "match": "m", "seat": 0, "result": {"winners": [0]}, "events": [{}]},
            )
        ),
        capture_output=True,
        text=True,
        check=True,
    )
    assert [json.loads(line) for line in process.stdout.splitlines()][1:] == [{"move": "a 1"}, {}]
    assert process.stderr == "2 events, won\n"


def test_the_programs_in_python_and_javascript_are_short() -> None:
    for name in ("learner.py", "forward.mjs"):
        code = [line for line in (EXAMPLES / name).read_text().splitlines() if line.strip()]
        assert len(code) < 60
        assert re.search("hello", "\n".join(code))
