"""Section 10: two players with two groups each."""

import pytest

from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.games.mammut import codes
from tests.games.mammut.match_factory import at, divided, play, refusal, scene, scored

FOUR = {"p0.1": "food food", "p0.2": "tusk", "p1.1": "axe"}


def test_10_1_a_turn_fills_the_first_empty_group() -> None:
    match = scene(2, {"p0.1": "food"})
    play(match, "take 5", "done")
    assert at(match, "p0.2") == ["5"]
    match = scene(2, {"p0.2": "food"})
    play(match, "take 5", "done")
    assert at(match, "p0.1") == ["5"]


def test_10_1_one_group_of_the_opponent_is_robbed() -> None:
    match = scene(2, {"p1.1": "food axe", "p1.2": "tusk"})
    assert refusal(match, "rob 1") == ("10.1", "no-such-pile")
    assert refusal(match, "rob 1.2") == ("4.3", "rob-single")
    play(match, "rob 1.1", "back 1", "done")
    assert at(match, "p0.1") == ["2"]
    assert at(match, "p1.2") == ["3"]


def test_10_1_nobody_robs_oneself() -> None:
    match = scene(2, {"p0.1": "food axe"})
    assert refusal(match, "rob 0.1") == ("10.1", "rob-oneself")


def test_10_1_groups_are_no_piles_of_larger_games() -> None:
    assert refusal(scene(3, {"p1": "food axe"}), "rob 1.1") == ("10.1", "no-such-pile")


def test_10_1_both_groups_filled_is_skipped() -> None:
    match = scene(2, {"p1.1": "food", "p1.2": "axe"})
    play(match, "take 9", "done")
    assert match.state.seat == 0
    assert match.position()["turn"] == 6


def test_10_2_the_last_empty_group_takes_all() -> None:
    match = scene(2, FOUR, seat=1, shaman="p0.2")
    assert match.moves(1) == ["take all", "rob 0.1", "rob 0.2"]
    play(match, "take all")
    assert match.position()["first"] == 1
    assert at(match, "centre") == []


def test_10_2_two_empty_groups_are_not_the_last() -> None:
    match = scene(2, {"p0.1": "food", "p1.1": "axe"}, seat=1)
    assert refusal(match, "take all") == ("4.7", "not-the-last")


def test_10_3_groups_are_joined_for_scoring() -> None:
    piles = {"p0.1": "food", "p0.2": "food", "p1.1": "food"}
    _, events = divided(2, piles, shaman="p1.1")
    assert scored(events, "food") == {0: 8}


def test_10_3_the_other_gains_a_point_a_fire() -> None:
    piles = {"p0.1": "fire", "p0.2": "fire fire", "p1.1": "fire"}
    _, events = divided(2, piles, shaman="p1.1")
    assert scored(events, "fewest-fires") == {1: -5}
    assert scored(events, "fires") == {0: 3}


def test_10_3_cards_that_count_as_fire_count_here() -> None:
    piles = {"p0.1": "fire axe", "p0.2": "tusk", "p1.1": "food"}
    _, events = divided(2, piles, shaman="p1.1", played=["axe-fire tusk-fire", ""])
    assert scored(events, "fires") == {0: 3}


def test_10_3_a_tie_costs_who_is_further_from_the_shaman() -> None:
    piles = {"p0.1": "fire", "p0.2": "tusk", "p1.1": "fire"}
    _, events = divided(2, piles, shaman="p1.1")
    assert scored(events, "fewest-fires") == {0: -5}
    assert scored(events, "fires") == {1: 1}


def test_10_4_who_can_neither_take_nor_rob_is_skipped_even_with_cards() -> None:
    stuck = {"p0.1": "tusk", "p1.1": "food", "p1.2": "axe"}
    fields = {"rest": "p0.1", "shaman": "p0.1", "seat": 1, "kind": "take", "to": "p1.2", "taken": ["3"]}
    match = scene(2, stuck, hands=["flip fur", ""], **fields)  # type: ignore[arg-type]
    events = play(match, "done")
    assert "began" not in [event.key for event in events]
    assert match.position()["hands"][0] == ["flip", "fur"]


def test_10_4_the_stuck_player_begins_the_next_round() -> None:
    match = scene(
        2,
        {"p0.1": "tusk", "p1.1": "food", "p1.2": "axe"},
        rest="p0.1",
        shaman="p0.1",
        seat=1,
        hands=["flip fur", ""],
        kind="take",
        to="p1.2",
        taken=["3"],
        first=1,
    )
    play(match, "done")
    assert match.position()["first"] == 0
    assert match.position()["pending"]["kind"] == "draw"
    assert match.position()["turn"] == 5


def test_10_4_no_stuck_player_gets_a_turn_on_loading() -> None:
    with pytest.raises(Exception, match="seat-cannot-act"):
        scene(2, {"p0.1": "tusk", "p1.1": "food", "p1.2": "axe"}, rest="p0.1", shaman="p0.1")


@pytest.mark.parametrize(("players", "most"), [(2, 94), (3, 64), (4, 94), (5, 123)])
def test_10_5_dividing_ends_within_the_bound(players: int, most: int) -> None:
    dice = Rng(players)
    for seed in range(30):
        match = Match.new("mammut", players, seed=f"bound {seed}")
        match.state.hands = [0] * 60  # type: ignore[attr-defined]
        while match.state.kind in (codes.TURN, codes.TAKING, codes.GIVING):
            robs = [a for a in match.state.legal_actions(match.state.seat) if codes.ROB <= a < codes.PLAY]
            legal = robs or match.state.legal_actions(match.state.seat)
            match.state.apply_action(match.state.seat, legal[dice.below(len(legal))])
        assert 0 < match.state.turn <= most
