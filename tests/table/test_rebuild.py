"""A table rebuilt from its record has the same versions, decisions, clocks and state at any point."""

from __future__ import annotations

import json

import pytest

from ludoteca.core import record as records
from ludoteca.core.chance import Chance
from ludoteca.core.errors import BadRecord
from ludoteca.core.replay import replayed
from ludoteca.core.rng import Rng
from ludoteca.table import Seating, Table, TimeControl
from tests.support.table_factories import CROWDS, GAMES, SEATS, ManualClock, answer, asked, refused, started, whole


def again(table: Table, clock: ManualClock | None = None) -> Table:
    """The table rebuilt from what a store would have kept."""
    snapshot = json.loads(json.dumps(table.snapshot()))
    return Table.rebuild(table.record().write(), snapshot, clock)


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_a_rebuilt_table_is_the_same_after_every_change_and_goes_on_the_same(game: str, players: int) -> None:
    clock = ManualClock()
    table = started(game, players, control=TimeControl(900, 3), clock=clock, cap=500)
    dice = Rng(11)
    for turn in range(25):
        if table.phase == "over":
            break
        clock.seconds += turn
        seat, _ = answer(table, dice)
        if table.can_undo(seat) == "free" and turn % 3 == 0:
            table.undo(seat)
        rebuilt = again(table, clock)
        assert whole(rebuilt) == whole(table)
        table = rebuilt


@pytest.mark.parametrize("game", CROWDS)
def test_a_table_is_rebuilt_while_people_gather(game: str) -> None:
    table = Table(game, 3, seats=["North", Seating("Bot", "greedy"), Seating("", "open")])
    table.add_salt(0, b"a")
    rebuilt = again(table)
    assert whole(rebuilt) == whole(table)
    rebuilt.sit(2, Seating("East"))
    rebuilt.add_salt(2, b"c")
    rebuilt.start()
    assert rebuilt.phase == "playing"


@pytest.mark.parametrize("game", GAMES)
def test_what_was_said_at_the_table_is_rebuilt(game: str) -> None:
    table = started(game, 2, hints=False)
    answer(table, Rng(1))
    table.propose(0, "draw")
    table.sit(1, Seating("New \N{GREEK SMALL LETTER ALPHA}"))
    table.pause(0)
    rebuilt = again(table)
    assert whole(rebuilt) == whole(table)
    rebuilt.resume(1)
    rebuilt.agree(1, "draw")
    assert rebuilt.result is not None
    assert rebuilt.result.reason == "agreed"
    assert whole(again(rebuilt)) == whole(rebuilt)


@pytest.mark.parametrize("game", GAMES)
def test_a_store_can_add_lines_to_what_it_has(game: str) -> None:
    table = started(game, 2)
    kept = table.lines()
    dice = Rng(3)
    for _ in range(4):
        since = table.version
        answer(table, dice)
        kept += table.lines(since)
    assert kept == [row for row in table.record().write().split("\n\n")[1].splitlines() if "secret" not in row]
    assert table.lines(table.version) == []


@pytest.mark.parametrize("game", GAMES)
def test_down_time_costs_nobody(game: str) -> None:
    clock = ManualClock()
    table = started(game, 2, control=TimeControl(60), clock=clock)
    clock.seconds += 10
    kept = table.record().write(), json.loads(json.dumps(table.snapshot()))
    later = ManualClock()
    later.seconds = 5
    rebuilt = Table.rebuild(*kept, later)
    assert rebuilt.update(None)["table"]["clocks"] == table.update(None)["table"]["clocks"]
    later.seconds += 49
    assert rebuilt.tick() == table.version
    later.seconds += 1
    assert rebuilt.tick() == table.version + 1


@pytest.mark.parametrize("game", GAMES)
def test_keys_of_answers_outlive_a_restart(game: str) -> None:
    table = started(game, 2)
    seat = table.actors()[0]
    decision, move = asked(table, seat), table.update(seat)["moves"][0]
    version = table.submit(seat, decision, move, key="once")
    rebuilt = again(table)
    assert rebuilt.submit(seat, decision, move, key="once") == version
    with refused("table-key-reused"):
        rebuilt.submit(seat, decision, "other", key="once")


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_table_is_rebuilt_from_its_record_alone(game: str) -> None:
    table = started(game, 2)
    answer(table, Rng(2))
    table.resign(1)
    rebuilt = Table.rebuild(table.record().write())
    assert rebuilt.record().write() == table.record().write()
    assert rebuilt.log(0) == table.log(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_replays_to_the_state_of_its_table(game: str) -> None:
    table = started(game, 2)
    dice = Rng(4)
    for _ in range(20):
        if table.phase == "over":
            break
        seat, _ = answer(table, dice)
        if table.can_undo(seat) == "free":
            table.undo(seat)
            answer(table, dice)
    match = replayed(records.read(table.record().write()))
    assert table.match is not None
    assert match.state == table.match.state


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_not_rebuilt_with_a_wrong_or_missing_secret_or_a_forged_draw(game: str) -> None:
    table = started(game, 2)
    text = table.record().write()
    with pytest.raises(BadRecord, check=lambda error: error.key == "record-without-secret"):
        Table.rebuild(text)
    other = Chance.of_seed("another").secret.hex()
    with pytest.raises(BadRecord, check=lambda error: error.key == "record-commitment-differs"):
        Table.rebuild(text, {"secret": other})
    salted = text.replace("Salts: [", 'Salts: ["00",', 1).replace(f',"{b"table 1".hex()}"]', "]", 1)
    with pytest.raises(BadRecord, check=lambda error: error.key == "record-draw-differs"):
        Table.rebuild(salted, table.snapshot())
