"""Each check finds what it looks for: the template game, spoilt in one way, breaks that promise."""

from __future__ import annotations

import importlib
import itertools
from collections.abc import Callable
from dataclasses import replace as replace_fields
from typing import Any

import pytest

from ludoteca.conformance import CHECKS, Effort, NotConform, Subject
from ludoteca.core import codes as contract
from ludoteca.core.events import Event, EventKind
from ludoteca.core.meta import Meta, Option
from ludoteca.core.result import Result
from ludoteca.i18n import LANGUAGES
from tests.conformance.conftest import TEMPLATE

Spoil = Callable[[pytest.MonkeyPatch], None]
EFFORT = Effort(walks=3, per_kind=3, mutations=300)
CHECK = {check.name: check for check in CHECKS}


def replace(target: str, make: Callable[[Any], Any]) -> Spoil:
    """Put something made of the original in its place; the target is module:Class.name or module:name."""

    def spoil(patch: pytest.MonkeyPatch) -> None:
        module, _, path = target.partition(":")
        holder: Any = importlib.import_module(f"truffles.{module}")
        *parts, name = path.split(".")
        for part in parts:
            holder = getattr(holder, part)
        patch.setattr(holder, name, make(getattr(holder, name)))

    return spoil


def state(name: str, make: Callable[[Any], Any]) -> Spoil:
    """Spoil a method of the state."""
    return replace(f"rules:Truffles.{name}", make)


def game(name: str, make: Callable[[Any], Any]) -> Spoil:
    """Spoil a function or value of the game."""

    def spoil(patch: pytest.MonkeyPatch) -> None:
        fields = vars(importlib.import_module("truffles.game").GAME)
        patch.setitem(fields, name, make(fields[name]))

    return spoil


def changed(view: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A view with other fields."""
    return {**view, **fields}


def leaky_event(fact: tuple[int, ...], own: Callable[[tuple[int, ...]], Event]) -> Event:
    """An event whose private part everybody gets."""
    event = own(fact)
    return Event(event.key, {**event.fields, **{k: v for part in event.private.values() for k, v in part.items()}})


def seal_in_order(own: Any) -> Any:
    """Whoever seals first gets noted as first."""

    def on_apply_action(self: Any, seat: int, action: int) -> None:
        if self.owes == 3:
            self.first = seat
        own(self, seat, action)

    return on_apply_action


def careless(own: Any) -> Any:
    """A refusal that counts the turns."""

    def on_refusal(self: Any, seat: int, action: int) -> int:
        found: int = own(self, seat, action)
        if found == 10:
            self.turn += 1
        return found

    return on_refusal


def erratic(own: Any) -> Any:
    """Every second time the other farmer is first from then on."""
    calls = itertools.count()

    def spoilt(self: Any, *given: Any) -> None:
        own(self, *given)
        for held in (self, *given):
            if hasattr(held, "first"):
                held.first = next(calls) % 2

    return spoilt


def both(*spoils: Spoil) -> Spoil:
    """All of these together."""

    def spoil(patch: pytest.MonkeyPatch) -> None:
        for one in spoils:
            one(patch)

    return spoil


class Lopsided(Meta):
    """A meta whose English catalogue has a key that the others lack."""

    def locales(self) -> Any:
        """A folder of one-line catalogues."""
        return Page("")


class Page:
    """A folder and its files in one."""

    def __init__(self, name: str) -> None:
        self.name = name

    def joinpath(self, name: str) -> Page:
        """A file of the folder."""
        return Page(name)

    def is_file(self) -> bool:
        """True."""
        return True

    def read_text(self, encoding: str) -> str:
        """The catalogue."""
        return "truffles-subtitle = x\n" + ("truffles-pitch = x\n" if self.name == "en.ftl" else "")


def eaten(own: Any) -> Any:
    """A reveal that sets a number which FIELDS does not name."""

    def reveal(self: Any) -> None:
        self.eaten = 1
        own(self)

    return reveal


def with_rounds(own: Meta) -> Meta:
    """The meta with an option that the game does not look at."""
    return replace_fields(own, numbers=(Option("rounds", least=2, most=4),))


SPOILT: dict[str, Spoil] = {
    "fields_name_every_attribute": state("reveal", eaten),
    "legal_actions_are_those_that_apply": state(
        "on_legal_actions", lambda own: lambda self, seat: own(self, seat)[:1] or [0]
    ),
    "a_refusal_changes_nothing": state("on_refusal", careless),
    "an_open_question_has_an_answer": state("on_chance_outcomes", lambda own: lambda self: []),
    "refusals_are_explained": game("refusals", lambda own: {k: v for k, v in own.items() if k != 10}),
    "the_number_of_actions_is_constant": state("ACTIONS", lambda own: 13),
    "copies_are_independent": state("blank", lambda own: lambda self: self),
    "bytes_restore_a_state": state("FIELDS", lambda own: own[:-1]),
    "the_same_moves_give_the_same_game": state("on_apply_chance", erratic),
    "words_mean_one_action": game("vocabulary", lambda own: ("send 1",) * len(own)),
    "outcomes_have_words": game("draws", lambda own: tuple(f"{word} " for word in own)),
    "positions_are_read_back": game("position", lambda own: lambda s: changed(own(s), first=0)),
    "records_are_read_back": game("initial_state", lambda own: lambda p, o, words: own(p, o, words.strip(" x"))),
    "a_view_echoes": game("view", lambda own: lambda s, v: changed(own(s, v), box=s.pigs[11])),
    "what_is_hidden_changes_nothing": game("view", lambda own: lambda s, v: changed(own(s, v), strongest=s.pigs[11])),
    "news_hides_what_the_view_hides": replace("events:event", lambda own: lambda fact: leaky_event(fact, own)),
    "observed_actions_hide_what_nobody_sees": both(
        state("ask_sealed", lambda own: lambda self, kind, seat, seats: self.ask(kind, 0)),
        game("view", lambda own: lambda s, v: changed(own(s, v), spent=[], hands=[], found=[], pending=None)),
        game("events", lambda own: lambda s, facts: []),
    ),
    "worlds_vary": state("on_resample", lambda own: lambda self, viewer, rng: None),
    "previews_come_from_the_view": game(
        "preview", lambda own: lambda view, seat, action: view.pop("box") and own(view, seat, action)
    ),
    "a_sealed_choice_is_nobodys_news": replace("events:event", lambda own: lambda fact: leaky_event(fact, own)),
    "the_order_of_sealing_does_not_matter": state("on_apply_action", seal_in_order),
    "chance_outcomes_can_be_applied": state(
        "on_chance_outcomes", lambda own: lambda self: [(one, 0) for one, _ in own(self)]
    ),
    "deals_repeat": both(
        state("DEALS", lambda own: (1,)),
        state("on_chance_outcomes", lambda own: lambda self: [] if self.kind == 1 else own(self)),
        state("on_deal", lambda own: lambda self, rng: self.on_apply_chance(self.owners.index(-1))),
        game("draw_deal", lambda own: lambda s, chance: "dig"),
        game("apply_deal", lambda own: erratic(lambda s, words: s.on_apply_chance(s.owners.index(-1)))),
    ),
    "resolving_chance_is_repeatable": state("on_apply_chance", erratic),
    "events_are_as_declared": game(
        "event_kinds", lambda own: {**own, "dug": EventKind(("turn",), ("turn", "pending"))}
    ),
    "changes_are_named": game("event_kinds", lambda own: {**own, "drew": EventKind(("seat",), ("pending",), ("pig",))}),
    "a_position_shows_its_question": game("position", lambda own: lambda s: changed(own(s), turn=s.turn + 1)),
    "a_result_has_its_shape": state("result", lambda own: lambda self: own(self) and Result((1,), (0,), "heavier")),
    "an_evaluation_is_a_payoff": state("on_evaluate", lambda own: lambda self, seat: 1.5),
    "chance_has_kinds_of_its_own": replace("position:KINDS", lambda own: dict.fromkeys(own, "dig")),
    "turns_count_up": state("finish", lambda own: lambda self, *end: self.__setattr__("turn", 0) or own(self, *end)),
    "options_have_an_effect": game("draw_setup", lambda own: lambda p, o, chance: "setup 0 1,2,3 4,5,6"),
    "bad_options_are_explained": game("meta", with_rounds),
    "catalogues_agree": game("meta", lambda own: Lopsided(**{name: getattr(own, name) for name in own.__slots__})),
    "everything_has_a_sentence": game("refusals", lambda own: {**own, 11: ("2.2", "no-sentence")}),
    "refusals_name_clauses": game("refusals", lambda own: {**own, contract.IS_OVER: ("9.9", "is-over")}),
    "malformed_positions_are_safe": replace("parse:check_pigs", lambda own: lambda parts, faults: None),
}


def subject() -> Subject:
    """The template game as it is now."""
    return Subject(
        importlib.import_module("truffles.game").GAME, TEMPLATE / "rules", effort=EFFORT, languages=LANGUAGES
    )


@pytest.mark.usefixtures("on_path")
@pytest.mark.parametrize("name", CHECK)
def test_a_spoilt_game_does_not_conform(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    CHECK[name].run(subject())
    SPOILT[name](monkeypatch)
    with pytest.raises(NotConform) as told:
        CHECK[name].run(subject())
    print(told.value)


@pytest.mark.usefixtures("on_path")
def test_a_fault_says_where_it_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    SPOILT["turns_count_up"](monkeypatch)
    with pytest.raises(NotConform, match=r"truffles, 2 players, options {}, seed 'conformance-0', after \d+ lines:"):
        CHECK["turns_count_up"].run(subject())


@pytest.mark.usefixtures("on_path")
def test_an_exception_in_a_game_is_a_fault_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game("view", lambda own: lambda *given: 1 // 0)(monkeypatch)
    with pytest.raises(NotConform, match="ZeroDivisionError"):
        CHECK["a_view_echoes"].run(subject())
