"""What happened, as a key and fields: a public part for everybody and a private part for some seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """A fact that followed an action; the key chooses its sentence and its animation."""

    key: str
    fields: dict[str, Any] = field(default_factory=dict)
    private: dict[int, dict[str, Any]] = field(default_factory=dict)

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """The event as one viewer may know it; None is a spectator."""
        own = self.private.get(viewer, {}) if viewer is not None else {}
        return {"key": self.key, **self.fields, **own}

    def whole(self) -> dict[str, Any]:
        """The event with all that is private, for the eyes of the one who holds the state."""
        seen: dict[str, Any] = {"key": self.key, **self.fields}
        for own in self.private.values():
            seen.update(own)
        return seen


@dataclass(frozen=True, slots=True)
class EventKind:
    """Of one key: its fields, those only some seats get, and the places of a view that it changes.

    A place is a path into the view in which {field} stands for the event's own value.
    """

    fields: tuple[str, ...]
    names: tuple[str, ...]
    private: tuple[str, ...] = ()

    def places(self, seen: Mapping[str, Any]) -> set[str]:
        """The paths that an event, as somebody was told it, says have changed."""
        found: set[str] = set()
        for name in self.names:
            found |= _filled(name, seen)
        return found


def _filled(name: str, seen: Mapping[str, Any]) -> set[str]:
    """One path with its fields filled in; a list gives one path per item, an absent field none."""
    if "{" not in name:
        return {name}
    before, _, rest = name.partition("{")
    key, _, after = rest.partition("}")
    value = seen.get(key)
    if value is None:
        return set()
    values = value if isinstance(value, list) else [value]
    return {path for one in values for path in _filled(f"{before}{one}{after}", seen)}
