"""Games of any course that Hypothesis can think of keep what must always hold."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from tests.games.kahmate import reference
from tests.games.kahmate.random_player import distance

MOVES = {"n": 3, "s": 2, "t": 3, "f": 4, "c": 3}
ALL = [1, 2, 3, 4, 5, 6]

choices = st.lists(st.integers(min_value=0, max_value=2**16), min_size=120, max_size=260)


def preferred(position: dict[str, Any], moves: list[str], number: int) -> str:
    """A move by number: often one that isn't a run, often a run toward the ball or the line."""
    daring = [move for move in moves if move.split()[0] not in ("run", "end")]
    runs = [move for move in moves if move.startswith("run")]
    if daring and number % 3:
        return daring[number // 3 % len(daring)]
    if runs and number % 7:
        some = [runs[(number // 7 + 5 * at) % len(runs)] for at in range(6)]
        return min(some, key=lambda move: distance(position, move))
    return moves[number // 7 % len(moves)]


class Watch:
    """A match and what an onlooker who knows the rules expects of it."""

    def __init__(self, first: int, target: int) -> None:
        self.match = Match.new("kahmate", 2, "hypothesis", {"first": first, "target": target}, auto_chance=False)
        self.down: dict[str, int] = {}

    def step(self, number: int) -> None:
        """One choice or draw, and everything that must hold after it."""
        before = self.match.position()
        actors = self.match.current_players()
        if actors == ["chance"]:
            self.match.play_chance(f"ball {1 + number % 6}")
            self.check(before, "ball", None)
            return
        seat = actors[number % len(actors)]
        assert isinstance(seat, int)
        move = preferred(before, self.match.moves(seat), number)
        self.match.play(seat, move)
        self.check(before, move, seat)

    def check(self, before: dict[str, Any], move: str, seat: int | None) -> None:
        """Every promise at once."""
        after = self.match.position()
        check_ball(after)
        check_squares(after)
        check_movers(after)
        check_hands(before, after)
        self.check_down(before, after, move, seat)
        assert Match.load(after).state == self.match.state
        for viewer in (0, 1, None):
            seen = self.match.view(viewer)
            imagined = self.match.game.resample(seen, viewer, Rng(1))
            assert self.match.game.view(imagined, viewer) == seen

    def check_down(self, before: dict[str, Any], after: dict[str, Any], move: str, seat: int | None) -> None:
        """Counters begin at 2 in one's own captain's turn and at 1 in the other's, and fall at its ends (9.1)."""
        if move == "end":
            self.down = {
                piece: ends - (reference.side(piece) == seat)
                for piece, ends in self.down.items()
                if ends > (reference.side(piece) == seat)
            }
        for piece, one in after["pieces"].items():
            was = before["pieces"].get(piece, {"down": 0})["down"]
            if one["down"] and not was:
                own = reference.side(piece) == before["pending"]["captain"]
                self.down[piece] = 2 if own else 1
        if after["pending"] is not None and after["pending"]["kind"] == "setup":
            self.down = {}
        assert {piece: one["down"] for piece, one in after["pieces"].items() if one["down"]} == self.down


def check_ball(position: dict[str, Any]) -> None:
    """There is exactly one ball in play: with a player, or alone on a square of the field."""
    pending = position["pending"]
    if pending is not None and pending["kind"] in ("setup", "ball"):
        assert position["ball"] is None
    elif position["ball"] not in position["pieces"]:
        where = reference.square(position["ball"])
        assert reference.in_field(where)
        assert reference.on(position, where) == []


def check_squares(position: dict[str, Any]) -> None:
    """Nobody shares a square but a carrier breaking through, and nobody is in-goal but the winner."""
    places = [one["at"] for one in position["pieces"].values()]
    pending = position["pending"]
    shared = len(places) - len(set(places))
    assert shared == (1 if pending is not None and pending["kind"] == "exit" else 0)
    in_goal = [piece for piece in position["pieces"] if not reference.in_field(reference.at(position, piece))]
    assert in_goal == ([position["ball"]] if pending is None else [])


def check_movers(position: dict[str, Any]) -> None:
    """At most two move, none further than it can, and only movers are stopped."""
    pending = position["pending"]
    if pending is None or "moved" not in pending:
        return
    assert len(pending["moved"]) <= 2
    for piece, spent in pending["moved"].items():
        assert reference.side(piece) == pending["captain"]
        assert 1 <= spent <= MOVES[piece[1]]
    assert set(pending["stopped"]) <= pending["moved"].keys()


def check_hands(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Both hands are equally large and never empty; they only shrink by one card each, or are whole again."""
    ours, theirs = after["cards"]
    assert len(ours) == len(theirs) > 0
    for old, new in zip(before["cards"], after["cards"], strict=True):
        assert new in (old, ALL) or (set(new) < set(old) and len(new) == len(old) - 1)


@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(first=st.integers(0, 1), target=st.integers(1, 3), numbers=choices)
def test_what_must_always_hold_holds(first: int, target: int, numbers: list[int]) -> None:
    watch = Watch(first, target)
    for seat in (0, 1):
        for number in range(7):
            moves = watch.match.moves(seat)
            watch.match.play(seat, moves[(numbers[number] + seat) % len(moves)])
    for number in numbers:
        if watch.match.state.is_over():
            break
        watch.step(number)
