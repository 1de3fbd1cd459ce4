"""One match in play, the only holder of its full state. It does no input or output; servers and terminals wrap it.

Every change is a line of the record, and the version counts the changes. Seats and quoted decisions are checked
before anything changes, so a refusal changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludoteca.core import discovery
from ludoteca.core.chance import Chance
from ludoteca.core.errors import TableRefusal
from ludoteca.core.game import Game, Position, Reason
from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.core.result import Result
from ludoteca.table import proposals, undo
from ludoteca.table.clocks import Clock, Clocks, Monotonic, TimeControl
from ludoteca.table.history import MatchHistory
from ludoteca.table.records import archive, table_log
from ludoteca.table.seats import Seating, seatings, validated
from ludoteca.table.state_machine import add_line, advance, submit_answer
from ludoteca.table.validation import (
    check_at_table,
    check_decision,
    check_move,
    check_over,
    check_ready,
    check_salt,
    check_seat,
    check_viewer,
    match_in_play,
    move_text,
)
from ludoteca.table.views import projection
from ludoteca.table.views.preview import sequence_preview

MAX_IDEMPOTENCY_KEYS = 64


class Table:
    """The seats, answers, chance, undo, clocks and updates of one match."""

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
        self.substitute = validated(Seating("", substitute)).kind
        self.chance = chance or Chance.fresh()
        self.position = position
        self.auto = auto
        self.event_ms = event_ms
        self.forced_by_seat: dict[int, str] = {}
        self.info_cache = projection.TableInfoCache()
        self.history = MatchHistory(self.game, seatings(players, seats))
        self.initial_seats = list(self.history.status.seats)
        self.salts: list[bytes | None] = [None] * players
        self.clocks = None if control is None else Clocks(control, players, clock or Monotonic())
        self.increments: dict[int, dict[int, int]] = {}
        self.idempotency_keys: dict[tuple[int, str], tuple[str, str, int]] = {}

    # Before the start.

    def sit(self, seat: int, seating: Seating) -> int:
        """Give a seat to a person, a bot or nobody, also during the game; return the new version."""
        check_seat(self, seat)
        validated(seating)
        if self.history.match is not None:
            self.history.current_match()
            check_at_table(self, seat)
            return add_line(self, table_log.seat_line(seat, seating))
        self.history.status.seats[seat] = seating
        self.initial_seats[seat] = seating
        self.salts[seat] = None
        self.history.add_setup_changes()
        return self.version

    def add_salt(self, seat: int, salt: bytes) -> int:
        """Add a seat's salt to the chance, once per occupant, so that the host cannot predict the draws."""
        check_seat(self, seat)
        check_salt(self, seat, salt)
        self.salts[seat] = bytes(salt)
        self.history.add_setup_changes()
        return self.version

    def start(self) -> int:
        """Draw the set-up once every seat is taken and every person's salt is there."""
        check_ready(self)
        archive.start(self)
        advance(self)
        return self.version

    # Status.

    @property
    def version(self) -> int:
        """The number of changes so far."""
        return self.history.version

    @property
    def result(self) -> Result | None:
        """The result by the rules or by the table; None before the end."""
        return self.history.result

    @property
    def phase(self) -> str:
        """`gathering`, `playing` or `over`."""
        history = self.history
        if history.match is None:
            return "gathering"
        return "playing" if history.result is None else "over"

    @property
    def seats(self) -> Sequence[Seating]:
        """The current occupant of every seat."""
        return self.history.status.seats

    @property
    def match(self) -> Match | None:
        """The match; None before the start."""
        return self.history.match

    @property
    def turn(self) -> int:
        """The number of the turn; 0 before the start."""
        return 0 if self.history.match is None else self.history.match.state.turn

    @property
    def question_kind(self) -> str:
        """The kind of the open question, as in positions; empty without one."""
        view = {} if self.history.match is None else self.history.views.view(None)
        return str((view.get("pending") or {}).get("kind", ""))

    @property
    def start_version(self) -> int:
        """The version at which the match started; the first record line has the next one."""
        return self.history.start_version

    @property
    def is_paused(self) -> bool:
        """Whether the game is paused."""
        return self.history.status.paused

    def has_left(self, seat: int) -> bool:
        """Whether the seat's player has left the game and a bot plays on."""
        return seat in self.history.status.left

    def is_forced(self, seat: int) -> bool:
        """Whether the seat's move is publicly forced."""
        return seat in self.forced_by_seat

    def actors(self) -> list[int]:
        """The seats that must answer, ascending."""
        return list(self.history.actors)

    def decision(self, seat: int) -> str | None:
        """The id of the seat's current decision, which its answer must quote; None if it is not asked."""
        return self._decision_id(seat) if seat in self.history.actors else None

    def _decision_id(self, seat: int) -> str:
        return f"{self.history.decisions.versions[seat]}.{seat}"

    def pending_bots(self) -> list[tuple[int, str, str]]:
        """The bots' seats that must answer: seat, level and decision."""
        seats = self.history.status.seats
        asked = [] if self.history.status.paused else [seat for seat in self.history.actors if seats[seat].is_level()]
        return [(seat, seats[seat].kind, self._decision_id(seat)) for seat in asked if seat not in self.forced_by_seat]

    def undone_answer(self, seat: int) -> str | None:
        """The move that the bot in this seat chose from the same view before it was undone; None without one."""
        history = self.history
        if seat not in history.actors:
            return None
        return history.undone_answers.find(seat, history.status.seats[seat].kind, history.views.view(seat))

    def forced_answers(self) -> list[tuple[int, str, str]]:
        """The publicly forced answers that the caller submits: seat, decision and move."""
        if self.history.status.paused or not self.forced_by_seat:
            return []
        return [(seat, self._decision_id(seat), move) for seat, move in self.forced_by_seat.items()]

    def update(self, viewer: int | None, since: int | None = None) -> dict[str, Any]:
        """What a viewer may know: the changes after `since` and the current status."""
        check_viewer(self, viewer)
        return projection.update(self, viewer, since)

    def delta(self, viewer: int | None, since: int | None = None) -> dict[str, Any]:
        """The update without `table`, which consists of `table_info` and the clocks."""
        check_viewer(self, viewer)
        return projection.delta(self, viewer, since)

    def table_info(self) -> dict[str, Any]:
        """The public facts besides the game and the clocks; the same object until one of them changes."""
        return projection.table_info(self)

    def log(self, viewer: int | None) -> list[dict[str, Any]]:
        """Every change from the first on, as a viewer may know it."""
        check_viewer(self, viewer)
        return [projection.visible_change(self.history, number, viewer) for number in range(1, self.version + 1)]

    def why(self, seat: int, move: str) -> Reason | None:
        """The reason against a seat's move now; None if it is legal."""
        check_seat(self, seat)
        return match_in_play(self).why(seat, move_text(move))

    def preview(self, viewer: int | None, move: str | Sequence[str] | None = None) -> dict[str, Any]:
        """What a move or a sequence of moves would do as far as the viewer can know, and if it is irreversible."""
        check_viewer(self, viewer)
        match = match_in_play(self)
        if viewer is None or not move:
            return {"preview": match.preview(viewer)}
        return sequence_preview(match, viewer, [move_text(one) for one in ([move] if isinstance(move, str) else move)])

    # Answers and undo.

    def submit(self, seat: int, decision: str, move: str, key: str | None = None) -> int:
        """Answer a decision and return the new version; the same version again for the same key."""
        check_seat(self, seat)
        if key is not None and (seat, key) in self.idempotency_keys:
            return self._repeated_version(self.idempotency_keys[seat, key], decision, move)
        self.tick()
        match = match_in_play(self)
        check_decision(self, seat, decision)
        check_move(match, seat, move)
        submit_answer(self, seat, move)
        if key is not None:
            self.idempotency_keys[seat, key] = (decision, move, self.version)
            if len(self.idempotency_keys) > MAX_IDEMPOTENCY_KEYS:
                del self.idempotency_keys[next(iter(self.idempotency_keys))]
        return self.version

    def _repeated_version(self, answer: tuple[str, str, int], decision: str, move: str) -> int:
        if answer[:2] != (decision, move):
            raise TableRefusal(key="table-key-reused")
        return answer[2]

    def can_undo(self, seat: int) -> str:
        """How a seat's last own decision can be undone: `free`, by `consent`, or `nothing`."""
        check_seat(self, seat)
        return undo.can_undo(self, seat)

    def undo(self, seat: int) -> int:
        """Undo the seat's last own decision, with what the table answered for it since, if that is free."""
        check_seat(self, seat)
        self.tick()
        return undo.undo(self, seat)

    def propose(self, seat: int, what: str) -> int:
        """Propose a draw, a pause, or an undo of everything from the seat's last own decision on."""
        return proposals.propose(self, seat, what)

    def agree(self, seat: int, what: str) -> int:
        """Agree to a proposal; it takes effect when everyone has agreed."""
        return proposals.agree(self, seat, what)

    def refuse(self, seat: int, what: str) -> int:
        """Refuse a proposal, or withdraw one's own."""
        return proposals.refuse(self, seat, what)

    # Table actions.

    def resign(self, seat: int) -> int:
        """Resign: with two players the other wins, with more a bot plays on."""
        check_seat(self, seat)
        self.tick()
        self.history.current_match()
        check_at_table(self, seat)
        return add_line(self, table_log.departure_line("resign", [seat], self._substitute_level()))

    def hint(self, seat: int) -> int:
        """Record that a seat got a hint."""
        check_seat(self, seat)
        match_in_play(self)
        check_at_table(self, seat)
        if not self.hints:
            raise TableRefusal(key="table-no-hints")
        return add_line(self, f"hint {seat}")

    def pause(self, seat: int | None = None) -> int:
        """Stop all clocks; nobody can answer until the game is resumed."""
        check_viewer(self, seat)
        self.tick()
        match_in_play(self)
        return add_line(self, "pause" if seat is None else f"pause {seat}")

    def resume(self, seat: int | None = None) -> int:
        """Resume the game after a pause."""
        check_viewer(self, seat)
        self.history.current_match()
        if seat is not None:
            check_at_table(self, seat)
        if not self.history.status.paused:
            raise TableRefusal(key="table-not-paused")
        return add_line(self, "resume" if seat is None else f"resume {seat}")

    def abandon(self) -> int:
        """End the game without a winner."""
        self.history.current_match()
        return add_line(self, "abandon")

    def tick(self) -> int:
        """End the game of every seat whose clock has expired; with more than two players a bot plays on."""
        while self.clocks is not None and self.phase == "playing" and (expired := self.clocks.expired_seats()):
            add_line(self, table_log.departure_line("time", expired, self._substitute_level()))
        return self.version

    def _substitute_level(self) -> str:
        return self.substitute if self.players > 2 else ""

    # Records and snapshots.

    def record(self) -> Record:
        """The record so far, hidden facts included; it contains the secret of chance only after the end."""
        return archive.record(self)

    def lines(self, since: int = 0) -> list[str]:
        """The record lines after a version, for a store to append."""
        return archive.lines_after(self, since)

    def replay(self, perspective: int | str | None) -> Iterator[dict[str, Any]]:
        """The frames of a finished game from the perspective of a seat or a spectator, or with EVERYTHING."""
        if perspective != archive.EVERYTHING:
            check_viewer(self, perspective)
        check_over(self)
        return archive.frames(self, perspective)

    def replay_preview(self, line: int, viewer: int | None) -> dict[str, Any]:
        """The preview, without a move, that a seat or a spectator had after a line of a finished game."""
        check_viewer(self, viewer)
        check_over(self)
        return archive.preview_after(self, line, viewer)

    def rendered_replays(self) -> Iterator[dict[int | str | None, dict[str, Any]]]:
        """For every line, the frames of `replay` for all perspectives; None is a spectator."""
        check_over(self)
        return archive.rendered_replays(self)

    def snapshot(self, with_keys: bool = True) -> dict[str, Any]:
        """What a store must keep beside the record of an unfinished table so that it can be rebuilt.

        Callers that store the idempotency keys elsewhere leave them out.
        """
        return archive.snapshot(self, with_keys)

    @classmethod
    def rebuild(
        cls,
        text: str,
        snapshot: Mapping[str, Any] | None = None,
        clock: Clock | None = None,
        auto: bool = False,
        event_ms: int = 0,
    ) -> Table:
        """The table that wrote a record, with the same versions and decisions; its clocks continue from now."""
        return archive.rebuild(cls, text, snapshot or {}, clock, auto, event_ms)
