"""Contestants of the arena: external programs and classes, and their failures."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.search import Effort, Question
from ludoteca.search.arena import read_contestant
from ludoteca.search.arena.contestants import BadContestant
from ludoteca.search.arena.external_player import GRACE, ExternalPlayer
from ludoteca.search.arena.program import Forfeit, Named
from tests.support.arenas import EXAMPLES, GAME, ROOT, SHELL_BOT, arena


@pytest.mark.parametrize("game", discovery.names())
def test_a_shell_script_plays(game: str) -> None:
    played = list(arena([SHELL_BOT, "random"], cap=12, game=game).run())
    assert len(played) == 2
    assert not any(one["reason"] == "silent" for one in played)


@pytest.mark.parametrize("game", discovery.names())
def test_a_program_is_asked_to_choose_from_a_view_and_nothing_else(tmp_path: Path, game: str) -> None:
    heard, script = tmp_path / "heard.jsonl", tmp_path / "curious.sh"
    script.write_text(f"tee {heard} | sh {EXAMPLES / 'first.sh'}\n")
    played = list(arena([f"curious=sh {script}", "random"], cap=12, game=game).run())
    assert not any(one["reason"] == "silent" for one in played)
    hello, *asked = [json.loads(line) for line in heard.read_text().splitlines()]
    assert hello == {"do": "hello"}
    assert asked
    for one in asked:
        assert set(one) == {"do", "game", "view", "moves", "seat", "seed", "iterations"}
        assert one["do"] == "choose"
        world = discovery.game(game).resample(one["view"], one["seat"], Rng(1))
        assert discovery.game(game).view(world, one["seat"]) == one["view"], "no more than the seat's view"


def test_our_own_engine_is_such_a_program() -> None:
    code = "import sys; from ludoteca.cli import main; sys.exit(main(['engine']))"
    played = list(arena([f'engine={sys.executable} -c "{code}"', "random"], cap=8).run())
    assert not any(one["reason"] == "silent" for one in played)


FAILING: dict[str, tuple[str, dict[str, object]]] = {
    "echo '{}'": ("contestant-illegal-move", {"move": "None"}),
    'echo \'{"move":"fly"}\'': ("contestant-illegal-move", {"move": "fly"}),
    "echo 'hi, thinking'": ("contestant-not-json", {"answer": "hi, thinking"}),
    "printf '\\377\\n'": ("contestant-not-json", {"answer": "�"}),
    "echo '[1]'": ("contestant-not-json", {"answer": "[1]"}),
    "exit 3": ("contestant-ended", {"status": 3}),
    "kill -9 $$": ("contestant-killed", {"signal": "SIGKILL"}),
}


@pytest.mark.parametrize("answer", FAILING)
def test_a_failing_program_forfeits_and_the_cause_names_contestant_command_and_fault(
    tmp_path: Path, answer: str
) -> None:
    script = tmp_path / "bad.sh"
    script.write_text(f"read -r line; echo '{{}}'\nwhile read -r line; do {answer}; done\n")
    played = list(arena([f"bad=sh {script}", "random"]).run())
    key, fields = FAILING[answer]
    for one in played:
        assert one["reason"] == "silent"
        assert one["places"][one["seats"].index("bad")] == 2
        assert one["why"] == {"key": key, "contestant": "bad", "command": f"sh {script}", **fields}


def test_a_program_that_does_not_flush_is_told_from_one_that_ended(tmp_path: Path) -> None:
    script = tmp_path / "unflushed.py"
    script.write_text("import sys\nbuffered = open(1, 'w', 65536)\nfor line in sys.stdin: print('{}', file=buffered)\n")
    with pytest.raises(Forfeit) as refused:
        ExternalPlayer(discovery.game(GAME), Named("slow", "the command"), [sys.executable, str(script)], grace=0.5)
    assert refused.value.key == "contestant-no-answer"
    assert refused.value.fields == {"contestant": "slow", "command": "the command", "seconds": 0.5}


def test_a_long_answer_is_quoted_in_part_and_without_control_characters(tmp_path: Path) -> None:
    script = tmp_path / "loud.sh"
    script.write_text(f"read -r line; printf '\\033[31m%s\\n' {'x' * 500}\n")
    with pytest.raises(Forfeit) as refused:
        ExternalPlayer(discovery.game(GAME), Named("loud", "x"), ["sh", str(script)])
    assert refused.value.fields["answer"] == "�[31m" + "x" * 75 + "…"


def test_a_program_that_gave_no_answer_is_begun_anew_for_the_next_game(tmp_path: Path) -> None:
    mark, script = tmp_path / "mark", tmp_path / "forgetful.sh"
    script.write_text(f"if test ! -e {mark}; then touch {mark}; read -r line; echo '{{}}'; read -r line; exit; fi\n")
    with script.open("a") as file:
        file.write((EXAMPLES / "first.sh").read_text())
    played = list(arena([f"forgetful=sh {script}", "random"], cap=12).run())
    assert [one["reason"] == "silent" for one in played] == [True, False]


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    mark, script = tmp_path / "mark", tmp_path / "late.sh"
    script.write_text(f"if test ! -e {mark}; then touch {mark}; read -r line; echo '{{}}'; read -r line\n")
    with script.open("a") as file:
        file.write('read -r line; echo \'{"move":"late"}\'; fi\n')
        file.write((EXAMPLES / "first.sh").read_text())
    match = Match.new(GAME, discovery.meta(GAME).players[0], "late")
    question = Question.of_match(match, match.state.current_players()[0])
    program = ExternalPlayer(match.game, Named("late", f"sh {script}"), ["sh", str(script)])
    program.grace = 0.1
    with pytest.raises(Forfeit):
        program.choose(question, Effort(1, "x"))
    program.grace = GRACE
    assert program.choose(question, Effort(1, "x")).move == question.moves[0]
    program.close()


@pytest.mark.parametrize("game", discovery.names())
def test_the_class_in_the_documentation_plays(tmp_path: Path, game: str) -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", text, re.S)[0]
    assert code.count("\n") <= 20
    path = tmp_path / "wordy.py"
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
    ("command", "key"), [("/no/such/program", "contestant-not-started"), ("true", "contestant-ended")]
)
def test_a_program_that_does_not_begin_is_refused(command: str, key: str, jobs: int) -> None:
    with pytest.raises(Forfeit) as refused:
        list(arena(["random", f"absent={command}"]).run(jobs))
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("text", "name", "kind"),
    [
        ("casual", "casual", "level"),
        ("wordy.py:Wordy", "Wordy", "class"),
        ("mine=wordy.py:Wordy", "mine", "class"),
        (f"sh {EXAMPLES / 'first.sh'}", "first", "program"),
        (f"sh {EXAMPLES / 'first.sh'} --depth=3", "first", "program"),
        ("mine=sh first.sh", "mine", "program"),
        ("/bin/cat", "cat", "program"),
    ],
)
def test_a_contestant_is_a_level_a_class_or_a_command_with_or_without_a_name(text: str, name: str, kind: str) -> None:
    found = read_contestant(text)
    assert (found.name, found.kind) == (name, kind)


@pytest.mark.parametrize("text", ["mastr", "=x", "name=", "x.txt:Y", "name=sh 'unclosed"])
def test_what_is_no_contestant_is_refused(text: str) -> None:
    with pytest.raises(BadContestant):
        read_contestant(text)


def test_a_class_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContestant):
        list(arena([f"{tmp_path / 'none.py'}:Bot", "random"]).run())


def test_a_contestant_may_get_several_times_the_budget() -> None:
    assert read_contestant("master@2").factor == 2.0
    assert read_contestant("master@0.5").factor == 0.5
    assert read_contestant("master").factor == 1.0
    for text in ("master@", "master@0", "master@x", "master@-1"):
        with pytest.raises(BadContestant):
            read_contestant(text)
