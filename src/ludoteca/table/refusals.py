"""The refusal of a move, with the reason that the rules give."""

from __future__ import annotations

from ludoteca.core.errors import TableRefusal
from ludoteca.core.game import Game, Reason


class MoveRefused(TableRefusal):
    """A move that the rules do not allow now, judged from what its seat may know."""

    key = "table-move-refused"

    def __init__(self, game: Game, move: str, reason: Reason) -> None:
        rule = f"{game.meta.name} {reason.clause}"
        super().__init__(f"{move!r} is not allowed ({rule})", move=move, rule=rule, why=reason.key)
        self.reason = reason
