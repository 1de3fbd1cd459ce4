"""A match with what its table keeps about every line: versions, decisions, what each viewer was told.

Lines are entered the same way whether they happen now or are read from a record, so a table built from its
record is like the one that wrote it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from ludoteca.core.errors import TableRefusal
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.record import CHANCE, TABLE, Line
from ludoteca.core.result import Result
from ludoteca.core.state import State
from ludoteca.table import lines
from ludoteca.table.knowledge import Sight
from ludoteca.table.ledger import Ledger
from ludoteca.table.questions import Questions, is_private
from ludoteca.table.seating import Seating
from ludoteca.table.showing import Told


class Course:
    """The match from its set-up on, and the number of changes that went before.

    The seats that owe an answer are told ascending, in a list that nobody changes.
    """

    def __init__(self, game: Game, seats: Sequence[Seating]) -> None:
        self.game = game
        self.ledger = Ledger(seats)
        self.questions = Questions()
        self.told: list[Told] = []
        self.standing: list[int] = []
        self.answers: list[list[int]] = [[] for _ in seats]
        self.gathered = 0
        self.version = 0
        self.match: Match | None = None
        self.sight: Sight
        self.result: Result | None = None
        self.actors: list[int] = []

    def gather(self, changes: int = 1) -> None:
        """Something changed before the set-up."""
        self.gathered += changes
        self.version += changes

    def _look(self, state: State) -> None:
        """Work out how the game ended, by its rules or at the table, or who must choose."""
        self.result = self.ledger.result(state)
        self.actors = [] if self.result is not None else state.actors()

    def playing(self) -> Match:
        """The match, if it has begun and isn't over."""
        if self.match is None:
            raise TableRefusal(key="table-not-begun")
        if self.result is not None:
            raise TableRefusal(key="table-over")
        return self.match

    def told_at(self, version: int) -> Told | None:
        """The change of a version; None for one from before the set-up."""
        return self.told[version - self.gathered - 1] if version > self.gathered else None

    # What changes it; the caller has checked that it may.

    def begin(self, match: Match) -> None:
        """The match begins; what its first line dealt is yet to be entered."""
        self.match = match
        self.sight = Sight(self.game, match.state.copy())
        self._look(match.state)
        if match.opening is not None:
            self.questions.opens(self.version, 0, match.state)

    def answer(self, seat: int, move: str) -> None:
        """A seat's move."""
        self.enter(self.playing().play(seat, move))

    def draw(self) -> None:
        """The chance that is next."""
        self.enter(self.playing().play_chance())

    def say(self, words: str) -> None:
        """A line of the table's."""
        self.playing().note(words)
        self.enter()

    def strike(self, first: int, last: int) -> None:
        """Take lines back."""
        match = self.playing()
        struck = range(first, last + 1)
        match.strike(line for line in struck if self.told[line - 1].by != TABLE)
        match.note(lines.takes_back(first, last))
        self.enter(struck=struck)

    def enter(self, events: Sequence[Event] = (), struck: range = range(0)) -> None:
        """Take the match's last line into account."""
        match = self.match
        assert match is not None
        line = match.lines[len(self.told)]
        if line.by == TABLE:
            told = self._table_line(line, struck, match.state)
        elif line.by == CHANCE:
            told = Told(line.by, line.words, tuple(events))
            self.questions.opens(self.version + 1, len(self.told) + 1, match.state)
        else:
            told = self._answer_line(line, events, match.state)
        self.told.append(told)
        self.version += 1
        if line.by != TABLE:
            self.standing.append(len(self.told))
        self.sight = Sight(self.game, match.state.copy())
        self._look(match.state)

    def _answer_line(self, line: Line, events: Sequence[Event], after: State) -> Told:
        assert isinstance(line.by, int)
        self.ledger.answered()
        sealed_by = line.by if is_private(self.sight.state, after, line.by) else None
        question = self.questions.opened if self.sight.state.sealing else None
        self.questions.answered(self.version + 1, len(self.told) + 1, line.by, self.sight, after)
        self.answers[line.by].append(len(self.told) + 1)
        return Told(line.by, line.words, tuple(events), sealed_by=sealed_by, question=question)

    def _table_line(self, line: Line, struck: range, after: State) -> Told:
        note = lines.read(line.words, len(self.ledger.seats))
        if note is not None:
            self.ledger.take(note)
        sealed_by = None
        if struck:
            self.standing = [number for number in self.standing if number not in struck]
            self.answers = [[number for number in own if number not in struck] for own in self.answers]
            sealed_by = self.questions.taken_back(self.version + 1, len(self.told) + 1, struck, after)
        return Told(line.by, line.words, note=note, struck=struck, sealed_by=sealed_by)

    # Going back.

    def undo_from(self, seat: int) -> int | None:
        """The first line to go if a seat's last answer is to be taken back by consent; None if it gave none.

        What was sealed and revealed is known by now, so that question is asked anew from its beginning.
        """
        if not self.answers[seat]:
            return None
        own = self.answers[seat][-1]
        question = self.told[own - 1].question
        return own if question is None else self.standing[bisect_right(self.standing, question)]
