"""Undo goes back to a player's last own decision, across what the table answered for it and over whole sets."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.core import record as records
from ludoteca.core.chance import Chance
from ludoteca.core.replay import replayed
from ludoteca.core.rng import Rng
from ludoteca.table import CONSENT, FREE, NOTHING, Seating, Table
from ludoteca.table.records.verify import verify_record
from tests.games.kahmate.match_factory import scene
from tests.support.table_factories import GAMES, answer, asked, bots, started, whole

BOT = "greedy"


def play(table: Table, seat: int, *moves: str) -> None:
    """Submit moves that quote the open decision."""
    for move in moves:
        table.submit(seat, asked(table, seat), move)


def play_forced(table: Table) -> int:
    """Submit what the table answers by itself, as a server does; how many answers that were."""
    number = 0
    while due := table.forced_answers():
        seat, decision, move = due[0]
        table.submit(seat, decision, move)
        number += 1
    return number


def play_bots(table: Table, dice: Rng) -> list[str]:
    """Let the bots answer, with their undone answers where they have some, until a person must answer."""
    moves = []
    while table.pending_bots() or table.forced_answers():
        if not play_forced(table):
            seat, _, decision = table.pending_bots()[0]
            legal = table.update(seat)["moves"]
            moves.append(table.undone_answer(seat) or legal[dice.below(len(legal))])
            table.submit(seat, decision, moves[-1])
    return moves


def mammut(players: int = 3, **given: Any) -> Table:
    """A table of Mammut in the first turn, which is seat 0's."""
    return started("mammut", players, options={"first": 0}, auto=True, **given)


def kahmate(position: dict[str, Any], *seats: Seating) -> Table:
    """A table of Kahmaté at a position."""
    table = Table(
        "kahmate", 2, seats=list(seats) or ["A", "B"], position=position, chance=Chance.of_seed("undo"), auto=True
    )
    for seat in (0, 1):
        if table.seats[seat].is_person():
            table.add_salt(seat, b"salt")
    table.start()
    return table


def state_bytes(table: Table) -> bytes:
    """The whole state."""
    assert table.match is not None
    return bytes(table.match.state.to_bytes())


def test_one_undo_takes_back_a_whole_take() -> None:
    table = mammut()
    before = state_bytes(table)
    play(table, 0, "take 3", "take 7", "take 20", "done")
    assert table.actors() == [1]
    assert table.can_undo(0) == FREE
    table.undo(0)
    assert state_bytes(table) == before
    assert table.can_undo(0) == NOTHING


def test_one_undo_takes_back_a_take_that_is_not_finished() -> None:
    table = mammut()
    before = state_bytes(table)
    play(table, 0, "take 3", "take 7")
    table.undo(0)
    assert state_bytes(table) == before


def test_a_take_whose_end_was_the_only_way_is_undone_as_a_whole() -> None:
    table = mammut()
    before = state_bytes(table)
    play(table, 0, "take 3", "take S")  # no tile comes after the shaman
    assert play_forced(table) == 1
    assert table.actors() == [1]
    table.undo(0)
    assert state_bytes(table) == before


def test_robbing_and_giving_back_are_two_decisions() -> None:
    table = mammut()
    play(table, 0, "take 3", "take 7", "take 20", "done")
    before = state_bytes(table)
    play(table, 1, "rob 0")
    robbed = state_bytes(table)
    play(table, 1, "back 3", "back 7")
    play_forced(table)
    assert table.actors() != [1]
    table.undo(1)
    assert state_bytes(table) == robbed
    table.undo(1)
    assert state_bytes(table) == before


def test_in_kahmate_each_undo_takes_back_one_run() -> None:
    table = kahmate(scene("h11", {"rf": "c4", "rn1": "d2"}).position())
    first = state_bytes(table)
    play(table, 0, "run rn1 d3")
    second = state_bytes(table)
    play(table, 0, "run rf c5")
    table.undo(0)
    assert state_bytes(table) == second
    table.undo(0)
    assert state_bytes(table) == first


def test_undo_goes_back_across_the_end_of_turn_that_the_table_played() -> None:
    table = kahmate(scene("h11", {"rf": "c4", "rn1": "d2"}).position())
    play(table, 0, "run rn1 d5")
    before = state_bytes(table)
    play(table, 0, "run rf c8")
    assert play_forced(table) == 1
    assert table.actors() == [1]
    assert table.can_undo(0) == FREE
    table.undo(0)
    assert state_bytes(table) == before
    assert table.actors() == [0]


def test_undo_against_a_bot_goes_back_to_the_players_own_move_and_the_bot_answers_it_the_same_again() -> None:
    table = kahmate(scene("h11", {"rf": "c4", "rn1": "d2"}).position(), Seating("A"), Seating("Bot", BOT))
    play(table, 0, "run rn1 d5")
    before = state_bytes(table)
    play(table, 0, "run rf c8")
    first = play_bots(table, Rng(1))
    assert table.actors() == [0]
    assert table.can_undo(0) == CONSENT
    table.propose(0, "undo")  # nobody but the bot must agree
    assert state_bytes(table) == before
    rebuilt = Table.rebuild(table.record().write(), json.loads(json.dumps(table.snapshot())), auto=True)
    for number, one in enumerate((table, rebuilt), 2):
        play(one, 0, "run rf c8")
        assert play_bots(one, Rng(number)) == first
    assert whole(rebuilt) == whole(table)


def test_a_bot_that_sees_something_else_after_an_undo_chooses_anew() -> None:
    table = mammut(seats=bots("", BOT, BOT))
    play(table, 0, "take 3", "done")
    play_bots(table, Rng(1))
    table.propose(0, "undo")
    play(table, 0, "take 4", "done")
    assert table.undone_answer(1) is None


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_undone_against_a_bot_the_player_is_asked_again_and_the_record_replays(game: str) -> None:
    table = started(game, 2, seats=bots("", BOT), auto=True)
    dice, undone = Rng(5), 0
    for _ in range(40):
        play_bots(table, dice)
        if table.phase == "over":
            break
        answer(table, dice, 0)
        play_bots(table, dice)
        if table.can_undo(0) != NOTHING and (not undone or dice.below(2)):
            if table.can_undo(0) == FREE:
                table.undo(0)
            else:
                table.propose(0, "undo")
            assert table.actors() == [0] or table.actors() == [0, 1]
            assert not table.is_forced(0)
            undone += 1
    assert undone
    text = table.record().write()
    assert table.match is not None
    assert replayed(records.read(text)).state == table.match.state
    assert whole(Table.rebuild(text, json.loads(json.dumps(table.snapshot())), auto=True)) == whole(table)


def test_a_record_with_whole_decisions_undone_verifies() -> None:
    table = kahmate(scene("h11", {"rf": "c4", "rn1": "d2"}).position())
    play(table, 0, "run rn1 d5", "run rf c8")
    play_forced(table)
    table.undo(0)
    play(table, 0, "run rf c7", "end")
    table.abandon()
    verdict = verify_record(table.record().write())
    assert (verdict.is_valid, verdict.struck) == (True, 2)
    lines = [line.words for line in table.record().lines]
    assert lines == ["run rn1 d5", "run rf c8", "end", "undo 2-3", "run rf c7", "end", "abandon"]


def test_a_player_whose_only_answers_were_forced_has_nothing_to_undo() -> None:
    scored = kahmate(scene("h11", {"rf": "c4", "rn1": "d2"}).position())
    play(scored, 0, "run rn1 d5", "run rf c8")
    play_forced(scored)
    assert scored.can_undo(1) == NOTHING
