"""Section 2: laying the land, dealing, placing."""

from collections import Counter

import pytest

from ludoteca.core.chance import Chance
from ludoteca.core.errors import BadOption, ImpossiblePosition, NotPossible
from ludoteca.core.match import Match
from ludoteca.games.maamut import notation, tiles
from tests.games.maamut.match_factory import land, refusal, scene

SEEDS = range(60)


def test_2_1_the_cross_lies_in_the_centre_and_36_tiles_round_it() -> None:
    for seed in SEEDS:
        terrain = Match.new("maamut", 2, str(seed)).position()["terrain"]
        assert terrain[tiles.CENTRE] == "x"
        assert Counter(terrain) == {"g": 18, "s": 11, "r": 7, "x": 1}


def test_2_1_every_tile_can_be_every_terrain() -> None:
    lands = [Match.new("maamut", 2, str(seed)).position()["terrain"] for seed in SEEDS]
    for tile in range(tiles.TILES):
        seen = {terrain[tile] for terrain in lands}
        assert seen == ({"x"} if tile == tiles.CENTRE else {"g", "s", "r"})


def test_2_2_never_more_than_four_rocks_round_the_cross() -> None:
    for seed in range(300):
        terrain = notation.lay(Chance.of_seed(f"rocks {seed}"))
        assert sum(terrain[tile] == "r" for tile in tiles.RING) <= 4


def test_2_2_a_land_with_five_rocks_round_the_cross_is_refused() -> None:
    five = "c3 c4 d3 d5 e3 a2 a3"
    with pytest.raises(ImpossiblePosition) as refused:
        scene(["b3", "g4"], rocks=five)
    assert {"key": "too-many-rocks-round-the-cross", "path": "terrain"} in refused.value.faults
    with pytest.raises(NotPossible):
        notation.initial_state(2, {}, f"setup 0 {land(five)} 111 222")


def test_2_2_four_rocks_round_the_cross_are_allowed() -> None:
    assert scene(["b3", "g4"], rocks="c3 c4 d3 d5 a2 a3 g2").moves(0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_3_three_cards_each_and_the_rest_is_the_pile(players: int) -> None:
    position = Match.new("maamut", players, "cards").position()
    assert [len(hand) for hand in position["hands"]] == [3] * players
    assert sum(position["deck"].values()) == 36 - 3 * players
    held = Counter(card for hand in position["hands"] for card in hand)
    for card, number in {1: 12, 2: 16, 3: 8}.items():
        assert held[card] + position["deck"][str(card)] == number


def test_2_4_the_mammoth_stands_on_the_cross() -> None:
    assert Match.new("maamut", 4, "start").position()["mammoth"] == "d4"


def test_2_5_hunters_are_placed_clockwise_from_the_first_player() -> None:
    match = Match.new("maamut", 3, "placing", {"first": 2})
    asked = []
    for _ in range(3):
        asked += match.current_players()
        match.play(int(asked[-1]), match.moves(int(asked[-1]))[0])
    assert asked == [2, 0, 1]


def test_2_5_outer_tiles_without_rock_or_pawn() -> None:
    match = scene([None, "a1"], turn=0, kind="place")
    outer = {name for name in tiles.NAMES if tiles.INDEX[name] in tiles.OUTER}
    rocks = {"a2", "a3", "c1", "c6", "e1", "g2", "g3"}
    assert set(match.moves(0)) == {f"place {name}" for name in outer - rocks - {"a1"}}
    assert refusal(match, "place b2") == ("2.5", "place-not-outer")
    assert refusal(match, "place d4") == ("2.5", "place-not-outer")
    assert refusal(match, "place a2") == ("2.5", "place-on-rock")
    assert refusal(match, "place a1") == ("2.5", "place-occupied")
    assert refusal(match, "move 1 E") == ("2.5", "placing-first")


def test_2_5_nobody_is_placed_twice() -> None:
    assert refusal(scene(["b3", "g4"]), "place a1") == ("2.5", "placing-is-over")


def test_2_6_the_first_player_is_random_unless_chosen() -> None:
    drawn = {Match.new("maamut", 4, str(seed)).current_players()[0] for seed in SEEDS}
    assert drawn == {0, 1, 2, 3}
    for seat in range(4):
        assert Match.new("maamut", 4, "chosen", {"first": seat}).current_players() == [seat]
    with pytest.raises(BadOption):
        Match.new("maamut", 2, "chosen", {"first": 2})


def test_2_6_the_first_player_takes_the_first_turn_and_seats_ascend() -> None:
    match = Match.new("maamut", 3, "order", {"first": 1})
    for seat in (1, 2, 0):
        match.play(seat, match.moves(seat)[0])
    order = []
    for _ in range(4):
        seat = int(match.current_players()[0])
        order.append(seat)
        match.play(seat, next(move for move in match.moves(seat) if move.startswith("discard")))
    assert order == [1, 2, 0, 1]
    assert match.position()["turn"] == 5


def test_2_6_players_who_are_out_are_passed_over() -> None:
    match = scene(["b3", None, "g4"], out=[False, True, False], discard={"1": 1, "2": 1, "3": 1})
    match.play(0, "trap")
    assert match.current_players() == [2]


def test_2_6_who_is_not_asked_may_not_choose() -> None:
    match = scene(["b3", "g4"])
    reason = match.why(1, "discard 1")
    assert reason is not None
    assert (reason.clause, reason.key) == ("2.6", "not-asked")


def test_2_7_hands_and_pile_are_secret_and_discards_public() -> None:
    match = scene(["b3", "g4"], hands=[[1, 1, 2], [2, 3, 3]], discard={"2": 4})
    own, other, nobody = match.view(0), match.view(1), match.view(None)
    assert own["hands"] == [[1, 1, 2], 3]
    assert other["hands"] == [3, [2, 3, 3]]
    assert nobody["hands"] == [3, 3]
    for view in (own, other, nobody):
        assert view["deck"] == 26
        assert view["discard"] == {"1": 0, "2": 4, "3": 0}


def test_2_7_a_drawn_card_is_told_to_who_draws_only() -> None:
    match = scene(["b3", "g4"])
    match.play(0, "discard 1")
    drew = match.play_chance("draw 3")[0]
    assert drew.seen_by(0) == {"key": "drew", "seat": 0, "card": 3}
    assert drew.seen_by(1) == drew.seen_by(None) == {"key": "drew", "seat": 0}
