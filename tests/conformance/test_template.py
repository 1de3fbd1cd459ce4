"""The template game as an outsider installs it: found by its entry point, played by the shared programs."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import pytest

from tests.conformance.conftest import TEMPLATE

GAMES = "import ludoteca; print(*ludoteca.games())"
COMMAND = "import sys; from ludoteca.cli import main; sys.exit(main())"
WHOLE_GAME = """
import ludoteca, random
from ludoteca.core import build_guard
match = ludoteca.new("truffles", seed="outsider")
choose = random.Random(1)
while match.result is None:
    seat = choose.choice(match.current_players())
    match.play(seat, choose.choice(match.moves(seat)))
print(build_guard.compiled(), match.record().write())
"""


def run(environment: dict[str, str], *words: str, interpreted: bool = False) -> str:
    """What a Python process that sees the template prints."""
    extra = {"LUDOTECA_INTERPRETED": "1"} if interpreted else {}
    done = subprocess.run([sys.executable, *words], env={**environment, **extra}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_entry_point_makes_it_known(installed: dict[str, str]) -> None:
    assert "truffles" in run(installed, "-c", GAMES).split()


@pytest.mark.parametrize("interpreted", [False, True], ids=["compiled", "interpreted"])
def test_its_own_tests_pass(installed: dict[str, str], interpreted: bool) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--rootdir", str(TEMPLATE))
    told = run(installed, "-m", "pytest", *options, str(TEMPLATE / "tests"), interpreted=interpreted)
    assert " passed" in told


def test_compiled_and_interpreted_core_play_it_alike(installed: dict[str, str]) -> None:
    compiled = run(installed, "-c", WHOLE_GAME).split(" ", 1)
    interpreted = run(installed, "-c", WHOLE_GAME, interpreted=True).split(" ", 1)
    assert compiled[1] == interpreted[1]
    assert interpreted[0] == "False"


def test_the_engine_plays_it_to_the_end(installed: dict[str, str]) -> None:
    choose = random.Random("engine")
    command = [sys.executable, "-c", COMMAND, "engine"]
    with subprocess.Popen(command, env=installed, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:

        def ask(**request: Any) -> dict[str, Any]:
            assert engine.stdin is not None
            assert engine.stdout is not None
            engine.stdin.write(json.dumps(request) + "\n")
            engine.stdin.flush()
            answer: dict[str, Any] = json.loads(engine.stdout.readline())
            assert "error" not in answer, answer
            return answer

        answer = ask(do="new", game="truffles", players=2, seed="oak")
        assert answer["actors"] == [0, 1]
        assert ask(do="why", seat=0, move="send 1")["rule"] == "truffles 2.2"
        assert ask(do="think", seat=1, level="random", iterations=10, seed="1")["move"] in answer["moves"]["1"]
        while not answer["over"]:
            seat = choose.choice(answer["actors"])
            answer = ask(do="play", seat=seat, move=choose.choice(answer["moves"][str(seat)]))
        record = ask(do="record")["record"]
        assert ask(do="replay", record=record)["result"] == answer["result"]


def test_the_overview_shows_it_with_its_subtitle(installed: dict[str, str]) -> None:
    assert "Truffles · pigs under the oak" in run({**installed, "LUDOTECA_LANG": "en"}, "-c", COMMAND)
    assert "Truffles · maiali sotto la quercia" in run({**installed, "LUDOTECA_LANG": "it"}, "-c", COMMAND)
