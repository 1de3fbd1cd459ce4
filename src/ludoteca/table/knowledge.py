"""What is hidden from a viewer, and whether a step showed any of it; read off positions and views alone.

Only where something is hidden counts, never what it is, so the answer itself gives nothing away.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ludoteca.core.game import Game, Position, View
from ludoteca.core.state import State

Hidden = dict[str, int]


class Sight:
    """A state that stands still, and what each viewer sees and doesn't see of it, each worked out once."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.shown = game.shown(state)
        self.views: dict[int | None, View] = {}
        self.compared: dict[int | None, Hidden] = {}

    @cached_property
    def position(self) -> Position:
        """The whole position."""
        return self.shown.position()

    def view(self, viewer: int | None) -> View:
        """What a viewer sees; not to be changed by whoever gets it."""
        if viewer not in self.views:
            self.views[viewer] = self.shown.view(viewer)
        return self.views[viewer]

    def hidden(self, viewer: int | None) -> Hidden:
        """What a viewer doesn't see."""
        if viewer not in self.compared:
            self.compared[viewer] = hidden(self.position, self.view(viewer))
        return self.compared[viewer]

    def is_open(self, viewer: int | None) -> bool:
        """Whether nothing is hidden from a viewer."""
        known = self.shown.gaps(viewer)
        return not self.hidden(viewer) if known is None else not known.number


def has_gained(before: Sight, after: Sight) -> bool:
    """Whether anybody, a spectator included, sees something in `after` that was hidden in `before`."""
    for viewer in (None, *range(before.state.players)):
        if _has_gained(before, after, viewer):
            return True
    return False


def _has_gained(before: Sight, after: Sight, viewer: int | None) -> bool:
    was, now = before.shown.gaps(viewer), after.shown.gaps(viewer)
    if was is None or now is None:
        return is_shown(before.hidden(viewer), after.hidden(viewer), after.position)
    return now.number < was.number or bool(was.places & ~now.places)


def is_shown(before: Hidden, after: Hidden, position: Any) -> bool:
    """Whether fewer things are hidden than before, or one place that was hidden is open now."""
    if sum(after.values()) < sum(before.values()):
        return True
    return any(path not in after and _is_single(position, path) for path in before)


def hidden(position: Any, view: Any) -> Hidden:
    """How many things the view leaves out, by the place in the position where they are."""
    found: Hidden = {}
    _compare(position, view, "", found)
    return found


def _compare(position: Any, view: Any, path: str, found: Hidden) -> None:
    """Note what one part of the view leaves out; True isn't 1 here, though they are equal."""
    if type(position) is dict and type(view) is dict:
        parts: Any = position.items()
    elif type(position) is list and type(view) is list and len(position) == len(view):
        parts = enumerate(position)
        view = dict(enumerate(view))
    else:
        parts = ()
        if number := 0 if _is_same(position, view) else _things(position):
            found[path] = number
    for key, value in parts:
        seen = view.get(key)
        if not _is_same(value, seen):
            _compare(value, seen, f"{path}/{key}", found)


def _is_same(one: Any, other: Any) -> bool:
    """Whether two values are plainly the same; lists and the like of numbers are looked into."""
    if one is other:
        return True
    kind = type(one)
    return kind is type(other) and kind in (str, int, bool) and bool(one == other)


def _things(value: Any) -> int:
    """How many single things a hidden value holds: counts by their sum, nothing for None."""
    if isinstance(value, list):
        return sum(_things(one) for one in value)
    if isinstance(value, dict):
        counts = all(type(one) is int for one in value.values())
        return sum(value.values()) if counts else sum(_things(one) for one in value.values())
    return 0 if value is None else 1


def _is_single(position: Any, path: str) -> bool:
    """Whether a place of the position holds one thing, not a list or a count of them."""
    for key in path.split("/")[1:]:
        if isinstance(position, dict):
            position = position.get(key)
        elif isinstance(position, list) and int(key) < len(position):
            position = position[int(key)]
        else:
            return False
    return position is not None and not isinstance(position, list | dict)
