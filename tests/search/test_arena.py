"""The arena: who meets whom, resuming, outside programs and classes, ratings, and the picture."""

from __future__ import annotations

import json
import math
import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import main
from ludoteca.core import discovery
from ludoteca.core.dice import Dice
from ludoteca.core.match import Match
from ludoteca.search import Effort, Question
from ludoteca.search.arena import Arena, Plan, ratings, read_contestant, tables, tally
from ludoteca.search.arena.contestants import BadContestant
from ludoteca.search.arena.outside import GRACE, Outside, Silent
from ludoteca.search.arena.picture import LETTER, LINE, picture
from ludoteca.search.arena.plan import arrangements
from ludoteca.search.arena.ratings import Rating
from ludoteca.search.arena.running import OtherPlan, code
from ludoteca.search.arena.tally import Score

ROOT = Path(__file__).parents[2]
GAME = discovery.names()[-1]
SHELL_BOT = f"first=sh {ROOT / 'docs' / 'bots' / 'first.sh'}"


def arena(
    contestants: Sequence[str], blocks: int = 1, path: Path | None = None, cap: int = 60, game: str = GAME
) -> Arena:
    found = [read_contestant(text) for text in contestants]
    names = tuple(one.name for one in found)
    fewest = discovery.meta(game).players[0]
    return Arena(Plan(game, fewest, names, blocks, "tests", None, 2, cap), found, path)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_contestant_has_every_seat_equally_often_in_a_block(players: int) -> None:
    rows = arrangements(("a", "b"), players)
    assert len(set(rows)) == len(rows)
    for name in "ab":
        seats = Counter(seat for row in rows for seat, sitting in enumerate(row) if sitting == name)
        assert len(seats) == players
        assert len(set(seats.values())) == 1
    assert sum(row.count("a") for row in rows) == sum(row.count("b") for row in rows)


def test_tables_have_names_of_their_own() -> None:
    keys = [table.key for table in tables(Plan(GAME, 2, ("a", "b", "c"), 4, "x"))]
    assert len(set(keys)) == len(keys) == 3 * 4 * 2


def test_the_same_plan_gives_the_same_games() -> None:
    one, other = arena(["random", "casual"], 2), arena(["random", "casual"], 2)
    played = [[dict(game, ms=0, mean_ms=0) for game in each.run()] for each in (one, other)]
    assert played[0] == played[1]
    assert len(played[0]) == 4


def test_a_broken_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
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


def test_a_file_that_tells_no_version_of_a_class_is_taken_up(tmp_path: Path) -> None:
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


@pytest.mark.parametrize("game", discovery.names())
def test_a_shell_script_plays(game: str) -> None:
    played = list(arena([SHELL_BOT, "random"], cap=12, game=game).run())
    assert len(played) == 2
    assert not any(one["reason"] == "silent" for one in played)


@pytest.mark.parametrize("game", discovery.names())
def test_a_program_is_asked_to_choose_from_a_view_and_nothing_else(tmp_path: Path, game: str) -> None:
    heard, script = tmp_path / "heard.jsonl", tmp_path / "curious.sh"
    script.write_text(f"tee {heard} | sh {ROOT / 'docs' / 'bots' / 'first.sh'}\n")
    played = list(arena([f"curious=sh {script}", "random"], cap=12, game=game).run())
    assert not any(one["reason"] == "silent" for one in played)
    hello, *asked = [json.loads(line) for line in heard.read_text().splitlines()]
    assert hello == {"do": "hello"}
    assert asked
    for one in asked:
        assert set(one) == {"do", "game", "view", "moves", "seat", "seed", "iterations"}
        assert one["do"] == "choose"
        world = discovery.game(game).imagine(one["view"], one["seat"], Dice(1))
        assert discovery.game(game).view(world, one["seat"]) == one["view"], "no more than the seat's view"


def test_our_own_engine_is_such_a_program() -> None:
    code = "import sys; from ludoteca.cli import main; sys.exit(main(['engine']))"
    played = list(arena([f'engine={sys.executable} -c "{code}"', "random"], cap=8).run())
    assert not any(one["reason"] == "silent" for one in played)


@pytest.mark.parametrize("answer", ["echo '{}'", "echo nonsense", 'echo \'{"move":"fly"}\'', "exit"])
def test_nonsense_forfeits_the_game(tmp_path: Path, answer: str) -> None:
    script = tmp_path / "bad.sh"
    script.write_text(f"read -r line; echo '{{}}'\nwhile read -r line; do {answer}; done\n")
    played = list(arena([f"bad=sh {script}", "random"]).run())
    for one in played:
        assert one["reason"] == "silent"
        assert one["places"][one["seats"].index("bad")] == 2


def test_a_program_that_gave_no_answer_is_begun_anew_for_the_next_game(tmp_path: Path) -> None:
    mark, script = tmp_path / "mark", tmp_path / "forgetful.sh"
    script.write_text(f"if test ! -e {mark}; then touch {mark}; read -r line; echo '{{}}'; read -r line; exit; fi\n")
    with script.open("a") as file:
        file.write((ROOT / "docs" / "bots" / "first.sh").read_text())
    played = list(arena([f"forgetful=sh {script}", "random"], cap=12).run())
    assert [one["reason"] == "silent" for one in played] == [True, False]


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    mark, script = tmp_path / "mark", tmp_path / "late.sh"
    script.write_text(f"if test ! -e {mark}; then touch {mark}; read -r line; echo '{{}}'; read -r line\n")
    with script.open("a") as file:
        file.write('read -r line; echo \'{"move":"late"}\'; fi\n')
        file.write((ROOT / "docs" / "bots" / "first.sh").read_text())
    match = Match.new(GAME, discovery.meta(GAME).players[0], "late")
    question = Question.of_match(match, match.state.actors()[0])
    program = Outside(match.game, ["sh", str(script)])
    program.grace = 0.1
    with pytest.raises(Silent):
        program.choose(question, Effort(1, "x"))
    program.grace = GRACE
    assert program.choose(question, Effort(1, "x")).move == question.moves[0]
    program.close()


@pytest.mark.parametrize("game", discovery.names())
def test_the_class_in_the_documentation_plays(tmp_path: Path, game: str) -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", text, re.S)[0]
    assert code.count("\n") <= 20
    path = tmp_path / "collector.py"
    path.write_text(code)
    played = list(arena([f"{path}:Wordy", "random"], cap=20, game=game).run())
    assert [one["reason"] != "silent" for one in played] == [True, True]


def test_a_class_may_have_files_beside_it_and_data_classes(tmp_path: Path) -> None:
    (tmp_path / "beside_it.py").write_text("def first(moves):\n    return moves[0]\n")
    path = tmp_path / "a bot.py"
    path.write_text(
        "from __future__ import annotations\n"
        "from dataclasses import dataclass\n"
        "from beside_it import first\n"
        "@dataclass\n"
        "class Bare:\n"
        "    game: object\n"
        "    def choose(self, question, effort):\n"
        "        return first(question.moves)\n"
    )
    played = list(arena([f"{path}:Bare", "random"], cap=8).run(2))
    assert [one["reason"] != "silent" for one in played] == [True, True]


BROKEN = """
class NoGame:
    def choose(self, question, effort): ...

class NoChoice:
    def __init__(self, game): ...

class Failing:
    def __init__(self, game): ...
    def choose(self, question, effort):
        return question.nothing
"""


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("name", "key", "why"),
    [
        ("NoGame", "contestant-not-loaded", "TypeError"),
        ("NoChoice", "contestant-not-loaded", "AttributeError"),
        ("Nobody", "contestant-not-loaded", "AttributeError"),
        ("Failing", "contestant-failed", "broken.py:11)"),
    ],
)
def test_a_class_that_fails_is_refused_with_what_it_raised(
    tmp_path: Path, name: str, key: str, why: str, jobs: int
) -> None:
    path = tmp_path / "broken.py"
    path.write_text(BROKEN)
    with pytest.raises(BadContestant) as refused:
        list(arena([f"{path}:{name}", "random"]).run(jobs))
    assert refused.value.key == key
    assert why in refused.value.fields["why"]


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("command", "key"), [("/no/such/program", "contestant-not-started"), ("true", "contestant-silent")]
)
def test_a_program_that_does_not_begin_is_refused(command: str, key: str, jobs: int) -> None:
    with pytest.raises(Silent) as refused:
        list(arena(["random", f"absent={command}"]).run(jobs))
    assert refused.value.key == key


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


@pytest.mark.parametrize("text", ["mastr", "=x", "name=", "x.txt:Y", "name=sh 'unclosed"])
def test_what_is_no_contestant_is_refused(text: str) -> None:
    with pytest.raises(BadContestant):
        read_contestant(text)


def test_a_class_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContestant):
        list(arena([f"{tmp_path / 'none.py'}:Bot", "random"]).run())


def games(won: Sequence[str]) -> list[dict[str, Any]]:
    """Games of two, in which the named one won; an equals sign for a draw."""
    return [
        {
            "table": f"a b {at} {side}",
            "pair": ["a", "b"],
            "block": at,
            "seats": ["a", "b"] if side == 0 else ["b", "a"],
            "places": [1, 1] if name == "=" else [1, 2] if (name == "a") == (side == 0) else [2, 1],
            "choices": 10 + at,
            "reason": "points",
            "ms": [1.0, 2.0],
            "mean_ms": [1.0, 2.0],
        }
        for at, name in enumerate(won)
        for side in (0, 1)
    ]


def test_ratings_follow_the_results() -> None:
    strong, weak = ratings(games("aaabaaaaba"))
    assert (strong.name, weak.name) == ("a", "b")
    assert strong.low <= strong.elo <= strong.high
    assert strong.elo - weak.elo == pytest.approx(241, abs=40)
    assert ratings(games("="))[0].elo == pytest.approx(0.0, abs=1e-6)


def test_the_interval_of_a_rating_holds_the_truth_as_often_as_it_says() -> None:
    dice, truth, held = Dice(11), 400 * math.log10(0.9 / 0.1) / 2, 0
    for _ in range(40):
        won = ["a" if dice.below(10) else "b" for _ in range(8)]
        strong = next(one for one in ratings(games(won)) if one.name == "a")
        held += strong.low <= truth <= strong.high
    assert held >= 36


@pytest.mark.parametrize("won", ["a", "aaaaa", "=", "ab"])
def test_the_interval_of_a_rating_is_wide_where_little_was_played_or_all_was_won(won: str) -> None:
    for one in ratings(games(won)):
        assert one.low < one.elo - 20
        assert one.high > one.elo + 20


def test_the_tally_counts_seats_length_and_luck() -> None:
    found = tally(games("aab="))
    assert found.pairs["a", "b"].share == pytest.approx((4 + 1) / 8)
    assert found.seats[0].share == pytest.approx(0.5)
    assert found.luck.share == 0.0
    assert max(found.choices) == 13


def test_intervals_shrink_with_the_number_of_games() -> None:
    few, many = Score(6, 10).interval(), Score(600, 1000).interval()
    assert few[0] < many[0] < 0.6 < many[1] < few[1]
    assert Score(0, 0).interval() == (0.0, 1.0)


def test_shares_between_all_and_nothing_tell_more_than_as_many_wins() -> None:
    shares, wins = Score(), Score()
    for at in range(40):
        shares.add(0.75 if at % 4 else 0.25)
        wins.add(1.0 if at % 8 < 5 else 0.0)
    assert shares.share == wins.share == 0.625
    assert wins.worth == 40
    assert 120 < shares.worth < 160
    assert wins.interval()[0] < shares.interval()[0] < 0.625 < shares.interval()[1] < wins.interval()[1]


def test_few_equal_shares_prove_little() -> None:
    equal = Score()
    for _ in range(10):
        equal.add(0.75)
    assert equal.interval()[0] < 0.65


def test_the_interval_of_shares_holds_the_truth_as_often_as_it_says() -> None:
    dice = Dice(7)
    held = 0
    for _ in range(1000):
        found = Score()
        for _ in range(40):
            found.add((0.25, 0.5, 0.75, 0.75)[dice.below(4)])
        low, high = found.interval()
        held += low <= 0.5625 <= high
    assert held >= 950


def test_labels_of_a_picture_stand_apart() -> None:
    close = [Rating(name, elo, elo - 9, elo + 9) for name, elo in (("one", 10.0), ("other", 9.0), ("third", 8.0))]
    drawn = picture(close, {"one": 5.0, "other": 5.1, "third": 5.2}, "t", "r", "ms")
    heights = sorted(
        float(at) for at in re.findall(r'x="[56]\d\d[.\d]*" y="([.\d]+)" font-size="11">(?:one|other|third)', drawn)
    )
    assert len(heights) == 3
    assert all(second - first >= 12 for first, second in pairwise(heights))


def test_no_dot_of_a_picture_covers_a_label() -> None:
    close = [
        Rating("stronger", 10.0, 0.0, 20.0),
        Rating("slower", 9.0, 0.0, 20.0),
        Rating("weak", -300.0, -310.0, -290.0),
    ]
    drawn = picture(close, {"stronger": 50.0, "slower": 90.0, "weak": 1.0}, "t", "r", "ms")
    panel = drawn[drawn.index("<path") :]
    dots = [(float(x), float(y)) for x, y in re.findall(r'cx="([.\d]+)" cy="([.\d]+)"', panel)]
    labels = re.findall(r'<text x="([.\d]+)" y="([.\d]+)" font-size="11">(stronger|slower|weak)', panel)
    assert len(dots) == len(labels) == 3
    for x, y, name in labels:
        ends = float(x) + LETTER * len(name)
        assert not any(float(x) < dot < ends and abs(height + 4 - float(y)) < LINE for dot, height in dots), name


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


def test_versions_are_told_apart_by_game() -> None:
    assert len({code(name) for name in discovery.names()}) == len(discovery.names())
    assert code(GAME) != code(*discovery.names())


def test_a_contestant_may_get_several_times_the_budget() -> None:
    assert read_contestant("master@2").factor == 2.0
    assert read_contestant("master@0.5").factor == 0.5
    assert read_contestant("master").factor == 1.0
    for text in ("master@", "master@0", "master@x", "master@-1"):
        with pytest.raises(BadContestant):
            read_contestant(text)


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
