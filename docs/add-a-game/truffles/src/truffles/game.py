"""Truffles to the outside: each part is in the module of its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core import codes as contract
from ludoteca.core.chance import Chance
from ludoteca.core.dice import Dice
from ludoteca.core.events import Event
from ludoteca.core.game import Game, Position, View
from ludoteca.core.state import State
from truffles import codes, events, position, reading, words
from truffles.meta import META
from truffles.rules import Truffles

REFUSALS = {
    contract.IS_OVER: ("3.1", "is-over"),
    contract.CHANCE_IS_NEXT: ("2.1", "chance-is-next"),
    contract.IS_NOT_ASKED: ("2.2", "not-asked"),
    contract.NO_SUCH_ACTION: ("2.2", "no-such-action"),
    codes.PIG_NOT_HELD: ("2.2", "pig-not-held"),
}


class TrufflesGame(Game):
    """Truffles."""

    meta = META
    actions = codes.PIGS
    event_kinds = events.KINDS
    refusals = REFUSALS

    def conformance_options(self, players: int) -> Sequence[Mapping[str, Any]]:
        """Chance says who is first, or the table does."""
        return [{}, {"first": 1}]

    def draw_setup(self, players: int, options: Mapping[str, Any], chance: Chance) -> str:
        """Who is first, and the hands."""
        return words.draw_setup(options, chance)

    def set_up(self, players: int, options: Mapping[str, Any], setup: str) -> Truffles:
        """The first state after that set-up."""
        return words.set_up(options, setup)

    def word(self, action: int) -> str:
        """The words of an action."""
        return words.WORDS[action]

    def action(self, word: str) -> int:
        """The action of some words."""
        return words.number(word, words.WORDS)

    def outcome_word(self, outcome: int) -> str:
        """The words of a chance outcome."""
        return words.OUTCOMES[outcome]

    def outcome(self, word: str) -> int:
        """The chance outcome of some words."""
        return words.number(word, words.OUTCOMES)

    def position(self, state: State) -> Position:
        """The whole position."""
        return position.position(known(state))

    def read(self, given: Any) -> Truffles:
        """The state of a position."""
        return reading.read(given)

    def view(self, state: State, viewer: int | None) -> View:
        """What a viewer may know."""
        return position.view(known(state), viewer)

    def imagine(self, view: View, viewer: int | None, by: Dice) -> Truffles:
        """A state with this view."""
        return position.imagine(view, viewer, by)

    def preview(self, view: View, seat: int | None, action: int | None) -> dict[str, Any]:
        """The pig that would be sent, and for which truffle; the rest depends on the other farmer."""
        pending = view["pending"] or {}
        told = {"truffle": pending.get("truffle"), "found": [sum(found) for found in view["found"]]}
        return told if action is None else {"pig": action + 1, **told}

    def events(self, state: State, facts: Sequence[tuple[int, ...]]) -> list[Event]:
        """What the tape noted."""
        return events.events(facts)


def known(state: State) -> Truffles:
    """A state known to be one of this game."""
    assert isinstance(state, Truffles)
    return state


GAME = TrufflesGame()
