"""The weakest level at a loose ball: it errs like somebody new to rugby, not like somebody who sees no ball."""

from __future__ import annotations

from ludoteca import search
from ludoteca.core.match import Match
from ludoteca.search.player import Choice, Effort, Question
from tests.games.kahmate.match_factory import scene


def beside_the_ball() -> Match:
    """A turn of a side with a player beside a ball that nobody has."""
    match = scene("d6", {"rn1": "d5", "rn2": "g4", "rs": "b4", "bn1": "d9", "bn2": "g9", "bs": "b9"})
    assert len(match.moves(0)) > 40
    return match


def choose(match: Match, luck: str) -> Choice:
    """What the beginner chooses."""
    return search.player(match.game, "beginner").choose(Question.of_match(match, 0), Effort(800, luck))


def has_the_ball(match: Match) -> bool:
    """Whether a player of the side has the ball."""
    return str(match.position()["ball"]).startswith("r")


def is_taken(move: str) -> bool:
    """Whether a move takes the ball."""
    match = beside_the_ball()
    match.play(0, move)
    return has_the_ball(match)


def test_it_thinks_of_few_moves_and_always_of_the_ball() -> None:
    for number in range(40):
        thought = choose(beside_the_ball(), f"ideas {number}").info["visits"]
        assert any(is_taken(move) for move in thought)
        assert len(thought) <= 9


def test_it_takes_the_ball_in_most_turns_and_not_in_all() -> None:
    taken = 0
    for number in range(100):
        match = beside_the_ball()
        found = False
        while match.current_players() == [0] and not found:
            match.play(0, choose(match, f"turn {number} {len(match.lines)}").move)
            found = has_the_ball(match)
        taken += found
    print(f"taken in {taken} turns of 100")
    assert 50 < taken < 100
