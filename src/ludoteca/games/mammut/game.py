"""Mammut to the outside: each part is in the module of its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core import codes as contract
from ludoteca.core.chance import Chance
from ludoteca.core.dice import Dice
from ludoteca.core.events import Event
from ludoteca.core.game import Game, Position, View
from ludoteca.core.shown import Shown
from ludoteca.core.state import State
from ludoteca.games.mammut import codes, events, preview, reading, tiles, view, words
from ludoteca.games.mammut.meta import META
from ludoteca.games.mammut.rules import Mammut

REFUSALS = {
    contract.IS_OVER: ("7.1", "is-over"),
    contract.CHANCE_IS_NEXT: ("6.4", "chance-is-next"),
    contract.IS_NOT_ASKED: ("4.1", "not-asked"),
    contract.NO_SUCH_ACTION: ("4.2", "no-such-action"),
    codes.DIVIDING_IS_OVER: ("8.5", "dividing-is-over"),
    codes.NOTHING_TO_CHOOSE: ("8.5", "nothing-to-choose"),
    codes.TAKE_IN_PROGRESS: ("4.5", "take-in-progress"),
    codes.ROB_IN_PROGRESS: ("4.2", "rob-in-progress"),
    codes.NOTHING_TAKEN: ("4.2", "nothing-taken"),
    codes.NOTHING_ROBBED: ("4.2", "nothing-robbed"),
    codes.NOT_IN_CENTRE: ("4.2", "not-in-centre"),
    codes.OUT_OF_ORDER: ("4.2", "out-of-order"),
    codes.MUST_TAKE_ALL: ("4.7", "must-take-all"),
    codes.NOT_THE_LAST: ("4.7", "not-the-last"),
    codes.CENTRE_IS_EMPTY: ("4.2", "centre-is-empty"),
    codes.NO_SUCH_PILE: ("10.1", "no-such-pile"),
    codes.ROB_ONESELF: ("10.1", "rob-oneself"),
    codes.ROB_NOTHING: ("4.2", "rob-nothing"),
    codes.ROB_SINGLE: ("4.3", "rob-single"),
    codes.GIVE_BACK_FIRST: ("4.2", "give-back-first"),
    codes.KEEP_ONE: ("4.3", "keep-one"),
    codes.NOT_ROBBED: ("4.2", "not-robbed"),
    codes.CARD_NOT_HELD: ("4.5", "card-not-held"),
    codes.PEEK_NOT_HIDDEN: ("5.1", "peek-not-hidden"),
    codes.PEEK_AT_TWO: ("5.1", "peek-at-two"),
    codes.RETURN_NOTHING: ("5.3", "return-nothing"),
    codes.OWNS_ANIMAL: ("6.10", "owns-animal"),
    codes.NOT_ONES_TILE: ("8.1", "not-ones-tile"),
    codes.NO_ANIMAL_ON_TILE: ("8.1", "no-animal-on-tile"),
    codes.TILE_ALREADY_GIVEN: ("8.3", "tile-already-given"),
    codes.CHOOSE_A_TILE: ("8.1", "choose-a-tile"),
    codes.CHOOSE_NO_TILE: ("8.1", "choose-no-tile"),
    codes.NOT_OPTIONAL: ("8.1", "not-optional"),
}


class MammutGame(Game):
    """Mammut, dividing the loot."""

    meta = META
    actions = codes.ACTIONS
    event_kinds = events.KINDS
    refusals = REFUSALS
    vocabulary = words.WORDS
    draws = words.OUTCOMES
    option_names = ("first", "tiles")
    breadth = 2.0

    def options(self, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options as they will be used; `tiles` is refused with every fault (1.2)."""
        used = super().options(players, given)
        if "tiles" in used:
            used["tiles"] = tiles.checked(used["tiles"])
        return used

    def read_option(self, name: str, text: str) -> Any:
        """A list of tiles from a file; refused with every fault (1.2)."""
        return tiles.read(text) if name == "tiles" else super().read_option(name, text)

    def is_open(self, word: str) -> bool:
        """Everything but laying a scoring card face down is done openly (4.5)."""
        return word not in words.SECRET

    def conformance_options(self, players: int) -> Sequence[Mapping[str, Any]]:
        """With the reconstruction and with a list in which "?" and doubles abound (1.2)."""
        return [{}, {"tiles": [["?", "fur"]] * 12 + [["hare", "axe"]] * 12 + [["?", "hare"]] * 7}]

    def draw_setup(self, players: int, options: Mapping[str, Any], chance: Chance) -> str:
        """Who begins, the hands, the animals and the first deal."""
        return words.draw_setup(players, options, chance)

    def set_up(self, players: int, options: Mapping[str, Any], words_: str) -> Mammut:
        """The first state after that set-up."""
        return words.set_up(players, options, words_)

    def draw_deal(self, state: State, chance: Chance) -> str:
        """The tiles out of the bag."""
        return words.draw_deal(loot(state), chance)

    def deal(self, state: State, words_: str) -> None:
        """Deal a round as the words say."""
        words.deal(loot(state), words_)

    def position(self, state: State) -> Position:
        """The whole position."""
        return view.Views(loot(state)).position()

    def read(self, position: Any) -> Mammut:
        """The state of a position."""
        return reading.read(position)

    def view(self, state: State, viewer: int | None) -> View:
        """What a viewer may know."""
        return view.Views(loot(state)).view(viewer)

    def shown(self, state: State) -> Shown:
        """The position and the views of a state, which share what is public."""
        return view.Views(loot(state))

    def imagine(self, view_: View, viewer: int | None, by: Dice) -> Mammut:
        """A state with this view."""
        return view.imagine(view_, viewer, by)

    def preview(self, view_: View, seat: int | None, action: int | None) -> dict[str, Any]:
        """The table as if scored now, or after an action."""
        return preview.preview(view_, seat, action)

    def foretold(self, view_: View, seat: int, action: int) -> View | None:
        """The view after tiles were taken, robbed or put back: nothing is turned and nothing drawn (4.2)."""
        return preview.foretold(view_, seat, action)

    def events(self, state: State, facts: Sequence[tuple[int, ...]]) -> list[Event]:
        """What the tape noted."""
        return events.events(loot(state), facts)


def loot(state: State) -> Mammut:
    """A state known to be one of this game."""
    assert isinstance(state, Mammut)
    return state


GAME = MammutGame()
