"""A game being played, held by whoever sees everything: the state, its chance and the record so far.

It speaks words, refuses before it changes anything, and can strike lines and play on from before them.
Seats, people, clocks and who may see what are the table's.
"""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Any

from ludoteca.core import codes, discovery
from ludoteca.core.chance import Chance
from ludoteca.core.errors import BadRecord, NotLegal, NotPossible, Refused, UnknownMove
from ludoteca.core.events import Event
from ludoteca.core.game import Game, Position, Reason, View
from ludoteca.core.record import CHANCE, TABLE, Line, Record
from ludoteca.core.result import Result
from ludoteca.core.rng import Rng
from ludoteca.core.state import State
from ludoteca.core.validation import Validator

CHANCE_SEAT = "chance"


class Match:
    """One game from its set-up on; lines count from 1."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Mapping[str, Any],
        chance: Chance,
        opening: Position | None = None,
        auto_chance: bool = True,
    ) -> None:
        self.game: Game = game
        self.players = players
        self.options = dict(options)
        self.chance = chance
        self.opening = opening
        self.auto_chance = auto_chance
        self.lines: list[Line] = []
        self.struck: set[int] = set()
        self.state: State

    @classmethod
    def new(
        cls,
        game: Game[Any] | str,
        players: int,
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        chance: Chance | None = None,
        auto_chance: bool = True,
    ) -> Match:
        """A match whose set-up is dealt; the same seed deals the same on every machine."""
        game = discovery.game(game) if isinstance(game, str) else game
        options = game.options(players, options or {})
        match = cls(game, players, options, chance or _chance(seed), None, auto_chance)
        words = game.draw_setup(players, options, match.chance)
        match._begin(game.initial_state(players, options, words))
        match.lines.append(Line(CHANCE, words))
        match._settle(always=True)
        return match

    @classmethod
    def of_setup(cls, game: Game[Any], players: int, options: Mapping[str, Any], words: str, chance: Chance) -> Match:
        """A match whose set-up is given in words; its chance waits to be played."""
        match = cls(game, players, options, chance, None, auto_chance=False)
        match._begin(game.initial_state(players, options, words))
        match.lines.append(Line(CHANCE, words))
        return match

    @classmethod
    def load(
        cls,
        position: Any,
        seed: str | None = None,
        *,
        chance: Chance | None = None,
        auto_chance: bool = True,
    ) -> Match:
        """A match that goes on from a position; ImpossiblePosition lists every fault."""
        game = discovery.game(_game_of(position))
        state = game.parse(position)
        opening = game.position(state)
        if "result" not in position:
            opening.pop("result", None)
        match = cls(game, state.players, {}, chance or _chance(seed), opening, auto_chance)
        match._begin(state)
        return match

    def fork(self) -> Match:
        """An independent match equal to this one, draws to come included."""
        chance = Chance(self.chance.secret, self.chance.salts, self.chance.following)
        other = Match(self.game, self.players, self.options, chance, self.opening, self.auto_chance)
        other.lines = list(self.lines)
        other.struck = set(self.struck)
        other._begin(self.state.copy())
        return other

    # What anybody who holds the match may ask.

    def current_players(self) -> list[int | str]:
        """The seats that must choose, ascending, or ["chance"], or nobody when the game is over."""
        return [CHANCE_SEAT] if self.state.is_chance() else list(self.state.current_players())

    def moves(self, seat: int) -> list[str]:
        """A seat's legal moves; empty if it need not choose."""
        return self.game.moves(self.state, seat)

    def chance_outcomes(self) -> list[tuple[str, int]]:
        """The chance that is next: outcomes and weights in a fixed order; empty for a deal."""
        return [(self.game.outcome_word(outcome), weight) for outcome, weight in self.state.chance_outcomes()]

    def position(self) -> Position:
        """The whole position, secrets included; a finished one that was loaded without its result lacks it."""
        position = self.game.position(self.state)
        if self.opening is not None and self.opening["pending"] is None:
            return {name: value for name, value in position.items() if name in self.opening}
        return position

    def view(self, viewer: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        return self.game.view(self.state, viewer)

    @property
    def result(self) -> Result | None:
        """How the game ended by its rules, if it has."""
        return self.state.result()

    def why(self, seat: int, move: str) -> Reason | None:
        """Why a seat may not make a move, judged from what it may know; None if it may."""
        imagined = self.game.resample(self.view(seat), seat, Rng(0))
        return self.game.reason(imagined, seat, self.game.action(move))

    def preview(self, viewer: int | None, move: str | None = None) -> dict[str, Any]:
        """What a move would do as far as the viewer can know; an illegal one is refused."""
        view = self.view(viewer)
        if move is None:
            return self.game.preview(view, viewer, None)
        action = self.game.action(move)
        seat = codes.NOBODY if viewer is None else viewer
        code = self.game.resample(view, viewer, Rng(0)).refusal(seat, action)
        if code:
            raise NotLegal(code)
        return self.game.preview(view, viewer, action)

    # What changes it.

    def play(self, seat: int, move: str) -> list[Event]:
        """Play a seat's move, and chance after it if that plays itself; what happened."""
        self.state.apply_action(seat, self.game.action(move))
        self.lines.append(Line(seat, move))
        return self._new_events() + self._settle()

    def play_chance(self, words: str | None = None) -> list[Event]:
        """Play the chance that is next, as given or drawn."""
        if not self.state.is_chance():
            raise NotPossible(words or "nothing is to be drawn")
        if words is None:
            words = self.drawn()
        self._apply_chance(words)
        self.lines.append(Line(CHANCE, words))
        return self._new_events() + self._settle()

    def drawn(self) -> str:
        """The chance that is next as its draw comes out, in words; the draw's number is used up."""
        if self.state.is_deal():
            return self.game.draw_deal(self.state, self.chance)
        outcomes = self.chance_outcomes()
        return outcomes[self.chance.draw([weight for _, weight in outcomes])][0]

    def note(self, words: str) -> None:
        """Add a line of the table's; it changes nothing in the game."""
        self.lines.append(Line(TABLE, words))

    def strike(self, numbers: Iterable[int]) -> None:
        """Take lines back: the state becomes what the lines left standing make it."""
        struck = self.struck | set(numbers)
        fresh = self._opened()
        for number, line in enumerate(self.lines, 1):
            if number not in struck and line.by != TABLE and not self._opens(number):
                self._replay_line(fresh, line, number)
        self.struck = struck
        self._begin(fresh)

    def states_before(self, lines: Sequence[int], wanted: Container[int]) -> Iterator[tuple[int, State]]:
        """The state before each wanted line, if only the given lines are played; it changes when the next is asked."""
        state = self._opened()
        for number in lines:
            if number in wanted:
                yield number, state
            if not self._opens(number):
                self._replay_line(state, self.lines[number - 1], number)

    # Records.

    def record(self, extra: Mapping[str, str] | None = None) -> Record:
        """The record so far; the secret stands in it once the game is over."""
        header = {
            "Game": self.game.meta.name,
            "Rules": str(self.game.meta.rules),
            "Players": str(self.players),
            "Options": _json(self.options),
            "Commitment": self.chance.commitment(),
            "Salts": _json([salt.hex() for salt in self.chance.salts]),
        }
        if self.opening is not None:
            header["Position"] = _json(self.opening)
        header.update(extra or {})
        ended = self.result
        if ended is not None and "Result" not in header:
            header["Result"] = _json(ended.written())
        secret = self.chance.secret.hex() if "Result" in header else None
        return Record(header, list(self.lines), secret)

    # Inside.

    def _begin(self, state: State) -> None:
        state.start_event_log()
        self.state = state

    def _opens(self, number: int) -> bool:
        return self.opening is None and number == 1

    def _opened(self) -> State:
        state: State
        if self.opening is not None:
            state = self.game.parse(self.opening)
        else:
            state = self.game.initial_state(self.players, self.options, self.lines[0].words)
        return state

    def _replay_line(self, state: State, line: Line, number: int) -> None:
        try:
            if line.by == CHANCE:
                play_chance_words(self.game, state, line.words)
            elif isinstance(line.by, int):
                state.apply_action(line.by, self.game.action(line.words))
        except Refused as error:
            raise BadRecord(
                f"line {number} doesn't replay: {error}", key="record-does-not-replay", line=number
            ) from error

    def _apply_chance(self, words: str) -> None:
        play_chance_words(self.game, self.state, words)

    def _settle(self, always: bool = False) -> list[Event]:
        happened: list[Event] = []
        while (self.auto_chance or always) and self.state.is_chance():
            words = self.drawn()
            self._apply_chance(words)
            self.lines.append(Line(CHANCE, words))
            happened += self._new_events()
        return happened

    def _new_events(self) -> list[Event]:
        return self.game.events(self.state, self.state.take_facts())


def play_chance_words(game: Game[Any], state: State, words: str) -> None:
    """Play a chance outcome or a deal given in words, or raise NotPossible and change nothing."""
    if not state.is_chance():
        raise NotPossible(words)
    if state.is_deal():
        game.apply_deal(state, words)
        return
    try:
        state.apply_chance(game.outcome(words))
    except UnknownMove as error:
        raise NotPossible(words) from error


def _game_of(position: Any) -> str:
    """The name of the game that a position is of."""
    faults = Validator()
    name = faults.field(faults.table(position, ""), "game", "")
    if not faults.found and not isinstance(name, str):
        faults.add("not-a-game", "game")
    faults.finish()
    return str(name)


def _chance(seed: str | None) -> Chance:
    return Chance.fresh() if seed is None else Chance.of_seed(seed)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=True, separators=(",", ":"))
