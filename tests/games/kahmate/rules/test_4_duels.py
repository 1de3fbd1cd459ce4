"""Section 4: cards, totals, ties and the hands."""

import pytest

from tests.games.kahmate.match_factory import at, ball, down, duel, options, pending, refusal, scene


def test_4_1_the_tackler_attacks_the_carrier() -> None:
    match = scene("bn1", {"rs": "d6", "bn1": "d7"})
    match.play(0, "tackle rs")
    asked = pending(match)
    assert (asked["duel"], asked["attacker"], asked["defender"]) == ("tackle", "rs", "bn1")


def test_4_1_in_a_breakthrough_the_carrier_attacks() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7"})
    match.play(0, "charge N")
    asked = pending(match)
    assert (asked["duel"], asked["attacker"], asked["defender"]) == ("charge", "rn1", "bn1")
    assert asked["direction"] == "N"


def test_4_1_against_an_interception_the_passer_attacks() -> None:
    match = scene("rn1", {"rn1": "d6", "rn2": "d4", "bn1": "d5"})
    match.play(0, "pass rn2")
    match.play(1, "intercept bn1")
    asked = pending(match)
    assert (asked["duel"], asked["attacker"], asked["defender"]) == ("intercept", "rn1", "bn1")
    assert (asked["receiver"], asked["seat"]) == ("rn2", 0)


def test_4_2_both_lay_at_once_in_any_order_and_neither_sees() -> None:
    match = scene("bn1", {"rn1": "d6", "bn1": "d7"})
    match.play(0, "tackle rn1")
    assert match.current_players() == [0, 1]
    match.play(1, "card 2")
    assert match.current_players() == [0]
    assert match.view(0)["pending"]["laid"] == [None, True]
    assert match.view(1)["pending"]["laid"] == [False, 2]
    assert match.view(None)["pending"]["laid"] == [False, True]
    assert match.position()["cards"][1] == [1, 2, 3, 4, 5, 6]
    assert refusal(match, "card 3", 1) == ("3.6", "not-asked")
    assert refusal(match, "end") == ("4.2", "duel-first")


def test_4_2_outside_a_duel_no_card_is_laid() -> None:
    assert refusal(scene("d6", {}), "card 3") == ("4.2", "no-duel")


@pytest.mark.parametrize(
    ("tackler", "carrier", "cards", "wins"),
    [
        ("rs", "bn1", (1, 2), True),
        ("rt", "bn1", (3, 3), True),
        ("rf", "bn1", (3, 2), None),
        ("rn1", "bs", (3, 2), None),
        ("rn1", "bc", (4, 2), True),
        ("rn1", "bf", (2, 2), True),
        ("rf", "bf", (2, 2), None),
        ("rn1", "bn1", (2, 3), False),
    ],
)
def test_4_2_the_bonus_counts_and_the_higher_total_wins(
    tackler: str, carrier: str, cards: tuple[int, int], wins: bool | None
) -> None:
    match = scene(carrier, {tackler: "d6", carrier: "d7"})
    match.play(0, f"tackle {tackler}")
    told = duel(match, *cards)
    assert ("tied" in told) == (wins is None)
    if wins is not None:
        assert (down(match, carrier) > 0, down(match, tackler) > 0) == (wins, not wins)


def test_4_3_a_tie_asks_for_a_second_card() -> None:
    match = scene("bn1", {"rn1": "d6", "bn1": "d7"})
    match.play(0, "tackle rn1")
    duel(match, 4, 4)
    asked = pending(match)
    assert (asked["kind"], asked["pair"], asked["laid"]) == ("card", 2, [None, None])
    assert match.current_players() == [0, 1]
    assert refusal(match, "card 4") == ("4.5", "card-not-held")
    duel(match, 3, 2)
    assert down(match, "bn1") == 1


def test_4_3_the_bonus_is_added_again() -> None:
    match = scene("bn1", {"rt": "d6", "bn1": "d7"})
    match.play(0, "tackle rt")
    duel(match, 3, 4)
    duel(match, 2, 2)
    assert down(match, "bn1") == 1


def test_4_3_after_a_second_tie_the_defence_wins() -> None:
    match = scene("bn1", {"rn1": "d6", "bn1": "d7"})
    match.play(0, "tackle rn1")
    duel(match, 4, 4)
    duel(match, 3, 3)
    assert (down(match, "rn1"), down(match, "bn1"), ball(match)) == (2, 0, "bn1")


def test_4_4_a_perfect_tackle_after_a_tie_is_judged_on_the_second_pair() -> None:
    for second, holder in (((4, 2), "rn1"), ((3, 2), "d8")):
        match = scene("bn1", {"rn1": "d6", "bn1": "d7"})
        match.play(0, "tackle rn1")
        duel(match, 6, 6)
        duel(match, *second)
        assert ball(match) == holder


def test_4_5_used_cards_are_gone_and_public() -> None:
    match = scene("bn1", {"rn1": "d6", "bn1": "d7"})
    match.play(0, "tackle rn1")
    duel(match, 5, 1)
    assert match.view(1)["cards"] == [[1, 2, 3, 4, 6], [2, 3, 4, 5, 6]]
    assert match.view(None)["cards"] == match.view(0)["cards"]


def test_4_5_after_the_sixth_both_take_all_back() -> None:
    match = scene("bn1", {"rn1": "d6", "bn1": "d7"}, cards=[[5], [2]])
    match.play(0, "tackle rn1")
    assert "refilled" in duel(match, 5, 2)
    assert match.position()["cards"] == [[1, 2, 3, 4, 5, 6]] * 2


def test_4_5_also_between_the_two_cards_of_a_tie() -> None:
    match = scene("bn1", {"rn1": "d6", "bn1": "d7"}, cards=[[5], [5]])
    match.play(0, "tackle rn1")
    duel(match, 5, 5)
    assert pending(match)["pair"] == 2
    assert options(match, "card") == {"1", "2", "3", "4", "5", "6"}
    duel(match, 5, 1)
    assert match.position()["cards"] == [[1, 2, 3, 4, 6], [2, 3, 4, 5, 6]]


def test_4_5_before_the_consequences() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7"}, cards=[[6], [1]])
    match.play(0, "charge N")
    duel(match, 6, 1)
    assert pending(match)["kind"] == "exit"
    assert match.position()["cards"] == [[1, 2, 3, 4, 5, 6]] * 2
    assert at(match, "rn1") == "d7"
