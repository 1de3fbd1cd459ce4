"""Everything of a game besides its state: words, positions, views, previews, refusals and events.

A Game is a stateless value that names the functions of one title's modules. It turns the integers of a State into
words and back, and builds each viewer's view from nothing; whatever is shown to a seat comes from a view.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NewType

from ludoteca.core import codes
from ludoteca.core.chance import Chance
from ludoteca.core.errors import BadOption, UnknownMove
from ludoteca.core.events import Event, EventKind
from ludoteca.core.meta import Meta
from ludoteca.core.projection import Projection, SeparateProjection
from ludoteca.core.rng import Rng
from ludoteca.core.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # Callers that work with any game write Game, which type checkers read as Game[State].
    S = TypeVar("S", bound=State, default=State)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)

Seat = NewType("Seat", int)
Action = NewType("Action", int)
Position = dict[str, Any]
View = dict[str, Any]
Options = Mapping[str, Any]
Fact = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is refused: the clause, the key of the sentence and its fields."""

    clause: str
    key: str
    fields: dict[str, Any] = field(default_factory=dict)


def parse_json_option(name: str, text: str) -> Any:
    """The value of an option from the JSON text of a file; BadOption if it does not parse."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOption(f"{name} doesn't read: {error}", option=name) from error


def unchanged_options(options: dict[str, Any]) -> dict[str, Any]:
    """The options as they are."""
    return options


def no_extra_options(players: int) -> Sequence[Options]:
    """One set of options: none given."""
    return [{}]


def never_public(word: str) -> bool:
    """False for every move."""
    return False


def no_draw_deal(state: State, chance: Chance) -> str:
    """Raises NotImplementedError: the game has no deals after the set-up."""
    raise NotImplementedError("no deals after the set-up")


def no_deal(state: State, words: str) -> None:
    """Raises NotImplementedError: the game has no deals after the set-up."""
    raise NotImplementedError("no deals after the set-up")


def never_continues(state: State) -> bool:
    """False: every answer is a decision of its own."""
    return False


def no_predicted_view(view: View, seat: int, action: int) -> View | None:
    """None: the view after an action is never known in advance."""
    return None


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """One title, as data and functions over its state class S.

    `vocabulary` holds the words of every action in the order of their integers, `draws` those of every chance
    outcome. `max_random_actions` limits a game of random actions, since the rules of a game need not end one.
    `breadth` scales how widely a search explores before it trusts what looks best: more where most actions look alike
    at first. `stakes` is the usual spread of the values of a question's actions, by which weaker levels misjudge them.
    """

    meta: Meta
    actions: int
    vocabulary: Sequence[str]
    draws: Sequence[str] = ()
    event_kinds: Mapping[str, EventKind]
    refusals: Mapping[int, tuple[str, str]]
    max_random_actions: int = 1000
    breadth: float = 1.0
    stakes: float = 1.0

    # The set-up in words drawn from chance, and the first state after it; NotPossible for words that are no set-up.
    draw_setup: Callable[[int, Options, Chance], str]
    initial_state: Callable[[int, Options, str], S]
    # Only for games that deal again: the words of the deal that is next, and applying it; NotPossible changes nothing.
    draw_deal: Callable[[S, Chance], str] = no_draw_deal
    apply_deal: Callable[[S, str], None] = no_deal
    # The whole position, secrets included, and the state of a position; ImpossiblePosition lists every fault.
    position: Callable[[S], Position]
    parse: Callable[[Any], S]
    # What a seat, or a spectator (None), may know, and a state with that view, each with its probability.
    view: Callable[[S, int | None], View]
    resample: Callable[[View, int | None, Rng], S]
    # What an action would do as far as its seat can know; without an action, the position as it is.
    preview: Callable[[View, int | None, int | None], dict[str, Any]]
    # The seat's view after a legal action that shows it nothing new; None if that cannot be known.
    predicted_view: Callable[[View, int, int], View | None] = no_predicted_view
    # Logged facts as events; the state is the one after them.
    events: Callable[[S, Sequence[Fact]], list[Event]]
    # The position and the views of one state; a function of the game's own can share their parts.
    projections: Callable[[Game[S], S], Projection] = SeparateProjection
    # The options as the game uses them, or BadOption; names, `first` and numbers' bounds are checked before.
    check_options: Callable[[dict[str, Any]], dict[str, Any]] = unchanged_options
    parse_option: Callable[[str, str], Any] = parse_json_option
    # Whether everybody learns a move's words, even if no view after it differs.
    is_public: Callable[[str], bool] = never_public
    # Whether the open question asks for the next item of a set that its seat has begun to choose: such answers are one
    # decision. It depends on nothing hidden.
    continues: Callable[[S], bool] = never_continues
    # The sets of options that the conformance kit plays; none given is one of them.
    conformance_options: Callable[[int], Sequence[Options]] = no_extra_options

    @property
    def option_names(self) -> list[str]:
        """The names of the options that the meta declares."""
        return [option.name for option in self.meta.options()]

    def options(self, players: int, given: Options) -> dict[str, Any]:
        """The options as they will be used, without those that are None; BadOption for what the meta excludes."""
        fewest, most = self.meta.players
        if not fewest <= players <= most:
            raise BadOption(key="bad-players", players=players, fewest=fewest, most=most)
        for name in given:
            if name not in self.option_names:
                raise BadOption(key="unknown-option", option=name, known=self.option_names)
        chosen = {name: value for name, value in given.items() if value is not None}
        first = chosen.get("first", 0)
        if type(first) is not int or not 0 <= first < players:
            raise BadOption(key="bad-first", option="first", players=players)
        return self.check_options(chosen)

    def projection(self, state: S) -> Projection:
        """The position and the views of a state that does not change any more."""
        return self.projections(self, state)

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

    def moves(self, state: S, seat: int) -> list[str]:
        """A seat's legal moves as words, in a stable order."""
        return [self.vocabulary[action] for action in state.legal_actions(seat)]

    def reason(self, state: S, seat: int, action: int) -> Reason | None:
        """Why a seat may not choose an action, from a state with its view; None if it may."""
        code = state.refusal(seat, action)
        if code == 0:
            return None
        clause, key = self.refusals[code]
        word = self.word(action) if 0 <= action < self.actions else str(action)
        asked = state.seat if state.seat != codes.NOBODY else None
        return Reason(clause, key, {"move": word, "asked": asked})
