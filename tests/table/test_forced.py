"""Publicly forced moves: only moves that every spectator can deduce from its view are forced."""

from __future__ import annotations

import pytest

from ludoteca.conformance.indistinguishability import TablePair
from ludoteca.core import discovery
from ludoteca.core.rng import Rng
from ludoteca.table import Table, TimeControl
from tests.support.table_factories import GAMES, SEATS, ManualClock, answer, refused, started

MAX_ANSWERS = 250
OTHER_WORLDS = range(1000, 1040)


def walked(game: str, players: int, seed: int) -> list[Table]:
    """A table with automatic answers at each step of a random game; one list entry per forced question met."""
    table = started(game, players, str(seed), auto=True)
    dice = Rng(seed)
    met = []
    for _ in range(MAX_ANSWERS):
        if table.phase == "over":
            break
        if table.forced_answers():
            met.append(Table.rebuild(table.record().write(), table.snapshot(), auto=True))
            seat, decision, move = table.forced_answers()[0]
            table.submit(seat, decision, move)
        else:
            answer(table, dice)
    return met


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_a_forced_answer_is_the_only_legal_one_in_every_world_that_a_spectator_can_imagine(
    game: str, players: int
) -> None:
    for table in walked(game, players, 5):
        match = table.history.current_match()
        for seat, decision, move in table.forced_answers():
            assert match.moves(seat) == [move]
            assert decision == table.decision(seat)
            for world in OTHER_WORLDS:
                imagined = match.game.resample(match.view(None), None, Rng(world))
                assert match.game.moves(imagined, seat) == [move]


def test_there_are_forced_answers_in_more_than_one_game() -> None:
    found = {game for game in GAMES for seed in range(4) if walked(game, discovery.meta(game).players[0], seed)}
    assert len(found) > 1


@pytest.mark.parametrize(("game", "players"), SEATS)
@pytest.mark.parametrize("seed", range(5))
def test_whether_the_table_answers_depends_on_nothing_hidden(game: str, players: int, seed: int) -> None:
    pair = TablePair(game, players, None, seed * 7919)
    for _ in range(20):
        first, second = (table.forced_answers() for table in pair.tables)
        assert first == second, f"seed {seed}"
        if not pair.step():
            break


def test_a_forced_question_costs_no_time() -> None:
    clock = ManualClock()
    tables = [table for game in GAMES for table in walked(game, discovery.meta(game).players[0], 1)[:1]]
    kept = tables[0].record()
    kept.header["Clock"] = '{"seconds":60,"increment":0,"per_answer":false}'
    table = Table.rebuild(kept.write(), tables[0].snapshot(), clock, auto=True)
    forced = {seat for seat, _, _ in table.forced_answers()}
    assert forced
    clock.seconds += 30
    left = table.update(None)["table"]["clocks"]["left"]
    assert all(left[seat] == 60_000 for seat in forced)


def test_without_the_setting_nothing_is_forced() -> None:
    table = started(GAMES[0], discovery.meta(GAMES[0]).players[0])
    assert table.forced_answers() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_pause_needs_every_other_person_and_stops_the_clocks(game: str) -> None:
    clock = ManualClock()
    table = started(game, 2, control=TimeControl(60), clock=clock)
    table.propose(0, "pause")
    assert table.update(None)["table"]["proposals"]["pause"]["waiting"] == [1]
    assert not table.update(None)["table"]["paused"]
    table.agree(1, "pause")
    told = table.update(None)["table"]
    assert told["paused"]
    assert told["proposals"] == {}
    with refused("table-paused"):
        table.propose(0, "pause")
    table.resume(1)
    assert not table.update(None)["table"]["paused"]


def test_somebody_alone_with_bots_pauses_at_once() -> None:
    table = started(GAMES[0], 2)
    table.sit(1, type(table.seats[1])("", "greedy"))
    table.propose(0, "pause")
    assert table.update(None)["table"]["paused"]
