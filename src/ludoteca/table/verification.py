"""Checks a record against its own secret and against the rules: every draw, every move, the result.

What people said at the table and what their clocks showed can't be recomputed by anybody and is taken as
written.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from ludoteca.core.errors import BadRecord, NotLegal, Refused
from ludoteca.core.record import CHANCE, TABLE, Record, read
from ludoteca.core.replay import Replay, Step
from ludoteca.table import lines
from ludoteca.table.ledger import Ledger
from ludoteca.table.seating import Seating

MOST_FAULTS = 20


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that isn't as it should be: the key of its sentence and what that mentions."""

    key: str
    fields: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Verdict:
    """What was checked of a record, and every fault found."""

    game: str | None = None
    players: int = 0
    result: dict[str, Any] | None = None
    has_commitment: bool = False
    draws: int = 0
    moves: int = 0
    struck: int = 0
    faults: list[Fault] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        """Whether everything was checked and nothing was wrong."""
        return not self.faults

    def blame(self, key: str, **fields: Any) -> None:
        """Note a fault, unless there are plenty already."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(key, fields))


def verified(text: str) -> Verdict:
    """The verdict on a record's text."""
    verdict = Verdict()
    try:
        record = read(text)
        written = record.value("Result")
        replay = Replay(record)
    except Refused as error:
        verdict.blame(error.key, **error.fields)
        return verdict
    verdict.game = replay.game.meta.name
    verdict.players = replay.match.players
    _check_secret(record, verdict)
    ledger = Ledger([Seating("")] * replay.match.players)
    if _check_lines(replay, ledger, verdict):
        _check_result(replay, ledger, written, verdict)
    return verdict


def _check_secret(record: Record, verdict: Verdict) -> None:
    """The secret is there, and is the one that was committed to."""
    if record.secret is None:
        verdict.blame(key="verify-no-secret")
        return
    commitment = record.header.get("Commitment")
    found = sha256(bytes.fromhex(record.secret)).hexdigest()
    if commitment is None:
        verdict.blame(key="verify-no-commitment")
    elif commitment != found:
        verdict.blame(key="verify-commitment-differs", written=commitment, expected=found)
    else:
        verdict.has_commitment = True


def _check_lines(replay: Replay, ledger: Ledger, verdict: Verdict) -> bool:
    """Every line in its order; False if one can't be played, which ends the checking."""
    try:
        for step in replay.steps():
            if ledger.ending is not None and step.line.by != TABLE:
                verdict.blame(key="verify-after-the-end", line=step.number, written=step.line.words)
                return False
            _check_step(step, ledger, verdict)
    except BadRecord as error:
        _blame_line(replay, error, verdict)
        return False
    return True


def _check_step(step: Step, ledger: Ledger, verdict: Verdict) -> None:
    if step.line.by == CHANCE:
        if step.drawn is None:
            return
        verdict.draws += step.drawn == step.line.words
        if step.drawn != step.line.words:
            verdict.blame(key="verify-draw-differs", line=step.number, written=step.line.words, expected=step.drawn)
    elif step.line.by == TABLE:
        verdict.struck += len([line for line in step.struck if step.match.lines[line - 1].by != TABLE])
        note = lines.read(step.line.words, step.match.players)
        if note is not None:
            ledger.take(note)
    else:
        verdict.moves += 1


def _blame_line(replay: Replay, error: BadRecord, verdict: Verdict) -> None:
    """What is wrong with a line that can't be played: the clause, if it is a move against the rules."""
    number = error.fields.get("line")
    if not isinstance(error.__cause__, NotLegal) or number is None:
        verdict.blame(error.key, **error.fields)
        return
    line = replay.record.lines[number - 1]
    clause, _ = replay.game.refusals[error.__cause__.code]
    rule = f"{replay.game.meta.name} {clause}"
    verdict.blame(key="verify-move-refused", line=number, written=line.words, seat=line.by, rule=rule)


def _check_result(replay: Replay, ledger: Ledger, written: Any, verdict: Verdict) -> None:
    """The result that is written is the one that the lines lead to."""
    found = ledger.result(replay.match.state)
    expected = None if found is None else found.written()
    if expected is None and written is None:
        verdict.blame(key="verify-unfinished")
    elif expected is None:
        verdict.blame(key="verify-result-early", written=written)
    elif written is None:
        verdict.blame(key="verify-no-result", expected=expected)
    elif written != expected:
        verdict.blame(key="verify-result-differs", written=written, expected=expected)
    else:
        verdict.result = expected
