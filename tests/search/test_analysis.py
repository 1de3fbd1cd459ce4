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
from ludoteca.core.rng import Rng
from ludoteca.search.analysis import Analysis, Analyst
from ludoteca.search.turn_values import TurnValue

GAMES = discovery.names()


def finished(game: str, most: int = 40) -> Match:
    """A match of two weak players, as far as it goes."""
    match = Match.new(game, discovery.meta(game).players[0], "analysed")
    player = search.player(match.game, "beginner")
    for step in range(most):
        if match.result is not None:
            break
        seat = match.state.current_players()[0]
        match.play(seat, player.choose(search.Question.of_match(match, seat), search.Effort(12, str(step))).move)
    return match


def analysed(record: Record, iterations: int = 30) -> Analyst:
    analyst = Analyst(record, iterations)
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
    assert json.loads(json.dumps(found.written()))["worst"] == found.worst()


@pytest.mark.parametrize("game", GAMES)
def test_the_turns_hold_every_decision_once_and_lose_no_more_than_their_answers(game: str) -> None:
    found = analysed(finished(game).record()).analysis()
    decisions = {one.line: one for one in found.decisions}
    assert sorted(line for turn in found.turns for line in turn.lines) == sorted(decisions)
    for turn in found.turns:
        assert {(decisions[line].turn, decisions[line].seat) for line in turn.lines} == {(turn.turn, turn.seat)}
        assert turn.before == decisions[turn.lines[0]].best_value
        assert 0.0 <= turn.loss <= 1.0
        assert turn.events
    named = {at for at, turn in enumerate(found.turns) if turn.better}
    assert named == set(found.worst())


def test_a_turns_loss_counts_what_its_answers_led_to_not_the_noise_of_each() -> None:
    match = finished("mammut", 30)
    found = analysed(match.record()).analysis()
    values = {one.line: one for one in found.decisions}
    whole = next(
        turn for turn in found.turns if len(turn.lines) > 2 and turn.lines[-1] - turn.lines[0] < len(turn.lines)
    )
    first, last = values[whole.lines[0]], values[whole.lines[-1]]
    assert whole.loss == pytest.approx(max(0.0, first.best_value - last.value), abs=0.001)


def test_better_of_a_set_is_the_whole_set() -> None:
    analyst = analysed(finished("mammut", 60).record())
    takes = [turn.better for turn in analyst.analysis().turns if turn.better and turn.better[0]["key"] == "took"]
    assert takes
    for events in takes:
        order = [int(str(event["tile"]).replace("S", "32")) for event in events]
        assert order == sorted(set(order))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_record_has_the_same_analysis(game: str) -> None:
    record = finished(game, 12).record()
    assert analysed(record).analysis() == analysed(record).analysis()


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_valued_from_what_its_seat_knew(game: str) -> None:
    analyst = Analyst(finished(game, 30).record(), 30)
    rewritten = 0
    steps = analyst.replay.steps()
    for number, line in enumerate(analyst.record.lines, 1):
        match = analyst.replay.match
        if isinstance(line.by, int):
            valued = analyst._valued(number, line.by, line.words)
            true = match.state
            match.state = true.resample(line.by, Rng(number))
            rewritten += match.state != true
            assert analyst._valued(number, line.by, line.words) == valued
            match.state = true
        next(steps)
    assert rewritten


def wins_and_ends(match: Match, seat: int) -> tuple[set[str], list[str]]:
    """The moves with which a seat wins at once, and those after which it is somebody else's turn."""
    wins, ends = set(), []
    for move in match.moves(seat):
        after = match.fork()
        after.play(seat, move)
        if after.result is not None and after.result.winners == (seat,):
            wins.add(move)
        elif seat not in after.state.current_players():
            ends.append(move)
    return wins, ends


def left_lying(game: str) -> tuple[Match, int, set[str]]:
    """A match in which a seat ended its turn though it could have won, that line's number, and the winning moves."""
    for number in range(20):
        match = Match.new(game, discovery.meta(game).players[0], f"lying {number}")
        player = search.player(match.game, "skilled")
        for step in range(300):
            if match.result is not None:
                break
            seat = match.state.current_players()[0]
            question = search.Question.of_match(match, seat)
            wins, ends = wins_and_ends(match, seat)
            if wins and ends:
                line = len(match.lines) + 1
                match.play(seat, ends[0])
                return match, line, wins
            match.play(seat, player.choose(question, search.Effort(60, str(step))).move)
    raise AssertionError("nobody could win at once")


@pytest.mark.parametrize("game", ["kahmate", "maamut"])
def test_a_win_left_lying_is_named_with_the_move_that_would_have_won(game: str) -> None:
    match, line, wins = left_lying(game)
    found = analysed(match.record(), 1000).analysis()
    at = next(at for at in found.worst() if line in found.turns[at].lines)
    assert next(one for one in found.decisions if one.line == line).best in wins
    before = match.fork()
    before.strike(range(line, len(match.lines) + 1))
    told = [before.fork().play(found.turns[at].seat, move)[0].whole() for move in wins]
    assert found.turns[at].better[0] in told


def test_turning_points_are_where_prospects_changed_most() -> None:
    swings = [0.04, -0.3, 0.2, 0.0, 0.5, -0.1, 0.06, 0.09]
    turns = [TurnValue(turn, turn % 2, (turn,), 0.5, 0.5 + swing, 0.0) for turn, swing in enumerate(swings, 1)]
    found = Analysis("any", 2, 10, [], turns)
    assert found.turning_points() == [1, 2, 4, 5, 7]
    assert found.written()["turning_points"] == [1, 2, 4, 5, 7]


def test_what_was_taken_back_is_left_out() -> None:
    match = Match.new(GAMES[-1], discovery.meta(GAMES[-1]).players[0], "undone")
    seat = match.state.current_players()[0]
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
    assert "tours" in capsys.readouterr().out
    assert json.loads(output.read_text())["decisions"]


def test_the_summary_calls_players_by_their_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, record = tmp_path / "game.txt", finished(GAMES[-1], 10).record()
    record.header["Seats"] = '["Ann",""]'
    path.write_text(record.write(), encoding="utf-8")
    assert main(["analyse", str(path), "--iterations", "5"]) == 0
    said = capsys.readouterr().out
    assert "  Ann gave away" in said
    assert "  Teal gave away" in said


def test_a_place_that_cannot_be_written_to_is_refused_before_the_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(finished(GAMES[-1], 4).record().write(), encoding="utf-8")
    assert main(["analyse", str(path), "--output", str(tmp_path / "none" / "x.json")]) == 1
    assert capsys.readouterr().out == ""


def test_a_file_that_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    assert main(["analyse", str(path)]) == 1
    path.write_text("nothing")
    assert main(["analyse", str(path)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2
