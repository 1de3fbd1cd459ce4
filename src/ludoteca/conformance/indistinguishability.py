"""Pairs of tables that differ only in facts hidden from one viewer, played alike until a rule reveals something.

The viewer must receive the same bytes from both. Whether a step reveals something is decided by the game alone
before the step is played, never by what a table sends. Tests, soak runs and the audit of servers use it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from ludoteca.conformance.checks.hidden_information import reveals
from ludoteca.core import discovery
from ludoteca.core.chance import Chance
from ludoteca.core.errors import Refused
from ludoteca.core.game import Game, Position
from ludoteca.core.match import Match
from ludoteca.core.record import CHANCE
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.table.clocks import TimeControl
from ludoteca.table.seats import Seating
from ludoteca.table.table import Table
from ludoteca.table.undo import FREE

MAX_MOVES = 4
MAX_WORDS = 6
MAX_ATTEMPTS = 6  # for a state in which something is hidden
IN_VIEW = "seen"
IN_EVENTS = "told"

# The seat, `play` or `undo`, its fields, and the chance outcomes that follow.
Step = tuple[int, str, dict[str, str], list[int]]


class ScriptedChance(Chance):
    """Chance with outcomes given in advance; deals follow from a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(bytes(32))
        self.outcomes: list[int] = []
        self.rng = Rng(seed)

    def draw(self, weights: Any) -> int:
        """The next given outcome, or a random one."""
        self.following += 1
        return self.outcomes.pop(0) if self.outcomes else int(self.rng.below(len(weights)))


class StoppedClock:
    """A clock that never advances."""

    def now(self) -> float:
        """Always 0."""
        return 0.0


class TablePair:
    """Two tables that one viewer cannot tell apart.

    When the next step would reveal something by the rules, `revealed` says how: IN_VIEW if no step of the second table
    leads to the view that the first's does, IN_EVENTS if one does but its public events differ.
    """

    def __init__(self, name: str, players: int, viewer: int | None, seed: int, started: bool = True) -> None:
        self.game: Game = discovery.game(name)
        self.viewer = viewer
        self.chances = Rng(seed)
        for _ in range(MAX_ATTEMPTS):
            state = random_state(self.game, players, self.chances)
            other = self.game.resample(self.game.view(state, viewer), viewer, Rng(seed + 1))
            if other != state:
                break
        self.tables = [table_at(self.game, self.game.position(one), seed) for one in (state, other)]
        for table in self.tables if started else ():
            start_with_salts(table)
        self.since = 0
        self.revealed: str | None = None

    def are_different(self) -> bool:
        """Whether the tables hold different states."""
        first, second = self.states()
        return first != second

    def states(self) -> list[State]:
        """Both full states."""
        return [table.history.views.state for table in self.tables]

    def received(self) -> list[bytes]:
        """Everything the viewer can receive from each table now."""
        words = self.words(MAX_WORDS)
        both = [json.dumps(list(responses(table, self.viewer, self.since, words))).encode() for table in self.tables]
        self.since = self.tables[0].version
        return both

    def words(self, number: int) -> list[str]:
        """Random moves of the game, legal or not."""
        return [self.game.word(self.chances.below(self.game.actions)) for _ in range(number)]

    def step(self) -> bool:
        """Play one equivalent step on both tables; False if the next one reveals something or the game is over."""
        steps = self.next_step()
        for index, (seat, do, fields, drawn) in enumerate(steps or ()):
            table = self.tables[index]
            self.script_chance(index, drawn)
            if do == "undo":
                table.undo(seat)
            else:
                table.submit(seat, table.decision(seat) or "", fields["move"])
        return steps is not None

    def script_chance(self, index: int, drawn: list[int]) -> None:
        """Set the next chance outcomes of one of the tables."""
        chance = self.tables[index].chance
        assert isinstance(chance, ScriptedChance)
        chance.outcomes = drawn

    def next_step(self) -> list[Step] | None:
        """A step for each table after which the viewer sees the same; None if there is none."""
        if self.tables[0].phase == "over":
            return None
        seats = self.tables[0].actors()
        seat = seats[self.chances.below(len(seats))]
        back = self.chances.below(self.tables[0].players)
        if not self.chances.below(3) and self.tables[0].can_undo(back) == FREE:
            return [(back, "undo", {}, [])] * 2
        moves = self._equivalent_moves(seat)
        return None if moves is None else [(seat, "play", {"move": move}, drawn) for move, drawn in moves]

    def _equivalent_moves(self, seat: int) -> list[tuple[str, list[int]]] | None:
        """A move for each table and the outcomes after it, such that every line looks the same to the viewer."""
        states = [state.copy() for state in self.states()]
        moves = [shuffled(self.game.moves(state, seat), self.chances) for state in states]
        first = moves[0][0]
        if seat == self.viewer:
            moves[1] = [first]
        second = self._play_equivalent(states, seat, first, moves[1])
        drawn: list[list[int]] = [[], []]
        while second is not None and states[0].is_chance() and not states[0].is_deal():
            odds = [[self.game.outcome_word(outcome) for outcome, _ in state.chance_outcomes()] for state in states]
            one = odds[0][self.chances.below(len(odds[0]))]
            other = self._play_equivalent(states, CHANCE, one, shuffled(odds[1], self.chances))
            if other is None:
                return None
            drawn[0].append(odds[0].index(one))
            drawn[1].append(odds[1].index(other))
        return None if second is None else [(first, drawn[0]), (second, drawn[1])]

    def _play_equivalent(self, states: list[State], by: int | str, one: str, others: list[str]) -> str | None:
        """Play a line in the first state and, in the second, one with the same view and the same events.

        If only the events differ, the line is played all the same, so that the comparison reports it, unless the rules
        make the difference public; then None is returned.
        """
        first = PlayedLine(self.game, states[0], by, one, self.viewer)
        chosen, self.revealed = None, IN_VIEW
        for other in others:
            second = PlayedLine(self.game, states[1], by, other, self.viewer)
            if second.view != first.view:
                continue
            if second.visible_events == first.visible_events:
                chosen = second
                break
            if second.may_differ_from(first):
                self.revealed = IN_EVENTS
            else:
                chosen = second
        if chosen is None:
            return None
        states[:], self.revealed = [first.after, chosen.after], None
        return chosen.words


class PlayedLine:
    """A line played on a copy of a state, with the view and the events that one viewer gets."""

    def __init__(self, game: Game, before: State, by: int | str, words: str, viewer: int | None) -> None:
        self.words = words
        self.after = before.copy()
        self.after.start_event_log()
        if isinstance(by, int):
            self.after.apply_action(by, game.action(words))
        else:
            self.after.apply_chance(game.outcome(words))
        self.view = game.view(self.after, viewer)
        events = game.events(self.after, self.after.take_facts())
        own = -1 if viewer is None else viewer
        self.visible_events = [(event.key, event.fields, event.private.get(own)) for event in events]
        self.is_open = isinstance(by, int) and game.is_public(words)
        self.unseals = reveals(before, self.after, by)

    def may_differ_from(self, other: PlayedLine) -> bool:
        """Whether the rules make public which of two lines was played although the view is the same."""
        is_other_move = self.words != other.words and (self.is_open or other.is_open)
        return is_other_move or self.unseals or other.unseals


def random_state(game: Game, players: int, chances: Rng) -> State:
    """A state after some random choices, at a seat's decision."""
    match = Match.new(game, players, str(chances.below(1 << 30)))
    for _ in range(chances.below(60)):
        before = match.state.copy()
        seats = before.current_players()
        seat = seats[chances.below(len(seats))]
        moves = match.moves(seat)
        match.play(seat, moves[chances.below(len(moves))])
        if match.result is not None:
            return before
    return match.state


def table_at(game: Game, position: Position, seed: int) -> Table:
    """A table that starts from a position, with everything outside the game fixed."""
    players = position["players"]
    return Table(
        game,
        players,
        seats=[Seating(f"Player {seat}") for seat in range(players)],
        control=TimeControl(600, 5),
        clock=StoppedClock(),
        chance=ScriptedChance(seed),
        position=position,
    )


def start_with_salts(table: Table) -> None:
    """Add every seat's salt and start the table."""
    for seat in range(table.players):
        table.add_salt(seat, bytes([seat + 1]))
    table.start()


def responses(table: Table, viewer: int | None, since: int, words: list[str]) -> Iterator[Any]:
    """The table's responses to everything that a viewer may ask."""
    update = table.update(viewer, since)
    yield from (update, table.update(viewer), table.log(viewer), response(table.preview, viewer))
    if viewer is None:
        return
    decision = update["decision"] or f"{table.version}.{viewer}"
    for move in update["moves"][:MAX_MOVES]:
        yield response(table.preview, viewer, move)
        yield response(table.submit, viewer, f"0.{viewer}", move)
    for word in [word for word in words if word not in update["moves"]]:
        yield response(table.why, viewer, word)
        yield response(table.preview, viewer, word)
        yield response(table.submit, viewer, decision, word)
    yield table.can_undo(viewer)
    if table.can_undo(viewer) != FREE:
        yield response(table.undo, viewer)


def response(ask: Callable[..., Any], *given: Any) -> Any:
    """The response, or the refusal as a server would send it."""
    try:
        answer = ask(*given)
    except Refused as error:
        return [type(error).__name__, error.key, error.fields, str(error)]
    return answer if answer is None or isinstance(answer, dict | int) else repr(answer)


def shuffled(items: list[Any], chances: Rng) -> list[Any]:
    """The items in random order."""
    left = list(items)
    return [left.pop(chances.below(len(left))) for _ in items]
