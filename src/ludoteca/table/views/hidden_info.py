"""What is hidden from each viewer, and whether a step revealed any of it, computed from positions and views alone.

Only the places of hidden items count, never their values, so the result itself reveals nothing.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ludoteca.core.game import Game, Position, View
from ludoteca.core.state import State

HiddenParts = dict[str, int]


class StateViews:
    """An immutable state with the view and the hidden parts of each viewer, each computed once."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.shown = game.projection(state)
        self.views: dict[int | None, View] = {}
        self.hidden_by_viewer: dict[int | None, HiddenParts] = {}
        self.forced: dict[int, str] | None = None

    @cached_property
    def position(self) -> Position:
        """The complete position."""
        return self.shown.position()

    def view(self, viewer: int | None) -> View:
        """What a viewer sees; callers must not change it."""
        if viewer not in self.views:
            self.views[viewer] = self.shown.view(viewer)
        return self.views[viewer]

    def hidden_parts(self, viewer: int | None) -> HiddenParts:
        """What a viewer does not see."""
        if viewer not in self.hidden_by_viewer:
            self.hidden_by_viewer[viewer] = hidden_parts(self.position, self.view(viewer))
        return self.hidden_by_viewer[viewer]

    def is_open(self, viewer: int | None) -> bool:
        """Whether nothing is hidden from a viewer."""
        known = self.shown.gaps(viewer)
        return not self.hidden_parts(viewer) if known is None else not known.number


def has_revealed(before: StateViews, after: StateViews) -> bool:
    """Whether any seat or the spectators see something in `after` that was hidden in `before`."""
    for viewer in (None, *range(before.state.players)):
        if _has_revealed_to(before, after, viewer):
            return True
    return False


def _has_revealed_to(before: StateViews, after: StateViews, viewer: int | None) -> bool:
    old, new = before.shown.gaps(viewer), after.shown.gaps(viewer)
    if old is None or new is None:
        return is_revealed(before.hidden_parts(viewer), after.hidden_parts(viewer), after.position)
    return new.number < old.number or bool(old.places & ~new.places)


def is_revealed(before: HiddenParts, after: HiddenParts, position: Any) -> bool:
    """Whether fewer items are hidden than before, or the item of a hidden place is visible now."""
    if sum(after.values()) < sum(before.values()):
        return True
    return any(path not in after and _is_single_item(position, path) for path in before)


def hidden_parts(position: Any, view: Any) -> HiddenParts:
    """The number of items that the view leaves out, by their path in the position."""
    found: HiddenParts = {}
    _compare(position, view, "", found)
    return found


def _compare(position: Any, view: Any, path: str, found: HiddenParts) -> None:
    """Add what one part of the view leaves out; True and 1 are different here."""
    if type(position) is dict and type(view) is dict:
        parts: Any = position.items()
    elif type(position) is list and type(view) is list and len(position) == len(view):
        parts = enumerate(position)
        view = dict(enumerate(view))
    else:
        parts = ()
        if number := 0 if _is_same(position, view) else _item_count(position):
            found[path] = number
    for key, value in parts:
        seen = view.get(key)
        if not _is_same(value, seen):
            _compare(value, seen, f"{path}/{key}", found)


def _is_same(one: Any, other: Any) -> bool:
    """Whether two values are the same string, integer or truth value; lists and dicts are compared item by item."""
    if one is other:
        return True
    kind = type(one)
    return kind is type(other) and kind in (str, int, bool) and bool(one == other)


def _item_count(value: Any) -> int:
    """The number of items in a hidden value: the sum of counts, 0 for None."""
    if isinstance(value, list):
        return sum(_item_count(one) for one in value)
    if isinstance(value, dict):
        counts = all(type(one) is int for one in value.values())
        return sum(value.values()) if counts else sum(_item_count(one) for one in value.values())
    return 0 if value is None else 1


def _is_single_item(position: Any, path: str) -> bool:
    """Whether a path leads to a single item, not a list or a count of items."""
    for key in path.split("/")[1:]:
        if isinstance(position, dict):
            position = position.get(key)
        elif isinstance(position, list) and int(key) < len(position):
            position = position[int(key)]
        else:
            return False
    return position is not None and not isinstance(position, list | dict)
