"""Reads positions by a declared shape, so that a game states what a position looks like instead of taking it apart.

The shape checks the types and ranges of all fields; the game builds a state from them; the state is then written
again, and every difference from what was given is a fault. Positions come from strangers: nothing else is trusted.

A shape is a function of a value, its path, the number of players and a Validator; it returns the checked value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from ludoteca.core.meta import Meta
from ludoteca.core.state import State
from ludoteca.core.validation import MAX_INTEGER, Validator

S = TypeVar("S", bound=State)
Position = dict[str, Any]
Shape = Callable[[Any, str, int, Validator], Any]
ABSENT = object()


def whole(low: int = 0, high: int = MAX_INTEGER) -> Shape:
    """A whole number within bounds, both included."""

    def shape(value: Any, path: str, players: int, faults: Validator) -> int:
        found = faults.whole(value, path, low, high)
        return low if found is None else found

    return shape


def seat() -> Shape:
    """The number of a seat."""
    return lambda value, path, players, faults: whole(0, players - 1)(value, path, players, faults)


def truth() -> Shape:
    """True or false."""
    return lambda value, path, players, faults: bool(faults.truth(value, path))


def word(*known: str) -> Shape:
    """One of some words."""
    return lambda value, path, players, faults: faults.one_of(value, known, path) or known[0]


def nullable(part: Shape) -> Shape:
    """Null or the given shape."""
    return lambda value, path, players, faults: None if value is None else part(value, path, players, faults)


def listing(part: Shape, length: int | None = None) -> Shape:
    """A list of the given shape, of that length if one is given."""

    def shape(value: Any, path: str, players: int, faults: Validator) -> list[Any]:
        items = faults.listing(value, path, length) or []
        return [part(one, f"{path}/{at}", players, faults) for at, one in enumerate(items)]

    return shape


def per_seat(part: Shape) -> Shape:
    """A list with one entry of the given shape for each seat."""
    return lambda value, path, players, faults: listing(part, players)(value, path, players, faults)


def ascending(low: int, high: int) -> Shape:
    """Whole numbers within bounds, each once, in ascending order."""

    def shape(value: Any, path: str, players: int, faults: Validator) -> list[int]:
        numbers: list[int] = listing(whole(low, high))(value, path, players, faults)
        if numbers != sorted(set(numbers)):
            faults.add("not-ascending", path)
        return numbers

    return shape


class PositionReader(Generic[S]):
    """A game's `parse`: call it with a position to get the state, or ImpossiblePosition with every fault.

    `fields` holds the shapes of the game's own fields, `questions` those of each kind of question besides `kind` and
    `seat`. `build` makes a state of a checked position and may add faults to the Validator; `write` is the game's
    `position`. The fields `game`, `players`, `turn`, `pending` and `result` are checked for every game.
    """

    def __init__(
        self,
        meta: Meta,
        fields: Mapping[str, Shape],
        questions: Mapping[str, Mapping[str, Shape]],
        build: Callable[[Position, Validator], S],
        write: Callable[[S], Position],
    ) -> None:
        self.meta = meta
        self.fields = fields
        self.questions = questions
        self.build = build
        self.write = write

    def __call__(self, position: Any) -> S:
        """The state of a position, or ImpossiblePosition with every fault."""
        faults = Validator()
        checked = self._checked(position, faults)
        faults.finish()
        state = self.build(checked, faults)
        faults.finish()
        for path in differences(position, self.write(state)):
            faults.add("does-not-fit", path)
        faults.finish()
        _check_answers(state, faults)
        faults.finish()
        return state

    def _checked(self, position: Any, faults: Validator) -> Position:
        table = faults.table(position, "")
        faults.one_of(faults.field(table, "game", ""), (self.meta.name,), "game")
        fewest, most = self.meta.players
        players = faults.whole(faults.field(table, "players", ""), "players", fewest, most) or fewest
        checked: Position = {"players": players}
        shapes: dict[str, Shape] = {"turn": whole(), **self.fields}
        for name, shape in shapes.items():
            checked[name] = shape(faults.field(table, name, ""), name, players, faults)
        checked["pending"] = self._question(faults.field(table, "pending", ""), players, faults)
        return checked

    def _question(self, value: Any, players: int, faults: Validator) -> Position | None:
        if value is None:
            return None
        table = faults.table(value, "pending")
        kind = faults.one_of(faults.field(table, "kind", "pending"), self.questions, "pending/kind")
        shapes: dict[str, Shape] = {"seat": nullable(seat()), **(self.questions[kind] if kind else {})}
        found = {
            name: shape(faults.field(table, name, "pending"), f"pending/{name}", players, faults)
            for name, shape in shapes.items()
        }
        return {"kind": kind, **found}


def _check_answers(state: State, faults: Validator) -> None:
    """Whoever is asked has an answer, and so has chance."""
    asked = state.current_players()
    if state.is_chance():
        has_answers = state.is_deal() or bool(state.chance_outcomes())
    else:
        has_answers = state.is_over() or (bool(asked) and all(state.legal_actions(one) for one in asked))
    if not has_answers:
        faults.add("no-answer", "pending")


def differences(given: Any, written: Any, path: str = "") -> list[str]:
    """The paths at which two JSON values differ in value or type; lists of other lengths differ as a whole."""
    if isinstance(given, dict) and isinstance(written, dict):
        names = [*written, *(name for name in given if name not in written)]
        parts = [(str(name), given.get(name, ABSENT), written.get(name, ABSENT)) for name in names]
    elif isinstance(given, list) and isinstance(written, list) and len(given) == len(written):
        parts = [(str(at), *pair) for at, pair in enumerate(zip(given, written, strict=True))]
    else:
        return [] if type(given) is type(written) and given == written else [path]
    return [
        found for name, one, other in parts for found in differences(one, other, f"{path}/{name}" if path else name)
    ]
