"""What is hidden from a viewer, and whether a step showed any of it; read off positions and views alone.

Only where something is hidden counts, never what it is, so the answer itself gives nothing away.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.state import State

Hidden = dict[str, int]


def has_gained(game: Game, before: State, after: State) -> bool:
    """Whether anybody, a spectator included, sees something in `after` that was hidden in `before`."""
    were, are = game.position(before), game.position(after)
    return any(
        is_shown(hidden(were, game.view(before, viewer)), hidden(are, game.view(after, viewer)), are)
        for viewer in (None, *range(before.players))
    )


def is_shown(before: Hidden, after: Hidden, position: Any) -> bool:
    """Whether fewer things are hidden than before, or one place that was hidden is open now."""
    if sum(after.values()) < sum(before.values()):
        return True
    return any(path not in after and _is_single(position, path) for path in before)


def hidden(position: Any, view: Any, path: str = "") -> Hidden:
    """How many things the view leaves out, by the place in the position where they are."""
    if position == view and repr(position) == repr(view):  # True equals 1, but doesn't look the same
        return {}
    if isinstance(position, dict) and isinstance(view, dict):
        parts = [(f"{path}/{key}", value, view.get(key)) for key, value in position.items()]
    elif isinstance(position, list) and isinstance(view, list) and len(position) == len(view):
        parts = [(f"{path}/{at}", value, view[at]) for at, value in enumerate(position)]
    else:
        number = _things(position)
        return {path: number} if number else {}
    found: Hidden = {}
    for place, value, seen in parts:
        found |= hidden(value, seen, place)
    return found


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
