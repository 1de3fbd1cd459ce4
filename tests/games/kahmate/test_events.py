"""What is told, to whom, and in which order."""

from __future__ import annotations

from typing import Any

from ludoteca.core.match import Match
from tests.games.kahmate.match_factory import new, scene


def told(match: Match, seat: int, move: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """A move's events as a viewer hears them."""
    return [event.seen_by(viewer) for event in match.play(seat, move)]


def keys(match: Match, seat: int, move: str) -> list[str]:
    """The keys of a move's events."""
    return [event.key for event in match.play(seat, move)]


def test_a_line_up_is_told_to_its_captain_alone() -> None:
    own, other = ({"key": "put", "seat": 0, "piece": "rn1", "square": "c2"}, {"key": "put", "seat": 0})
    for viewer, wanted in ((0, own), (1, other), (None, other)):
        assert told(new(), 0, "put rn1 c2", viewer) == [wanted]


def test_a_laid_card_is_told_to_its_captain_alone() -> None:
    for viewer, wanted in ((0, {"card": 5}), (1, {}), (None, {})):
        match = scene("bn1", {"rn1": "d6", "bn1": "d7"})
        match.play(0, "tackle rn1")
        assert told(match, 0, "card 5", viewer) == [{"key": "laid", "seat": 0, **wanted}]


def test_the_second_card_shows_both_and_what_follows() -> None:
    match = scene("bn1", {"rt": "d6", "bn1": "d7"})
    match.play(0, "tackle rt")
    match.play(0, "card 3")
    _, shown, won, *rest = told(match, 1, "card 3")
    assert shown == {
        "key": "shown",
        "cards": [3, 3],
        "attacker": "rt",
        "defender": "bn1",
        "attack": 4,
        "defence": 3,
        "pair": 1,
    }
    assert (won["winner"], won["loser"], won["margin"], won["perfect"]) == ("rt", "bn1", 1, False)
    assert rest == [{"key": "fell", "piece": "bn1", "down": 1}, {"key": "dropped", "fallen": "bn1", "square": "d8"}]


def test_a_run_tells_its_path_round_or_over_the_ball() -> None:
    match = scene("c5", {"rn1": "c4"})
    assert told(match, 0, "run rn1 d5") == [{"key": "ran", "piece": "rn1", "path": ["c4", "d4", "d5"], "cost": 2}]
    match = scene("c5", {"rn1": "c4"})
    ran, took = told(match, 0, "run rn1 c6")
    assert ran["path"] == ["c4", "c5", "c6"]
    assert took["piece"] == "rn1"


def test_a_breakthrough_is_told_step_by_step() -> None:
    match = scene("rn1", {"rn1": "d6", "bn1": "d7"})
    assert keys(match, 0, "charge N") == ["charged"]
    match.play(0, "card 6")
    assert keys(match, 1, "card 1") == ["laid", "shown", "won", "fell", "broke-through"]
    assert keys(match, 0, "exit N") == ["left"]


def test_passes_and_attempts() -> None:
    match = scene("rn1", {"rn1": "d6", "rn2": "d4", "bn1": "d5"})
    assert keys(match, 0, "pass rn2") == ["passed"]
    assert keys(match, 1, "intercept bn1") == ["reached-for"]
    match.play(0, "card 1")
    assert keys(match, 1, "card 1") == ["laid", "shown", "tied"]
    match.play(0, "card 2")
    assert keys(match, 1, "card 3") == ["laid", "shown", "won", "intercepted"]


def test_a_try_ends_the_match_or_begins_a_new_line_up() -> None:
    match = scene("rn1", {"rn1": "h10"})
    assert keys(match, 0, "run rn1 h12") == ["ran", "scored", "match-won"]
    match = scene("rn1", {"rn1": "h10"}, target=2)
    assert keys(match, 0, "run rn1 h12") == ["ran", "scored", "again"]


def test_a_turns_end_tells_who_rests_and_who_rises() -> None:
    match = scene("h6", {"rn1": "d6", "rs": "e6"}, down={"rn1": 2, "rs": 1}, moved={"rn1": 1}, stopped=["rn1"])
    assert keys(match, 0, "end") == ["ended", "rested", "rose", "began"]
