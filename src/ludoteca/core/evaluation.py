"""How good a state looks to a seat, for players that can't think to the end; each game may bring its own."""

from __future__ import annotations

from ludoteca.core import state


class Evaluation:
    """Estimates a seat's share of the win, from 0 to 1; this one knows nothing but the number of players."""

    def estimate(self, at: state.State, seat: int) -> float:
        """The share of a finished game; of an open one what its seat may expect."""
        if at.ending:
            return at.share(seat)
        return 1.0 / at.players

    def value(self, at: state.State, seat: int) -> float:
        """The same for Python callers."""
        return self.estimate(at, seat)
