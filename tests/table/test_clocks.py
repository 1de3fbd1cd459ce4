"""Clocks: only seats that must answer lose time, and what happens when one expires."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.core.rng import Rng
from ludoteca.table import OPEN, Seating, Table, TimeControl
from ludoteca.table.clocks import Clocks
from ludoteca.table.state_machine import MAX_DISPLAY_MS
from tests.games.maamut.match_factory import scene
from tests.support.table_factories import GAMES, SEATS, ManualClock, answer, asked, owner, refused, started

TURNS = next(game for game in GAMES if len(started(game, 2).actors()) == 1)


@pytest.mark.parametrize("game", GAMES)
def test_only_seats_that_owe_an_answer_lose_time(game: str) -> None:
    clock = ManualClock()
    table = started(game, 2, control=TimeControl(600), clock=clock)
    spent = [0.0, 0.0]
    dice = Rng(8)
    for second in range(1, 15):
        if table.phase == "over":
            break
        for seat in table.actors():
            spent[seat] += second
        clock.seconds += second
        answer(table, dice)
        shown = table.update(None)["table"]["clocks"]
        assert shown["left"] == [600_000 - 1000 * one for one in spent]
        assert shown["running"] == table.actors()


@pytest.mark.parametrize("game", GAMES)
def test_the_clock_of_a_seat_that_is_open_stands_still_until_somebody_sits_there(game: str) -> None:
    clock = ManualClock()
    table = started(game, 2, control=TimeControl(60), clock=clock)
    seat = table.actors()[0]
    clock.seconds += 20
    table.sit(seat, Seating("", OPEN))
    assert seat not in table.update(None)["table"]["clocks"]["running"]
    clock.seconds += 20
    again = Table.rebuild(table.record().write(), table.snapshot(), clock)
    clock.seconds += 10
    for one in (table, again):
        one.sit(seat, Seating("Guest"))
        shown = one.update(None)["table"]["clocks"]
        assert (shown["left"][seat], shown["running"]) == (40_000, one.actors())


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_of_an_answer_costs_nobody(game: str) -> None:
    clock = ManualClock()
    table = started(game, 2, control=TimeControl(600), clock=clock, event_ms=700)
    dice = Rng(8)
    for _ in range(15):
        if table.phase == "over":
            break
        version, waiting = table.version, set(table.actors())
        seat, _ = answer(table, dice)
        events = [event for change in table.update(None, version)["changes"] for event in change.get("events", ())]
        told = table.update(None)["table"]["clocks"]
        asked = set(table.actors()) - (waiting - {seat})
        assert told["wait"] == [700 * (len(events) + 2) if one in asked else 0 for one in range(2)]
        clock.seconds += 0.7 * (len(events) + 2)
        now = table.update(None)["table"]["clocks"]
        assert now["wait"] == [0, 0]
        assert [now["left"][one] for one in asked] == [told["left"][one] for one in asked]
        clock.seconds += 1
        later = table.update(None)["table"]["clocks"]["left"]
        assert [now["left"][one] - later[one] for one in told["running"]] == [1000] * len(told["running"])


def test_a_clock_that_waits_is_out_only_after_that_and_waits_on_in_a_rebuilt_table() -> None:
    clock = ManualClock()
    table = started(TURNS, 2, control=TimeControl(10), clock=clock, event_ms=700)
    answer(table, Rng(8))
    assert table.clocks is not None
    wait = max(table.clocks.start_delays())
    assert 0 < wait <= MAX_DISPLAY_MS
    assert table.clocks.deadline() == 10_000 + wait
    clock.seconds += wait / 2000
    snapshot, left = table.snapshot(), table.clocks.deadline()
    clock.seconds += 3600
    again = Table.rebuild(table.record().write(), snapshot, clock)
    assert again.clocks is not None
    assert again.clocks.deadline() == left == 10_000 + wait // 2


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_the_increment_is_added_once_at_the_end_of_a_turn_to_whose_turn_it_was(game: str, players: int) -> None:
    table = started(game, players, control=TimeControl(60, 5), clock=ManualClock())
    expected, dice = [60_000] * players, Rng(1)
    whose = owner(table)
    for _ in range(60):
        if table.phase == "over":
            break
        turn = table.turn
        answer(table, dice)
        if table.turn != turn:  # the set-up, turn 0, is everybody's
            expected = [one + 5_000 if whose in (None, seat) else one for seat, one in enumerate(expected)]
            whose = owner(table)
        assert left(table) == expected
    assert sum(expected) > players * 60_000


@pytest.mark.parametrize("game", GAMES)
def test_in_a_game_of_days_everybody_has_all_of_them_again_when_a_turn_begins(game: str) -> None:
    clock = ManualClock()
    table = started(game, 2, control=TimeControl(100, per_answer=True), clock=clock)
    expected, dice = [100_000, 100_000], Rng(1)
    for _ in range(40):
        if table.phase == "over":
            break
        clock.seconds += 1
        expected = [one - 1000 if seat in table.actors() else one for seat, one in enumerate(expected)]
        turn = table.turn
        answer(table, dice)
        expected = expected if table.turn == turn else [100_000, 100_000]
        assert left(table) == expected


def test_taking_back_the_end_of_a_turn_takes_its_increment_away() -> None:
    table = hunt(TimeControl(60, 5))
    table.submit(0, asked(table, 0), "trap")
    assert left(table) == [65_000, 60_000]
    rebuilt = Table.rebuild(table.record().write(), json.loads(json.dumps(table.snapshot())), ManualClock())
    for one in (table, rebuilt):
        one.undo(0)
        assert left(one) == [60_000, 60_000]


def test_taking_back_the_end_of_a_turn_of_days_gains_no_time() -> None:
    clock = ManualClock()
    table = hunt(TimeControl(100, per_answer=True), clock)
    clock.seconds += 70
    table.submit(0, asked(table, 0), "trap")
    assert left(table) == [100_000, 100_000]
    table.undo(0)
    assert left(table) == [30_000, 100_000]


def test_taking_back_leaves_a_second() -> None:
    clock = ManualClock()
    clocks = Clocks(TimeControl(2, 10), 2, clock)
    added = clocks.end_turn(0)
    clocks.run([0])
    clock.seconds += 11
    clocks.remove_increment(0, added[0])
    assert clocks.time_left()[0] == 1000


def left(table: Table) -> list[int]:
    """The milliseconds that every seat has left, as everybody is told."""
    found: list[int] = table.update(None)["table"]["clocks"]["left"]
    return found


def hunt(control: TimeControl, clock: ManualClock | None = None) -> Table:
    """A table at the start of the first turn of a match of Mâamut, whose first seat stands on grass."""
    position = scene(["b1", "b3"]).position()
    return started("maamut", 2, position=position, control=control, clock=clock or ManualClock())


OLD_CONTROLS = [
    {"seconds": 60, "increment": 5, "per_answer": False},
    {"seconds": 60, "increment": 0, "per_answer": True},
]


@pytest.mark.parametrize("control", OLD_CONTROLS)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_began_with_increments_per_answer_keeps_them(game: str, control: dict[str, Any]) -> None:
    clock = ManualClock()
    table = started(game, 2, control=TimeControl(60), clock=clock)
    kept = table.record()
    kept.header["Clock"] = json.dumps(control)
    table = Table.rebuild(kept.write(), {**table.snapshot(), "given": []}, clock)
    expected, dice = [60_000, 60_000], Rng(3)
    for _ in range(12):
        if table.phase == "over":
            break
        clock.seconds += 1
        expected = [one - 1000 if seat in table.actors() else one for seat, one in enumerate(expected)]
        seat, _ = answer(table, dice)
        expected[seat] = 60_000 if control["per_answer"] else expected[seat] + 5_000
        assert left(table) == expected
    assert table.record().header["Clock"] == json.dumps(control, separators=(",", ":"))


def test_an_older_snapshot_names_no_seat_for_the_increments_that_undo_takes_away() -> None:
    table = hunt(TimeControl(60, 5))
    table.submit(0, asked(table, 0), "trap")
    snapshot = table.snapshot()
    kept = table.record()
    kept.header["Clock"] = json.dumps(OLD_CONTROLS[0])
    older = Table.rebuild(kept.write(), {**snapshot, "given": [[1, 5_000]]}, ManualClock())
    assert left(older) == [65_000, 60_000]
    older.undo(0)
    assert left(older) == [60_000, 60_000]


@pytest.mark.parametrize("game", GAMES)
def test_a_pause_stops_all_clocks_and_answers(game: str) -> None:
    clock = ManualClock()
    table = started(game, 2, control=TimeControl(60), clock=clock)
    table.pause(1)
    clock.seconds += 1000
    assert table.tick() == table.version
    seat = table.actors()[0]
    move = table.update(seat)["moves"][0]
    with refused("table-paused"):
        table.submit(seat, table.decision(seat) or "", move)
    with refused("table-paused"):
        table.pause()
    table.resume()
    with refused("table-not-paused"):
        table.resume()
    assert table.update(None)["table"]["clocks"]["left"] == [60_000, 60_000]
    clock.seconds += 1
    assert table.update(None)["table"]["clocks"]["left"][seat] == 59_000


@pytest.mark.parametrize("game", GAMES)
def test_out_of_time_is_noticed_by_whoever_comes_next(game: str) -> None:
    clock = ManualClock()
    table = started(game, 2, control=TimeControl(60), clock=clock)
    seats = table.actors()
    clock.seconds += 60
    with refused("table-over"):
        table.submit(seats[0], table.decision(seats[0]) or "", table.update(seats[0])["moves"][0])
    assert table.result is not None
    assert table.result.reason == "time"
    assert table.result.winners == tuple({0, 1} - set(seats))


def test_whoever_ran_out_first_is_found_also_when_looked_for_late() -> None:
    clock = ManualClock()
    clocks = Clocks(TimeControl(60), 3, clock)
    clocks.restore([50_000, 40_000, 60_000])
    clocks.run([0, 1])
    assert clocks.deadline() == 40_000
    clock.seconds += 55
    assert clocks.expired_seats() == [1]
    assert clocks.deadline() == 0


def test_two_may_run_out_at_the_same_instant() -> None:
    clock = ManualClock()
    clocks = Clocks(TimeControl(60), 3, clock)
    clocks.run([0, 2])
    clock.seconds += 61
    assert clocks.expired_seats() == [0, 2]


def test_a_clock_that_stands_still_takes_nothing() -> None:
    clocks = Clocks(TimeControl(60), 2, ManualClock())
    clocks.run([1])
    assert clocks.time_left() == [60_000, 60_000]
    assert Clocks(TimeControl(60), 2, ManualClock()).deadline() is None


@pytest.mark.parametrize("numbers", [(0, 0), (-1, 0), (60, -1), (10**9, 0), (1.5, 0)])
def test_a_time_control_is_checked(numbers: tuple[int, int]) -> None:
    with refused("table-bad-clock"):
        TimeControl(*numbers)
