"""Section 6: how the hunt ends."""

import pytest

from ludoteca.core.match import Match
from tests.games.maamut.match_factory import keys, scene

DEAD_END = "c5 c6 e5 e6 d7 a2 a3"


def test_6_1_the_traps_owner_wins_whoever_drove_it_there() -> None:
    for owner in (0, 1):
        match = scene(["d3", "b3"], snow="d1 d2 d3", traps={"d5": owner})
        match.play(0, "move 1 E")
        assert match.result is not None
        assert match.result.winners == (owner,)
        assert match.result.scores == tuple(int(seat == owner) for seat in range(2))
        assert match.result.reason == "trap"


def test_6_1_nothing_may_be_chosen_after_the_end() -> None:
    match = scene(["d3", "b3"], snow="d1 d2 d3", traps={"d5": 1})
    match.play(0, "move 1 E")
    assert match.current_players() == []
    assert match.moves(0) == match.moves(1) == []
    reason = match.why(1, "trap")
    assert reason is not None
    assert reason.key == "is-over"


def test_6_2_a_mammoth_with_one_exit_survives_when_the_turn_is_over() -> None:
    match = scene(["d4", "b3"], mammoth="d5", rocks=DEAD_END)
    match.play(0, "move 1 E")
    assert match.result is None
    assert [event.key for event in match.play_chance("draw 1")] == ["drew", "survived"]
    assert match.result is not None
    assert match.result.reason == "survived"
    assert match.result.winners == ()
    assert match.position()["mammoth"] == "d6"


def test_6_2_two_exits_are_enough_to_go_on() -> None:
    match = scene(["d4", "b3"], mammoth="d5", rocks="c5 c6 e5 e6 a2 a3 g2")
    match.play(0, "move 1 E")
    match.play_chance("draw 1")
    assert match.result is None


def walled(hunters: list[str | None]) -> Match:
    """A land in which a4 and b5 are cut off from the rest, one hunter still to be placed."""
    rocks = "a3 b4 c5 c6 e1 g2 g3"
    return scene(hunters, rocks=rocks, turn=0, kind="place")


def test_6_2_no_connected_hunter_after_the_last_placement_ends_it_at_once() -> None:
    match = walled([None, "b5"])
    assert keys(match, 0, "place a4") == ["placed", "survived"]
    assert match.position()["turn"] == 0
    assert match.result is not None
    assert match.result.reason == "survived"


def test_6_2_one_connected_hunter_is_enough() -> None:
    match = walled([None, "b5"])
    match.play(0, "place d1")
    assert match.result is None
    assert match.position()["turn"] == 1


def test_6_2_connected_whatever_stands_on_the_tiles() -> None:
    match = scene(["b3", "b2"], traps={"c3": 0, "c4": 1})
    match.play(0, "discard 1")
    match.play_chance("draw 1")
    assert match.result is None


def test_6_3_all_hunters_out_and_the_mammoth_survives_even_if_traps_lie() -> None:
    rocks = "d6 f4 f2 b2 b4 c1 e1"
    match = scene(
        ["d2", None],
        rocks=rocks,
        out=[False, True],
        traps={"a4": 1},
        discard={"1": 1, "2": 1, "3": 1},
    )
    assert keys(match, 0, "move 2 E") == ["played", "walked", "met", "out", "survived"]
    assert match.result is not None
    assert match.result.winners == ()


def test_6_3_with_one_hunter_left_play_goes_on() -> None:
    match = scene(["b3", None], out=[False, True], discard={"1": 1, "2": 1, "3": 1})
    match.play(0, "trap")
    assert match.current_players() == [0]
    assert match.position()["turn"] == 2


def test_6_4_out_the_pawn_is_gone_the_hand_is_discarded_and_the_traps_stay() -> None:
    rocks = "d6 f4 f2 b2 b4 c1 e1"
    match = scene(["d2", "b3"], rocks=rocks, traps={"a4": 0})
    match.play(0, "move 2 E")
    position = match.position()
    assert position["hunters"][0] is None
    assert position["hands"][0] == []
    assert position["discard"] == {"1": 1, "2": 1, "3": 1}
    assert position["traps"] == {"a4": 0}
    match.play(1, "trap")
    assert match.current_players() == [1]


def test_6_4_the_traps_of_who_is_out_still_win() -> None:
    match = scene(
        ["d3", None],
        snow="d1 d2 d3",
        out=[False, True],
        traps={"d5": 1},
        discard={"1": 1, "2": 1, "3": 1},
    )
    match.play(0, "move 1 E")
    assert match.result is not None
    assert match.result.winners == (1,)


def test_6_5_the_rules_themselves_set_no_limit() -> None:
    match = Match.new("maamut", 2, "long")
    for _ in range(2):
        seat = int(match.current_players()[0])
        match.play(seat, match.moves(seat)[0])
    for _ in range(400):
        seat = int(match.current_players()[0])
        match.play(seat, next(move for move in match.moves(seat) if move.startswith("discard")))
    assert match.result is None
    assert match.position()["turn"] == 401


@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_6_the_same_rules_for_two_three_and_four(players: int) -> None:
    match = Match.new("maamut", players, "some")
    for _ in range(players):
        seat = int(match.current_players()[0])
        match.play(seat, match.moves(seat)[0])
    seat = int(match.current_players()[0])
    assert match.position()["turn"] == 1
    assert {move.split()[0] for move in match.moves(seat)} <= {"move", "trap", "remove", "discard"}
