"""Plays a record again, line by line: for going on from it, for showing it, for checking its draws.

The steps tell what the record's own secret would have drawn; whoever wants to trust a record compares.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core import discovery
from ludoteca.core.chance import SECRET_BYTES, Chance
from ludoteca.core.errors import BadOption, BadRecord, ImpossiblePosition, NotPossible, Refused, UnknownGame
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.record import CHANCE, TABLE, Line, Record

UNDO = re.compile(r"undo ([0-9]{1,7})(?:-([0-9]{1,7}))?")
HEX = re.compile(r"(?:[0-9a-f]{2})*")
MAX_SEATS = 64
MAX_SALT = 1024
MAX_PLAYED_AGAIN = 1_000_000


@dataclass(frozen=True, slots=True)
class Step:
    """One line played again: the match after it, what happened, and the words that the secret draws there."""

    number: int
    line: Line
    match: Match
    events: list[Event] = field(default_factory=list)
    drawn: str | None = None
    struck: range = range(0)


def replayed(record: Record) -> Match:
    """The match that a record tells; it goes on with the record's own secret, or with a fresh one."""
    replay = Replay(record)
    for _ in replay.steps():
        pass
    return replay.match


class Replay:
    """A record being played again; the match is as the lines so far have made it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = _game(record)
        self.chance = _chance(record)
        self.played_again = 0
        self.match = self._opened()

    def steps(self) -> Iterator[Step]:
        """Every line in its order; BadRecord names the first one that can't be played."""
        for number, line in enumerate(self.record.lines, 1):
            try:
                step = self._step(number, line)
            except BadRecord:
                raise
            except Refused as error:
                raise does_not_replay(number, error) from error
            yield step

    def _opened(self) -> Match:
        position = self.record.value("Position")
        if position is None:
            return self._set_up()
        try:
            match = Match.load(position, chance=self.chance, auto_chance=False)
        except (ImpossiblePosition, UnknownGame) as error:
            raise BadRecord("the header Position can't be", key="bad-header", header="Position") from error
        if match.game is not self.game:
            raise BadRecord("the header Position is of another game", key="bad-header", header="Position")
        return match

    def _set_up(self) -> Match:
        players, options = _numbers(self.record, self.game)
        first = self.record.lines[0] if self.record.lines else Line(TABLE, "")
        if first.by != CHANCE:
            raise BadRecord("the first line is no set-up", key="record-without-setup", line=1)
        try:
            return Match.of_setup(self.game, players, options, first.words, self.chance)
        except NotPossible as error:
            raise does_not_replay(1, error) from error

    def _step(self, number: int, line: Line) -> Step:
        match = self.match
        if number == 1 and match.opening is None:
            return Step(number, line, match, drawn=self._setup_drawn())
        if line.by == TABLE:
            return self._table(number, line)
        if line.by == CHANCE:
            drawn = self._drawn()
            return Step(number, line, match, match.play_chance(line.words), drawn)
        assert isinstance(line.by, int)
        return Step(number, line, match, match.play(line.by, line.words))

    def _table(self, number: int, line: Line) -> Step:
        """A table's line; lines that it takes back are played no more (undo A, undo A-B)."""
        struck = range(0)
        if line.words.split()[0] == "undo":
            struck = _struck(number, line)
            self._strike(number, struck)
        self.match.note(line.words)
        return Step(number, line, self.match, struck=struck)

    def _strike(self, number: int, struck: range) -> None:
        match = self.match
        self.played_again += number
        if self.played_again > MAX_PLAYED_AGAIN:
            raise BadRecord("too much is taken back", key="record-too-long")
        if match.opening is None and 1 in struck:
            raise BadRecord("the set-up can't be taken back", key="bad-line", line=number)
        match.strike(at for at in struck if match.lines[at - 1].by != TABLE)

    def _setup_drawn(self) -> str | None:
        if self.record.secret is None:
            return None
        match = self.match
        return self.game.draw_setup(match.players, match.options, self.chance)

    def _drawn(self) -> str | None:
        if self.record.secret is None or not self.match.state.is_chance():
            return None
        return self.match.drawn()


def does_not_replay(number: int, error: Refused) -> BadRecord:
    """The refusal of a line, as the refusal of its record."""
    return BadRecord(f"line {number} doesn't replay: {error}", key="record-does-not-replay", line=number)


def _struck(number: int, line: Line) -> range:
    found = UNDO.fullmatch(line.words)
    if found is None:
        raise BadRecord(f"line {number} takes back nothing", key="bad-line", line=number)
    first = int(found[1])
    last = int(found[2] or first)
    if not 1 <= first <= last < number:
        raise BadRecord(f"line {number} takes back what isn't there", key="bad-line", line=number)
    return range(first, last + 1)


def _game(record: Record) -> Game:
    name = record.header.get("Game")
    if name is None:
        raise BadRecord("the header Game is missing", key="bad-header", header="Game")
    game = discovery.game(name)
    if not game.meta.can_replay(record.value("Rules", game.meta.rules)):
        raise BadRecord("the record follows other rules", key="record-of-other-rules", rules=record.header["Rules"])
    return game


def _numbers(record: Record, game: Game) -> tuple[int, Mapping[str, Any]]:
    players = record.value("Players")
    if type(players) is not int:
        raise BadRecord("the header Players is no number", key="bad-header", header="Players")
    options = record.value("Options", {})
    if not isinstance(options, dict):
        raise BadRecord("the header Options is no object", key="bad-header", header="Options")
    try:
        return players, game.options(players, options)
    except BadOption as error:
        raise BadRecord("the header Options doesn't fit", key="bad-header", header="Options") from error


def _chance(record: Record) -> Chance:
    """The chance that the record reveals; a fresh one where it doesn't."""
    salts = record.value("Salts", [])
    if not isinstance(salts, list) or len(salts) > MAX_SEATS:
        raise BadRecord("the header Salts is no list", key="bad-header", header="Salts")
    if not all(_is_hex(salt) and len(salt) <= 2 * MAX_SALT for salt in salts):
        raise BadRecord("the header Salts holds no salts", key="bad-header", header="Salts")
    if record.secret is None:
        return Chance.fresh()
    if not _is_hex(record.secret) or len(record.secret) != 2 * SECRET_BYTES:
        raise BadRecord("the secret doesn't read", key="bad-secret")
    return Chance(bytes.fromhex(record.secret), [bytes.fromhex(salt) for salt in salts])


def _is_hex(text: object) -> bool:
    return isinstance(text, str) and HEX.fullmatch(text) is not None
