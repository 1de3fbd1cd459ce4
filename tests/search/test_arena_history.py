"""Programs and classes that ask for more: their seat's events, a match id and the result, and nothing hidden."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteca.conformance.indistinguishability import TablePair
from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.core.record import read
from ludoteca.core.replay import Replay
from ludoteca.search import Effort, Ended, Question
from ludoteca.search.arena.external_player import ExternalPlayer
from ludoteca.search.arena.program import Named
from ludoteca.search.arena.seat_history import SeatHistory
from tests.support.arenas import GAME, arena

GAMES = discovery.names()
CURIOUS = """
import json, sys
with open(sys.argv[1], "a") as heard:
    for line in sys.stdin:
        heard.write(line)
        heard.flush()
        asked = json.loads(line)
        answers = {"hello": {"wants": json.loads(sys.argv[2])}, "result": {}}
        print(json.dumps(answers.get(asked["do"]) or {"move": asked.get("moves", [""])[0]}), flush=True)
"""
EXTRA = {"match", "events", "fresh"}


def curious(folder: Path, wants: list[str], heard: str = "heard.jsonl") -> list[str]:
    """The command of a program that writes down every byte it is sent."""
    script = folder / "curious.py"
    script.write_text(CURIOUS)
    return [sys.executable, str(script), str(folder / heard), json.dumps(wants)]


def heard(folder: Path, do: str) -> list[dict[str, Any]]:
    """The requests of one kind that the program was sent."""
    lines = (folder / "heard.jsonl").read_text().splitlines()
    return [one for one in map(json.loads, lines) if one["do"] == do]


@pytest.mark.parametrize(
    ("wants", "extra"),
    [([], set()), (["result"], {"match"}), (["events"], EXTRA), (["events", "result", "position", 7], EXTRA)],
)
def test_a_program_gets_what_it_asked_for_and_nothing_else(tmp_path: Path, wants: list[str], extra: set[str]) -> None:
    list(arena([f"curious={shlex.join(curious(tmp_path, wants))}", "random"], cap=12).run())
    usual = {"do", "game", "view", "moves", "seat", "seed", "iterations"}
    assert {frozenset(one) for one in heard(tmp_path, "choose")} == {frozenset(usual | extra)}
    assert len(heard(tmp_path, "result")) == (2 if "result" in wants else 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_events_of_all_questions_are_the_log_of_the_seat(tmp_path: Path, game: str) -> None:
    command = shlex.join(curious(tmp_path, ["events", "result"]))
    played = list(arena([f"curious={command}", "random"], cap=40, game=game, records=tmp_path).run())
    for one, ended in zip(played, heard(tmp_path, "result"), strict=True):
        own = [asked for asked in heard(tmp_path, "choose") if asked["match"] == ended["match"]]
        assert [asked["fresh"] for asked in own] == [True, *[False] * (len(own) - 1)]
        told = [event for asked in [*own, ended] for event in asked["events"]]
        assert told == events_of(tmp_path / one["record"], ended["seat"])
        assert one["seats"][ended["seat"]] == "curious"
        assert ended["result"]["reason"] == one["reason"]
    assert len({ended["match"] for ended in heard(tmp_path, "result")}) == 2


def events_of(record: Path, seat: int) -> list[dict[str, Any]]:
    """What a seat saw of a recorded game."""
    steps = Replay(read(record.read_text())).steps()
    return [json.loads(json.dumps(event.seen_by(seat))) for step in steps for event in step.events]


def test_a_program_hears_the_result_of_a_game_that_the_other_forfeited(tmp_path: Path) -> None:
    command = shlex.join(curious(tmp_path, ["result"]))
    script = tmp_path / "bad.sh"
    script.write_text("read -r line; echo '{}'; read -r line; exit 1\n")
    list(arena([f"curious={command}", f"bad=sh {script}"]).run())
    for ended in heard(tmp_path, "result"):
        assert ended["result"]["reason"] == "resigned"
        assert ended["result"]["winners"] == [ended["seat"]]


def test_a_program_without_an_answer_to_the_result_is_started_again(tmp_path: Path) -> None:
    script = tmp_path / "tired.sh"
    answers = (
        """*choose*) echo "{\\"move\\":\\"$(printf %s "$line" | sed 's/.*"moves": *\\[ *"\\([^"]*\\)".*/\\1/')\\"}";;"""
    )
    script.write_text(
        "while read -r line; do case $line in\n"
        f'*hello*) echo \'{{"wants":["result"]}}\';; {answers} *) exit 1;; esac; done\n'
    )
    played = list(arena([f"tired=sh {script}", "random"], cap=6).run())
    assert [one["reason"] for one in played] == ["cap", "cap"]


def test_a_class_gets_its_history_and_the_result(tmp_path: Path) -> None:
    path, told = tmp_path / "keen.py", tmp_path / "told.txt"
    path.write_text(
        "class Keen:\n"
        "    def __init__(self, game):\n        self.events = 0\n"
        "    def choose(self, question, effort):\n"
        "        self.events += len(question.history.events)\n        return question.moves[0]\n"
        "    def finish(self, ended):\n"
        f"        with open({str(told)!r}, 'a') as file:\n"
        "            print(self.events, ended.result['reason'], file=file)\n"
    )
    list(arena([f"{path}:Keen", "random"], cap=10).run())
    assert [line.split()[1] for line in told.read_text().splitlines()] == ["cap", "cap"]
    assert int(told.read_text().split()[0]) > 0


@pytest.mark.parametrize("game", GAMES)
def test_what_a_program_is_sent_does_not_depend_on_what_its_seat_may_not_know(tmp_path: Path, game: str) -> None:
    fewest, most = discovery.meta(game).players
    pairs = [
        (TablePair(game, players, viewer, seed), viewer)
        for seed in range(6)
        for players in range(fewest, most + 1)
        for viewer in range(players)
    ]
    different = [(pair, viewer) for pair, viewer in pairs if pair.are_different()]
    assert sum(compare(pair, tmp_path, viewer) for pair, viewer in different[:12]) > 2 * len(different[:12]) > 0


def compare(pair: TablePair, folder: Path, viewer: int) -> int:
    """Play a pair of matches that a seat cannot tell apart; compare every byte that its program gets from each."""
    programs, histories = [], []
    for name in ("one.jsonl", "other.jsonl"):
        (folder / name).unlink(missing_ok=True)
        command = curious(folder, ["events", "result"], name)
        programs.append(ExternalPlayer(pair.game, Named("curious", "curious"), command))
        histories.append(SeatHistory("match", viewer))
    for _ in range(8):
        befores = [table.history.version for table in pair.tables]
        for table, program, history in zip(pair.tables, programs, histories, strict=True):
            match = table.history.match
            if match is not None and match.result is None and viewer in match.state.current_players():
                program.choose(Question.of_match(match, viewer, history.take()), Effort(1, "x"))
        if not pair.step():
            break
        for table, history, before in zip(pair.tables, histories, befores, strict=True):
            for version in range(before + 1, table.version + 1):
                change = table.history.change_at(version)
                history.add(() if change is None else change.events)
    for program, history in zip(programs, histories, strict=True):
        program.finish(history.ended(pair.game.meta.name, {"scores": [], "winners": [], "reason": "cap"}))
        program.close()
    one, other = (folder / name for name in ("one.jsonl", "other.jsonl"))
    assert one.read_bytes() == other.read_bytes(), "a leak"
    return len(one.read_bytes().splitlines())


def test_a_planted_leak_in_the_events_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.core.events.Event.seen_by", lambda event, viewer: event.whole())
    pairs = [TablePair(game, discovery.meta(game).players[0], 0, seed) for game in GAMES for seed in range(20)]
    with pytest.raises(AssertionError, match="a leak"):
        compare_all([pair for pair in pairs if pair.are_different()], tmp_path)


def compare_all(pairs: list[TablePair], folder: Path) -> None:
    """Compare what seat 0 of several pairs is sent."""
    for pair in pairs:
        compare(pair, folder, 0)


def test_an_ended_match_has_the_events_since_the_last_question() -> None:
    match = Match.new(GAME, discovery.meta(GAME).players[0], "ended")
    history = SeatHistory("match", 0)
    seat = match.state.current_players()[0]
    history.add(match.play(seat, match.moves(seat)[0]))
    first = history.take()
    seat = match.state.current_players()[0]
    history.add(match.play(seat, match.moves(seat)[0]))
    ended = history.ended(GAME, {})
    assert isinstance(ended, Ended)
    assert first.is_whole
    assert [*first.events, *ended.events] == history.events
    history.rewind()
    assert history.take().events == tuple(history.events)
