"""Compiled callers reach a game's rules through C methods, which plain Python can't define; here they call Python.

Classes of plain Python derive from plain.PlainState, which stands on this; compiled games need neither.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core import dice, state

MOST = 1024


class Bridge(state.State):
    """Every C method of the contract hands on to a Python method of another name."""

    def __init__(self, players: int) -> None:
        state.State.__init__(self, players)
        self.troubles: list[BaseException] = []

    # What plain Python writes. An extension class can't be abstract, so what a game forgot says so when it is called.

    def choices(self, seat: int) -> list[int]:
        """The legal actions of a seat that must choose: those to which nothing is objected."""
        return [action for action in range(type(self).ACTIONS) if self.against(seat, action) == 0]

    def against(self, seat: int, action: int) -> int:
        """Why a seat that must choose may not choose this action: a code of the game's, or 0."""
        raise NotImplementedError("a game says what is against an action")

    def choose(self, seat: int, action: int) -> None:
        """Play an action known to be legal."""
        raise NotImplementedError("a game plays actions")

    def outcomes(self) -> list[tuple[int, int]]:
        """The outcomes of the chance that is next, with their weights; none for a deal."""
        return []

    def happen(self, outcome: int) -> None:
        """Play a chance outcome known to be possible."""
        raise NotImplementedError("a game with chance plays its outcomes")

    def deal_out(self, by: dice.Dice) -> None:
        """Play a chance that has too many outcomes to list."""
        raise NotImplementedError("a game whose chance lists no outcomes deals")

    def reshuffle(self, viewer: int, by: dice.Dice) -> None:
        """Replace what the viewer can't know by a random possibility, each with its right probability."""

    def points(self, seat: int) -> int:
        """The seat's score as it stands."""
        return 0

    def hope(self, seat: int) -> float:
        """An open game's worth to a seat, from 0 to 1, for players that look a few moves ahead."""
        return 1.0 / self.players

    # What compiled callers call. An exception can't pass through them: it ends the game and is raised later.

    def fill_legal(self, seat: int, out: list[int]) -> int:
        """Write a seat's legal actions into out, ascending; how many there are."""
        try:
            found = self.choices(seat)
            if len(found) > MOST:
                raise OverflowError(f"{len(found)} legal actions are more than {MOST}")
            for at, action in enumerate(found):
                out[at] = action
            return len(found)
        except BaseException as error:
            self.break_off(error)
            return 0

    def objection(self, seat: int, action: int) -> int:
        """Why a seat that must choose may not choose this action: a code of the game's, or 0."""
        try:
            return self.against(seat, action)
        except BaseException as error:
            self.break_off(error)
            return -1

    def apply(self, seat: int, action: int) -> None:
        """Play an action known to be legal."""
        try:
            self.choose(seat, action)
        except BaseException as error:
            self.break_off(error)

    def fill_odds(self, outcomes: list[int], weights: list[int]) -> int:
        """Write the outcomes of the chance that is next and their weights; none for a deal."""
        try:
            found = self.outcomes()
            if len(found) > MOST:
                raise OverflowError(f"{len(found)} outcomes are more than {MOST}: make them a deal")
            for at, (outcome, weight) in enumerate(found):
                outcomes[at] = outcome
                weights[at] = weight
            return len(found)
        except BaseException as error:
            self.break_off(error)
            return 0

    def apply_outcome(self, outcome: int) -> None:
        """Play a chance outcome known to be possible."""
        try:
            self.happen(outcome)
        except BaseException as error:
            self.break_off(error)

    def deal(self, by: dice.Dice) -> None:
        """Play a chance that has too many outcomes to list."""
        try:
            self.deal_out(by)
        except BaseException as error:
            self.break_off(error)

    def redeal(self, viewer: int, by: dice.Dice) -> None:
        """Replace what the viewer can't know by a random possibility, each with its right probability."""
        try:
            self.reshuffle(viewer, by)
        except BaseException as error:
            self.break_off(error)

    def score(self, seat: int) -> int:
        """The seat's score as it stands."""
        try:
            return self.points(seat)
        except BaseException as error:
            self.break_off(error)
            return 0

    def estimate(self, seat: int) -> float:
        """What an open game is worth to a seat, from 0 to 1."""
        try:
            return self.hope(seat)
        except BaseException as error:
            self.break_off(error)
            return 0.0

    def assign(self, other: Any) -> None:
        """Become equal to another state of the same class, number of players and board."""
        for name in state.QUESTION:
            setattr(self, name, getattr(other, name))
        for name, value in vars(other).items():
            if name not in APART:
                setattr(self, name, value[:] if isinstance(value, list) else value)
        self.troubles = other.troubles

    def write(self, key: int, a: int, b: int, c: int, d: int, e: int) -> None:
        """Note a fact on the tape if somebody listens."""
        if self.listening:
            self.tape.note(key, a, b, c, d, e)

    def break_off(self, error: BaseException) -> None:
        """Remember what went wrong and end the game, so that no compiled loop goes on with it."""
        self.troubles.append(error)
        self.end(1, 0)


APART = ("tape", "listening", "troubles")
