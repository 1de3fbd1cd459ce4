"""One match in play: the only holder of its true state. It has no sockets; doors stand on it.

Whatever changes it becomes a line of the record, and its version counts those lines. Seats are checked,
answers quote their decision, and a refusal changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludoteca.core import discovery
from ludoteca.core.chance import Chance
from ludoteca.core.errors import TableRefusal, UnknownMove
from ludoteca.core.game import Game, Position, Reason
from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.core.result import Result
from ludoteca.table import archive, lines, showing
from ludoteca.table.clocks import Clock, Clocks, Monotonic, TimeControl
from ludoteca.table.course import Course
from ludoteca.table.foretelling import foretell
from ludoteca.table.ledger import DRAW, PAUSE, UNDO
from ludoteca.table.refusals import MoveRefused
from ludoteca.table.seating import OPEN, Seating, checked, seatings
from ludoteca.table.single import single_answers

FREE = "free"
CONSENT = "consent"
NOTHING = "nothing"
MOST_SALT = 64
KEYS_KEPT = 64
LONGEST_SHOWN = 15_000
MORE_SHOWN = 2


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
        self._check_seat(seat)
        checked(seating)
        if self.course.match is not None:
            self.course.playing()
            self._check_at_table(seat)
            return self._say(lines.seat(seat, seating))
        self.course.ledger.seats[seat] = seating
        self.at_first[seat] = seating
        self.salts[seat] = None
        self.course.gathered += 1
        return self.version

    def add_salt(self, seat: int, salt: bytes) -> int:
        """The seat's device adds what the host can't foresee, once for whoever sits there."""
        self._check_seat(seat)
        if self.course.match is not None:
            raise TableRefusal(key="table-begun")
        if self.salts[seat] is not None:
            raise TableRefusal(key="table-salt-given", seat=seat)
        if not 1 <= len(salt) <= MOST_SALT:
            raise TableRefusal(key="table-bad-salt", most=MOST_SALT)
        self.salts[seat] = bytes(salt)
        self.course.gathered += 1
        return self.version

    def start(self) -> int:
        """Draw the set-up, once every seat is taken and every person's device has added its salt."""
        if self.course.match is not None:
            raise TableRefusal(key="table-begun")
        for seat, seating in enumerate(self.course.ledger.seats):
            if seating.kind == OPEN:
                raise TableRefusal(key="table-seat-open", seat=seat)
            if seating.is_person() and self.salts[seat] is None:
                raise TableRefusal(key="table-salt-missing", seat=seat)
        archive.begin(self)
        self.settle()
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
        self._check_viewer(viewer)
        return showing.update(self, viewer, since)

    def news(self, viewer: int | None, since: int | None = None) -> dict[str, Any]:
        """An update without its `table`, whose parts `lasting` and the clocks tell."""
        self._check_viewer(viewer)
        return showing.news(self, viewer, since)

    def lasting(self) -> dict[str, Any]:
        """What everybody may know besides the game and the clocks; the same object until something of it changes."""
        return showing.lasting(self)

    def log(self, viewer: int | None) -> list[dict[str, Any]]:
        """Every change from the first on, as a viewer may know it."""
        self._check_viewer(viewer)
        return [showing.change(self.course, number, viewer) for number in range(1, self.version + 1)]

    def why(self, seat: int, move: str) -> Reason | None:
        """Why a seat may not make a move now; None if it may."""
        self._check_seat(seat)
        return self._in_play().why(seat, _words(move))

    def preview(self, viewer: int | None, move: str | Sequence[str] | None = None) -> dict[str, Any]:
        """What a move, or a row of them, would do as far as the viewer can know; and whether there is no return."""
        self._check_viewer(viewer)
        match = self._in_play()
        if viewer is None or not move:
            return {"preview": match.preview(viewer)}
        return foretell(match, viewer, [_words(one) for one in ([move] if isinstance(move, str) else move)])

    # Answers, and taking them back.

    def submit(self, seat: int, decision: str, move: str, key: str | None = None) -> int:
        """Answer a decision; the version after it, and the same again for the same key."""
        self._check_seat(seat)
        if key is not None and (seat, key) in self.keys:
            return self._repeated(self.keys[seat, key], decision, move)
        self.tick()
        match = self._in_play()
        self._check_decision(seat, decision)
        self._check_move(match, seat, move)
        self._answer(seat, move)
        if key is not None:
            self.keys[seat, key] = (decision, move, self.version)
            if len(self.keys) > KEYS_KEPT:
                del self.keys[next(iter(self.keys))]
        return self.version

    def can_undo(self, seat: int) -> str:
        """Whether a seat's last answer can be taken back: `free`, by `consent`, or there is `nothing`."""
        self._check_seat(seat)
        if self.phase != "playing" or self.course.ledger.paused or seat in self.course.ledger.left:
            return NOTHING
        if self.course.questions.free_step(seat, self.course.sight) is not None:
            return FREE
        return NOTHING if self.course.undo_from(seat) is None else CONSENT

    def undo(self, seat: int) -> int:
        """Take the seat's last answer back, if that is free."""
        self._check_seat(seat)
        self.tick()
        self._in_play()
        self._check_at_table(seat)
        step = self.course.questions.free_step(seat, self.course.sight)
        if step is None:
            is_none = self.course.undo_from(seat) is None
            raise TableRefusal(key="table-no-undo" if is_none else "table-undo-needs-consent", seat=seat)
        self.course.strike(step.line, step.line)
        if self.clocks is not None:
            self.clocks.take_back(seat, self.given.pop(step.line, 0))
        self.settle()
        return self.version

    def propose(self, seat: int, what: str) -> int:
        """Propose a draw, a pause, or that everything from the seat's last answer on be taken back."""
        self._check_seat(seat)
        self.tick()
        self._in_play()
        self._check_at_table(seat)
        if what not in (DRAW, PAUSE, UNDO):
            raise TableRefusal(key="table-no-such-proposal", what=str(what))
        if what in self.course.ledger.proposals:
            raise TableRefusal(key="table-already-proposed", what=what)
        line = self.course.undo_from(seat) if what == UNDO else 0
        if line is None:
            raise TableRefusal(key="table-no-undo", seat=seat)
        return self._say(lines.propose(seat, what, line))

    def agree(self, seat: int, what: str) -> int:
        """Agree to what is proposed; the last agreement makes it so."""
        self._check_reply(seat, what)
        if seat not in self.course.ledger.consenting(self.course.ledger.proposals[what]):
            raise TableRefusal(key="table-already-agreed", seat=seat)
        return self._say(f"agree {seat} {what}")

    def refuse(self, seat: int, what: str) -> int:
        """Refuse what is proposed, or withdraw one's own proposal."""
        self._check_reply(seat, what)
        return self._say(f"refuse {seat} {what}")

    # Other things that happen at a table.

    def resign(self, seat: int) -> int:
        """Give up: with two players the other wins, with more a bot plays on."""
        self._check_seat(seat)
        self.tick()
        self.course.playing()
        self._check_at_table(seat)
        return self._say(lines.gives_up("resign", [seat], self._level()))

    def hint(self, seat: int) -> int:
        """Mark that a seat was given a hint."""
        self._check_seat(seat)
        self._in_play()
        self._check_at_table(seat)
        if not self.hints:
            raise TableRefusal(key="table-no-hints")
        return self._say(f"hint {seat}")

    def pause(self, seat: int | None = None) -> int:
        """Stop all clocks; nobody can answer until it goes on."""
        self._check_viewer(seat)
        self.tick()
        self._in_play()
        return self._say("pause" if seat is None else f"pause {seat}")

    def resume(self, seat: int | None = None) -> int:
        """Go on after a pause."""
        self._check_viewer(seat)
        self.course.playing()
        if seat is not None:
            self._check_at_table(seat)
        if not self.course.ledger.paused:
            raise TableRefusal(key="table-not-paused")
        return self._say("resume" if seat is None else f"resume {seat}")

    def abandon(self) -> int:
        """Close the table without a winner."""
        self.course.playing()
        return self._say("abandon")

    def tick(self) -> int:
        """Look at the clocks: whoever is out of time has lost, or with more than two a bot plays on."""
        while self.clocks is not None and self.phase == "playing" and (out := self.clocks.out()):
            self._say(lines.gives_up("time", out, self._level()))
        return self.version

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
            self._check_viewer(eyes)
        self._check_over()
        return archive.frames(self, eyes)

    def films(self) -> Iterator[dict[int | str | None, dict[str, Any]]]:
        """What `replay` tells of each line, for all eyes together."""
        self._check_over()
        return archive.films(self)

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

    # Checks.

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise TableRefusal(key="table-no-such-seat", seat=str(seat))

    def _check_over(self) -> None:
        if self.result is None:
            raise TableRefusal(key="table-not-over")

    def _check_viewer(self, viewer: object) -> None:
        if viewer is not None:
            self._check_seat(viewer)

    def _check_at_table(self, seat: int) -> None:
        if seat in self.course.ledger.left:
            raise TableRefusal(key="table-seat-left", seat=seat)

    def _in_play(self) -> Match:
        match = self.course.playing()
        if self.course.ledger.paused:
            raise TableRefusal(key="table-paused")
        return match

    def _check_decision(self, seat: int, decision: object) -> None:
        asked = self.decision(seat)
        if asked is None:
            raise TableRefusal(key="table-not-asked", seat=seat)
        if decision != asked:
            is_own = isinstance(decision, str) and decision.endswith(f".{seat}")
            raise TableRefusal(key="table-stale-decision" if is_own else "table-foreign-decision", asked=asked)

    def _check_move(self, match: Match, seat: int, move: str) -> int:
        action = match.game.action(_words(move))
        if match.state.refusal(seat, action):
            reason = match.why(seat, move)
            assert reason is not None, "what is allowed must follow from the view"
            raise MoveRefused(match.game, move, reason)
        return action

    def _check_reply(self, seat: int, what: str) -> None:
        self._check_seat(seat)
        self.tick()
        self._in_play()
        self._check_at_table(seat)
        if what not in self.course.ledger.proposals:
            raise TableRefusal(key="table-no-proposal", what=str(what))

    def _repeated(self, kept: tuple[str, str, int], decision: str, move: str) -> int:
        if kept[:2] != (decision, move):
            raise TableRefusal(key="table-key-reused")
        return kept[2]

    # Changes.

    def _level(self) -> str:
        return self.substitute if self.players > 2 else ""

    def _answer(self, seat: int, move: str) -> None:
        given = self.clocks.answered(seat) if self.clocks is not None else 0
        before = len(self.course.told)
        self.course.answer(seat, move)
        self.given[len(self.course.told)] = given
        self.given = {step.line: self.given[step.line] for step in self.course.questions.steps}
        self.settle(before)

    def _say(self, words: str) -> int:
        self.course.say(words)
        self.settle()
        return self.version

    def settle(self, before: int | None = None) -> None:
        """Whatever follows by itself: chance, a limit that is reached, an agreement that is complete.

        Clocks that begin to run wait until what happened after so many lines was shown.
        """
        course = self.course
        while course.match is not None and course.result is None:
            if course.match.state.is_chance():
                course.draw()
            elif self.cap is not None and course.match.state.turn > self.cap:
                course.say("cap")
            elif course.ledger.is_agreed(DRAW):
                course.say("draw")
            elif course.ledger.is_agreed(PAUSE):
                course.say(f"pause {course.ledger.proposals[PAUSE].seat}")
            elif course.ledger.is_agreed(UNDO):
                course.strike(course.ledger.proposals[UNDO].line, course.standing[-1])
            else:
                break
        actors = course.actors
        self.single = single_answers(self.game, self.course.sight) if self.auto and actors else {}
        if self.clocks is not None:
            seats = course.ledger.seats
            nobodys = {seat for seat in actors if course.ledger.paused or seats[seat].kind == OPEN}
            asked = set(actors) - nobodys - course.ledger.left - self.single.keys()
            self.clocks.run(asked, 0 if before is None else self._showing(before))

    def _showing(self, before: int) -> int:
        """How many milliseconds it takes to show what happened after so many lines; everybody sees as many events.

        Some events take longer than others, which tells little where there are many; so there is a little more time.
        """
        events = sum(len(told.events) for told in self.course.told[before:])
        return min(LONGEST_SHOWN, self.event_ms * (events + MORE_SHOWN)) if events else 0


def _words(move: object) -> str:
    """A move's words; anything else means no action of any game."""
    if not isinstance(move, str):
        raise UnknownMove(str(move))
    return move
