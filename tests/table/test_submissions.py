"""Answers quote their decision; versions count every change for every viewer; refusals change nothing."""

from __future__ import annotations

import json

import pytest

from ludoteca.core.errors import UnknownMove
from ludoteca.core.rng import Rng
from ludoteca.table import MoveRefused, Table
from tests.support.table_factories import GAMES, SEATS, answer, answers, asked, refused, started, whole


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_versions_count_up_by_one_for_every_viewer(game: str, players: int) -> None:
    table = started(game, players)
    for _ in answers(table, Rng(3), 40):
        for viewer in (None, *range(players)):
            told = table.update(viewer, 0)
            assert [change["version"] for change in told["changes"]] == list(range(1, table.version + 1))
            assert told["version"] == table.version


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_an_answer_must_quote_its_own_open_decision(game: str, players: int) -> None:
    table = started(game, players)
    dice = Rng(4)
    old: dict[int, str] = {}
    for _ in range(30):
        if table.phase == "over":
            break
        for seat in range(players):
            if seat not in table.actors():
                with refused("table-not-asked"):
                    table.submit(seat, old.get(seat, "1.0"), "anything")
                continue
            moves = table.update(seat)["moves"]
            before = whole(table)
            if seat in old:
                with refused("table-stale-decision"):
                    table.submit(seat, old[seat], moves[0])
            with refused("table-foreign-decision"):
                table.submit(seat, f"{table.version}.{(seat + 1) % players}", moves[0])
            assert whole(table) == before
        seat = table.actors()[0]
        old[seat] = asked(table, seat)
        answer(table, dice, seat)


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_a_move_that_the_rules_refuse_changes_nothing_and_names_the_clause(game: str, players: int) -> None:
    table = started(game, players)
    named = 0
    for seat, _ in answers(table, Rng(5), 12):
        for seat in table.actors():
            legal = set(table.update(seat)["moves"])
            words = [table.game.word(action) for action in range(0, table.game.actions, 7)]
            before = whole(table)
            for word in [word for word in words if word not in legal][:4]:
                with pytest.raises(MoveRefused) as error:
                    table.submit(seat, asked(table, seat), word)
                assert error.value.fields["rule"].startswith(f"{game} ")
                assert error.value.reason == table.why(seat, word)
                named += 1
            for strange in ("no such words", "", None, 3, ["x"]):
                with pytest.raises(UnknownMove):
                    table.submit(seat, asked(table, seat), strange)  # type: ignore[arg-type]
            assert whole(table) == before
    assert named


@pytest.mark.parametrize("game", GAMES)
def test_the_same_key_gets_the_same_answer_again(game: str) -> None:
    table = started(game, 2)
    seat = table.actors()[0]
    decision, move = asked(table, seat), table.update(seat)["moves"][0]
    version = table.submit(seat, decision, move, key="k")
    before = whole(table)
    assert table.submit(seat, decision, move, key="k") == version
    with refused("table-key-reused"):
        table.submit(seat, decision, "other", key="k")
    assert whole(table) == before
    answer(table, Rng(1))
    assert table.submit(seat, decision, move, key="k") == version


@pytest.mark.parametrize("game", GAMES)
def test_a_key_of_a_refused_answer_is_free_again(game: str) -> None:
    table = started(game, 2)
    seat = table.actors()[0]
    move = table.update(seat)["moves"][0]
    with refused("table-stale-decision"):
        table.submit(seat, f"0.{seat}", move, key="k")
    assert table.submit(seat, asked(table, seat), move, key="k") == table.version


@pytest.mark.parametrize("game", GAMES)
def test_the_tail_is_what_happened_since_and_a_stranger_gets_a_fresh_snapshot(game: str) -> None:
    table = started(game, 2)
    for _ in answers(table, Rng(2), 2):
        pass
    since = table.version
    answer(table, Rng(9))
    tail = table.update(0, since)
    assert [change["version"] for change in tail["changes"]] == list(range(since + 1, table.version + 1))
    assert not tail["fresh"]
    for strange in (None, -1, table.version + 1, "0", True, 1.0):
        fresh = table.update(0, strange)  # type: ignore[arg-type]
        assert fresh["fresh"]
        assert fresh["changes"] == []
        assert fresh["view"] == tail["view"]


@pytest.mark.parametrize("game", GAMES)
def test_a_very_long_tail_becomes_a_snapshot(game: str) -> None:
    table = started(game, 2)
    for _ in range(201):
        table.hint(0)
    assert table.update(1, 0)["fresh"]
    assert len(table.update(1, table.version - 200)["changes"]) == 200
    assert len(table.log(1)) == table.version


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_a_viewer_is_told_only_its_own_moves_and_decision(game: str, players: int) -> None:
    table = started(game, players)
    for _ in answers(table, Rng(6), 30):
        for viewer in (None, *range(players)):
            told = table.update(viewer, 0)
            assert (told["decision"] is not None) == (viewer in table.actors())
            assert bool(told["moves"]) == (viewer in table.actors())
            assert all(change["by"] == viewer for change in told["changes"] if "move" in change)
            assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_changes_nothing(game: str) -> None:
    table = started(game, 2)
    for _ in answers(table, Rng(7), 8):
        if table.phase == "over":
            break
        before = whole(table)
        for seat in table.actors():
            for move in table.update(seat)["moves"][:5]:
                assert set(table.preview(seat, move)) == {"preview", "no_return"}
        table.preview(None)
        assert whole(table) == before


def test_nothing_is_answered_before_the_start() -> None:
    table = Table(GAMES[0], 2, seats=["North", "South"])
    for call in (lambda: table.submit(0, "0.0", "x"), lambda: table.undo(0), lambda: table.why(0, "x")):
        with refused("table-not-begun"):
            call()
    assert table.update(0)["view"] is None
    assert table.can_undo(0) == "nothing"
