"""Previews: reach with its cost, passes with who could intercept, kicks, and the chances of duels."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from ludoteca.games.kahmate.chances import SealedGame
from ludoteca.games.kahmate.components import CARDS, PIECE
from tests.games.kahmate import reference
from tests.games.kahmate.match_factory import duel, new, scene


def test_reach_tells_the_cost_of_every_run() -> None:
    match = scene("c5", {"rn1": "c4", "rf": "g4", "bn1": "g5"}, moved={"rn1": 1})
    position = match.position()
    told = match.preview(0)
    for piece in reference.team(0):
        wanted = {reference.name(goal): cost for goal, (cost, _) in reference.runs(position, piece).items()}
        assert told["reach"].get(piece, {}) == wanted


def test_it_marks_the_runs_that_take_the_ball() -> None:
    told = scene("c5", {"rn1": "c4"}).preview(0)
    assert set(told["takes"]["rn1"]) == {"c5", "c6", "c7"}


def test_a_run_shows_its_path_cost_and_try() -> None:
    match = scene("rn1", {"rn1": "h10", "bn1": "h9"})
    told = match.preview(0, "run rn1 h12")
    assert told == {
        "move": "run rn1 h12",
        "path": ["h10", "h11", "h12"],
        "cost": 2,
        "left": 1,
        "takes_ball": False,
        "try": True,
    }


def test_passes_name_who_could_intercept() -> None:
    match = scene("rn1", {"rn1": "e6", "rn2": "d4", "rt": "f5", "bn1": "e5", "bc": "d5"})
    told = match.preview(0)["passes"]
    assert set(told) == {"rn2", "rt"}
    assert (told["rn2"]["square"], set(told["rn2"]["interceptors"])) == ("d4", {"bn1", "bc"})
    assert told["rt"]["interceptors"] == {}


def test_previews_change_nothing() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7"})
    before = match.position()
    for move in match.moves(0):
        match.preview(0, move)
    assert match.position() == before


def test_a_charge_shows_the_ways_out() -> None:
    match = scene("rn1", {"rn1": "d10", "bn1": "d11", "bn2": "c11", "bc": "e8", "bf": "f8", "bt": "g8"})
    told = match.preview(0, "charge N")
    assert {way["direction"]: (way["square"], way["try"]) for way in told["exits"]} == {
        "N": ("d12", True),
        "E": ("e11", False),
    }


def test_6_2_a_charge_at_the_touch_line_shows_the_sides_as_ways_out() -> None:
    match = scene("rn1", {"rn1": "g6", "bn1": "h6"})
    told = match.preview(0)["charges"]["E"]
    assert [(way["direction"], way["square"], way["try"]) for way in told["exits"]] == [
        ("N", "h7", False),
        ("S", "h5", False),
    ]
    assert told["duel"]["attacker"] == "rn1"
    match = scene("rn1", {"rn1": "g6", "bn1": "h6", "bn2": "h7", "rn2": "h5"})
    assert match.preview(0)["charges"] == {}


def test_6_2_a_charge_in_the_opponents_corner_shows_the_try() -> None:
    match = scene("rn1", {"rn1": "g11", "bn1": "h11", "bn2": "h10"})
    assert match.preview(0, "charge E")["exits"] == [{"direction": "N", "square": "h12", "try": True}]


@pytest.mark.parametrize(
    ("attacker", "defender", "wins", "ties", "perfect"),
    [("rn1", "bn1", 15, 6, 10), ("rs", "bn1", 26, 4, 21)],
)
def test_the_first_pair_counts_as_the_rulebook_says(
    attacker: str, defender: str, wins: int, ties: int, perfect: int
) -> None:
    even = SealedGame(PIECE[attacker], PIECE[defender], CARDS, CARDS, 2)
    margins = [even.after(one, other) for one, other in product(CARDS, CARDS)]
    assert sum(one.win for one in margins) == wins
    assert sum(one.perfect for one in margins) == perfect
    first = SealedGame(PIECE[attacker], PIECE[defender], CARDS, CARDS, 1)
    assert first.with_cards(CARDS, CARDS).tie == Fraction(ties, 36)


def test_the_chance_of_a_card_by_playing_every_pair() -> None:
    hands = [[2, 4], [3, 4]]
    match = scene("bn1", {"rn1": "d6", "bn1": "d7"}, cards=hands)
    match.play(0, "tackle rn1")
    told = match.preview(0)["duel"]["cards"]
    for card in hands[0]:
        total = Fraction(0)
        for other in hands[1]:
            total += Fraction(1, 2) * won(hands, [(card, other)])
        assert told[str(card)]["win"] == [total.numerator, total.denominator]


def won(hands: list[list[int]], laid: list[tuple[int, int]]) -> Fraction:
    """How likely the tackler wins after these pairs, both laying at random from then on."""
    match = scene("bn1", {"rn1": "d6", "bn1": "d7"}, cards=hands)
    match.play(0, "tackle rn1")
    for pair in laid:
        duel(match, *pair)
    position = match.position()
    if position["pending"]["kind"] != "card":
        return Fraction(int(position["pieces"]["bn1"]["down"] > 0))
    left = position["cards"]
    pairs = list(product(*left))
    return sum((won(hands, [*laid, pair]) for pair in pairs), Fraction(0)) / len(pairs)


def test_a_tie_with_the_last_cards_is_counted_with_full_hands() -> None:
    last = SealedGame(PIECE["rn1"], PIECE["bn1"], (5,), (5,), 1)
    assert last.with_cards((5,), (5,)).win == Fraction(15, 36)


def test_both_captains_see_their_own_chances_and_spectators_the_even_one() -> None:
    match = scene("bn1", {"rs": "d6", "bn1": "d7"})
    match.play(0, "tackle rs")
    attack, defence, nobody = (match.preview(viewer)["duel"] for viewer in (0, 1, None))
    assert attack["attack_wins"] == defence["attack_wins"] == nobody["attack_wins"]
    assert "cards" not in nobody
    assert attack["cards"]["6"]["win"] == [1, 1]
    assert Fraction(*defence["cards"]["1"]["win"]) < Fraction(*defence["cards"]["6"]["win"])


def test_each_own_card_is_counted_against_every_card_the_other_captain_holds() -> None:
    match = scene("bf", {"rs": "d6", "bf": "d7"}, cards=[[1, 3, 4, 6], [2, 3, 5, 6]])
    match.play(0, "tackle rs")
    attack, defence = (match.preview(viewer)["duel"]["cards"] for viewer in (0, 1))
    assert attack["1"]["first"] == {"perfect": 1, "attack": 1, "tie": 0, "defence": 2}
    assert attack["3"]["first"] == {"perfect": 2, "attack": 1, "tie": 1, "defence": 0}
    assert defence["6"]["first"] == {"perfect": 1, "attack": 1, "tie": 1, "defence": 1}


def test_4_3_a_level_second_pair_is_counted_for_the_defence() -> None:
    match = scene("bn1", {"rn1": "d6", "bn1": "d7"}, cards=[[4, 5], [4, 5]])
    match.play(0, "tackle rn1")
    duel(match, 4, 4)
    assert match.preview(0)["duel"]["cards"]["5"]["first"] == {"perfect": 0, "attack": 0, "tie": 0, "defence": 1}


def test_a_preview_does_not_depend_on_the_other_captains_sealed_card() -> None:
    told = []
    for card in (1, 6):
        match = scene("bn1", {"rn1": "d6", "bn1": "d7"})
        match.play(0, "tackle rn1")
        match.play(1, f"card {card}")
        told.append((match.preview(0), match.preview(0, "card 3"), match.view(0), match.moves(0)))
    assert told[0] == told[1]


def test_ending_the_turn_shows_who_rises() -> None:
    match = scene("h6", {"rn1": "d6"}, down={"rn1": 1, "rs": 1})
    assert match.preview(0, "end") == {"move": "end", "rises": ["rn1", "rs"], "next": 1}


def test_every_question_has_a_preview_for_every_viewer() -> None:
    match = new()
    assert match.preview(0)["samples"].keys() == match.preview(1)["samples"].keys()
    assert match.preview(1)["samples"]["wall"]["bs"] == "d10"
    assert match.preview(None) == {"kind": "setup", "samples": {}}
    match = scene("rn1", {"rn1": "g1", "bn1": "g2"})
    match.play(0, "charge N")
    duel(match, 1, 6)
    assert [way["square"] for way in match.preview(1)["squares"]] == ["f1", "h1"]
