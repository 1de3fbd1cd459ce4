"""The arena: pairings, seeds, repeatable runs and result files."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.search.arena import Plan, tables
from ludoteca.search.arena.plan import arrangements
from ludoteca.search.arena.runner import OtherPlan, code
from tests.support.arenas import GAME, arena


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_contestant_has_every_seat_equally_often_in_a_block(players: int) -> None:
    rows = arrangements(("a", "b"), players)
    assert len(set(rows)) == len(rows)
    for name in "ab":
        seats = Counter(seat for row in rows for seat, sitting in enumerate(row) if sitting == name)
        assert len(seats) == players
        assert len(set(seats.values())) == 1
    assert sum(row.count("a") for row in rows) == sum(row.count("b") for row in rows)


def test_every_table_has_a_unique_key() -> None:
    keys = [table.key for table in tables(Plan(GAME, 2, ("a", "b", "c"), 4, "x"))]
    assert len(set(keys)) == len(keys) == 3 * 4 * 2


def test_the_same_plan_gives_the_same_games() -> None:
    one, other = arena(["random", "casual"], 2), arena(["random", "casual"], 2)
    played = [[dict(game, ms=0, mean_ms=0) for game in each.run()] for each in (one, other)]
    assert played[0] == played[1]
    assert len(played[0]) == 4


def test_an_interrupted_run_resumes_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = arena(["random", "greedy"], 2, path)
    next(iter(first.run()))
    with path.open("a") as file:
        file.write('{"table": "cut off')
    again = arena(["random", "greedy"], 2, path)
    assert len(again.played) == 1
    assert len(again.left()) == 3
    list(again.run())
    assert arena(["random", "greedy"], 2, path).left() == []
    assert len(arena(["random", "greedy"], 3, path).left()) == 2


def test_a_file_of_another_plan_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arena(["random", "greedy"], 1, path)
    with pytest.raises(OtherPlan):
        arena(["random", "casual"], 1, path)


def test_games_of_a_class_that_was_changed_since_are_refused(tmp_path: Path) -> None:
    path, bot = tmp_path / "games.jsonl", tmp_path / "bot.py"
    text = "class Bot:\n    def __init__(self, game): ...\n    def choose(self, asked, effort): return asked.moves[0]\n"
    bot.write_text(text)
    list(arena([f"{bot}:Bot", "random"], 1, path, cap=4).run())
    assert arena([f"{bot}:Bot", "random"], 1, path, cap=4).left() == []
    bot.write_text(text.replace("[0]", "[-1]"))
    with pytest.raises(OtherPlan):
        arena([f"{bot}:Bot", "random"], 1, path, cap=4)


def test_a_file_without_versions_of_classes_is_resumed(tmp_path: Path) -> None:
    path, bot = tmp_path / "games.jsonl", tmp_path / "bot.py"
    bot.write_text("class Bot: ...\n")
    header = arena([f"{bot}:Bot", "random"]).header()
    del header["versions"]
    path.write_text(json.dumps(header) + "\n")
    assert len(arena([f"{bot}:Bot", "random"], 1, path).left()) == 2


@pytest.mark.parametrize("held", [b"a letter", b"\xff\xfe", b"[1]", b"{}", b""])
def test_a_file_of_something_else_is_refused_and_left_as_it_is(tmp_path: Path, held: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(held)
    with pytest.raises(OtherPlan):
        arena(["random", "greedy"], 1, path)
    assert path.read_bytes() == held


def test_two_processes_play_what_one_would() -> None:
    alone, pair = arena(["random", "beginner"]), arena(["random", "beginner"])
    played = [sorted(json.dumps(dict(game, ms=0, mean_ms=0)) for game in each) for each in (alone.run(), pair.run(2))]
    assert played[0] == played[1]


@pytest.mark.parametrize("blocks", [2, 3])
def test_the_games_of_a_block_have_one_seed_and_each_block_another(
    blocks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[str] = []
    new = Match.new

    def noted(game: str, players: int, seed: str) -> Match:
        seeds.append(seed)
        return new(game, players, seed)

    monkeypatch.setattr(Match, "new", noted)
    list(arena(["random", "beginner"], blocks, cap=2).run())
    assert [seeds.count(seed) for seed in dict.fromkeys(seeds)] == [2] * blocks


def test_a_game_that_two_runs_have_played_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for _ in arena(["random", "greedy"], path=path).run():
        pass
    once = arena(["random", "greedy"], path=path).played
    with path.open("a") as file:
        file.write(path.read_text().splitlines()[-1] + "\n")
    assert arena(["random", "greedy"], path=path).played == once


def test_versions_differ_by_game() -> None:
    assert len({code(name) for name in discovery.names()}) == len(discovery.names())
    assert code(GAME) != code(*discovery.names())
