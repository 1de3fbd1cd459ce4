"""The contract of a position: who acts, what is legal, what follows.

A State is mutable and of fixed size. Its rules draw no random numbers and know no words; they log what happened only
while a listener is attached. Search, tables and tests use a game's positions through this class alone.

One operation has one name. Callers use the name itself (`legal_actions`), which checks its arguments. Compiled rules
and compiled callers use the C method with the prefix `_c_` (`_c_legal_actions`), which trusts them: a Python class
cannot override a C method, and a C method cannot return a list without the GIL. A game written in plain Python
derives from plain_state.PlainState and overrides the hook with the prefix `on_` (`on_legal_actions`).
docs/game-contract.md lists them all with OpenSpiel's names.
"""

from __future__ import annotations

import struct
from hashlib import blake2b
from typing import Any, ClassVar, Self

from ludoteca.core import bits, codes, event_log, memory, rng
from ludoteca.core.errors import NotLegal, NotPossible
from ludoteca.core.result import Result


class State:
    """A complete position, secrets included."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    REASONS: ClassVar[tuple[str, ...]] = ("",)
    ACTIONS: ClassVar[int] = 0
    DEALS: ClassVar[tuple[int, ...]] = ()

    def __init__(self, players: int) -> None:
        self.players = players
        self.turn = 0
        self.kind = 0
        self.seat = codes.NOBODY
        self.owes = 0
        self.sealing = 0
        self.depth = 0
        self.stack = [0] * 12
        self.ending = 0
        self.winners = 0
        self.listening = 0
        self.event_log: Any = None

    # Operations of callers. Illegal arguments are refused before anything changes.

    def current_players(self) -> list[int]:
        """The seats that must choose now, ascending; empty while chance is next and when the game is over."""
        if self.owes == codes.CHANCE:
            return []
        return [seat for seat in range(self.players) if self.owes & bits.single(seat)]

    def legal_actions(self, seat: int) -> list[int]:
        """A seat's legal actions, ascending; empty if it need not choose."""
        if seat < 0 or seat >= self.players or not self.owes & bits.single(seat):
            return []
        number = self._c_legal_actions(seat, SCRATCH.scratch)
        found = [0] * number
        for i in range(number):
            found[i] = SCRATCH.scratch[i]
        return found

    def refusal(self, seat: int, action: int) -> int:
        """The code of the reason why a seat may not choose an action now, or 0 if it may."""
        if self.ending:
            return codes.IS_OVER
        if self.owes == codes.CHANCE:
            return codes.CHANCE_IS_NEXT
        if seat < 0 or seat >= self.players or not self.owes & bits.single(seat):
            return codes.IS_NOT_ASKED
        return self._c_refusal(seat, action)

    def apply_action(self, seat: int, action: int) -> None:
        """Apply an action, or raise NotLegal and change nothing."""
        code = self.refusal(seat, action)
        if code:
            raise NotLegal(code)
        self._c_apply_action(seat, action)

    def observed_action(self, action: int) -> int:
        """The action that the other seats observe: equal for actions that look alike to them."""
        return self._c_observed_action(action)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Outcomes and weights of the chance that is next, in a fixed order; empty for a deal or if none is next."""
        if self.owes != codes.CHANCE:
            return []
        number = self._c_chance_outcomes(SCRATCH.scratch, SCRATCH.weights)
        return [(SCRATCH.scratch[i], SCRATCH.weights[i]) for i in range(number)]

    def apply_chance(self, outcome: int) -> None:
        """Apply a chance outcome, or raise NotPossible and change nothing."""
        if outcome not in [possible for possible, _ in self.chance_outcomes()]:
            raise NotPossible(outcome)
        self._c_apply_chance(outcome)

    def resolve_chance(self, rng: rng.Rng) -> int:
        """Sample chance, deals included, until a seat must choose or the game ends; the lowest such seat or NOBODY."""
        while self.owes == codes.CHANCE:
            self._c_sample_chance(rng)
        return self._c_current_player()

    def resample(self, viewer: int, rng: rng.Rng) -> Self:
        """A copy in which everything the viewer cannot know is drawn again, each possibility with its probability."""
        other = self.copy()
        other._c_resample(viewer, rng)
        return other

    def scores(self) -> tuple[int, ...]:
        """Every seat's current score, also before the end."""
        return tuple([self._c_scores(seat) for seat in range(self.players)])

    def returns(self) -> tuple[float, ...]:
        """Every seat's payoff: 1 for a sole winner, 1/n for each of n winners, else 0; zeros before the end."""
        return tuple([self._c_returns(seat) for seat in range(self.players)])

    def evaluate(self, seat: int) -> float:
        """A seat's expected payoff, from 0 to 1: its return in a finished game, a heuristic before the end."""
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat} among {self.players}")
        return self._c_returns(seat) if self.ending else self._c_evaluate(seat)

    def result(self) -> Result | None:
        """Scores, winners and reason of a finished game; None before the end."""
        if not self.ending:
            return None
        winners = tuple(seat for seat in range(self.players) if self.winners & bits.single(seat))
        return Result(self.scores(), winners, self.REASONS[self.ending])

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ending != 0

    def is_chance(self) -> bool:
        """Whether chance is next."""
        return self.owes == codes.CHANCE

    def is_deal(self) -> bool:
        """Whether the chance that is next has too many outcomes to list."""
        return self.owes == codes.CHANCE and self.kind in self.DEALS

    def start_event_log(self) -> None:
        """Attach a listener: from now on the rules log facts."""
        self.event_log = event_log.EventLog()
        self.listening = 1

    def take_facts(self) -> list[tuple[int, ...]]:
        """The facts logged since the last call, oldest first."""
        return self.event_log.take() if self.listening else []

    def copy(self) -> Self:
        """An independent equal state without a listener."""
        other: Any = self.blank()
        other.assign(self)
        return other  # type: ignore[no-any-return]

    def blank(self) -> State:
        """A new state that can be assigned from this one."""
        return type(self)(self.players)

    def to_bytes(self) -> bytes:
        """The whole state as bytes, equal for equal states on every machine."""
        values = integers(self)
        return struct.pack(f"<{len(values)}q", *values)

    def load_bytes(self, data: bytes) -> None:
        """Become the state that to_bytes() of the same game, players and board described."""
        expected = 8 * len(integers(self))
        if len(data) != expected:
            raise ValueError(f"{expected} bytes make this state, not {len(data)}")
        restore(self, struct.unpack(f"<{len(data) // 8}q", data))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]

    # The question on top of the stack; the rules of a game call these.

    def ask(self, kind: int, seat: int) -> None:
        """Replace the open question by one that a single seat must answer."""
        self.kind = kind
        self.seat = seat
        self.owes = bits.single(seat)
        self.sealing = 0

    def ask_chance(self, kind: int, seat: int) -> None:
        """Replace the open question by one that chance answers, on behalf of a seat or of NOBODY."""
        self.kind = kind
        self.seat = seat
        self.owes = codes.CHANCE
        self.sealing = 0

    def ask_sealed(self, kind: int, seat: int, seats: int) -> None:
        """Replace the open question by one that all the given seats answer in secret, in any order."""
        self.kind = kind
        self.seat = seat
        self.owes = seats
        self.sealing = seats

    def push(self) -> None:
        """Save the open question on the stack, so that another one can be asked first."""
        at = self.depth * 3
        self.stack[at] = self.kind
        self.stack[at + 1] = self.seat
        self.stack[at + 2] = self.owes
        self.depth += 1

    def pop(self) -> None:
        """Return to the question on top of the stack."""
        self.depth -= 1
        at = self.depth * 3
        self.kind = self.stack[at]
        self.seat = self.stack[at + 1]
        self.owes = self.stack[at + 2]
        self.stack[at] = 0
        self.stack[at + 1] = 0
        self.stack[at + 2] = 0

    def end(self, ending: int, winners: int) -> None:
        """End the game with the index of the reason and the set of winners."""
        self.ending = ending
        self.winners = winners
        self.kind = 0
        self.seat = codes.NOBODY
        self.owes = 0
        self.sealing = 0

    # C methods that a compiled game overrides.

    def _c_legal_actions(self, seat: int, out: list[int]) -> int:
        """Write the legal actions of a seat that must choose into out, ascending; their number."""
        return 0

    def _c_refusal(self, seat: int, action: int) -> int:
        """The game's code of the reason why a seat that must choose may not choose this action, or 0."""
        return codes.NO_SUCH_ACTION

    def _c_apply_action(self, seat: int, action: int) -> None:
        """Apply an action known to be legal."""

    def _c_observed_action(self, action: int) -> int:
        """The action that the other seats observe: itself, or one that stands for all that look alike to them."""
        return action

    def _c_chance_outcomes(self, outcomes: list[int], weights: list[int]) -> int:
        """Write the outcomes of the chance that is next and their weights; their number, 0 for a deal."""
        return 0

    def _c_apply_chance(self, outcome: int) -> None:
        """Apply a chance outcome known to be possible."""

    def _c_deal(self, rng: rng.Rng) -> None:
        """Sample and apply a chance that has too many outcomes to list."""

    def _c_resample(self, viewer: int, rng: rng.Rng) -> None:
        """Replace what the viewer cannot know by a random possibility, each with its probability."""

    def _c_scores(self, seat: int) -> int:
        """One seat's current score."""
        return 0

    def _c_evaluate(self, seat: int) -> float:
        """A seat's expected payoff in an open game, from 0 to 1; an equal share unless the game knows better."""
        return 1.0 / self.players

    # C methods for compiled callers; some games override the sampling ones for speed.

    def assign(self, other: Any) -> None:
        """Become equal to another state of the same class, number of players and board."""
        memory.become(self, other)

    def _c_current_player(self) -> int:
        """The lowest seat that must choose, CHANCE, or NOBODY when the game is over."""
        if self.owes == codes.CHANCE:
            return codes.CHANCE
        if self.owes == 0:
            return codes.NOBODY
        return bits.lowest(self.owes)

    def _c_sample_action(self, seat: int, rng: rng.Rng) -> int:
        """A uniformly random legal action of a seat that must choose."""
        return rng.scratch[rng.below(self._c_legal_actions(seat, rng.scratch))]

    def _c_sample_chance(self, rng: rng.Rng) -> None:
        """Sample and apply the chance that is next."""
        number = self._c_chance_outcomes(rng.scratch, rng.weights)
        if number == 0:
            self._c_deal(rng)
            return
        total = 0
        for i in range(number):
            total += rng.weights[i]
        left = rng.below(total)
        chosen = 0
        while left >= rng.weights[chosen]:
            left -= rng.weights[chosen]
            chosen += 1
        self._c_apply_chance(rng.scratch[chosen])

    def _c_returns(self, seat: int) -> float:
        """One seat's payoff: 1 for a sole winner, 1/n for each of n winners, else 0."""
        if not self.winners & bits.single(seat):
            return 0.0
        return 1.0 / bits.count(self.winners)


# Helpers of programs that look inside a state.


def integers(state: State) -> list[int]:
    """Everything the state holds, as one flat list."""
    found: list[int] = []
    for name in QUESTION + state.FIELDS:
        value = getattr(state, name)
        if isinstance(value, list):
            found.extend(value)
        else:
            found.append(value)
    return found


def restore(state: State, values: tuple[int, ...]) -> None:
    """Set every field from what integers() returned."""
    at = 0
    for name in QUESTION + state.FIELDS:
        value = getattr(state, name)
        if isinstance(value, list):
            setattr(state, name, list(values[at : at + len(value)]))
            at += len(value)
        else:
            setattr(state, name, values[at])
            at += 1


def digest(state: State) -> str:
    """A short fingerprint: equal states have equal ones."""
    return blake2b(state.to_bytes(), digest_size=16).hexdigest()


QUESTION = ("players", "turn", "kind", "seat", "owes", "sealing", "depth", "stack", "ending", "winners")
SCRATCH = rng.Rng(0)
