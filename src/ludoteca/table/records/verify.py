"""Verifies a record against its own secret and the rules: every draw, every move and the result.

Chat, proposals and clock readings cannot be recomputed and are accepted as written.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from ludoteca.core.errors import BadRecord, NotLegal, Refused
from ludoteca.core.record import CHANCE, TABLE, Record, read
from ludoteca.core.replay import Replay, Step
from ludoteca.table.records import table_log
from ludoteca.table.seats import Seating
from ludoteca.table.status import TableStatus

MAX_FAULTS = 20


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of a record: the key of its message and the message's fields."""

    key: str
    fields: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Verdict:
    """The counts of what was checked, and the faults found, at most MAX_FAULTS."""

    game: str | None = None
    players: int = 0
    result: dict[str, Any] | None = None
    has_commitment: bool = False
    draws: int = 0
    moves: int = 0
    struck: int = 0
    faults: list[Fault] = field(default_factory=list)

    @property
    def is_valid(self) -> bool:
        """Whether no fault was found."""
        return not self.faults

    def add_fault(self, key: str, **fields: Any) -> None:
        """Add a fault unless MAX_FAULTS are there."""
        if len(self.faults) < MAX_FAULTS:
            self.faults.append(Fault(key, fields))


def verify_record(text: str) -> Verdict:
    """The verdict on the text of a record."""
    verdict = Verdict()
    try:
        record = read(text)
        written = record.value("Result")
        replay = Replay(record)
    except Refused as error:
        verdict.add_fault(error.key, **error.fields)
        return verdict
    verdict.game = replay.game.meta.name
    verdict.players = replay.match.players
    _check_secret(record, verdict)
    status = TableStatus([Seating("")] * replay.match.players)
    if _check_lines(replay, status, verdict):
        _check_result(replay, status, written, verdict)
    return verdict


def _check_secret(record: Record, verdict: Verdict) -> None:
    """Check that the secret is present and matches the commitment."""
    if record.secret is None:
        verdict.add_fault(key="verify-no-secret")
        return
    commitment = record.header.get("Commitment")
    found = sha256(bytes.fromhex(record.secret)).hexdigest()
    if commitment is None:
        verdict.add_fault(key="verify-no-commitment")
    elif commitment != found:
        verdict.add_fault(key="verify-commitment-differs", written=commitment, expected=found)
    else:
        verdict.has_commitment = True


def _check_lines(replay: Replay, status: TableStatus, verdict: Verdict) -> bool:
    """Check every line in order; False if one cannot be played, which ends the verification."""
    try:
        for step in replay.steps():
            if status.ending is not None and step.line.by != TABLE:
                verdict.add_fault(key="verify-after-the-end", line=step.number, written=step.line.words)
                return False
            _check_step(step, status, verdict)
    except BadRecord as error:
        _add_line_fault(replay, error, verdict)
        return False
    return True


def _check_step(step: Step, status: TableStatus, verdict: Verdict) -> None:
    if step.line.by == CHANCE:
        if step.drawn is None:
            return
        verdict.draws += step.drawn == step.line.words
        if step.drawn != step.line.words:
            verdict.add_fault(key="verify-draw-differs", line=step.number, written=step.line.words, expected=step.drawn)
    elif step.line.by == TABLE:
        verdict.struck += len([line for line in step.struck if step.match.lines[line - 1].by != TABLE])
        action = table_log.parsed(step.line.words, step.match.players)
        if action is not None:
            status.apply(action)
    else:
        verdict.moves += 1


def _add_line_fault(replay: Replay, error: BadRecord, verdict: Verdict) -> None:
    """Add the fault of an unplayable line, with the clause if it is an illegal move."""
    number = error.fields.get("line")
    if not isinstance(error.__cause__, NotLegal) or number is None:
        verdict.add_fault(error.key, **error.fields)
        return
    line = replay.record.lines[number - 1]
    clause, _ = replay.game.refusals[error.__cause__.code]
    rule = f"{replay.game.meta.name} {clause}"
    verdict.add_fault(key="verify-move-refused", line=number, written=line.words, seat=line.by, rule=rule)


def _check_result(replay: Replay, status: TableStatus, written: Any, verdict: Verdict) -> None:
    """Check that the written result is the one the lines lead to."""
    found = status.result(replay.match.state)
    expected = None if found is None else found.written()
    if expected is None and written is None:
        verdict.add_fault(key="verify-unfinished")
    elif expected is None:
        verdict.add_fault(key="verify-result-early", written=written)
    elif written is None:
        verdict.add_fault(key="verify-no-result", expected=expected)
    elif written != expected:
        verdict.add_fault(key="verify-result-differs", written=written, expected=expected)
    else:
        verdict.result = expected
