"""Matches at small positions for the rule tests; players that are not named stand in front of their own in-goals."""

from __future__ import annotations

from typing import Any

from ludoteca.core.match import Match

ALL = [1, 2, 3, 4, 5, 6]
PIECES = [side + letters for side in "rb" for letters in ("n1", "n2", "s", "t", "f", "c")]
WAITING = {"r": [lane + "1" for lane in "abcdefgh"], "b": [lane + "11" for lane in "abcdefgh"]}


def pieces(places: dict[str, str], down: dict[str, int] | None = None) -> dict[str, Any]:
    """All twelve players: the named ones where said, the others on free squares of their last row."""
    found: dict[str, Any] = {}
    for name in PIECES:
        taken = {*places.values(), *(one["at"] for one in found.values())}
        spare = [square for square in WAITING[name[0]] if square not in taken]
        at = places.get(name) or spare[0]
        found[name] = {"at": at, "down": (down or {}).get(name, 0)}
    return found


def scene(
    ball: str,
    places: dict[str, str],
    *,
    down: dict[str, int] | None = None,
    cards: list[list[int]] | None = None,
    captain: int = 0,
    moved: dict[str, int] | None = None,
    stopped: list[str] | None = None,
    score: list[int] | None = None,
    target: int = 1,
    **pending: Any,
) -> Match:
    """A match at a captain's turn, or at another question if one is given."""
    question = {"kind": "turn", "seat": captain, "captain": captain}
    question |= {"moved": moved or {}, "stopped": stopped or [], **pending}
    position = {
        "game": "kahmate",
        "players": 2,
        "turn": 7,
        "pieces": pieces(places, down),
        "ball": ball,
        "cards": cards or [ALL, ALL],
        "score": score or [0, 0],
        "target": target,
        "pending": question,
    }
    return Match.load(position, "scene", auto_chance=False)


def new(**options: Any) -> Match:
    """A match whose captains still have to line up."""
    return Match.new("kahmate", 2, "scene", {"first": 0, **options}, auto_chance=False)


def line_up(match: Match, seat: int, ready: bool = True) -> None:
    """Place a side's six players from the first square on."""
    for _ in range(6):
        match.play(seat, match.moves(seat)[0])
    if ready:
        match.play(seat, "ready")


def duel(match: Match, first: int, second: int) -> list[str]:
    """Side 0 lays the first card, side 1 the second; the keys of what follows the reveal."""
    match.play(0, f"card {first}")
    return [event.key for event in match.play(1, f"card {second}")]


def refusal(match: Match, move: str, seat: int = 0) -> tuple[str, str] | None:
    """The clause and the key of a refusal, None for a legal move; the list of moves must agree."""
    reason = match.why(seat, move)
    assert (move in match.moves(seat)) == (reason is None)
    return None if reason is None else (reason.clause, reason.key)


def reach(match: Match, piece: str) -> set[str]:
    """The squares a player can run to."""
    seat = "rb".index(piece[0])
    return {move.split()[2] for move in match.moves(seat) if move.startswith(f"run {piece} ")}


def options(match: Match, verb: str, seat: int = 0) -> set[str]:
    """What a seat may do with one verb: the words after it."""
    return {move.partition(" ")[2] for move in match.moves(seat) if move.split()[0] == verb}


def at(match: Match, piece: str) -> str:
    """Where a player stands."""
    found: str = match.position()["pieces"][piece]["at"]
    return found


def down(match: Match, piece: str) -> int:
    """How many ends of its captain's turns a player stays down."""
    found: int = match.position()["pieces"][piece]["down"]
    return found


def ball(match: Match) -> Any:
    """The ball's square or carrier."""
    return match.position()["ball"]


def pending(match: Match) -> Any:
    """The open question."""
    return match.position()["pending"]
