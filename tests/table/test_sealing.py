"""Sealed questions: seats do not affect each other, and a choice is hidden and can be withdrawn until the last."""

from __future__ import annotations

from functools import cache

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.table import Table, TimeControl
from tests.support.table_factories import GAMES, ManualClock, asked, refused

TRIES = 40


@cache
def duel(game: str) -> dict[str, object] | None:
    """A position in which several seats seal, each with one answer; None if random play finds none."""
    for seed in range(TRIES):
        match, dice = Match.new(game, 2, f"sealing {seed}"), Rng(seed)
        for _ in range(150):
            if match.result is not None:
                break
            if is_duel(match):
                return match.position()
            seats = match.state.current_players()
            seat = seats[dice.below(len(seats))]
            moves = match.moves(seat)
            match.play(seat, moves[dice.below(len(moves))])
    return None


def is_duel(match: Match) -> bool:
    """Whether two seats seal now and the first one's first answer is all it owes."""
    state = match.state.copy()
    if not state.sealing or state.current_players() != [0, 1]:
        return False
    state.apply_action(0, state.legal_actions(0)[0])
    return state.current_players() == [1]


SEALING = [game for game in GAMES if duel(game) is not None]


def test_there_are_games_with_sealed_choices() -> None:
    assert SEALING


@pytest.fixture(params=SEALING)
def table(request: pytest.FixtureRequest) -> Table:
    """A table at a sealed question, with clocks."""
    found = Table(
        request.param,
        2,
        seats=["North", "South"],
        control=TimeControl(60),
        clock=ManualClock(),
        chance=Chance.of_seed("sealing"),
        position=duel(request.param),
    )
    for seat in range(2):
        found.add_salt(seat, b"salt")
    found.start()
    return found


def seal(table: Table, seat: int, at: int = 0) -> None:
    """A seat seals one of its answers."""
    table.submit(seat, asked(table, seat), table.update(seat)["moves"][at])


def test_sealing_leaves_the_other_decision_as_it_is(table: Table) -> None:
    decision, move = asked(table, 1), table.update(1)["moves"][0]
    seal(table, 0)
    table.undo(0)
    seal(table, 0, -1)
    assert asked(table, 1) == decision
    table.submit(1, decision, move)


def test_others_get_the_number_of_a_sealed_answer_and_what_is_public(table: Table) -> None:
    since = table.version
    seal(table, 0)
    table.undo(0)
    for viewer in (1, None):
        changes = table.update(viewer, since)["changes"]
        assert [set(change) for change in changes] == [{"version", "events"}] * 2
    own = table.update(0, since)["changes"]
    assert own[0]["by"] == 0
    assert own[0]["move"]
    assert own[1]["table"] == {"key": "undo"}


def test_what_others_receive_does_not_depend_on_what_was_sealed(table: Table) -> None:
    since = table.version
    seal(table, 0)
    first = [table.update(viewer, since) for viewer in (1, None)]
    twin = Table.rebuild(table.record().write(), table.snapshot(), ManualClock())
    twin.undo(0)
    seal(twin, 0, -1)
    second = [twin.update(viewer, since) for viewer in (1, None)]
    for one, other in zip(first, second, strict=True):
        for told in (one, other):
            del told["version"], told["changes"]
    assert first == second


def test_each_may_take_back_until_the_last_has_sealed(table: Table) -> None:
    assert not table.preview(0, table.update(0)["moves"][0])["no_return"]
    seal(table, 0)
    assert table.can_undo(0) == "free"
    assert table.preview(1, table.update(1)["moves"][0])["no_return"]
    seal(table, 1)
    assert table.can_undo(0) != "free"
    assert table.can_undo(1) != "free"
    with refused("table-undo-needs-consent"):
        table.undo(0)


@pytest.mark.parametrize("proposer", [0, 1])
def test_by_consent_a_revealed_question_is_asked_anew_from_its_beginning(table: Table, proposer: int) -> None:
    assert table.match is not None
    state = table.match.state.copy()
    old = asked(table, 1)
    seal(table, 0)
    seal(table, 1)
    table.propose(proposer, "undo")
    table.agree(1 - proposer, "undo")
    assert table.match.state == state
    assert table.actors() == [0, 1]
    with refused("table-stale-decision"):
        table.submit(1, old, table.update(1)["moves"][0])


def test_each_clock_runs_until_its_seat_has_sealed(table: Table) -> None:
    assert running(table) == [0, 1]
    seal(table, 0)
    assert running(table) == [1]
    table.undo(0)
    assert running(table) == [0, 1]


def running(table: Table) -> list[int]:
    """The seats whose clocks run."""
    seats: list[int] = table.update(None)["table"]["clocks"]["running"]
    return seats


def test_if_both_run_out_at_the_same_instant_nobody_wins(table: Table) -> None:
    assert table.clocks is not None
    assert isinstance(table.clocks.clock, ManualClock)
    table.clocks.clock.seconds += 60
    table.tick()
    assert table.result is not None
    assert (table.result.winners, table.result.reason) == ((), "time")
    assert table.record().lines[-1].words == "time 0,1"
