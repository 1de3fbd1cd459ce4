"""Rules in plain Python under callers that may be compiled."""

from __future__ import annotations

import gc
from typing import ClassVar

import pytest

from ludoteca.core import codes
from ludoteca.core.dice import Dice
from ludoteca.core.errors import NotLegal
from ludoteca.core.plain import PlainState
from ludoteca.core.playout import play_many
from ludoteca.core.state import State

COUNT = 1
BONUS = 2
COIN = 3


class Race(PlainState):
    """The first seat with ten pebbles wins: one takes 1 or 2, and with a 2 a coin is flipped for one more."""

    FIELDS: ClassVar[tuple[str, ...]] = ("pebbles",)
    REASONS: ClassVar[tuple[str, ...]] = ("", "ten")
    ACTIONS: ClassVar[int] = 2

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.pebbles = [0] * players
        self.table = {"shared": True}
        self.ask(COUNT, 0)

    def against(self, seat: int, action: int) -> int:
        """Nothing is against 0 and 1."""
        return 0 if action in (0, 1) else codes.NO_SUCH_ACTION

    def choose(self, seat: int, action: int) -> None:
        """Take pebbles."""
        self.pebbles[seat] += action + 1
        self.note(COUNT, seat, action + 1)
        if self.pebbles[seat] >= 10:
            self.end(1, 1 << seat)
            return
        self.ask(COUNT, (seat + 1) % self.players)
        if action == 1:
            self.push()
            self.ask_chance(COIN, seat)

    def outcomes(self) -> list[tuple[int, int]]:
        """Heads twice as likely as tails."""
        return [(0, 1), (1, 2)]

    def happen(self, outcome: int) -> None:
        """Heads give a pebble."""
        self.pebbles[self.seat] += outcome
        self.pop()

    def points(self, seat: int) -> int:
        """The pebbles."""
        return self.pebbles[seat]


class Wrong(Race):
    """A race whose rules break at some places."""

    breaks: ClassVar[str] = ""

    def against(self, seat: int, action: int) -> int:
        """Breaks while judging."""
        return self.broken("against") or super().against(seat, action)

    def choose(self, seat: int, action: int) -> None:
        """Breaks while playing."""
        self.broken("choose")
        super().choose(seat, action)

    def outcomes(self) -> list[tuple[int, int]]:
        """Breaks while listing."""
        self.broken("outcomes")
        return super().outcomes()

    def reshuffle(self, viewer: int, by: Dice) -> None:
        """Breaks while imagining."""
        self.broken("reshuffle")

    def broken(self, where: str) -> int:
        """Raise at the place that a test asks for."""
        if self.breaks == where:
            raise LookupError(where)
        return 0


def test_compiled_callers_reach_the_rules() -> None:
    made = play_many([Race(3)], Dice(4), 50, 1000)
    assert 50 * 10 < made < 50 * 30


def test_a_question_waits_underneath_another() -> None:
    race = Race(2)
    race.play(0, 1)
    assert (race.is_chance(), race.depth, race.odds()) == (True, 1, [(0, 1), (1, 2)])
    race.play_outcome(1)
    assert (race.actors(), race.depth, race.pebbles, race.stack) == ([1], 0, [3, 0], [0] * 12)


def test_copies_share_tables_but_no_lists() -> None:
    race = Race(2)
    other = race.copy()
    assert isinstance(other, Race)
    other.play(0, 0)
    assert (race.pebbles, other.pebbles) == ([0, 0], [1, 0])
    other.table["shared"] = False
    assert Race(2).table["shared"] is True


def test_facts_are_noted_for_a_listener_only() -> None:
    race = Race(2)
    race.play(0, 0)
    race.listen()
    race.play(1, 0)
    assert race.take() == [(COUNT, 1, 1, 0, 0, 0)]


def test_an_end_has_scores_winners_and_a_reason() -> None:
    race = Race(2)
    while not race.is_over():
        race.settle(Dice(1))
        race.play(race.actors()[0], 0)
    result = race.result()
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((10, 9), (0,), "ten")


def test_a_refused_action_is_refused() -> None:
    with pytest.raises(NotLegal):
        Race(2).play(0, 2)


@pytest.mark.parametrize("where", ["against", "choose"])
def test_what_goes_wrong_while_playing_is_raised(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Wrong, "breaks", where)
    with pytest.raises(LookupError, match=where):
        Wrong(2).play(0, 1)


def test_what_goes_wrong_while_listing_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = Wrong(2)
    wrong.play(0, 1)
    monkeypatch.setattr(Wrong, "breaks", "outcomes")
    with pytest.raises(LookupError):
        wrong.odds()
    monkeypatch.setattr(Wrong, "breaks", "against")
    with pytest.raises(LookupError):
        Wrong(2).legal(0)


def test_what_goes_wrong_while_imagining_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Wrong, "breaks", "reshuffle")
    with pytest.raises(LookupError):
        Wrong(2).redealt(0, Dice(1))


def test_a_compiled_loop_stops_where_the_rules_break_and_tells_it_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Wrong, "breaks", "outcomes")
    wrong = Wrong(2)
    assert play_many([wrong], Dice(1), 3, 1000) < 60
    with pytest.raises(LookupError, match="outcomes"):
        wrong.legal(0)
    assert wrong.legal(0) == [0, 1]


def test_a_plain_class_straight_on_the_contract_is_copied_safely() -> None:
    class Bare(State):
        """Nothing of its own; under a compiled contract its dictionary lies behind the copied memory."""

    for number in range(200):
        bare = Bare(2)
        bare.name = [number]  # type: ignore[attr-defined]
        bare.copy().turn = number
    gc.collect()
