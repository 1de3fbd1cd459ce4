"""Kahmaté to the outside: each part is in the module of its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.dice import Dice
from ludoteca.core.events import Event
from ludoteca.core.game import Game, Position, View
from ludoteca.core.shown import Apart, Open, Shown
from ludoteca.core.state import State
from ludoteca.games.kahmate import codes, events, position, preview, reading, view, words
from ludoteca.games.kahmate.meta import META
from ludoteca.games.kahmate.refusals import REFUSALS
from ludoteca.games.kahmate.rules import Kahmate


class KahmateGame(Game):
    """Kahmaté, tactical rugby."""

    meta = META
    actions = codes.ACTIONS
    event_kinds = events.KINDS
    refusals = REFUSALS
    vocabulary = words.WORDS
    draws = words.OUTCOMES
    option_names = ("first", "target")
    stakes = 0.3

    def options(self, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options as they will be used: who starts, and the tries that win (2.5, 10.2)."""
        used = super().options(players, given)
        words.check_target(used)
        return used

    def conformance_options(self, players: int) -> list[dict[str, Any]]:
        """A match to one try, and one to three that goes on after the first."""
        return [{}, {"first": 1, "target": 3}]

    def draw_setup(self, players: int, options: Mapping[str, Any], chance: Chance) -> str:
        """Who starts."""
        return words.draw_setup(options, chance)

    def set_up(self, players: int, options: Mapping[str, Any], words_: str) -> Kahmate:
        """The first state: both captains line up."""
        return words.set_up(options, words_)

    def position(self, state: State) -> Position:
        """The whole position."""
        return position.position(rugby(state))

    def read(self, position: Any) -> Kahmate:
        """The state of a position."""
        return reading.read(position)

    def view(self, state: State, viewer: int | None) -> View:
        """What a viewer may know."""
        return view.view(rugby(state), viewer)

    def shown(self, state: State) -> Shown:
        """The position and the views of a state, which are one and the same while nothing is hidden."""
        return Open(self, state) if view.is_open(rugby(state)) else Apart(self, state)

    def imagine(self, view_: View, viewer: int | None, by: Dice) -> Kahmate:
        """A state with this view."""
        return view.imagine(view_, viewer, by)

    def preview(self, view_: View, seat: int | None, action: int | None) -> dict[str, Any]:
        """What an action would do."""
        return preview.preview(view_, seat, action)

    def events(self, state: State, facts: Sequence[tuple[int, ...]]) -> list[Event]:
        """What the tape noted."""
        return events.events(rugby(state), facts)


def rugby(state: State) -> Kahmate:
    """A state known to be one of this game."""
    assert isinstance(state, Kahmate)
    return state


GAME = KahmateGame()
