"""A state that stands still, written out: the whole position and each viewer's view.

Games whose views have much in common may give a Shown of their own, in which those share their parts; so nobody
changes what one gives out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ludoteca.core.game import Game, Position, View
    from ludoteca.core.state import State


@dataclass(frozen=True, slots=True)
class Gaps:
    """What a viewer doesn't see: how many things in all, and which single places, a bit for each."""

    number: int
    places: int = 0


NOTHING = Gaps(0)


class Shown(Protocol):
    """What can be asked of a state that is shown to several."""

    def position(self) -> Position:
        """The whole position."""

    def view(self, viewer: int | None) -> View:
        """What a viewer may know."""

    def gaps(self, viewer: int | None) -> Gaps | None:
        """What a viewer doesn't see, where that is known without comparing the view with the position."""


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

    def gaps(self, viewer: int | None) -> Gaps | None:
        """Only a comparison tells."""
        return None


class Open(Apart):
    """A state in which nothing is hidden: everybody sees the whole position."""

    def __init__(self, game: Game, state: State) -> None:
        super().__init__(game, state)
        self.whole: Position | None = None

    def position(self) -> Position:
        """The whole position, worked out once."""
        if self.whole is None:
            self.whole = self.game.position(self.state)
        return self.whole

    def view(self, viewer: int | None) -> View:
        """The same."""
        return self.position()

    def gaps(self, viewer: int | None) -> Gaps | None:
        """None at all."""
        return NOTHING
