"""Records and snapshots of a table: its start, its record, its replay, and how it is rebuilt."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.core import discovery
from ludoteca.core.chance import Chance
from ludoteca.core.errors import BadRecord
from ludoteca.core.match import Match
from ludoteca.core.record import Record, read
from ludoteca.core.replay import Replay, Step
from ludoteca.table.clocks import Clock, read_control
from ludoteca.table.seats import Seating
from ludoteca.table.state_machine import advance
from ludoteca.table.views import projection
from ludoteca.table.views.hidden_info import StateViews

if TYPE_CHECKING:
    from ludoteca.table.table import Table

EVERYTHING = "everything"
Perspective = int | str | None
Frame = dict[str, Any]


def start(table: Table) -> None:
    """Fix the salts and draw the set-up, or start from the given position."""
    table.salts = [salt or b"" for salt in table.salts]
    table.chance.salts = tuple(salt or b"" for salt in table.salts)
    if table.position is not None:
        table.history.start(Match.load(table.position, chance=table.chance, auto_chance=False))
        return
    words = table.game.draw_setup(table.players, table.options, table.chance)
    table.history.start(Match.of_setup(table.game, table.players, table.options, words, table.chance))
    table.history.append_last_line()


def record(table: Table) -> Record:
    """The record so far; it contains the secret once the game is over."""
    result = table.result
    fields: dict[str, Any] = {
        "Rules": table.rules,
        "Players": table.players,
        "Options": table.options,
        "Seats": [seating.name for seating in table.initial_seats],
        "Kinds": [seating.kind for seating in table.initial_seats],
        "Clock": None if table.clocks is None else table.clocks.control.as_dict(),
        "Cap": table.cap,
        "Hints": None if table.hints else False,
        "Substitute": table.substitute if table.players > 2 else None,
        "Gathered": table.history.start_version,
        "Position": table.position,
        "Salts": [None if salt is None else salt.hex() for salt in table.salts],
        "Result": None if result is None else result.written(),
    }
    header = {"Game": table.game.meta.name, "Commitment": table.chance.commitment()}
    header |= {key: _json(value) for key, value in fields.items() if value is not None}
    order = {key: index for index, key in enumerate(("Game", *fields))}
    order["Commitment"] = order["Salts"]
    header = dict(sorted(header.items(), key=lambda item: order[item[0]]))
    match = table.history.match
    return Record(header, [] if match is None else list(match.lines), _secret(table) if result else None)


def lines_after(table: Table, version: int) -> list[str]:
    """The record lines added after a version."""
    match = table.history.match
    first = max(0, version - table.history.start_version)
    added = [] if match is None else match.lines[first:]
    return [f"{number} {line.by} {line.words}" for number, line in enumerate(added, first + 1)]


def snapshot(table: Table, with_keys: bool) -> dict[str, Any]:
    """What an unfinished record lacks: the secret, the clocks and the idempotency keys."""
    keys = table.idempotency_keys.items() if with_keys else ()
    return {
        "secret": _secret(table),
        "clocks": None if table.clocks is None else table.clocks.time_left(),
        "wait": None if table.clocks is None else table.clocks.start_delays(),
        "given": [[line, seat, ms] for line, added in table.increments.items() for seat, ms in added.items()],
        "keys": [[*key, *answer] for key, answer in keys],
    }


def frames(table: Table, perspective: Perspective) -> Iterator[Frame]:
    """A frame for every line, from one perspective."""
    for step in _replayed_steps(table):
        yield _frame(table, step, perspective, StateViews(table.game, step.match.state))


def preview_after(table: Table, line: int, viewer: int | None) -> dict[str, Any]:
    """What a viewer could foresee after a line, without a move; empty after the end and for an unknown line."""
    for step in _replayed_steps(table):
        if step.number == line:
            return {} if step.match.result is not None else step.match.preview(viewer)
    return {}


def rendered_replays(table: Table) -> Iterator[dict[Perspective, Frame]]:
    """For every line, the frames of all perspectives."""
    viewers: list[Perspective] = [None, EVERYTHING, *range(table.players)]
    for step in _replayed_steps(table):
        views = StateViews(table.game, step.match.state)
        yield {viewer: _frame(table, step, viewer, views) for viewer in viewers}


def _replayed_steps(table: Table) -> Iterator[Step]:
    """The steps of the game, replayed without checking the draws against the secret."""
    current = record(table)
    return Replay(Record(current.header, current.lines, None)).steps()


def _frame(table: Table, step: Step, perspective: Perspective, views: StateViews) -> Frame:
    """The frame of one line from one perspective."""
    version = table.history.start_version + step.number
    if perspective == EVERYTHING:
        fields: Frame = {"version": version, "by": step.line.by, "words": step.line.words}
        fields["events"] = [event.whole() for event in step.events]
        return {**fields, "position": views.position if table.position is None else step.match.position()}
    viewer = perspective if isinstance(perspective, int) else None
    return {**projection.visible_change(table.history, version, viewer), "view": views.view(viewer)}


def rebuild(
    kind: type[Table], text: str, snapshot: Mapping[str, Any], clock: Clock | None, auto: bool, event_ms: int
) -> Table:
    """The table that wrote a record; BadRecord if it does not replay or its draws differ from the secret's."""
    record = read(text)
    table = _table_before_start(kind, record, snapshot, clock)
    if all(salt is not None for salt in table.salts) and (record.lines or table.position is not None):
        record.secret = _secret(table)
        replay = Replay(record)
        table.chance = replay.chance
        table.history.start(replay.match)
        for step in replay.steps():
            if step.drawn is not None and step.drawn != step.line.words:
                raise BadRecord("not what the secret draws", key="record-draw-differs", line=step.number)
            table.history.append_last_line(step.events, step.struck)
    if table.clocks is not None and snapshot.get("clocks"):
        table.clocks.restore(snapshot["clocks"])
    table.increments = _increments(table, snapshot.get("given", ()))
    table.idempotency_keys = {
        (seat, key): (decision, move, version) for seat, key, decision, move, version in snapshot.get("keys", ())
    }
    table.auto = auto
    table.event_ms = event_ms
    advance(table)
    if table.clocks is not None and snapshot.get("wait"):
        table.clocks.delay(snapshot["wait"])
    return table


def _table_before_start(kind: type[Table], record: Record, snapshot: Mapping[str, Any], clock: Clock | None) -> Table:
    """The table as it was before its first line."""
    secret = snapshot.get("secret") or record.secret
    if secret is None:
        raise BadRecord("the secret is missing", key="record-without-secret")
    control = record.value("Clock")
    table = kind(
        discovery.game(record.header.get("Game", "")),
        record.value("Players"),
        record.value("Options", {}),
        [Seating(*pair) for pair in zip(record.value("Seats"), record.value("Kinds"), strict=True)],
        control=None if control is None else read_control(control),
        clock=clock,
        cap=record.value("Cap"),
        hints=record.value("Hints", True),
        substitute=record.value("Substitute", "greedy"),
        chance=Chance(bytes.fromhex(secret)),
        position=record.value("Position"),
    )
    if table.chance.commitment() != record.header.get("Commitment"):
        raise BadRecord("the secret is not the one committed to", key="record-commitment-differs")
    if "Result" in record.header:
        table.rules = record.value("Rules", table.rules)
    table.salts = [None if salt is None else bytes.fromhex(salt) for salt in record.value("Salts")]
    table.chance.salts = tuple(salt or b"" for salt in table.salts)
    table.history.add_setup_changes(record.value("Gathered", 0))
    return table


def _increments(table: Table, given: Iterable[Sequence[int]]) -> dict[int, dict[int, int]]:
    """What the clocks gained by lines that can be undone, by line and seat; older snapshots do not name the seat."""
    found: dict[int, dict[int, int]] = {}
    for line, *seat, milliseconds in given:
        by = seat[0] if seat else table.history.changes[line - 1].by
        assert isinstance(by, int)
        found.setdefault(line, {})[by] = milliseconds
    return found


def _secret(table: Table) -> str:
    return table.chance.secret.hex()


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=True, separators=(",", ":"))
