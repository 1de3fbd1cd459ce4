"""The table's law of taking back, on positions of Mâamut: what is free, what needs everybody."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.table import Seating, Table
from tests.games.maamut.match_factory import scene
from tests.support.table_factories import asked, refused, started


def table_at(match: Match, seats: list[Any] | None = None) -> Table:
    """A table that goes on from a scene."""
    position = match.position()
    players = position["players"]
    table = Table("maamut", players, seats=seats or ["A"] * players, position=position, chance=Chance.of_seed("undo"))
    for seat in range(players):
        table.add_salt(seat, b"salt")
    table.start()
    return table


def play(table: Table, seat: int, move: str) -> None:
    """A move that quotes the open decision."""
    table.submit(seat, asked(table, seat), move)


def is_final(table: Table, seat: int, move: str) -> bool:
    """Whether the preview warns of a point of no return."""
    warned: bool = table.preview(seat, move)["no_return"]
    return warned


def test_a_trap_is_free_to_take_back_until_another_seat_answers() -> None:
    table = table_at(scene(["b1", "b3"]))
    before = table.match.state.copy() if table.match else None
    assert not is_final(table, 0, "trap")
    play(table, 0, "trap")
    assert table.can_undo(0) == "free"
    assert table.can_undo(1) == "nothing"
    table.undo(0)
    assert table.match is not None
    assert table.match.state == before
    assert table.can_undo(0) == "nothing"
    play(table, 0, "trap")
    play(table, 1, "trap")
    assert table.can_undo(0) == "consent"
    assert table.can_undo(1) == "free"
    with refused("table-undo-needs-consent"):
        table.undo(0)


def test_a_draw_is_a_point_of_no_return() -> None:
    table = table_at(scene(["b1", "b3"]))
    assert is_final(table, 0, "discard 1")
    play(table, 0, "discard 1")
    assert table.can_undo(0) == "consent"


def test_a_card_that_others_have_seen_is_a_point_of_no_return_before_anything_is_drawn() -> None:
    table = table_at(scene(["d2", "d5"]))
    assert is_final(table, 0, "move 2 E")
    play(table, 0, "move 2 E")
    assert table.update(1)["view"]["pending"]["kind"] == "flee"
    assert table.can_undo(0) == "consent"


def test_fleeing_is_free_to_take_back_until_the_next_one_flees() -> None:
    table = table_at(scene(["d2", "d5", "d5"]))
    play(table, 0, "move 2 E")
    assert not is_final(table, 1, "flee NE")
    play(table, 1, "flee NE")
    assert table.actors() == [2]
    assert table.can_undo(1) == "free"
    table.undo(1)
    assert table.actors() == [1]
    play(table, 1, "flee SE")
    play(table, 2, table.update(2)["moves"][0])
    assert table.can_undo(1) == "consent"


def test_placing_is_free_to_take_back_until_the_next_one_places() -> None:
    table = started("maamut", 3, options={"first": 1})
    first, second = table.update(1)["moves"][:2]
    play(table, 1, first)
    table.undo(1)
    play(table, 1, second)
    assert table.update(None)["view"]["hunters"] == [None, second.removeprefix("place "), None]
    play(table, 2, table.update(2)["moves"][0])
    assert [table.can_undo(seat) for seat in range(3)] == ["nothing", "consent", "free"]


def test_going_back_by_consent_draws_anew_and_keeps_the_struck_lines() -> None:
    table = started("maamut", 3, options={"first": 0})
    for seat in range(3):
        play(table, seat, table.update(seat)["moves"][0])
    state = table.match.state.copy() if table.match else None
    play(table, 0, "discard " + str(table.update(0)["view"]["hands"][0][0]))
    used = table.chance.following
    table.propose(0, "undo")
    assert table.update(2)["table"]["proposals"] == {"undo": {"seat": 0, "agreed": [], "waiting": [1, 2], "from": 8}}
    table.agree(2, "undo")
    with refused("table-already-agreed"):
        table.agree(2, "undo")
    table.agree(1, "undo")
    assert table.match is not None
    assert table.match.state == state
    assert table.chance.following == used
    body = table.record().write().split("\n\n")[1].splitlines()
    assert [line.split()[1] for line in body[-6:-4]] == ["0", "chance"]
    assert body[-4:] == [
        "7 table propose 0 undo 5",
        "8 table agree 2 undo",
        "9 table agree 1 undo",
        "10 table undo 5-6",
    ]
    play(table, 0, "discard " + str(table.update(0)["view"]["hands"][0][0]))
    assert table.chance.following == used + 1


def test_one_refusal_is_enough_and_the_proposer_may_withdraw() -> None:
    table = table_at(scene(["b1", "b3", "b5"]))
    play(table, 0, "discard 1")
    for seat in (2, 0):
        table.propose(0, "undo")
        with refused("table-already-proposed"):
            table.propose(0, "undo")
        table.refuse(seat, "undo")
        assert table.update(0)["table"]["proposals"] == {}
        with refused("table-no-proposal"):
            table.agree(1, "undo")


def test_a_proposal_to_go_back_lapses_when_somebody_answers() -> None:
    table = table_at(scene(["b1", "b3"]))
    play(table, 0, "discard 1")
    table.propose(0, "undo")
    play(table, 1, "trap")
    with refused("table-no-proposal"):
        table.agree(1, "undo")


def test_bots_need_not_be_asked() -> None:
    table = table_at(scene(["b1", "b3"]), seats=["A", Seating("Bot", "greedy")])
    play(table, 0, "discard 1")
    table.propose(0, "undo")
    assert table.actors() == [0]


def test_there_is_nothing_to_take_back_once_the_game_is_over() -> None:
    table = table_at(scene(["e3", "b3"], traps={"c4": 1}))
    play(table, 0, "move 1 NE")
    assert table.result is not None
    assert table.result.reason == "trap"
    assert table.can_undo(0) == "nothing"
    with refused("table-over"):
        table.undo(0)


@pytest.mark.parametrize("what", ["resume", "resign", "", "undo 3"])
def test_only_draws_pauses_and_undos_are_proposed(what: str) -> None:
    table = table_at(scene(["b1", "b3"]))
    with refused("table-no-such-proposal"):
        table.propose(0, what)


def test_nobody_can_propose_to_take_back_nothing() -> None:
    table = table_at(scene(["b1", "b3"]))
    with refused("table-no-undo"):
        table.propose(1, "undo")
    with refused("table-no-undo"):
        table.undo(1)
