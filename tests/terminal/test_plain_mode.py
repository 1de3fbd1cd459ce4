"""Plain mode: whole games by script in four languages, in process and through pipes."""

from __future__ import annotations

import os
import re
import subprocess
from io import StringIO
from pathlib import Path

import pytest

from ludoteca.core import discovery, record
from ludoteca.core.replay import replayed
from ludoteca.drawing import Face
from ludoteca.i18n import LANGUAGES, translator
from ludoteca.table import PERSON, Seating
from ludoteca.terminal import commands as commands_module
from ludoteca.terminal.commands import COMMANDS, CommandInterpreter
from ludoteca.terminal.plain_mode import PlainMode
from ludoteca.terminal.session import PlaySession
from tests.support.pseudo_terminal import PROGRAM

BARE_KEY = re.compile(r"\b[a-z]+(?:-[a-z]+){2,}\b")
MOST_TURNS = 30


def new_commands(game: str, kinds: list[str], seed: str, lang: str = "en", **options: object) -> CommandInterpreter:
    seats = [Seating(f"P{number}", kind) for number, kind in enumerate(kinds)]
    return CommandInterpreter(PlaySession(discovery.game(game), seats, options, seed), translator(lang), True, False)


def played(commands: CommandInterpreter, orders: list[str]) -> str:
    """What is printed when a script plays: before each first move all the orders, then the last move in the list."""
    out = StringIO()
    left = [MOST_TURNS]
    waiting: list[str] = []

    def read() -> str:
        moves = commands.session.moves(commands.viewer)
        if not moves or commands.viewer != commands.session.asked():
            return "\n"
        if not waiting:
            left[0] -= 1
            waiting.extend([*orders, moves[left[0] * 7 % len(moves)]])
        return "" if left[0] < 0 else waiting.pop(0) + "\n"

    PlainMode(commands, read, out).run()
    return out.getvalue()


@pytest.mark.parametrize("game", discovery.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scripted_game_reads_in_every_language(game: str, lang: str) -> None:
    fewest = discovery.meta(game).players[0]
    commands = new_commands(game, [PERSON, *["random"] * (fewest - 1)], "plain", lang)
    said = played(commands, ["where", "hand", "changes", "moves", "preview", "log"])
    assert commands.session.version > 10
    assert "{" not in said
    assert "\x1b" not in said
    assert BARE_KEY.findall(said.replace("--", "")) == []


def test_other_languages_say_nothing_in_english() -> None:
    english = set(played(new_commands("maamut", [PERSON, "random"], "plain", "en"), ["where", "hand"]).splitlines())
    for lang in LANGUAGES[1:]:
        others = set(played(new_commands("maamut", [PERSON, "random"], "plain", lang), ["where", "hand"]).splitlines())
        assert {line for line in english & others if len(line.split()) > 2} == set()


def test_four_people_hand_the_keyboard_on() -> None:
    commands = new_commands("maamut", [PERSON] * 4, "plain")
    said = played(commands, ["hand"])
    turns = re.findall(r"Pass the keyboard to (P\d)", said)
    assert set(turns) == {"P0", "P1", "P2", "P3"}
    for stay in said.split("Pass the keyboard to ")[1:]:
        assert "You draw a" not in stay.split("\n")[0]


def test_a_game_without_a_face_is_playable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands_module, "face", lambda game: Face())
    commands = new_commands("maamut", [PERSON, "random"], "plain")
    said = played(commands, ["where", "moves", "preview", "around b3", "hand"])
    assert "mammoth: d4" in said
    assert "hands: P0 " in said
    assert commands.session.version > 10


NONSENSE = [
    "xyzzy", "move", "move 2", "move 9 NE", "why", "why xyzzy", "preview xyzzy", "around", "around z9", "save",
    "save /nonexistent/place", "rules 99.9", "rules xyzzy", "m", "trap trap", "place", "ŝ", "🦣", "-1", "1" * 500,
    "why " + "m" * 300, "undo", "hand me", "'; drop", "\x1b[2J", "preview",
]  # fmt: skip


@pytest.mark.parametrize("text", NONSENSE)
def test_a_bad_line_gets_a_sentence_and_changes_nothing(text: str) -> None:
    commands = new_commands("maamut", [PERSON, "random"], "plain", first=0)
    commands.viewer = 0
    before = commands.session.version
    reply = commands.execute(text)
    assert " ".join(reply.lines).strip()
    assert not reply.moved
    assert not reply.over
    assert commands.session.version == before
    assert "\x1b" not in " ".join(reply.lines)


def test_a_refused_move_names_its_clause() -> None:
    commands = new_commands("maamut", [PERSON, "random"], "plain", first=0)
    commands.viewer = 0
    assert commands.execute("place d4").lines == ["place d4: Hunters start on the outer ring of 18 tiles. (rule 2.5)"]
    assert "(rule 2.5)" in commands.execute("why trap").lines[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_are_understood_in_english_and_in_the_language_spoken(lang: str) -> None:
    commands = new_commands("maamut", [PERSON, "random"], "plain", lang)
    assert [commands.command(name) for name in COMMANDS] == list(COMMANDS)
    assert [commands.command(commands.translator.translate(f"word-{name}")) for name in COMMANDS] == list(COMMANDS)


def test_leaving_giving_up_and_drawing_ask_first() -> None:
    commands = new_commands("maamut", [PERSON, "random"], "plain", first=0)
    commands.viewer = 0
    for command in ("quit", "resign", "draw"):
        assert "(yes/no)" in commands.execute(command).lines[0]
        assert not commands.execute("perhaps").moved
        assert commands.session.result is None
    commands.execute("draw")
    assert commands.execute("yes").moved
    assert commands.question() == "Draw by agreement."


def test_whoever_gives_up_against_one_loses() -> None:
    commands = new_commands("maamut", [PERSON, "random"], "plain", first=0)
    commands.viewer = 0
    commands.execute("resign")
    commands.execute("y")
    assert commands.session.result is not None
    assert commands.session.result.winners == (1,)
    assert commands.question() == "P1 wins: the opponent resigned."


def test_a_step_is_taken_back_freely_while_nobody_answered() -> None:
    commands = new_commands("maamut", [PERSON, PERSON], "plain", first=0)
    commands.viewer = 0
    place = commands.session.moves(0)[0]
    commands.execute(place)
    assert commands.session.asked() == 1
    assert commands.execute("undo").lines == ["Taken back."]
    assert commands.session.asked() == 0
    assert place in commands.session.moves(0)


def test_a_step_is_taken_back_with_everybodys_word() -> None:
    commands = new_commands("maamut", [PERSON, "random"], "plain", first=0)
    commands.viewer = 0
    commands.execute(commands.session.moves(0)[0])
    commands.session.play_bots()
    assert "(yes/no)" in commands.execute("undo").lines[0]
    commands.execute("yes")
    assert commands.session.view(0)["hunters"] == [None, None]


def test_it_is_scripted_through_pipes(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    script = "where\naround b3\nhand\nnonsense\nresign\nyes\n"
    command = [*PROGRAM, "play", "maamut", "--seats", "you,greedy", "--seed", "a", "--record", str(kept)]
    env = {**os.environ, "LUDOTECA_LANG": "en", "LUDOTECA_QUIET": "1"}
    done = subprocess.run(command, input=script, capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
    assert "Here: b3" in done.stdout
    assert "I don’t understand “nonsense”" in done.stdout
    assert "resigned" in done.stdout
    told = record.read(kept.read_text())
    assert told.value("Result")["reason"] == "resigned"
    assert replayed(told).result is None


def test_plain_lines_fit_an_encoding_without_accents() -> None:
    env = {**os.environ, "LUDOTECA_LANG": "fr", "LUDOTECA_QUIET": "1", "PYTHONIOENCODING": "ascii"}
    command = [*PROGRAM, "play", "maamut", "--seats", "you,random", "--seed", "a"]
    done = subprocess.run(command, input="aide\nregles 3.3\nquitter\noui\n", capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii()
    assert "Maamut - l'esprit du chasseur" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "mamut"], "Did you mean: "),
        (["play", "mamut"], "(Mâamut · the hunter’s spirit)"),
        (
            ["play", "maamut", "--seats", "you,gready"],
            "A seat can’t be “gready”; it is one of: you, random, greedy, beginner",
        ),
        (["play", "maamut", "--seats", "you,greedy", "--players", "3"], "2 seats are named, but --players says 3."),
        (["play", "maamut", "--players", "9"], "9"),
        (["play", "maamut", "--players", "2", "--option", "first"], "An option is written NAME=VALUE, not “first”."),
        (["play", "maamut", "--players", "2", "--option", "first=7"], "first"),
        (["play", "maamut", "--players", "2", "--record", "/nonexistent/x"], "/nonexistent/x can’t be written"),
        (["replay", "/nonexistent/x"], "/nonexistent/x can’t be read"),
        (["rules", "maamut", "9.9"], "Nothing in the rulebook matches “9.9”."),
    ],
)
def test_a_mistake_on_the_command_line_gets_a_sentence(arguments: list[str], said: str) -> None:
    env = {**os.environ, "LUDOTECA_LANG": "en", "LUDOTECA_QUIET": "1"}
    done = subprocess.run([*PROGRAM, *arguments], input="", capture_output=True, text=True, env=env)
    assert done.returncode == 1
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_against_a_bot_is_two_answers_away() -> None:
    number = discovery.names().index("maamut") + 1
    env = {**os.environ, "LUDOTECA_LANG": "en", "LUDOTECA_QUIET": "1"}
    done = subprocess.run([*PROGRAM, "play"], input=f"{number}\n1\n", capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
    assert "Mâamut · the hunter’s spirit" in done.stdout
    assert "Place your hunter" in done.stdout
