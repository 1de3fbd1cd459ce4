"""Mâamut to the outside: each part is in the module of its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core import codes as contract
from ludoteca.core.chance import Chance
from ludoteca.core.dice import Dice
from ludoteca.core.events import Event
from ludoteca.core.game import Game, Position, View
from ludoteca.core.state import State
from ludoteca.games.maamut import codes, events, position, preview, reading, view, words
from ludoteca.games.maamut.meta import META
from ludoteca.games.maamut.rules import Maamut

REFUSALS = {
    contract.IS_OVER: ("6.1", "is-over"),
    contract.CHANCE_IS_NEXT: ("3.7", "chance-is-next"),
    contract.IS_NOT_ASKED: ("2.6", "not-asked"),
    contract.NO_SUCH_ACTION: ("3.1", "no-such-action"),
    codes.WRONG_PLACING: ("2.5", "placing-first"),
    codes.WRONG_TURN: ("2.5", "placing-is-over"),
    codes.WRONG_FLEEING: ("5.4", "fleeing-first"),
    codes.NOT_FRIGHTENED: ("5.1", "not-frightened"),
    codes.PLACE_NOT_OUTER: ("2.5", "place-not-outer"),
    codes.PLACE_ON_ROCK: ("2.5", "place-on-rock"),
    codes.PLACE_OCCUPIED: ("2.5", "place-occupied"),
    codes.CARD_NOT_HELD: ("3.1", "card-not-held"),
    codes.DISCARD_NOT_HELD: ("3.6", "card-not-held"),
    codes.MOVE_OFF_BOARD: ("3.1", "move-off-board"),
    codes.MOVE_INTO_ROCK: ("3.1", "move-into-rock"),
    codes.TRAP_OFF_GRASS: ("3.3", "trap-off-grass"),
    codes.TRAP_ON_TRAP: ("3.3", "trap-on-trap"),
    codes.TRAP_NOT_ALONE: ("3.3", "trap-not-alone"),
    codes.NO_TRAPS_LEFT: ("3.4", "no-traps-left"),
    codes.NOTHING_TO_REMOVE: ("3.5", "nothing-to-remove"),
    codes.REMOVE_NOT_ALONE: ("3.5", "remove-not-alone"),
    codes.FLEE_OFF_BOARD: ("5.2", "flee-off-board"),
    codes.FLEE_INTO_ROCK: ("5.2", "flee-into-rock"),
    codes.FLEE_OCCUPIED: ("5.3", "flee-occupied"),
    codes.FLEE_BACK: ("5.2", "flee-back"),
}


class MaamutGame(Game):
    """Mâamut, the hunter's spirit."""

    meta = META
    actions = codes.ACTIONS
    event_kinds = events.KINDS
    refusals = REFUSALS
    vocabulary = words.WORDS
    draws = words.OUTCOMES
    longest_random = 500

    def draw_setup(self, players: int, options: Mapping[str, Any], chance: Chance) -> str:
        """Who begins, the land and the hands."""
        return words.draw_setup(players, options, chance)

    def set_up(self, players: int, options: Mapping[str, Any], words_: str) -> Maamut:
        """The first state after that set-up."""
        return words.set_up(players, options, words_)

    def position(self, state: State) -> Position:
        """The whole position."""
        return position.position(hunt(state))

    def read(self, position: Any) -> Maamut:
        """The state of a position."""
        return reading.read(position)

    def view(self, state: State, viewer: int | None) -> View:
        """What a viewer may know."""
        return view.view(hunt(state), viewer)

    def imagine(self, view_: View, viewer: int | None, by: Dice) -> Maamut:
        """A state with this view."""
        return view.imagine(view_, viewer, by)

    def preview(self, view_: View, seat: int | None, action: int | None) -> dict[str, Any]:
        """What an action would do."""
        return preview.preview(view_, seat, action)

    def events(self, state: State, facts: Sequence[tuple[int, ...]]) -> list[Event]:
        """What the tape noted."""
        return events.events(hunt(state), facts)


def hunt(state: State) -> Maamut:
    """A state known to be one of this game."""
    assert isinstance(state, Maamut)
    return state


GAME = MaamutGame()
