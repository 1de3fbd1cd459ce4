"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Result:
    """Scores by seat, the winning seats (none, one or several) and the reason's key."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    left: tuple[int, ...] = field(default=())

    def written(self) -> dict[str, Any]:
        """The result as the protocol writes it; seats that left are named only if there are any."""
        fields: dict[str, Any] = {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "reason": self.reason,
        }
        if self.left:
            fields["left"] = list(self.left)
        return fields
