"""The command `ludoteca arena`: its table, files, picture and refusals."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from ludoteca.cli import main
from tests.support.arenas import GAME


def test_the_table_tells_who_forfeited_and_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "dreamer.py"
    path.write_text(
        "class Dreamer:\n    def __init__(self, game): ...\n    def choose(self, *asked):\n        return 'fly'\n"
    )
    words = ["arena", GAME, f"{path}:Dreamer", "random", "--blocks", "1", "--iterations", "2", "--jobs", "1"]
    assert main(words) == 0
    assert "Dreamer forfeited 2 games" in (said := capsys.readouterr().out)
    assert "“fly”" in said
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["forfeits"]["Dreamer"]["number"] == 2


def test_the_command_prints_a_table_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawing = tmp_path / "arena.svg"
    words = ["arena", GAME, "random", "beginner", "--blocks", "1", "--iterations", "2", "--cap", "20", "--jobs", "1"]
    assert main([*words, "--svg", str(drawing), "--lang", "it"]) == 0
    assert "punteggio" in capsys.readouterr().out
    tree = ElementTree.fromstring(drawing.read_text(encoding="utf-8"))
    assert {"random", "beginner"} <= {node.text for node in tree.iter() if node.text}
    assert main([*words, "--json"]) == 0
    assert {one["name"] for one in json.loads(capsys.readouterr().out)["ratings"]} == {"random", "beginner"}


def test_the_command_tells_win_rates_by_seat_for_each_number_of_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", GAME, "random", "beginner", "--blocks", "1", "--iterations", "2", "--cap", "6", "--jobs", "1"]
    words += ["--players", "2,3", "--file", str(tmp_path / "games.jsonl"), "--svg", str(tmp_path / "arena.svg")]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert all(f"Wins by seat, {players} players: 0: " in said for players in (2, 3))
    names = {f"{name}-{players}.{end}" for name, end in (("games", "jsonl"), ("arena", "svg")) for players in (2, 3)}
    assert {path.name for path in tmp_path.iterdir()} == names
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(one["players"], len(one["seats"])) for one in found] == [(2, 2), (3, 3)]


@pytest.mark.parametrize(
    "words",
    [
        ["random"],
        ["random", "random"],
        ["random", "mastr"],
        ["random", "greedy", "--iterations", "0"],
        ["random", "greedy", "--ms", "0"],
        ["random", "greedy", "--ms", "nan"],
        ["random", "greedy", "--players", "0"],
        ["random", "greedy", "--players", "9"],
        ["random", "greedy", "--blocks", "0"],
        ["random", "greedy", "--cap", "0"],
        ["random", "greedy", "--jobs", "-1"],
        ["random", "greedy", "--svg", "/nowhere/at/all.svg"],
        ["random", "greedy", "--file", "/nowhere/at/all.jsonl"],
    ],
)
def test_the_command_refuses_bad_input(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", GAME, *words]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
