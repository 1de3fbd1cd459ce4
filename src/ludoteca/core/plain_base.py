"""The compiled base class of plain-Python games: each C method of the contract calls a Python hook.

Games derive from plain_state.PlainState, which builds on this class; compiled games need neither.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core import rng, state

MAX_LISTED = 1024


class PlainBase(state.State):
    """Calls `on_NAME` for every `_c_NAME`."""

    def __init__(self, players: int) -> None:
        state.State.__init__(self, players)
        self.errors: list[BaseException] = []

    # Hooks of the game. An extension class cannot be abstract: missing overrides raise NotImplementedError.

    def on_legal_actions(self, seat: int) -> list[int]:
        """The legal actions of a seat that must choose: those that on_refusal does not refuse."""
        return [action for action in range(type(self).ACTIONS) if self.on_refusal(seat, action) == 0]

    def on_refusal(self, seat: int, action: int) -> int:
        """The game's code of the reason why a seat that must choose may not choose this action, or 0."""
        raise NotImplementedError("a game refuses illegal actions")

    def on_apply_action(self, seat: int, action: int) -> None:
        """Apply an action known to be legal."""
        raise NotImplementedError("a game applies actions")

    def on_observed_action(self, action: int) -> int:
        """The action that the other seats observe."""
        return action

    def on_chance_outcomes(self) -> list[tuple[int, int]]:
        """The outcomes of the chance that is next, with their weights; empty for a deal."""
        return []

    def on_apply_chance(self, outcome: int) -> None:
        """Apply a chance outcome known to be possible."""
        raise NotImplementedError("a game with chance applies its outcomes")

    def on_deal(self, rng: rng.Rng) -> None:
        """Sample and apply a chance that has too many outcomes to list."""
        raise NotImplementedError("a game whose chance lists no outcomes deals")

    def on_resample(self, viewer: int, rng: rng.Rng) -> None:
        """Replace what the viewer cannot know by a random possibility, each with its probability."""

    def on_scores(self) -> Sequence[int]:
        """Every seat's current score."""
        return [0] * self.players

    def on_evaluate(self, seat: int) -> float:
        """A seat's expected payoff in an open game, from 0 to 1."""
        return 1.0 / self.players

    # The C methods. Exceptions cannot pass through them: the first one ends the game and is raised by PlainState.

    def _c_legal_actions(self, seat: int, out: list[int]) -> int:
        """Write the legal actions of a seat that must choose into out, ascending; their number."""
        try:
            found = self.on_legal_actions(seat)
            if len(found) > MAX_LISTED:
                raise OverflowError(f"{len(found)} legal actions are more than {MAX_LISTED}")
            for at, action in enumerate(found):
                out[at] = action
            return len(found)
        except BaseException as error:
            self.fail(error)
            return 0

    def _c_refusal(self, seat: int, action: int) -> int:
        """The game's code of the reason why a seat that must choose may not choose this action, or 0."""
        try:
            return self.on_refusal(seat, action)
        except BaseException as error:
            self.fail(error)
            return -1

    def _c_apply_action(self, seat: int, action: int) -> None:
        """Apply an action known to be legal."""
        try:
            self.on_apply_action(seat, action)
        except BaseException as error:
            self.fail(error)

    def _c_observed_action(self, action: int) -> int:
        """The action that the other seats observe."""
        try:
            return self.on_observed_action(action)
        except BaseException as error:
            self.fail(error)
            return action

    def _c_chance_outcomes(self, outcomes: list[int], weights: list[int]) -> int:
        """Write the outcomes of the chance that is next and their weights; their number, 0 for a deal."""
        try:
            found = self.on_chance_outcomes()
            if len(found) > MAX_LISTED:
                raise OverflowError(f"{len(found)} outcomes are more than {MAX_LISTED}: make them a deal")
            for at, (outcome, weight) in enumerate(found):
                outcomes[at] = outcome
                weights[at] = weight
            return len(found)
        except BaseException as error:
            self.fail(error)
            return 0

    def _c_apply_chance(self, outcome: int) -> None:
        """Apply a chance outcome known to be possible."""
        try:
            self.on_apply_chance(outcome)
        except BaseException as error:
            self.fail(error)

    def _c_deal(self, rng: rng.Rng) -> None:
        """Sample and apply a chance that has too many outcomes to list."""
        try:
            self.on_deal(rng)
        except BaseException as error:
            self.fail(error)

    def _c_resample(self, viewer: int, rng: rng.Rng) -> None:
        """Replace what the viewer cannot know by a random possibility, each with its probability."""
        try:
            self.on_resample(viewer, rng)
        except BaseException as error:
            self.fail(error)

    def _c_scores(self, seat: int) -> int:
        """One seat's current score."""
        try:
            return self.on_scores()[seat]
        except BaseException as error:
            self.fail(error)
            return 0

    def _c_evaluate(self, seat: int) -> float:
        """A seat's expected payoff in an open game, from 0 to 1."""
        try:
            return self.on_evaluate(seat)
        except BaseException as error:
            self.fail(error)
            return 0.0

    def assign(self, other: Any) -> None:
        """Become equal to another state of the same class, number of players and board."""
        for name in state.QUESTION:
            setattr(self, name, getattr(other, name))
        for name, value in vars(other).items():
            if name not in OWN:
                setattr(self, name, value[:] if isinstance(value, list) else value)
        self.errors = other.errors

    def log_fact(self, key: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Log a fact, which the game's events() turns into an event, if a listener is attached."""
        if self.listening:
            self.event_log.append(key, a, b, c, d, e)

    def fail(self, error: BaseException) -> None:
        """Save an exception and end the game, so that no compiled loop continues with it."""
        self.errors.append(error)
        self.end(1, 0)


OWN = ("event_log", "listening", "errors")
