"""Section 1: pitch, players, one player to a square."""

import pytest

from ludoteca.core.errors import ImpossiblePosition
from ludoteca.games.kahmate import components
from tests.games.kahmate.match_factory import at, duel, pending, reach, refusal, scene


def test_1_1_eight_lanes_eleven_rows_and_two_in_goals() -> None:
    assert len(components.NAMES) == 8 * 13
    assert components.NAMES[0] == "a0"
    assert components.NAMES[-1] == "h12"
    assert {name[0] for name in components.NAMES} == set("abcdefgh")


def test_1_1_side_0_attacks_row_12_and_side_1_row_0() -> None:
    match = scene("rf", {"rf": "h9", "bn1": "a2"})
    match.play(0, "run rf h12")
    assert match.state.is_over()
    match = scene("bn1", {"bn1": "h2"}, captain=1)
    match.play(1, "run bn1 h0")
    assert match.position()["result"]["winners"] == [1]


def test_1_2_abilities_of_the_six_players() -> None:
    table = {name: tuple(ability)[1:] for name, ability in components.ABILITIES.items()}
    assert table == {
        "n1": (3, 0, 0),
        "n2": (3, 0, 0),
        "s": (2, 2, 1),
        "t": (3, 1, 0),
        "f": (4, -1, -1),
        "c": (3, 0, 1),
    }


@pytest.mark.parametrize(("piece", "squares"), [("rs", 12), ("rn1", 24), ("rf", 39)])
def test_1_2_each_player_reaches_as_far_as_its_moves(piece: str, squares: int) -> None:
    # Four steps west of d6 lies outside the pitch: 39 squares, not 40.
    assert len(reach(scene("h2", {piece: "d6"}), piece)) == squares


def test_1_4_two_players_never_share_a_square() -> None:
    match = scene("h6", {"rn1": "e6", "rn2": "e7", "bn1": "d6"})
    assert refusal(match, "run rn1 e7") == ("3.3", "run-on-player")
    assert refusal(match, "run rn1 d6") == ("3.3", "run-on-player")
    with pytest.raises(ImpossiblePosition):
        scene("h6", {"rn1": "e6", "bn1": "e6"})


def test_1_4_not_even_in_passing() -> None:
    walls = {"rn1": "a6", "bn1": "a7", "bn2": "b6", "bs": "a5"}
    assert reach(scene("h6", walls), "rn1") == set()


def test_1_4_a_breakthrough_is_the_exception() -> None:
    match = scene("rt", {"rt": "d6", "bn1": "d7"})
    match.play(0, "charge N")
    duel(match, 6, 1)
    assert pending(match)["kind"] == "exit"
    assert at(match, "rt") == at(match, "bn1") == "d7"


def test_1_4_a_tackler_stays_where_it_is() -> None:
    match = scene("bn1", {"rt": "d6", "bn1": "d7"})
    match.play(0, "tackle rt")
    assert at(match, "rt") == "d6"
    duel(match, 6, 1)
    assert at(match, "rt") == "d6"
