"""The position and the views of one state that does not change any more.

A game whose views share parts may supply a Projection of its own that computes them once. Nobody modifies what a
Projection returns.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ludoteca.core.game import Game, Position, View
    from ludoteca.core.state import State


@dataclass(frozen=True, slots=True)
class Gaps:
    """What is hidden from a viewer: the number of hidden values, and a bit set of single hidden places."""

    number: int
    places: int = 0


NO_GAPS = Gaps(0)


class Projection(Protocol):
    """The position and the views of a state that does not change any more."""

    def position(self) -> Position:
        """The whole position."""

    def view(self, viewer: int | None) -> View:
        """What a viewer may know."""

    def gaps(self, viewer: int | None) -> Gaps | None:
        """What is hidden from a viewer, if that is known without comparing the view with the position."""


class SeparateProjection:
    """Computes the position and each view independently."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state

    def position(self) -> Position:
        """The whole position."""
        return self.game.position(self.state)

    def view(self, viewer: int | None) -> View:
        """What a viewer may know."""
        return self.game.view(self.state, viewer)

    def gaps(self, viewer: int | None) -> Gaps | None:
        """None: only a comparison can tell."""
        return None


class OpenProjection(SeparateProjection):
    """A state in which nothing is hidden: every view is the whole position."""

    def __init__(self, game: Game[Any], state: State) -> None:
        super().__init__(game, state)
        self.whole: Position | None = None

    def position(self) -> Position:
        """The whole position, computed once."""
        if self.whole is None:
            self.whole = self.game.position(self.state)
        return self.whole

    def view(self, viewer: int | None) -> View:
        """The whole position."""
        return self.position()

    def gaps(self, viewer: int | None) -> Gaps | None:
        """No gaps."""
        return NO_GAPS
