"""Two tables that differ only in what one viewer may not know, played alike until a rule reveals something.

Whatever that viewer receives from the one must be, byte by byte, what it receives from the other. Whether a step
reveals something is asked of the game alone, before the step is played, never of what a table or a door tells.
Tests, soak runs and audits of doors use it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from ludoteca.core import discovery
from ludoteca.core.chance import Chance
from ludoteca.core.conformance.hiding import reveals
from ludoteca.core.dice import Dice
from ludoteca.core.errors import Refused
from ludoteca.core.game import Game, Position
from ludoteca.core.match import Match
from ludoteca.core.record import CHANCE
from ludoteca.core.state import State
from ludoteca.table.clocks import TimeControl
from ludoteca.table.seating import Seating
from ludoteca.table.table import Table
from ludoteca.table.undoing import FREE

MOST_MOVES = 4
MOST_WORDS = 6
TRIES = 6  # for a state in which something is hidden
SEEN = "seen"
TOLD = "told"

# What a seat does at a table, with what words, and what chance then brings.
Coming = tuple[int, str, dict[str, str], list[int]]


class Script(Chance):
    """Chance that comes out as was written down beforehand; deals follow from a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(bytes(32))
        self.coming: list[int] = []
        self.deals = Dice(seed)

    def draw(self, weights: Any) -> int:
        """The next index written down, or any."""
        self.following += 1
        return self.coming.pop(0) if self.coming else int(self.deals.below(len(weights)))


class StoppedClock:
    """A clock that always shows the same."""

    def now(self) -> float:
        """The one moment there is."""
        return 0.0


class Twins:
    """Two tables that one viewer can't tell apart.

    Once the next step would reveal something by the rules, `revealed` says how: `seen` if no step of the second
    table leaves the view that the first's does, `told` if one does but everybody hears what it was.
    """

    def __init__(self, name: str, players: int, viewer: int | None, seed: int, begun: bool = True) -> None:
        self.game: Game = discovery.game(name)
        self.viewer = viewer
        self.dice = Dice(seed)
        for _ in range(TRIES):
            state = some_state(self.game, players, self.dice)
            other = self.game.imagine(self.game.view(state, viewer), viewer, Dice(seed + 1))
            if other != state:
                break
        self.tables = [laid(self.game, self.game.position(one), seed) for one in (state, other)]
        for table in self.tables if begun else ():
            begin(table)
        self.since = 0
        self.revealed: str | None = None

    def are_different(self) -> bool:
        """Whether the tables hold different states."""
        first, second = self.states()
        return first != second

    def states(self) -> list[State]:
        """Both true states."""
        return [table.course.sight.state for table in self.tables]

    def received(self) -> list[bytes]:
        """Everything the viewer can get out of each table now."""
        words = self.words(MOST_WORDS)
        both = [json.dumps(list(answers(table, self.viewer, self.since, words))).encode() for table in self.tables]
        self.since = self.tables[0].version
        return both

    def words(self, number: int) -> list[str]:
        """Some words of the game, allowed or not."""
        return [self.game.word(self.dice.below(self.game.actions)) for _ in range(number)]

    def step(self) -> bool:
        """Play on alike; False once the viewer could tell the tables apart, or the game is over."""
        coming = self.next_step()
        for at, (seat, do, words, drawn) in enumerate(coming or ()):
            table = self.tables[at]
            self.script(at, drawn)
            if do == "undo":
                table.undo(seat)
            else:
                table.submit(seat, table.decision(seat) or "", words["move"])
        return coming is not None

    def script(self, at: int, drawn: list[int]) -> None:
        """Write down what chance brings next at one of the tables."""
        chance = self.tables[at].chance
        assert isinstance(chance, Script)
        chance.coming = drawn

    def next_step(self) -> list[Coming] | None:
        """What is to be done at each table so that the viewer sees the same; None if nothing is, or it is over."""
        if self.tables[0].phase == "over":
            return None
        seats = self.tables[0].actors()
        seat = seats[self.dice.below(len(seats))]
        back = self.dice.below(self.tables[0].players)
        if not self.dice.below(3) and self.tables[0].can_undo(back) == FREE:
            return [(back, "undo", {}, [])] * 2
        course = self._course(seat)
        return None if course is None else [(seat, "play", {"move": move}, drawn) for move, drawn in course]

    def _course(self, seat: int) -> list[tuple[str, list[int]]] | None:
        """A move for each table and what chance brings after it, each line looking the same to the viewer."""
        works = [state.copy() for state in self.states()]
        moves = [shuffled(self.game.moves(work, seat), self.dice) for work in works]
        first = moves[0][0]
        if seat == self.viewer:
            moves[1] = [first]
        second = self._alike(works, seat, first, moves[1])
        drawn: list[list[int]] = [[], []]
        while second is not None and works[0].is_chance() and not works[0].is_deal():
            odds = [[self.game.outcome_word(outcome) for outcome, _ in work.odds()] for work in works]
            one = odds[0][self.dice.below(len(odds[0]))]
            other = self._alike(works, CHANCE, one, shuffled(odds[1], self.dice))
            if other is None:
                return None
            drawn[0].append(odds[0].index(one))
            drawn[1].append(odds[1].index(other))
        return None if second is None else [(first, drawn[0]), (second, drawn[1])]

    def _alike(self, works: list[State], by: int | str, one: str, others: list[str]) -> str | None:
        """Play one line in the first state and, in the second, one that leaves the same view and tells the same.

        A line that leaves the same view and tells something else is played all the same, for whoever listens to
        notice, unless the rules let everybody hear of the difference; then nothing is, and the twins are told apart.
        """
        first = Line(self.game, works[0], by, one, self.viewer)
        chosen, self.revealed = None, SEEN
        for other in others:
            second = Line(self.game, works[1], by, other, self.viewer)
            if second.view != first.view:
                continue
            if second.told == first.told:
                chosen = second
                break
            if second.may_differ_from(first):
                self.revealed = TOLD
            else:
                chosen = second
        if chosen is None:
            return None
        works[:], self.revealed = [first.after, chosen.after], None
        return chosen.words


class Line:
    """A line played on a copy of a state: the state after it, and what one viewer then sees and is told by the game."""

    def __init__(self, game: Game, before: State, by: int | str, words: str, viewer: int | None) -> None:
        self.words = words
        self.after = before.copy()
        self.after.listen()
        if isinstance(by, int):
            self.after.play(by, game.action(words))
        else:
            self.after.play_outcome(game.outcome(words))
        self.view = game.view(self.after, viewer)
        events = game.events(self.after, self.after.take())
        own = -1 if viewer is None else viewer
        self.told = [(event.key, event.fields, event.private.get(own)) for event in events]
        self.is_open = isinstance(by, int) and game.is_open(words)
        self.unseals = reveals(before, self.after, by)

    def may_differ_from(self, other: Line) -> bool:
        """Whether a viewer may hear which of two lines was played, though it sees the same after both."""
        is_other_move = self.words != other.words and (self.is_open or other.is_open)
        return is_other_move or self.unseals or other.unseals


def some_state(game: Game, players: int, dice: Dice) -> State:
    """A state some random choices into a game, at a seat's question."""
    match = Match.new(game, players, str(dice.below(1 << 30)))
    for _ in range(dice.below(60)):
        before = match.state.copy()
        seats = before.actors()
        seat = seats[dice.below(len(seats))]
        moves = match.moves(seat)
        match.play(seat, moves[dice.below(len(moves))])
        if match.result is not None:
            return before
    return match.state


def laid(game: Game, position: Position, seed: int) -> Table:
    """A table that will go on from a position with everything fixed that isn't the game's."""
    players = position["players"]
    return Table(
        game,
        players,
        seats=[Seating(f"Player {seat}") for seat in range(players)],
        control=TimeControl(600, 5),
        clock=StoppedClock(),
        chance=Script(seed),
        position=position,
    )


def begin(table: Table) -> None:
    """Everybody adds their salt, and the table begins."""
    for seat in range(table.players):
        table.add_salt(seat, bytes([seat + 1]))
    table.start()


def answers(table: Table, viewer: int | None, since: int, words: list[str]) -> Iterator[Any]:
    """What a table answers to everything that a viewer may ask of it."""
    told = table.update(viewer, since)
    yield from (told, table.update(viewer), table.log(viewer), tried(table.preview, viewer))
    if viewer is None:
        return
    decision = told["decision"] or f"{table.version}.{viewer}"
    for move in told["moves"][:MOST_MOVES]:
        yield tried(table.preview, viewer, move)
        yield tried(table.submit, viewer, f"0.{viewer}", move)
    for word in [word for word in words if word not in told["moves"]]:
        yield tried(table.why, viewer, word)
        yield tried(table.preview, viewer, word)
        yield tried(table.submit, viewer, decision, word)
    yield table.can_undo(viewer)
    if table.can_undo(viewer) != FREE:
        yield tried(table.undo, viewer)


def tried(ask: Callable[..., Any], *given: Any) -> Any:
    """An answer, or the refusal as a door would pass it on."""
    try:
        answer = ask(*given)
    except Refused as error:
        return [type(error).__name__, error.key, error.fields, str(error)]
    return answer if answer is None or isinstance(answer, dict | int) else repr(answer)


def shuffled(items: list[Any], dice: Dice) -> list[Any]:
    """The items in a random order."""
    left = list(items)
    return [left.pop(dice.below(len(left))) for _ in items]
