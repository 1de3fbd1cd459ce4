"""A state that stands still, written out: the whole position and each viewer's view.

Games whose views have much in common may give a Shown of their own, in which those share their parts; so nobody
changes what one gives out.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ludoteca.core.game import Game, Position, View
    from ludoteca.core.state import State


class Shown(Protocol):
    """What can be asked of a state that is shown to several."""

    def position(self) -> Position:
        """The whole position."""

    def view(self, viewer: int | None) -> View:
        """What a viewer may know."""


class Apart:
    """The position and each view by itself."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state

    def position(self) -> Position:
        """The whole position."""
        return self.game.position(self.state)

    def view(self, viewer: int | None) -> View:
        """What a viewer may know."""
        return self.game.view(self.state, viewer)


class Open(Apart):
    """A state in which nothing is hidden: everybody sees the whole position."""

    @cached_property
    def whole(self) -> Position:
        """The position, which is also every view."""
        return self.game.position(self.state)

    def position(self) -> Position:
        """The whole position."""
        return self.whole

    def view(self, viewer: int | None) -> View:
        """The same."""
        return self.whole
