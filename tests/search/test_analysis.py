"""Analysis of whole records: every decision is valued, once, from its own seat's knowledge."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca import search
from ludoteca.cli import main
from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.search.analysis import Analyst

GAMES = discovery.names()


def finished(game: str, most: int = 40) -> Match:
    """A match of two weak players, as far as it goes."""
    match = Match.new(game, discovery.meta(game).players[0], "analysed")
    player = search.player(match.game, "beginner")
    for step in range(most):
        if match.result is not None:
            break
        seat = match.state.actors()[0]
        match.play(seat, player.choose(search.Question.of_match(match, seat), search.Effort(12, str(step))).move)
    return match


def analysed(record: Record) -> Analyst:
    analyst = Analyst(record, 30)
    assert len(list(analyst.steps())) == analyst.total()
    return analyst


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_valued_between_nothing_and_everything(game: str) -> None:
    match = finished(game)
    found = analysed(match.record()).analysis()
    assert [one.line for one in found.decisions] == [
        number for number, line in enumerate(match.lines, 1) if isinstance(line.by, int)
    ]
    for one in found.decisions:
        assert 0.0 <= one.value <= one.best_value <= 1.0
    assert all(0.0 <= found.mean_loss(seat) <= 1.0 for seat in range(found.players))
    assert json.loads(json.dumps(found.written()))["worst"] == [one.line for one in found.worst()]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_record_has_the_same_analysis(game: str) -> None:
    record = finished(game, 12).record()
    assert analysed(record).analysis() == analysed(record).analysis()


def test_what_was_taken_back_is_left_out() -> None:
    match = Match.new(GAMES[-1], discovery.meta(GAMES[-1]).players[0], "undone")
    seat = match.state.actors()[0]
    match.play(seat, match.moves(seat)[0])
    number = len(match.lines)
    match.strike([number])
    match.note(f"undo {number}")
    match.play(seat, match.moves(seat)[-1])
    found = analysed(match.record()).analysis()
    assert [one.line for one in found.decisions] == [number + 2]


def test_the_command_writes_a_summary_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, output = tmp_path / "game.txt", tmp_path / "analysis.json"
    record.write_text(finished(GAMES[-1], 10).record().write(), encoding="utf-8")
    assert main(["analyse", str(record), "--iterations", "20", "--output", str(output), "--lang", "fr"]) == 0
    assert "décisions" in capsys.readouterr().out
    assert json.loads(output.read_text())["decisions"]


def test_a_file_that_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    assert main(["analyse", str(path)]) == 1
    path.write_text("nothing")
    assert main(["analyse", str(path)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2
