"""Gathering at a table: seats, salts, and the commitment that stands before anything is drawn."""

from __future__ import annotations

from hashlib import sha256

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.rng import Rng
from ludoteca.table import OPEN, Seating, Table
from tests.support.table_factories import GAMES, answers, bots, gathered, refused, started, whole


@pytest.mark.parametrize("game", GAMES)
def test_the_commitment_is_shown_before_anything_is_drawn(game: str) -> None:
    table = Table(game, 2)
    shown = table.update(None)["table"]["commitment"]
    assert table.chance.following == 0
    assert shown == sha256(table.chance.secret).hexdigest()
    assert "secret" not in table.update(None)["table"]


def test_two_tables_have_different_secrets() -> None:
    assert Table(GAMES[0], 2).chance.secret != Table(GAMES[0], 2).chance.secret
    assert len(Table(GAMES[0], 2).chance.secret) == 32


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_salts_the_set_up(game: str) -> None:
    deals = set()
    for salt in (b"a", b"b", b"c", b"d"):
        table = Table(game, 2, seats=["North", "South"], chance=Chance.of_seed("one"))
        table.add_salt(0, b"same")
        table.add_salt(1, salt)
        table.start()
        for _ in answers(table, Rng(1), 12):
            pass
        deals.add(table.record().write().split("\n\n")[1])
        assert table.record().header["Salts"] == f'["{b"same".hex()}","{salt.hex()}"]'
    assert len(deals) > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_table_starts_only_when_everybody_is_there_and_has_salted(game: str) -> None:
    table = Table(game, 2)
    with refused("table-seat-open"):
        table.start()
    table.sit(0, Seating("North"))
    table.sit(1, Seating("South"))
    table.add_salt(0, b"x")
    with refused("table-salt-missing"):
        table.start()
    assert table.phase == "gathering"
    table.add_salt(1, b"y")
    table.start()
    assert table.phase == "playing"


def test_a_salt_is_given_once_and_not_after_the_start() -> None:
    table = gathered(GAMES[0], 2)
    with refused("table-salt-given"):
        table.add_salt(0, b"again")
    table.start()
    with refused("table-begun"):
        table.add_salt(0, b"late")
    with refused("table-begun"):
        table.start()


def test_a_salt_has_a_sensible_length() -> None:
    table = Table(GAMES[0], 2)
    for salt in (b"", b"x" * 65):
        with refused("table-bad-salt"):
            table.add_salt(0, salt)


def test_whoever_sits_down_anew_salts_anew() -> None:
    table = gathered(GAMES[0], 2)
    table.sit(1, Seating("East"))
    with refused("table-salt-missing"):
        table.start()


def test_bots_need_no_salt() -> None:
    table = Table(GAMES[0], 2, seats=bots("random", "greedy"))
    table.start()
    assert table.record().header["Salts"] == '["",""]'
    assert table.pending_bots() == [
        (seat, table.record().value("Kinds")[seat], table.decision(seat)) for seat in table.actors()
    ]


def test_each_change_while_gathering_counts() -> None:
    table = Table(GAMES[0], 2)
    seen = [table.version, table.sit(0, Seating("North")), table.sit(1, Seating("South"))]
    seen += [table.add_salt(0, b"x"), table.add_salt(1, b"y")]
    assert seen == [0, 1, 2, 3, 4]
    assert [change["version"] for change in table.update(1, 1)["changes"]] == [2, 3, 4]


def test_names_and_kinds_are_checked() -> None:
    table = Table(GAMES[0], 2)
    for name in ("x" * 41, "two\nlines", "\u202eleft"):
        with refused("table-bad-name"):
            table.sit(0, Seating(name))
    with refused("table-bad-kind"):
        table.sit(0, Seating("North", "not a level"))
    with refused("table-bad-seats"):
        Table(GAMES[0], 2, seats=["North"])
    with refused("table-bad-cap"):
        Table(GAMES[0], 2, cap=0)


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None])
def test_a_seat_that_isnt_there_is_refused_everywhere(seat: int) -> None:
    table = started(GAMES[0], 2)
    before = whole(table)
    for call in (table.undo, table.resign, table.hint, table.can_undo):
        with refused("table-no-such-seat"):
            call(seat)
    with refused("table-no-such-seat"):
        table.submit(seat, "1.0", "x")
    assert whole(table) == before


def test_a_seat_changes_hands_in_mid_game() -> None:
    table = started(GAMES[0], 2)
    table.sit(1, Seating("Moon \N{SNOWMAN}"))
    table.sit(0, Seating("Robot", "greedy"))
    seats = table.update(None)["table"]["seats"]
    assert seats == [
        {"name": "Robot", "kind": "greedy", "left": False},
        {"name": "Moon \N{SNOWMAN}", "kind": "person", "left": False},
    ]
    assert table.record().header["Seats"] == '["Player 0","Player 1"]'
    assert 'table seat 0 greedy "Robot"' in table.record().write()
    table.sit(0, Seating("", OPEN))
    assert table.pending_bots() == []
