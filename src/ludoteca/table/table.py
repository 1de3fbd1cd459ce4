"""One match in play: the only holder of its true state. It has no sockets; doors stand on it.

Whatever changes it becomes a line of the record, and its version counts those lines. Seats are checked,
answers quote their decision, and a refusal changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludoteca.core import discovery
from ludoteca.core.chance import Chance
from ludoteca.core.errors import TableRefusal
from ludoteca.core.game import Game, Position, Reason
from ludoteca.core.record import Record
from ludoteca.core.result import Result
from ludoteca.table import archive, lines, proposals, showing, undoing
from ludoteca.table.changes import answer, say, settle
from ludoteca.table.checks import (
    check_at_table,
    check_decision,
    check_move,
    check_over,
    check_ready,
    check_salt,
    check_seat,
    check_viewer,
    in_play,
    words_of,
)
from ludoteca.table.clocks import Clock, Clocks, Monotonic, TimeControl
from ludoteca.table.course import Course
from ludoteca.table.foretelling import foretell
from ludoteca.table.seating import Seating, checked, seatings

KEYS_KEPT = 64


class Table:
    """Seats, answers, chance, undo, clocks and updates of one match."""

    def __init__(
        self,
        game: Game | str,
        players: int,
        options: Mapping[str, Any] | None = None,
        seats: Sequence[Seating | str] | None = None,
        *,
        control: TimeControl | None = None,
        clock: Clock | None = None,
        cap: int | None = None,
        hints: bool = True,
        substitute: str = "greedy",
        chance: Chance | None = None,
        position: Position | None = None,
        auto: bool = False,
        event_ms: int = 0,
    ) -> None:
        self.game = discovery.game(game) if isinstance(game, str) else game
        self.rules = self.game.meta.rules  # a finished table keeps the number in its record
        self.players = players
        self.options = self.game.options(players, options or {})
        if cap is not None and (type(cap) is not int or cap < 1):
            raise TableRefusal(key="table-bad-cap")
        self.cap = cap
        self.hints = hints
        self.substitute = checked(Seating("", substitute)).kind
        self.chance = chance or Chance.fresh()
        self.position = position
        self.auto = auto
        self.event_ms = event_ms
        self.single: dict[int, str] = {}
        self.told = showing.Known()
        self.course = Course(self.game, seatings(players, seats))
        self.at_first = list(self.course.ledger.seats)
        self.salts: list[bytes | None] = [None] * players
        self.clocks = None if control is None else Clocks(control, players, clock or Monotonic())
        self.given: dict[int, int] = {}
        self.keys: dict[tuple[int, str], tuple[str, str, int]] = {}

    # Gathering.

    def sit(self, seat: int, seating: Seating) -> int:
        """Give a seat to a person, to a bot or to nobody, also in mid-game; the version after it."""
        check_seat(self, seat)
        checked(seating)
        if self.course.match is not None:
            self.course.playing()
            check_at_table(self, seat)
            return say(self, lines.seat(seat, seating))
        self.course.ledger.seats[seat] = seating
        self.at_first[seat] = seating
        self.salts[seat] = None
        self.course.gather()
        return self.version

    def add_salt(self, seat: int, salt: bytes) -> int:
        """The seat's device adds what the host can't foresee, once for whoever sits there."""
        check_seat(self, seat)
        check_salt(self, seat, salt)
        self.salts[seat] = bytes(salt)
        self.course.gather()
        return self.version

    def start(self) -> int:
        """Draw the set-up, once every seat is taken and every person's device has added its salt."""
        check_ready(self)
        archive.begin(self)
        settle(self)
        return self.version

    # How things stand.

    @property
    def version(self) -> int:
        """How many changes there have been."""
        return self.course.version

    @property
    def result(self) -> Result | None:
        """How the game ended, by its rules or at the table."""
        return self.course.result

    @property
    def phase(self) -> str:
        """`gathering`, `playing` or `over`."""
        course = self.course
        if course.match is None:
            return "gathering"
        return "playing" if course.result is None else "over"

    def actors(self) -> list[int]:
        """The seats that owe an answer, ascending."""
        return list(self.course.actors)

    def decision(self, seat: int) -> str | None:
        """The decision that a seat is asked for now; an answer must quote it."""
        return self._quoted(seat) if seat in self.course.actors else None

    def _quoted(self, seat: int) -> str:
        return f"{self.course.questions.decisions[seat]}.{seat}"

    def due(self) -> list[tuple[int, str, str]]:
        """The bots' seats that owe an answer: seat, level and decision."""
        seats = self.course.ledger.seats
        owing = [] if self.course.ledger.paused else [seat for seat in self.course.actors if seats[seat].is_level()]
        return [(seat, seats[seat].kind, self._quoted(seat)) for seat in owing if seat not in self.single]

    def forced(self) -> list[tuple[int, str, str]]:
        """The answers that the table gives by itself once they were shown: seat, decision and move."""
        if self.course.ledger.paused or not self.single:
            return []
        return [(seat, self._quoted(seat), move) for seat, move in self.single.items()]

    def update(self, viewer: int | None, since: int | None = None) -> dict[str, Any]:
        """What a viewer may know: the changes after `since`, and how everything stands now."""
        check_viewer(self, viewer)
        return showing.update(self, viewer, since)

    def news(self, viewer: int | None, since: int | None = None) -> dict[str, Any]:
        """An update without its `table`, whose parts `lasting` and the clocks tell."""
        check_viewer(self, viewer)
        return showing.news(self, viewer, since)

    def lasting(self) -> dict[str, Any]:
        """What everybody may know besides the game and the clocks; the same object until something of it changes."""
        return showing.lasting(self)

    def log(self, viewer: int | None) -> list[dict[str, Any]]:
        """Every change from the first on, as a viewer may know it."""
        check_viewer(self, viewer)
        return [showing.change(self.course, number, viewer) for number in range(1, self.version + 1)]

    def why(self, seat: int, move: str) -> Reason | None:
        """Why a seat may not make a move now; None if it may."""
        check_seat(self, seat)
        return in_play(self).why(seat, words_of(move))

    def preview(self, viewer: int | None, move: str | Sequence[str] | None = None) -> dict[str, Any]:
        """What a move, or a row of them, would do as far as the viewer can know; and whether there is no return."""
        check_viewer(self, viewer)
        match = in_play(self)
        if viewer is None or not move:
            return {"preview": match.preview(viewer)}
        return foretell(match, viewer, [words_of(one) for one in ([move] if isinstance(move, str) else move)])

    # Answers, and taking them back.

    def submit(self, seat: int, decision: str, move: str, key: str | None = None) -> int:
        """Answer a decision; the version after it, and the same again for the same key."""
        check_seat(self, seat)
        if key is not None and (seat, key) in self.keys:
            return self._repeated(self.keys[seat, key], decision, move)
        self.tick()
        match = in_play(self)
        check_decision(self, seat, decision)
        check_move(match, seat, move)
        answer(self, seat, move)
        if key is not None:
            self.keys[seat, key] = (decision, move, self.version)
            if len(self.keys) > KEYS_KEPT:
                del self.keys[next(iter(self.keys))]
        return self.version

    def _repeated(self, kept: tuple[str, str, int], decision: str, move: str) -> int:
        if kept[:2] != (decision, move):
            raise TableRefusal(key="table-key-reused")
        return kept[2]

    def can_undo(self, seat: int) -> str:
        """Whether a seat's last answer can be taken back: `free`, by `consent`, or there is `nothing`."""
        check_seat(self, seat)
        return undoing.can_undo(self, seat)

    def undo(self, seat: int) -> int:
        """Take the seat's last answer back, if that is free."""
        check_seat(self, seat)
        self.tick()
        return undoing.undo(self, seat)

    def propose(self, seat: int, what: str) -> int:
        """Propose a draw, a pause, or that everything from the seat's last answer on be taken back."""
        return proposals.propose(self, seat, what)

    def agree(self, seat: int, what: str) -> int:
        """Agree to what is proposed; the last agreement makes it so."""
        return proposals.agree(self, seat, what)

    def refuse(self, seat: int, what: str) -> int:
        """Refuse what is proposed, or withdraw one's own proposal."""
        return proposals.refuse(self, seat, what)

    # Other things that happen at a table.

    def resign(self, seat: int) -> int:
        """Give up: with two players the other wins, with more a bot plays on."""
        check_seat(self, seat)
        self.tick()
        self.course.playing()
        check_at_table(self, seat)
        return say(self, lines.gives_up("resign", [seat], self._level()))

    def hint(self, seat: int) -> int:
        """Mark that a seat was given a hint."""
        check_seat(self, seat)
        in_play(self)
        check_at_table(self, seat)
        if not self.hints:
            raise TableRefusal(key="table-no-hints")
        return say(self, f"hint {seat}")

    def pause(self, seat: int | None = None) -> int:
        """Stop all clocks; nobody can answer until it goes on."""
        check_viewer(self, seat)
        self.tick()
        in_play(self)
        return say(self, "pause" if seat is None else f"pause {seat}")

    def resume(self, seat: int | None = None) -> int:
        """Go on after a pause."""
        check_viewer(self, seat)
        self.course.playing()
        if seat is not None:
            check_at_table(self, seat)
        if not self.course.ledger.paused:
            raise TableRefusal(key="table-not-paused")
        return say(self, "resume" if seat is None else f"resume {seat}")

    def abandon(self) -> int:
        """Close the table without a winner."""
        self.course.playing()
        return say(self, "abandon")

    def tick(self) -> int:
        """Look at the clocks: whoever is out of time has lost, or with more than two a bot plays on."""
        while self.clocks is not None and self.phase == "playing" and (out := self.clocks.out()):
            say(self, lines.gives_up("time", out, self._level()))
        return self.version

    def _level(self) -> str:
        return self.substitute if self.players > 2 else ""

    # Keeping it.

    def record(self) -> Record:
        """The record so far, with all that is hidden in the game; the secret of chance only after the end."""
        return archive.record(self)

    def lines(self, since: int = 0) -> list[str]:
        """The record's lines after a version, as written there: what a store adds to what it has."""
        return archive.lines_after(self, since)

    def replay(self, eyes: int | str | None) -> Iterator[dict[str, Any]]:
        """A finished game line by line, through a seat's or a spectator's eyes or with EVERYTHING shown."""
        if eyes != archive.EVERYTHING:
            check_viewer(self, eyes)
        check_over(self)
        return archive.frames(self, eyes)

    def rendered_replays(self) -> Iterator[dict[int | str | None, dict[str, Any]]]:
        """The frames that `replay` yields for each line, for all viewers together: None is a spectator."""
        check_over(self)
        return archive.rendered_replays(self)

    def memo(self, with_keys: bool = True) -> dict[str, Any]:
        """What a store must keep beside the record of an unfinished table, so that it can be rebuilt.

        Whoever keeps the keys of answers elsewhere can do without them here.
        """
        return archive.memo(self, with_keys)

    @classmethod
    def rebuild(
        cls,
        text: str,
        memo: Mapping[str, Any] | None = None,
        clock: Clock | None = None,
        auto: bool = False,
        event_ms: int = 0,
    ) -> Table:
        """The table that wrote a record, with the same versions and decisions; its clocks go on from now."""
        return archive.rebuilt(cls, text, memo or {}, clock, auto, event_ms)
