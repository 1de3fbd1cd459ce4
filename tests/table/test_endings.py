"""Endings by the table instead of the rules: with two players, with more, and by agreement."""

from __future__ import annotations

import pytest

from ludoteca.core import discovery
from ludoteca.core.rng import Rng
from ludoteca.table import NOTHING, Seating, Table, TimeControl
from tests.support.table_factories import CROWDS, GAMES, ManualClock, answer, answers, bots, refused, started, whole

DUELS = [game for game in GAMES if discovery.meta(game).players[0] == 2]


def written(table: Table) -> dict[str, object]:
    """The result as it is written, without the scores."""
    assert table.result is not None
    told = table.result.written()
    assert len(told.pop("scores")) == table.players
    return told


@pytest.mark.parametrize("game", DUELS)
def test_of_two_players_the_one_who_resigns_loses(game: str) -> None:
    table = started(game, 2)
    table.resign(0)
    assert written(table) == {"winners": [1], "reason": "resigned"}
    assert table.phase == "over"
    assert table.update(0)["decision"] is None
    assert table.update(0)["moves"] == []
    assert table.record().secret == table.chance.secret.hex()


@pytest.mark.parametrize("game", CROWDS)
def test_of_more_players_a_bot_plays_on_for_the_one_who_resigns(game: str) -> None:
    players = discovery.meta(game).players[1]
    table = started(game, players, substitute="random")
    table.resign(1)
    assert table.phase == "playing"
    assert table.update(0)["table"]["seats"][1] == {"name": "Player 1", "kind": "random", "left": True}
    with refused("table-seat-left"):
        table.resign(1)
    with refused("table-seat-left"):
        table.sit(1, Seating("Back"))
    dice = Rng(2)
    while 1 not in table.actors():
        answer(table, dice)
    assert table.pending_bots() == [(1, "random", table.decision(1))]
    answer(table, dice)
    assert table.can_undo(1) == NOTHING
    for act in (table.undo, table.hint):
        with refused("table-seat-left"):
            act(1)
    table.pause()
    with refused("table-seat-left"):
        table.resume(1)
    table.resume(0)
    table.abandon()
    assert written(table) == {"winners": [], "reason": "abandoned", "left": [1]}


@pytest.mark.parametrize("game", CROWDS)
def test_the_seat_of_one_who_left_is_named_in_the_result_by_the_rules(game: str) -> None:
    table = started(game, 3)
    table.resign(2)
    for _ in answers(table, Rng(5), 3000):
        pass
    assert table.result is not None
    assert table.result.left == (2,)
    assert table.result.reason not in ("resigned", "time")


@pytest.mark.parametrize("game", CROWDS)
def test_of_more_players_a_bot_plays_on_for_the_one_whose_time_is_out(game: str) -> None:
    clock = ManualClock()
    table = started(game, 3, control=TimeControl(30), clock=clock)
    late = table.actors()
    clock.seconds += 31
    table.tick()
    assert table.phase == "playing"
    seats = table.update(None)["table"]["seats"]
    assert [seat for seat in range(3) if seats[seat]["left"]] == late
    assert set(table.update(None)["table"]["clocks"]["running"]) <= {0, 1, 2} - set(late)


@pytest.mark.parametrize("game", GAMES)
def test_a_draw_needs_everybodys_word(game: str) -> None:
    players = discovery.meta(game).players[1]
    table = started(game, players)
    table.propose(0, "draw")
    for seat in range(1, players):
        assert table.phase == "playing"
        table.agree(seat, "draw")
    assert written(table) == {"winners": [], "reason": "agreed"}
    assert table.record().lines[-1].words == "draw"


@pytest.mark.parametrize("game", GAMES)
def test_an_offer_of_a_draw_stands_while_people_play_on(game: str) -> None:
    table = started(game, 2)
    table.propose(1, "draw")
    answer(table, Rng(3))
    assert "draw" in table.update(0)["table"]["proposals"]
    table.refuse(0, "draw")
    assert table.update(0)["table"]["proposals"] == {}


@pytest.mark.parametrize("game", CROWDS)
def test_whoever_has_left_or_is_a_bot_has_no_word(game: str) -> None:
    table = Table(game, 3, seats=bots("", "greedy", ""))
    table.add_salt(0, b"a")
    table.add_salt(2, b"b")
    table.start()
    table.propose(0, "draw")
    with refused("table-already-agreed"):
        table.agree(1, "draw")
    table.resign(2)
    assert written(table) == {"winners": [], "reason": "agreed", "left": [2]}


@pytest.mark.parametrize("game", GAMES)
def test_an_agreed_limit_of_turns_ends_the_game_when_the_last_of_them_is_over(game: str) -> None:
    table = started(game, 2, cap=3)
    for _ in answers(table, Rng(1), 500):
        if table.phase == "playing":
            assert table.update(None)["view"]["turn"] <= 3
    assert written(table) == {"winners": [], "reason": "cap"}
    assert table.update(None)["view"]["turn"] == 4


@pytest.mark.parametrize("game", GAMES)
def test_an_abandoned_table_has_no_winner_and_nothing_more_happens(game: str) -> None:
    table = started(game, 2)
    answer(table, Rng(1))
    table.abandon()
    assert written(table) == {"winners": [], "reason": "abandoned"}
    before = whole(table)
    for call in (table.undo, table.resign, table.hint, table.pause):
        with refused("table-over"):
            call(0)
    with refused("table-over"):
        table.abandon()
    with refused("table-over"):
        table.sit(0, Seating("Late"))
    assert whole(table) == before


@pytest.mark.parametrize("game", GAMES)
def test_the_secret_is_shown_after_the_end_and_not_before(game: str) -> None:
    table = started(game, 2)
    secret = table.chance.secret.hex()
    assert secret not in str([table.update(None), table.log(0), table.record().write()])
    table.abandon()
    assert table.update(None)["table"]["secret"] == secret
    assert table.record().write().endswith(f"secret {secret}\n")


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_marked_and_can_be_forbidden(game: str) -> None:
    table = started(game, 2)
    table.hint(1)
    assert table.log(0)[-1]["table"] == {"key": "hint", "seats": [1]}
    assert table.record().lines[-1].words == "hint 1"
    with refused("table-no-hints"):
        started(game, 2, hints=False).hint(1)
