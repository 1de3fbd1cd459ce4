"""What a game gives to the outside besides its state: words, positions, views, previews, reasons, events.

A Game is stateless. It turns the integers of a State into words and back, and builds what each viewer may
know from nothing; whoever shows something to a seat goes through a view.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NewType

from ludoteca.core import codes
from ludoteca.core.chance import Chance
from ludoteca.core.dice import Dice
from ludoteca.core.errors import BadOption, UnknownMove
from ludoteca.core.events import Event, EventKind
from ludoteca.core.meta import Meta
from ludoteca.core.shown import Apart, Shown
from ludoteca.core.state import State

Seat = NewType("Seat", int)
Action = NewType("Action", int)
Position = dict[str, Any]
View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused: the clause, the key of the sentence and its fields."""

    clause: str
    key: str
    fields: dict[str, Any] = field(default_factory=dict)


class Game(ABC):
    """One title: everything about it that isn't a position.

    `vocabulary` holds the words of every action in the order of their integers, `draws` those of every chance
    outcome. `longest_random` is the number of choices after which a game of random moves is cut off, since
    the rules of a game need not end one. `breadth` is how widely a search looks around before it trusts what
    looks best: more where most moves look alike at first. `stakes` is how far apart the values of a question's
    moves usually lie: a level that misjudges them errs by that measure.
    """

    meta: Meta
    actions: int
    event_kinds: Mapping[str, EventKind]
    refusals: Mapping[int, tuple[str, str]]
    option_names: Sequence[str] = ("first",)
    vocabulary: Sequence[str] = ()
    draws: Sequence[str] = ()
    longest_random: int = 1000
    breadth: float = 1.0
    stakes: float = 1.0

    def options(self, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options as they will be used, or BadOption; every game has `first`, a seat or absent."""
        fewest, most = self.meta.players
        if not fewest <= players <= most:
            raise BadOption(key="bad-players", players=players, fewest=fewest, most=most)
        for name in given:
            if name not in self.option_names:
                raise BadOption(key="unknown-option", option=name, known=list(self.option_names))
        first = given.get("first")
        if first is not None and (type(first) is not int or not 0 <= first < players):
            raise BadOption(key="bad-first", option="first", players=players)
        return {name: value for name, value in given.items() if value is not None}

    def read_option(self, name: str, text: str) -> Any:
        """The value of an option from the text of a file: JSON, unless the game reads it otherwise."""
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadOption(f"{name} doesn't read: {error}", option=name) from error

    def conformance_options(self, players: int) -> Sequence[Mapping[str, Any]]:
        """The sets of options under which the conformance kit tries the game; none given is one of them."""
        return [{}]

    def is_open(self, word: str) -> bool:
        """Whether everybody hears of a move with these words, even if the view after it doesn't tell it from others."""
        return False

    # Set-up and deals: chance with too many outcomes to list, written out in words.

    @abstractmethod
    def draw_setup(self, players: int, options: Mapping[str, Any], chance: Chance) -> str:
        """The words of a set-up drawn from chance."""

    @abstractmethod
    def set_up(self, players: int, options: Mapping[str, Any], words: str) -> State:
        """The first state after that set-up; NotPossible if the words are none."""

    # Only games that deal again after the set-up write the next two; nobody asks the others.

    def draw_deal(self, state: State, chance: Chance) -> str:
        """The words of the deal that is next, drawn from chance."""
        raise NotImplementedError(f"{self.meta.name} has no deals after the set-up")

    def deal(self, state: State, words: str) -> None:
        """Play the deal that is next as the words say; NotPossible, changing nothing, if they are none."""
        raise NotImplementedError(f"{self.meta.name} has no deals after the set-up")

    # Words.

    @cached_property
    def _actions(self) -> dict[str, int]:
        return {word: action for action, word in enumerate(self.vocabulary)}

    def word(self, action: int) -> str:
        """The words of an action, the same in every position."""
        return self.vocabulary[action]

    def action(self, word: str) -> int:
        """The action of some words; UnknownMove if there is none."""
        found = self._actions.get(word)
        if found is None:
            raise UnknownMove(word)
        return found

    def outcome_word(self, outcome: int) -> str:
        """The words of a chance outcome."""
        return self.draws[outcome]

    def outcome(self, word: str) -> int:
        """The chance outcome of some words; UnknownMove if there is none."""
        if word not in self.draws:
            raise UnknownMove(word)
        return self.draws.index(word)

    def moves(self, state: State, seat: int) -> list[str]:
        """A seat's legal moves as words, in a stable order."""
        if not self.vocabulary:  # the game tells its words one by one
            return [self.word(action) for action in state.legal(seat)]
        return [self.vocabulary[action] for action in state.legal(seat)]

    # Positions, views and what follows from them.

    @abstractmethod
    def position(self, state: State) -> Position:
        """The whole position, secrets included."""

    @abstractmethod
    def read(self, position: Any) -> State:
        """The state of a position; ImpossiblePosition lists every fault."""

    @abstractmethod
    def view(self, state: State, viewer: int | None) -> View:
        """What a seat, or a spectator (None), may know: built up from nothing."""

    def shown(self, state: State) -> Shown:
        """The position and the views of a state that won't change any more, for whoever wants several of them."""
        return Apart(self, state)

    @abstractmethod
    def imagine(self, view: View, viewer: int | None, by: Dice) -> State:
        """A state that the viewer can't tell from the true one, each with its right probability."""

    @abstractmethod
    def preview(self, view: View, seat: int | None, action: int | None) -> dict[str, Any]:
        """What an action would do as far as its seat can know; without one, the position as it is."""

    def foretold(self, view: View, seat: int, action: int) -> View | None:
        """The seat's view after a legal action that shows it nothing new; None if that can't be known, as usual."""
        return None

    @abstractmethod
    def events(self, state: State, facts: Sequence[tuple[int, ...]]) -> list[Event]:
        """What the tape noted, as events; the state is the one after them."""

    def reason(self, state: State, seat: int, action: int) -> Reason | None:
        """Why a seat may not choose an action, from a state it could imagine; None if it may."""
        code = state.refusal(seat, action)
        if code == 0:
            return None
        clause, key = self.refusals[code]
        return Reason(clause, key, self.refusal_fields(state, seat, action))

    def refusal_fields(self, state: State, seat: int, action: int) -> dict[str, Any]:
        """What the sentence of a refusal may mention."""
        word = self.word(action) if 0 <= action < self.actions else str(action)
        asked = state.seat if state.seat != codes.NOBODY else None
        return {"move": word, "asked": asked}
