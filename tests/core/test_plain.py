"""Rules in plain Python under callers that may be compiled."""

from __future__ import annotations

import gc
from typing import ClassVar

import pytest

from ludoteca.core import codes
from ludoteca.core.errors import NotLegal
from ludoteca.core.plain_state import PlainState
from ludoteca.core.playout import play_many
from ludoteca.core.rng import Rng
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

    def on_refusal(self, seat: int, action: int) -> int:
        """Actions 0 and 1 are legal."""
        return 0 if action in (0, 1) else codes.NO_SUCH_ACTION

    def on_apply_action(self, seat: int, action: int) -> None:
        """Take pebbles."""
        self.pebbles[seat] += action + 1
        self.log_fact(COUNT, seat, action + 1)
        if self.pebbles[seat] >= 10:
            self.end(1, 1 << seat)
            return
        self.ask(COUNT, (seat + 1) % self.players)
        if action == 1:
            self.push()
            self.ask_chance(COIN, seat)

    def on_chance_outcomes(self) -> list[tuple[int, int]]:
        """Heads twice as likely as tails."""
        return [(0, 1), (1, 2)]

    def on_apply_chance(self, outcome: int) -> None:
        """Heads give a pebble."""
        self.pebbles[self.seat] += outcome
        self.pop()

    def on_scores(self) -> list[int]:
        """The pebbles."""
        return self.pebbles


class Wrong(Race):
    """A race whose rules break at some places."""

    breaks: ClassVar[str] = ""

    def on_refusal(self, seat: int, action: int) -> int:
        """Breaks while judging."""
        return self.broken("on_refusal") or super().on_refusal(seat, action)

    def on_apply_action(self, seat: int, action: int) -> None:
        """Breaks while playing."""
        self.broken("on_apply_action")
        super().on_apply_action(seat, action)

    def on_chance_outcomes(self) -> list[tuple[int, int]]:
        """Breaks while listing."""
        self.broken("on_chance_outcomes")
        return super().on_chance_outcomes()

    def on_resample(self, viewer: int, rng: Rng) -> None:
        """Breaks while imagining."""
        self.broken("on_resample")

    def broken(self, where: str) -> int:
        """Raise at the place that a test asks for."""
        if self.breaks == where:
            raise LookupError(where)
        return 0


def test_compiled_callers_reach_the_rules() -> None:
    made = play_many([Race(3)], Rng(4), 50, 1000)
    assert 50 * 10 < made < 50 * 30


def test_a_question_waits_underneath_another() -> None:
    race = Race(2)
    race.apply_action(0, 1)
    assert (race.is_chance(), race.depth, race.chance_outcomes()) == (True, 1, [(0, 1), (1, 2)])
    race.apply_chance(1)
    assert (race.current_players(), race.depth, race.pebbles, race.stack) == ([1], 0, [3, 0], [0] * 12)


def test_copies_share_tables_but_no_lists() -> None:
    race = Race(2)
    other = race.copy()
    assert isinstance(other, Race)
    other.apply_action(0, 0)
    assert (race.pebbles, other.pebbles) == ([0, 0], [1, 0])
    other.table["shared"] = False
    assert Race(2).table["shared"] is True


def test_facts_are_noted_for_a_listener_only() -> None:
    race = Race(2)
    race.apply_action(0, 0)
    race.start_event_log()
    race.apply_action(1, 0)
    assert race.take_facts() == [(COUNT, 1, 1, 0, 0, 0)]


def test_an_end_has_scores_winners_and_a_reason() -> None:
    race = Race(2)
    while not race.is_over():
        race.resolve_chance(Rng(1))
        race.apply_action(race.current_players()[0], 0)
    result = race.result()
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((10, 9), (0,), "ten")


def test_a_refused_action_is_refused() -> None:
    with pytest.raises(NotLegal):
        Race(2).apply_action(0, 2)


@pytest.mark.parametrize("where", ["on_refusal", "on_apply_action"])
def test_what_goes_wrong_while_playing_is_raised(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Wrong, "breaks", where)
    with pytest.raises(LookupError, match=where):
        Wrong(2).apply_action(0, 1)


def test_what_goes_wrong_while_listing_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = Wrong(2)
    wrong.apply_action(0, 1)
    monkeypatch.setattr(Wrong, "breaks", "on_chance_outcomes")
    with pytest.raises(LookupError):
        wrong.chance_outcomes()
    monkeypatch.setattr(Wrong, "breaks", "on_refusal")
    with pytest.raises(LookupError):
        Wrong(2).legal_actions(0)


def test_what_goes_wrong_while_imagining_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Wrong, "breaks", "on_resample")
    with pytest.raises(LookupError):
        Wrong(2).resample(0, Rng(1))


def test_a_compiled_loop_stops_where_the_rules_break_and_tells_it_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Wrong, "breaks", "on_chance_outcomes")
    wrong = Wrong(2)
    assert play_many([wrong], Rng(1), 3, 1000) < 60
    with pytest.raises(LookupError, match="on_chance_outcomes"):
        wrong.legal_actions(0)
    assert wrong.legal_actions(0) == [0, 1]


def test_a_plain_class_straight_on_the_contract_is_copied_safely() -> None:
    class Bare(State):
        """Nothing of its own; under a compiled contract its dictionary lies behind the copied memory."""

    for number in range(200):
        bare = Bare(2)
        bare.name = [number]  # type: ignore[attr-defined]
        bare.copy().turn = number
    gc.collect()


@pytest.mark.parametrize(
    ("attributes", "message"),
    [
        ({"carrots": 0}, "carrots is a number or a list and not named in FIELDS"),
        ({"piles": [1]}, "piles is a number or a list and not named in FIELDS"),
        ({"names": ["a"]}, "names is a number or a list and not named in FIELDS"),
    ],
)
def test_a_number_or_list_that_fields_do_not_name_is_refused_with_its_name(
    attributes: dict[str, object], message: str
) -> None:
    class Careless(Race):
        def __init__(self, players: int) -> None:
            super().__init__(players)
            vars(self).update(attributes)

    with pytest.raises(TypeError, match=message):
        Careless(2)


def test_a_field_that_init_does_not_set_and_one_that_is_no_number_are_refused() -> None:
    class Unset(Race):
        FIELDS = (*Race.FIELDS, "missing")

    class Wrong(Race):
        FIELDS = (*Race.FIELDS, "table")

    with pytest.raises(TypeError, match="names 'missing', which __init__ does not set"):
        Unset(2)
    with pytest.raises(TypeError, match=r"Wrong\.table is in FIELDS, so it must be a whole number"):
        Wrong(2)
