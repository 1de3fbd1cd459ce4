"""Section 6: scoring a round."""

import pytest

from tests.games.mammut.match_factory import at, divided, play, scene, scored, told


def test_6_1_cards_are_revealed_and_question_marks_turned() -> None:
    piles = {"p0": "?/tusk food", "p1": "axe"}
    match = scene(3, piles, shaman="p0", seat=2, played=["fur", "", "axe-points"])
    events = play(match, "take all")
    assert [(event["seat"], event["cards"]) for event in told(events, "revealed")] == [
        (0, ["fur"]),
        (2, ["axe-points"]),
    ]
    assert told(events, "turned") == [{"key": "turned", "tile": "1", "side": "tusk"}]
    assert match.view(1)["played"] == match.position()["played"]
    assert match.position()["knows"] == [["1"]] * 3


def test_6_1_the_categories_come_in_their_order() -> None:
    piles = {"p0": "axe tusk food fire fur", "p1": "axe", "centre": "hare"}
    _, events = divided(3, piles, shaman="p0", number=5, first=0, turn=9)
    reasons = [event.fields.get("for", event.key) for event in events]
    order = [
        reasons.index(one) for one in ("axes", "advanced", "leading-furs", "tusks", "food", "fewest-fires", "gained")
    ]
    assert order == sorted(order)


def test_6_2_points_never_fall_below_0() -> None:
    match, events = divided(3, {"p0": "fire fur", "p1": "fire fur"}, shaman="p0", points=[10, 10, 1])
    assert scored(events, "trailing-furs") == {2: -1}
    assert scored(events, "fewest-fires") == {2: 0}
    assert match.position()["points"][2] == 0


@pytest.mark.parametrize(
    ("shaman", "up", "winner", "loser"),
    [
        ("p0", "red", 0, 3),
        ("p0", "blue", 0, 1),
        ("p1", "red", 1, 0),
        ("p1", "blue", 1, 2),
        ("p2", "red", 2, 1),
        ("p2", "blue", 2, 3),
    ],
)
def test_6_3_a_gain_goes_to_the_first_of_the_tied_a_loss_to_the_last(
    shaman: str, up: str, winner: int, loser: int
) -> None:
    piles = {"p0": "tusk", "p1": "tusk", "p2": "tusk"}
    _, events = divided(4, piles, shaman=shaman, up=up)
    assert scored(events, "leading-furs") == {winner: 3}
    assert scored(events, "trailing-furs") == {loser: -3}
    assert scored(events, "fewest-fires") == {loser: -5}


def test_6_3_the_nearest_of_the_tied_if_the_owner_is_not_among_them() -> None:
    piles = {"p0": "tusk", "p1": "food", "p2": "tusk", "centre": "food"}
    for up, first in (("red", 1), ("blue", 3)):
        _, events = divided(4, piles, shaman="p0", up=up)
        assert list(scored(events, "food")) == [first, 4 - first]


def test_6_4_a_card_for_each_axe_the_owner_first_then_clockwise() -> None:
    for up in ("red", "blue"):
        match = scene(3, {"p0": "axe", "p1": "axe axe", "centre": "axe"}, shaman="p1", up=up, seat=2)
        play(match, "take all")
        assert match.position()["pending"] == {"kind": "draw", "seat": 1, "queue": [1, 1, 2, 0]}
        match.play_chance("draw peek")
        assert match.position()["hands"][1] == ["peek"]
        assert match.position()["pending"]["queue"] == [1, 2, 0]


def test_6_4_the_odds_are_the_cards_of_the_pile() -> None:
    match = scene(3, {"p0": "axe", "p1": "axe"}, shaman="p0", seat=2, hands=["peek peek fur", "", ""], discard="peek")
    play(match, "take all")
    odds = dict(match.chance_outcomes())
    assert odds["draw flip"] == 3
    assert odds["draw fur"] == 1
    assert "draw peek" not in odds


def test_6_4_in_round_5_each_axe_is_worth_3_points() -> None:
    match, events = divided(3, {"p0": "axe axe", "p1": "axe"}, shaman="p0", number=5)
    assert scored(events, "axes") == {0: 6, 1: 3}
    assert not told(events, "drew")
    assert match.position()["hands"] == [[], [], []]


def test_6_5_an_empty_pile_is_made_anew_from_the_discards() -> None:
    match = scene(3, {"p0": "axe", "p1": "axe"}, shaman="p0", seat=2, discard="flip flip fur", keeper=2)
    events = play(match, "take all")
    assert told(events, "reshuffled") == [{"key": "reshuffled", "number": 3}]
    assert match.chance_outcomes() == [("draw flip", 2), ("draw fur", 1)]
    assert not any(match.position()["discard"].values())


def test_6_5_the_pile_is_made_anew_only_when_a_card_must_be_drawn() -> None:
    match = scene(3, {"p0": "tusk", "p1": "food"}, shaman="p0", seat=2, discard="flip fur", keeper=2)
    events = play(match, "take all")
    assert not told(events, "reshuffled")
    assert match.position()["discard"]["flip"] == 1


def test_6_5_no_card_if_there_is_none() -> None:
    match = scene(3, {"p0": "axe axe", "p1": "axe"}, shaman="p0", seat=2, discard="flip", keeper=2)
    play(match, "take all")
    assert match.chance_outcomes() == [("draw flip", 1)]
    match.play_chance("draw flip")
    assert match.position()["pending"]["kind"] == "deal"
    assert match.position()["hands"][:2] == [["flip"], []]


def test_6_5_scoring_cards_of_this_round_are_not_reshuffled_yet() -> None:
    match = scene(3, {"p0": "axe", "p1": "food"}, shaman="p0", seat=2, played=["fur", "", ""], keeper=2)
    play(match, "take all")
    assert match.position()["hands"][0] == []
    assert match.position()["discard"]["fur"] == 1


def test_6_5_there_is_no_hand_limit() -> None:
    match = scene(
        3, {"p0": "axe axe", "p1": "food"}, shaman="p0", seat=2, hands=["peek flip return fur fur animal", "", ""]
    )
    play(match, "take all")
    match.play_chance("draw peek")
    match.play_chance("draw peek")
    assert len(match.position()["hands"][0]) == 8


def test_6_6_everyone_advances_by_their_furs() -> None:
    match, events = divided(3, {"p0": "fur fur", "p1": "fur"}, shaman="p0", furs=[1, 5, 3])
    assert match.position()["furs"] == [3, 6, 3]
    assert [event["steps"] for event in told(events, "advanced")] == [2, 1]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_6_6_the_leader_gains_and_the_last_loses_the_round(number: int) -> None:
    _, events = divided(3, {"p0": "tusk", "p1": "tusk"}, shaman="p0", furs=[4, 2, 9], number=number)
    assert scored(events, "leading-furs") == {2: number}
    assert scored(events, "trailing-furs") == {1: -number}


def test_6_6_exactly_one_of_each_also_when_all_are_level() -> None:
    _, events = divided(3, {"p0": "tusk", "p1": "tusk"}, shaman="p1")
    assert scored(events, "leading-furs") == {1: 3}
    assert scored(events, "trailing-furs") == {0: -3}


def test_6_7_two_points_a_tusk() -> None:
    _, events = divided(3, {"p0": "tusk tusk", "p1": "food", "centre": "tusk"}, shaman="p0")
    assert scored(events, "tusks") == {0: 4, 2: 2}


@pytest.mark.parametrize(("players", "prizes"), [(3, [8, 5]), (4, [8, 5, 2]), (5, [8, 5, 2])])
def test_6_8_food_places_by_the_number_of_players(players: int, prizes: list[int]) -> None:
    piles = {f"p{seat}": " ".join(["food"] * (4 - seat)) for seat in range(players - 1)}
    _, events = divided(players, {**piles, "centre": "food"}, shaman="p0")
    assert list(scored(events, "food").values()) == prizes
    assert list(scored(events, "food")) == list(range(len(prizes)))


def test_6_8_two_players_only_the_first_place() -> None:
    _, events = divided(2, {"p0.1": "food food", "p0.2": "tusk", "p1.1": "food"}, shaman="p0.1")
    assert scored(events, "food") == {0: 8}


def test_6_8_nobody_scores_for_food_without_food() -> None:
    _, events = divided(4, {"p0": "tusk", "p1": "food", "p2": "tusk"}, shaman="p0")
    assert scored(events, "food") == {1: 8}


def test_6_9_fewest_fires_lose_5_none_counts() -> None:
    _, events = divided(3, {"p0": "fire", "p1": "tusk", "centre": "fire"}, shaman="p0")
    assert scored(events, "fewest-fires") == {1: -5}


def test_6_10_new_kinds_are_taken_never_two() -> None:
    piles = {"p0": "hare hare deer", "p1": "wolf"}
    match, events = divided(3, piles, shaman="p0", animals=["deer", "", "bison"])
    assert match.position()["animals"] == [["deer", "hare"], ["wolf"], ["bison"]]
    assert [event["kinds"] for event in told(events, "gained")] == [["hare"], ["wolf"]]


def test_6_11_played_cards_are_discarded_and_the_marker_advances() -> None:
    match, _ = divided(3, {"p0": "tusk", "p1": "food"}, shaman="p0", played=["fur", "axe-points", ""], number=2)
    position = match.position()
    assert position["played"] == [[], [], []]
    assert position["discard"]["fur"] == position["discard"]["axe-points"] == 1
    assert position["round"] == 3
    assert position["pending"] == {"kind": "deal", "seat": None}


def test_6_11_tiles_stay_as_they_lay_until_the_deal() -> None:
    match, _ = divided(3, {"p0": "tusk", "p1": "food"}, shaman="p0")
    assert at(match, "p0") == ["1", "S"]
    assert match.chance_outcomes() == []
    match.play_chance()
    assert len(at(match, "centre")) == 32
