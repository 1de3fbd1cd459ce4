"""Whatever is played: cards, traps and pawns are kept, one question is open, and nobody stands where nobody may."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ludoteca.core.match import Match
from tests.games.maamut.reference import CLOCKWISE, beside, path, terrain

CARDS = {1: 12, 2: 16, 3: 8}
# A failure isn't shrunk: every step means something only after those before it.
LONG = settings(
    max_examples=60,
    stateful_step_count=80,
    deadline=None,
    phases=[Phase.generate],
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


def one_of(low: int, high: int) -> st.SearchStrategy[int]:
    """A number from low to high - 1; integers() would also try constants of whatever modules are loaded."""
    return st.sampled_from(range(low, high))


class Hunt(RuleBasedStateMachine):
    """A game of any number of players, every choice and every draw Hypothesis's own."""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match | None = None
        self.position: dict[str, Any] = {}
        self.turn = 0

    @initialize(players=one_of(2, 5), seed=one_of(0, 10_000))
    def begin(self, players: int, seed: int) -> None:
        self.match = Match.new("maamut", players, str(seed), auto_chance=False)
        self.position = self.match.position()

    @precondition(lambda self: self.position["pending"] and self.position["pending"]["kind"] != "draw")
    @rule(at=one_of(0, 997), bold=st.booleans())
    def choose(self, at: int, bold: bool) -> None:
        """Any legal move; boldly, one towards the mammoth if there is any."""
        assert self.match is not None
        seat = self.match.state.current_players()[0]
        moves = self.match.moves(seat)
        meeting = [move for move in moves if self.meets(seat, move)]
        chosen = meeting if bold and meeting else moves
        self.match.play(seat, chosen[at % len(chosen)])
        self.position = self.match.position()

    @precondition(lambda self: self.position["pending"] and self.position["pending"]["kind"] == "draw")
    @rule(at=one_of(0, 3))
    def draw(self, at: int) -> None:
        assert self.match is not None
        odds = self.match.chance_outcomes()
        self.match.play_chance(odds[at % len(odds)][0])
        self.position = self.match.position()

    @precondition(lambda self: self.position["pending"] is None)
    @rule(seat=one_of(0, 4))
    def look_back(self, seat: int) -> None:
        """After the end nobody has a move, and the finished position is read back."""
        assert self.match is not None
        assert self.match.moves(seat) == []
        assert Match.load(self.position).position() == self.position

    def meets(self, seat: int, move: str) -> bool:
        """Whether a move leads through the mammoth's tile."""
        word, *rest = move.split()
        tile = self.position["hunters"][seat]
        return word == "move" and self.position["mammoth"] in (path(self.position, tile, rest[1], int(rest[0])) or [])

    @invariant()
    def all_cards_are_somewhere(self) -> None:
        for value, number in CARDS.items() if self.position else ():
            held = sum(hand.count(value) for hand in self.position["hands"])
            piles = self.position["deck"][str(value)] + self.position["discard"][str(value)]
            assert held + piles == number

    @invariant()
    def hands_hold_three_but_for_the_mover(self) -> None:
        if not self.position:
            return
        pending = self.position["pending"] or {}
        mover = pending.get("active", pending["seat"] if pending.get("kind") == "draw" else None)
        for seat, hand in enumerate(self.position["hands"]):
            if self.position["out"][seat]:
                assert hand == []
            elif self.position["pending"]:
                assert len(hand) == (2 if seat == mover else 3)
            assert hand == sorted(hand)

    @invariant()
    def the_pile_is_never_empty(self) -> None:
        assert not self.position or any(self.position["deck"].values())

    @invariant()
    def traps_lie_on_grass_and_come_from_a_supply_of_four(self) -> None:
        owners = list(self.position.get("traps", {}).values())
        for seat in range(self.position.get("players", 0)):
            assert owners.count(seat) <= 4
        for tile in self.position.get("traps", {}):
            assert terrain(self.position, tile) == "g"
            assert tile != self.position["mammoth"] or self.position["pending"] is None

    @invariant()
    def pawns_stand_on_passable_tiles_and_apart_from_the_mammoth(self) -> None:
        """Only who is frightened shares its tile, and after the end whoever stood on the trap (4.6, 5.1)."""
        if not self.position:
            return
        assert terrain(self.position, self.position["mammoth"]) != "r"
        pending = self.position["pending"] or {}
        trapped = [] if pending else list(self.position["traps"])
        beaten = [pending["seat"], *pending["queue"]] if pending.get("kind") == "flee" else []
        for seat, tile in enumerate(self.position["hunters"]):
            if pending.get("kind") != "place":
                assert (tile is None) == self.position["out"][seat]
            if tile is not None:
                assert terrain(self.position, tile) != "r"
                assert (tile == self.position["mammoth"]) == (seat in beaten) or tile in trapped

    @invariant()
    def exactly_one_question_is_open_until_the_end(self) -> None:
        if self.match is None:
            return
        state = self.match.state
        assert len(state.current_players()) + state.is_chance() + state.is_over() == 1
        assert len(self.match.current_players()) == (0 if self.position["pending"] is None else 1)
        if self.position["pending"]:
            assert not self.position["out"][self.position["pending"]["seat"]]

    @invariant()
    def turns_count_up_one_by_one(self) -> None:
        if self.position:
            assert self.position["turn"] in (self.turn, self.turn + 1)
            self.turn = self.position["turn"]
            if self.position["pending"]:
                assert (self.turn == 0) == (self.position["pending"]["kind"] == "place")

    @invariant()
    def a_trap_wins_for_its_owner_and_a_survivor_can_not_be_led(self) -> None:
        result = self.position.get("result")
        if result is None:
            return
        tile = self.position["mammoth"]
        if result["reason"] == "trap":
            assert result["winners"] == [self.position["traps"][tile]]
        else:
            assert result["winners"] == []
            ways = sum(path(self.position, tile, way, 1) is not None for way in CLOCKWISE)
            reached = self.reached(tile)
            assert ways <= 1 or not any(hunter in reached for hunter in self.position["hunters"])

    def reached(self, tile: str) -> set[str]:
        """The tiles connected with one by passable ones, grown until nothing is added (6.2)."""
        found = {tile}
        while True:
            grown = found | {
                near
                for one in found
                for way in CLOCKWISE
                if (near := beside(one, way)) and terrain(self.position, near) != "r"
            }
            if grown == found:
                return found
            found = grown


Hunt.TestCase.settings = LONG
TestHunt = Hunt.TestCase
