"""Section 4: the mammoth flees."""

from typing import Any

import pytest

from ludoteca.core.events import Event
from ludoteca.core.match import Match
from tests.games.maamut.match_factory import keys, scene


def met(events: list[Event]) -> dict[str, Any]:
    (found,) = [event.fields for event in events if event.key == "met"]
    return found


def run(events: list[Event]) -> list[str]:
    return [event.fields["to"] for event in events if event.key == "ran"]


def test_4_1_entering_at_the_end_of_the_move_startles_it() -> None:
    match = scene(["c4", "g4"])
    assert run(match.play(0, "move 1 SW")) == ["e3"]


def test_4_1_entering_in_passing_startles_it_at_once() -> None:
    match = scene(["d2", "b3"])
    events = match.play(0, "move 3 E")
    assert [event.key for event in events] == ["played", "walked", "met", "ran", "ran", "ran", "walked"]
    assert events[1].fields["path"] == ["d2", "d3", "d4"]


def test_4_2_as_many_tiles_as_the_card_says_in_the_direction_of_the_move() -> None:
    for start, card, goal in (("d3", 1, "d5"), ("d2", 2, "d6"), ("d1", 3, "d7"), ("d3", 3, "d7")):
        match = scene([start, "b3"])
        match.play(0, f"move {card} E")
        assert match.position()["mammoth"] == goal


def test_4_3_a_direction_is_possible_only_if_every_tile_is_free_of_rock() -> None:
    match = scene(["d2", "b3"], rocks="a2 a3 c1 c6 e1 g2 d6")
    assert met(match.play(0, "move 2 E"))["flight"] == "SE"
    match = scene(["d3", "b3"], rocks="a2 a3 c1 c6 e1 g2 d6")
    assert met(match.play(0, "move 1 E"))["flight"] == "E"


def test_4_3_a_direction_is_possible_only_if_every_tile_is_on_the_board() -> None:
    match = scene(["d4", "b3"], mammoth="d6")
    told = met(match.play(0, "move 2 E"))
    assert told["refused"] == [
        {"direction": "E", "by": "edge", "at": None},
        {"direction": "SE", "by": "edge", "at": None},
    ]
    assert told["flight"] == "SW"


def test_4_3_hunters_and_traps_are_no_obstacle() -> None:
    match = scene(["d3", "d5"], traps={"e4": 1})
    assert met(match.play(0, "move 1 E"))["flight"] == "E"


@pytest.mark.parametrize(
    ("rocks", "flight"),
    [
        ("", "E"),
        ("d5", "SE"),
        ("d5 e4", "SW"),
        ("d5 e4 e3", "NW"),
        ("d5 e4 e3 c3", "NE"),
    ],
)
def test_4_4_the_first_possible_direction_clockwise_but_not_back(rocks: str, flight: str) -> None:
    filled = (rocks.split() + "a2 a3 c1 c6 e1 g2 g3".split())[:7]
    match = scene(["d3", "b5"], rocks=" ".join(filled))
    told = met(match.play(0, "move 1 E"))
    assert told["flight"] == flight
    assert [one["direction"] for one in told["refused"]] == (["E", "SE", "SW", "NW"][: len(rocks.split())])


def test_4_5_the_whole_flight_must_be_clear_even_beyond_a_trap() -> None:
    match = scene(["d2", "b3"], rocks="a2 a3 c1 c6 e1 g2 d6", snow="d1 d2 d3 d7", traps={"d5": 0})
    told = met(match.play(0, "move 2 E"))
    assert told["flight"] == "SE"
    assert match.result is None


def test_4_6_a_trap_in_mid_flight_ends_the_game_at_once() -> None:
    match = scene(["d1", "f4"], snow="d1 d2 d3", traps={"d5": 1})
    events = match.play(0, "move 3 E")
    assert run(events) == ["d5"]
    assert events[-1].fields == {"tile": "d5", "owner": 1}
    assert match.result is not None
    assert match.result.winners == (1,)


def test_4_6_nobody_reacts_the_chaser_stops_and_no_card_is_drawn() -> None:
    match = scene(["d2", "d5"], snow="d1 d2 d3", traps={"d5": 0})
    assert keys(match, 0, "move 3 E") == ["played", "walked", "met", "ran", "fell"]
    position = match.position()
    assert position["hunters"] == ["d4", "d5"]
    assert position["mammoth"] == "d5"
    assert position["traps"] == {"d5": 0}
    assert position["hands"][0] == [1, 2]
    assert position["pending"] is None


def test_4_7_after_the_flight_the_chaser_finishes_its_move() -> None:
    match = scene(["d3", "b3"])
    match.play(0, "move 3 E")
    assert match.position()["hunters"][0] == "d6"
    assert match.position()["mammoth"] == "d7"


def test_4_7_the_chaser_goes_on_only_after_the_frightened_have_fled() -> None:
    match = scene(["d3", "d6"])
    match.play(0, "move 3 E")
    assert match.position()["hunters"][0] == "d4"
    assert match.position()["pending"]["steps_left"] == 2
    match.play(1, "flee SE")
    assert match.position()["hunters"][0] == "d6"


def test_4_7_a_chaser_meets_the_mammoth_once_in_a_move() -> None:
    for seed in range(150):
        match = Match.new("maamut", 3, f"once {seed}")
        for step in range(60):
            if match.state.is_over():
                break
            seat = int(match.current_players()[0])
            moves = match.moves(seat)
            told = match.play(seat, moves[(seed * 31 + step * 17) % len(moves)])
            assert sum(event.key == "met" for event in told) <= 1


def cornered() -> Match:
    """The mammoth on d4 can flee nowhere with a card of 2 from the west."""
    rocks = "d6 f4 f2 b2 b4 c1 e1"
    return scene(["d2", "b3"], rocks=rocks)


def test_4_8_no_direction_possible_and_the_hunter_is_out() -> None:
    match = cornered()
    assert keys(match, 0, "move 2 E") == ["played", "walked", "met", "out", "began"]
    position = match.position()
    assert position["mammoth"] == "d4"
    assert position["hunters"] == [None, "b3"]
    assert position["out"] == [True, False]


def test_4_8_the_move_ends_there_and_no_card_is_drawn() -> None:
    match = cornered()
    match.play(0, "move 2 E")
    assert match.current_players() == [1]
    assert match.position()["hands"][0] == []
    assert match.position()["discard"] == {"1": 1, "2": 1, "3": 1}


def test_4_8_a_hunter_passing_through_stops_there_too() -> None:
    match = scene(["d3", "b3"], rocks="d7 f4 f2 b2 b4 c1 e1")
    told = match.play(0, "move 3 E")
    assert "out" in [event.key for event in told]
