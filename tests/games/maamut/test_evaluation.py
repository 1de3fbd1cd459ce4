"""The greedy player with Mâamut's own evaluation: what it sees one move ahead, and what that is worth."""

from __future__ import annotations

from ludoteca import search
from ludoteca.core.match import Match
from tests.games.maamut.match_factory import scene


def greedy(match: Match, seat: int, seed: str = "x") -> str:
    question = search.Question(match.game, match.view(seat), match.moves(seat), seat)
    return search.player(match.game, "greedy").choose(question, search.Effort(8, seed)).move


def test_it_drives_the_mammoth_into_its_own_trap() -> None:
    match = scene(["d3", "b3"], snow="d1 d2 d3", traps={"d5": 0})
    match.play(0, greedy(match, 0))
    assert match.result is not None
    assert match.result.winners == (0,)


def test_it_does_not_drive_the_mammoth_into_anothers_trap() -> None:
    match = scene(["d3", "b3"], snow="d1 d2 d3", traps={"d5": 1})
    match.play(0, greedy(match, 0))
    assert match.result is None


def test_a_win_at_hand_is_worth_nearly_everything() -> None:
    at_hand = scene(["d3", "a4"], snow="d1 d2 d3", traps={"d5": 0})
    assert at_hand.state.evaluate(0) > 0.9 > scene(["d3", "a4"], snow="d1 d2 d3").state.evaluate(0)


def test_of_two_who_could_win_the_first_to_move_will() -> None:
    for seat in (0, 1):
        match = scene(["d3", "c3"], snow="d1 d2 d3", traps={"d5": 0, "e4": 1}, seat=seat)
        assert match.state.evaluate(seat) > 0.9
        assert match.state.evaluate(1 - seat) < 0.1


def test_one_who_is_out_still_hopes_for_the_traps_left_behind() -> None:
    out = [False, True, False]
    none = scene(["a1", None, "g1"], out=out)
    left = scene(["a1", None, "g1"], out=out, traps={"c3": 1, "c4": 1})
    assert 0.0 <= none.state.evaluate(1) < left.state.evaluate(1) < left.state.evaluate(0)


def test_it_beats_random_play() -> None:
    won = 0
    for number in range(40):
        match = Match.new("maamut", 2, f"against luck {number}")
        own = number % 2
        for step in range(300):
            if match.result is not None:
                break
            seat = match.state.current_players()[0]
            moves = match.moves(seat)
            question = search.Question(match.game, match.view(seat), moves, seat)
            player = search.player(match.game, "greedy" if seat == own else "random")
            match.play(seat, player.choose(question, search.Effort(4, f"{number} {step}")).move)
        won += match.result is not None and match.result.winners == (own,)
    assert won >= 30
