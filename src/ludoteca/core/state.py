"""What every game's position is to the outside: who must choose, what is allowed, what follows.

A State is mutable and of fixed size. Its rules draw nothing at random, know no words, and note what
happened on a tape only while somebody listens. Subclasses write the games; search, tables and tests meet
them through this class alone.
"""

from __future__ import annotations

import struct
from hashlib import blake2b
from typing import Any, ClassVar

from ludoteca.core import bits, codes, dice, memory, tape
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
        self.tape: Any = None

    # The question on top of the stack.

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
        """Keep the open question underneath, so that another one can be asked first."""
        at = self.depth * 3
        self.stack[at] = self.kind
        self.stack[at + 1] = self.seat
        self.stack[at + 2] = self.owes
        self.depth += 1

    def pop(self) -> None:
        """Return to the question underneath."""
        self.depth -= 1
        at = self.depth * 3
        self.kind = self.stack[at]
        self.seat = self.stack[at + 1]
        self.owes = self.stack[at + 2]
        self.stack[at] = 0
        self.stack[at + 1] = 0
        self.stack[at + 2] = 0

    def end(self, ending: int, winners: int) -> None:
        """The game is over: the index of the reason and the set of winners."""
        self.ending = ending
        self.winners = winners
        self.kind = 0
        self.seat = codes.NOBODY
        self.owes = 0
        self.sealing = 0

    # What a game defines; compiled callers use these directly.

    def fill_legal(self, seat: int, out: list[int]) -> int:
        """Write a seat's legal actions into out, ascending; how many there are."""
        return 0

    def objection(self, seat: int, action: int) -> int:
        """Why a seat that must choose may not choose this action: a code of the game's, or 0."""
        return codes.NO_SUCH_ACTION

    def apply(self, seat: int, action: int) -> None:
        """Play an action known to be legal."""

    def shown(self, action: int) -> int:
        """What the other seats see of an action: itself, or one that stands for all that look alike to them."""
        return action

    def fill_odds(self, outcomes: list[int], weights: list[int]) -> int:
        """Write the outcomes of the chance that is next and their weights; none for a deal."""
        return 0

    def apply_outcome(self, outcome: int) -> None:
        """Play a chance outcome known to be possible."""

    def deal(self, by: dice.Dice) -> None:
        """Play a chance that has too many outcomes to list."""

    def redeal(self, viewer: int, by: dice.Dice) -> None:
        """Replace what the viewer can't know by a random possibility, each with its right probability."""

    def score(self, seat: int) -> int:
        """The seat's score as it stands."""
        return 0

    def estimate(self, seat: int) -> float:
        """What a seat may expect of an open game, from 0 to 1; a game that knows nothing says it evenly."""
        return 1.0 / self.players

    # What follows from those.

    def assign(self, other: Any) -> None:
        """Become equal to another state of the same class, number of players and board."""
        memory.become(self, other)

    def refuse(self, seat: int, action: int) -> int:
        """Why a seat may not choose an action now: a code, or 0 if it may."""
        if self.ending:
            return codes.IS_OVER
        if self.owes == codes.CHANCE:
            return codes.CHANCE_IS_NEXT
        if seat < 0 or seat >= self.players or not self.owes & bits.single(seat):
            return codes.IS_NOT_ASKED
        return self.objection(seat, action)

    def allows(self, seat: int, action: int) -> bool:
        """Whether a seat may choose an action now."""
        return self.refuse(seat, action) == 0

    def pick(self, seat: int, by: dice.Dice) -> int:
        """One of the legal actions of a seat that must choose, each as likely as the others."""
        return by.room[by.below(self.fill_legal(seat, by.room))]

    def roll(self, by: dice.Dice) -> None:
        """Play the chance that is next."""
        number = self.fill_odds(by.room, by.weights)
        if number == 0:
            self.deal(by)
            return
        total = 0
        for i in range(number):
            total += by.weights[i]
        left = by.below(total)
        chosen = 0
        while left >= by.weights[chosen]:
            left -= by.weights[chosen]
            chosen += 1
        self.apply_outcome(by.room[chosen])

    def actor(self) -> int:
        """The lowest seat that must choose, CHANCE, or NOBODY when the game is over."""
        if self.owes == codes.CHANCE:
            return codes.CHANCE
        if self.owes == 0:
            return codes.NOBODY
        return bits.lowest(self.owes)

    def share(self, seat: int) -> float:
        """A finished game's worth to a seat: 1 for winning alone, 1/n for sharing the win, else 0."""
        if not self.winners & bits.single(seat):
            return 0.0
        return 1.0 / bits.count(self.winners)

    def worth(self, seat: int) -> float:
        """A finished game's share, an open one's estimate."""
        return self.share(seat) if self.ending else self.estimate(seat)

    # The same for Python callers, checked.

    def actors(self) -> list[int]:
        """The seats that must choose now, ascending; empty while chance is next and when the game is over."""
        if self.owes == codes.CHANCE:
            return []
        return [seat for seat in range(self.players) if self.owes & bits.single(seat)]

    def legal(self, seat: int) -> list[int]:
        """A seat's legal actions, ascending; empty if it need not choose."""
        if seat < 0 or seat >= self.players or not self.owes & bits.single(seat):
            return []
        number = self.fill_legal(seat, SCRATCH.room)
        found = [0] * number
        for i in range(number):
            found[i] = SCRATCH.room[i]
        return found

    def play(self, seat: int, action: int) -> None:
        """Play an action, or raise NotLegal and change nothing."""
        if not self.allows(seat, action):
            raise NotLegal(self.refuse(seat, action))
        self.apply(seat, action)

    def refusal(self, seat: int, action: int) -> int:
        """Why a seat may not choose an action now: a code, or 0 if it may."""
        return self.refuse(seat, action)

    def appearance(self, action: int) -> int:
        """What the other seats see of an action: equal for actions that look alike to them."""
        return self.shown(action)

    def value(self, seat: int) -> float:
        """What the game is worth to a seat as it stands, from 0 to 1."""
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat} among {self.players}")
        return self.worth(seat)

    def redealt(self, viewer: int, by: dice.Dice) -> State:
        """A copy in which what the viewer can't know is drawn anew."""
        other = self.copy()
        other.redeal(viewer, by)
        return other

    def odds(self) -> list[tuple[int, int]]:
        """Outcomes and weights of the chance that is next, in a fixed order; empty for a deal or if none is next."""
        if self.owes != codes.CHANCE:
            return []
        number = self.fill_odds(SCRATCH.room, SCRATCH.weights)
        return [(SCRATCH.room[i], SCRATCH.weights[i]) for i in range(number)]

    def play_outcome(self, outcome: int) -> None:
        """Play a chance outcome, or raise NotPossible and change nothing."""
        if outcome not in [possible for possible, _ in self.odds()]:
            raise NotPossible(outcome)
        self.apply_outcome(outcome)

    def settle(self, by: dice.Dice) -> int:
        """Play chance until a seat must choose or the game is over; the lowest such seat, or NOBODY."""
        while self.owes == codes.CHANCE:
            self.roll(by)
        return self.actor()

    def listen(self) -> None:
        """Begin to note what happens; take() tells it."""
        self.tape = tape.Tape()
        self.listening = 1

    def take(self) -> list[tuple[int, ...]]:
        """What has been noted since the last call."""
        return self.tape.take() if self.listening else []

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ending != 0

    def is_chance(self) -> bool:
        """Whether chance is next."""
        return self.owes == codes.CHANCE

    def is_deal(self) -> bool:
        """Whether chance is next with too many outcomes to list."""
        return self.owes == codes.CHANCE and self.kind in self.DEALS

    def scores(self) -> tuple[int, ...]:
        """Every seat's score as it stands, also while the game goes on."""
        return tuple([self.score(seat) for seat in range(self.players)])

    def result(self) -> Result | None:
        """Scores, winners and reason of a finished game."""
        if not self.ending:
            return None
        winners = tuple(seat for seat in range(self.players) if self.winners & bits.single(seat))
        return Result(self.scores(), winners, self.REASONS[self.ending])

    def blank(self) -> State:
        """A new state that can be assigned from this one."""
        return type(self)(self.players)

    def copy(self) -> State:
        """An independent equal state; nobody listens to it."""
        other = self.blank()
        other.assign(self)
        return other

    def numbers(self) -> list[int]:
        """Everything the state holds, as one list of whole numbers."""
        found: list[int] = []
        for name in QUESTION + self.FIELDS:
            value = getattr(self, name)
            if isinstance(value, list):
                found.extend(value)
            else:
                found.append(value)
        return found

    def restore(self, numbers: list[int]) -> None:
        """Become what numbers() told."""
        at = 0
        for name in QUESTION + self.FIELDS:
            value = getattr(self, name)
            if isinstance(value, list):
                setattr(self, name, numbers[at : at + len(value)])
                at += len(value)
            else:
                setattr(self, name, numbers[at])
                at += 1

    def to_bytes(self) -> bytes:
        """The whole state as bytes, equal for equal states on every machine."""
        numbers = self.numbers()
        return struct.pack(f"<{len(numbers)}q", *numbers)

    def load_bytes(self, data: bytes) -> None:
        """Become the state that to_bytes() of the same game, players and board described."""
        expected = 8 * len(self.numbers())
        if len(data) != expected:
            raise ValueError(f"{expected} bytes make this state, not {len(data)}")
        self.restore(list(struct.unpack(f"<{len(data) // 8}q", data)))

    def digest(self) -> str:
        """A short fingerprint: equal states have equal ones."""
        return blake2b(self.to_bytes(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]


QUESTION = ("players", "turn", "kind", "seat", "owes", "sealing", "depth", "stack", "ending", "winners")
SCRATCH = dice.Dice(0)
