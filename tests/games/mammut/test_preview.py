"""The table as if scored now: each category, means where something is hidden, ties while the shaman is free."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.table import Table
from ludoteca.table.validation import MoveRefused
from ludoteca.table.views.preview import NotPredictable
from tests.games.mammut.match_factory import divided, play, scene


def points(told: dict[str, Any], category: str) -> list[float]:
    return [score[category]["points"] for score in told["scores"]]


def test_it_is_what_scoring_brings() -> None:
    piles = {"p0": "tusk food fur axe fire", "p1": "tusk tusk food food hare"}
    before = scene(3, piles, shaman="p0", seat=2, animals=["", "", "bison"])
    told = before.preview(2, "take all")
    after, _ = divided(3, piles, shaman="p0", animals=["", "", "bison"])
    assert told["exact"]
    total = [10 + score["points"] for score in told["scores"]]
    assert total == after.position()["points"]
    assert [score["axe"]["cards"] for score in told["scores"]] == [1, 0, 0]
    assert [score["fur"]["steps"] for score in told["scores"]] == after.position()["furs"]
    assert [score["animals"]["kinds"] for score in told["scores"]] == [0, 1, 0]


def test_without_a_move_nothing_is_played() -> None:
    match = scene(3, {"p0": "tusk food", "p1": "tusk tusk"}, shaman="p0", seat=2)
    told = match.preview(2)
    assert points(told, "tusk") == [2, 4, 0]
    assert points(told, "food") == [8, 0, 0]
    assert told["points"] == [10, 10, 10]


def test_a_move_is_counted_in() -> None:
    match = scene(3, {"p1": "tusk tusk", "centre": "food"}, shaman="p1")
    assert points(match.preview(0, "take 3"), "food") == [8, 0, 0]
    assert points(match.preview(0, "rob 1"), "tusk") == [4, 0, 0]


def test_ties_are_ties_while_the_shaman_lies_in_the_centre() -> None:
    match = scene(2, {"p0.1": "food", "p1.1": "food"}, seat=0)
    told = match.preview(0)
    assert told["shaman"] is None
    assert points(told, "food") == [4, 4]
    assert [score["food"]["tied"] for score in told["scores"]] == [True, True]
    owned = scene(2, {"p0.1": "food", "p1.1": "food"}, shaman="p1.1").preview(0)
    assert points(owned, "food") == [0, 8]
    assert not any(score["food"]["tied"] for score in owned["scores"])
    assert owned["shaman"] == 1


def test_a_hidden_side_counts_as_its_mean() -> None:
    handles = " ".join(str(number) for number in range(3, 32))
    match = scene(3, {"p0": "?/tusk", "centre": "?/food"}, shaman="p1", seat=2, knows=[handles] * 3)
    told = match.preview(2)
    assert not told["exact"]
    assert abs(points(told, "tusk")[0] - 1) < 0.3
    assert abs(points(told, "food")[0] - 4) < 1.2


def test_who_has_peeked_knows() -> None:
    piles = {"p0": "?/tusk", "centre": "?/food"}
    match = scene(3, piles, shaman="p1", seat=2, hands=["", "", "peek"])
    play(match, "play peek 1 2")
    told = match.preview(2)
    assert told["exact"]
    assert points(told, "tusk") == [2, 0, 0]
    assert not match.preview(1)["exact"]
    assert not match.preview(None)["exact"]


def test_one_s_own_cards_count_and_others_are_a_mean() -> None:
    piles = {"p0": "tusk", "p1": "food"}
    match = scene(3, piles, shaman="p0", seat=2, played=["", "", "tusk-points"])
    assert points(match.preview(2), "tusk") == [6, 0, 0]
    seen = points(match.preview(0), "tusk")
    assert 2 < seen[0] < 3.5
    assert not match.preview(0)["exact"]


def test_the_truth_of_what_is_hidden_changes_nothing() -> None:
    one = scene(3, {"p0": "?/tusk", "centre": "?/food"}, shaman="p1", seat=2)
    other = scene(3, {"p0": "?/food", "centre": "?/tusk"}, shaman="p1", seat=2)
    assert one.view(2) == other.view(2)
    assert one.preview(2, "take all") == other.preview(2, "take all")


def test_while_scoring_a_choice_shows_what_follows() -> None:
    match, _ = divided(3, {"p0": "hare", "p1": "food"}, shaman="p0", played=["animal", "", ""])
    told = match.preview(0, "choose wolf 1")
    assert told["scores"] is None
    assert told["animals"][0] == ["bison", "boar", "wolf"]


def test_every_moment_of_a_game_can_be_previewed() -> None:
    match = Match.new("mammut", 4, seed="moments")
    for _ in range(60):
        if match.result is not None:
            break
        seat = match.state.seat
        told = match.preview(None)
        assert told["scores"] is None or len(told["scores"]) == 4
        match.play(seat, match.moves(seat)[-1] if "done" not in match.moves(seat) else "done")


def begun(seed: str) -> Table:
    """A table of three that has begun."""
    table = Table("mammut", 3, seats=["North", "South", "West"], chance=Chance.of_seed(seed))
    for seat in range(3):
        table.add_salt(seat, f"{seed} {seat}".encode())
    table.start()
    return table


def test_several_moves_are_previewed_as_if_all_but_the_last_were_played() -> None:
    table = begun("row")
    seat = table.actors()[0]
    told = table.preview(seat, ["take 2", "take 5", "take 9"])
    for move in ("take 2", "take 5"):
        table.submit(seat, table.update(seat)["decision"], move)
    assert table.preview(seat, "take 9") == told


def test_a_row_is_refused_where_a_rule_forbids_one_of_its_moves() -> None:
    table = begun("row")
    with pytest.raises(MoveRefused) as refused:
        table.preview(table.actors()[0], ["take 5", "take 2"])
    assert refused.value.reason.key == "out-of-order"


def test_a_row_is_refused_where_a_move_in_it_shows_something() -> None:
    table = begun("row")
    seat = table.actors()[0]
    card = next(move for move in table.update(seat)["moves"] if move.startswith("play "))
    with pytest.raises(NotPredictable):
        table.preview(seat, [card, "take 2"])
