"""Everything that can be refused, in one tree.

Refused                     a player or a program asked for something that can't be done
├── NotLegal                the action is known but not allowed now
├── NotPossible             chance can't come out like that now
├── UnknownMove             the words mean no action of this game
├── UnknownGame             no game of that name is installed
├── UnknownLevel            no player of that name
├── NothingToChoose         a player is asked for a seat that need not choose
├── NoBudget                a player is asked to think for no time at all
├── BadOption               players or options the game doesn't take
├── ImpossiblePosition      a position that no game could reach, with every fault
├── BadRecord               a record that doesn't read or doesn't replay
├── BadRequest              a message that isn't one of the protocol's
├── TooBig                  an answer that would take too long
└── TableRefusal            the table's own rules: seats, decisions, undo, clocks

Each carries a key and fields, which the edges translate; the English text is for programmers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Refused(Exception):
    """A request that changes nothing, with the key and the fields of its explanation."""

    key = "refused"

    def __init__(self, text: str = "", *, key: str | None = None, **fields: Any) -> None:
        super().__init__(text or key or self.key)
        if key is not None:
            self.key = key
        self.fields = fields


class NotLegal(Refused):
    """The action is known but not allowed now; the code is the state's refusal."""

    key = "not-legal"

    def __init__(self, code: int) -> None:
        super().__init__(f"not legal (refusal {code})")
        self.code = code


class NotPossible(Refused):
    """Chance can't come out like that now."""

    key = "not-possible"

    def __init__(self, outcome: object) -> None:
        super().__init__(f"not a possible outcome: {outcome}", outcome=str(outcome))


class UnknownMove(Refused):
    """The words mean no action of this game."""

    key = "unknown-move"

    def __init__(self, word: str) -> None:
        super().__init__(f"not a move of this game: {word!r}", move=word)


class UnknownGame(Refused):
    """No game of that name is installed; suggestions are close names."""

    key = "unknown-game"

    def __init__(self, name: str, suggestions: Sequence[str] = ()) -> None:
        super().__init__(f"no game is called {name!r}", game=name, suggestions=list(suggestions))


class UnknownLevel(Refused):
    """No player of that name."""

    key = "unknown-level"


class NothingToChoose(Refused):
    """A player is asked for a seat that need not choose, or after the end."""

    key = "nothing-to-choose"

    def __init__(self, seat: int, over: bool = False) -> None:
        key = "nothing-to-choose-over" if over else self.key
        super().__init__(f"seat {seat} has nothing to choose", key=key, seat=seat)


class NoBudget(Refused):
    """A player is asked to think for no time at all."""

    key = "no-budget"

    def __init__(self, given: float) -> None:
        super().__init__(f"nobody can think with a budget of {given}", given=given)


class BadOption(Refused):
    """Players or options the game doesn't take."""

    key = "bad-option"


class ImpossiblePosition(Refused):
    """A position that no game could reach; every fault has a key and a path into the position."""

    key = "impossible-position"

    def __init__(self, faults: Sequence[dict[str, str]]) -> None:
        listed = ", ".join(f"{fault['path'] or 'position'}: {fault['key']}" for fault in faults)
        super().__init__(f"impossible position: {listed}", faults=list(faults))
        self.faults = list(faults)


class BadRecord(Refused):
    """A record that doesn't read or doesn't replay; line counts from 1."""

    key = "bad-record"


class BadRequest(Refused):
    """A message that isn't one of the protocol's."""

    key = "bad-request"


class TooBig(Refused):
    """An answer that would take too long."""

    key = "too-big"


class TableRefusal(Refused):
    """The table's own rules: seats, decisions, undo, clocks."""

    key = "table"
