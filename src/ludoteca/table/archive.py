"""Tables and their records: how one begins, what is kept of it, and how it is built again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from ludoteca.core import discovery
from ludoteca.core.chance import Chance
from ludoteca.core.errors import BadRecord
from ludoteca.core.match import Match
from ludoteca.core.record import Record, read
from ludoteca.core.replay import Replay, Step
from ludoteca.table import showing
from ludoteca.table.changes import settle
from ludoteca.table.clocks import Clock, TimeControl
from ludoteca.table.knowledge import Sight
from ludoteca.table.seating import Seating

if TYPE_CHECKING:
    from ludoteca.table.table import Table

EVERYTHING = "everything"
Eyes = int | str | None
Frame = dict[str, Any]


def begin(table: Table) -> None:
    """Fix the salts and draw the set-up, or take the position that was agreed on."""
    table.salts = [salt or b"" for salt in table.salts]
    table.chance.salts = tuple(salt or b"" for salt in table.salts)
    if table.position is not None:
        table.course.begin(Match.load(table.position, chance=table.chance, auto_chance=False))
        return
    words = table.game.draw_setup(table.players, table.options, table.chance)
    table.course.begin(Match.of_setup(table.game, table.players, table.options, words, table.chance))
    table.course.enter()


def record(table: Table) -> Record:
    """The record so far; the secret stands in it once the game is over."""
    result = table.result
    fields: dict[str, Any] = {
        "Rules": table.rules,
        "Players": table.players,
        "Options": table.options,
        "Seats": [seating.name for seating in table.at_first],
        "Kinds": [seating.kind for seating in table.at_first],
        "Clock": None if table.clocks is None else table.clocks.control.written(),
        "Cap": table.cap,
        "Hints": None if table.hints else False,
        "Substitute": table.substitute if table.players > 2 else None,
        "Gathered": table.course.gathered,
        "Position": table.position,
        "Salts": [None if salt is None else salt.hex() for salt in table.salts],
        "Result": None if result is None else result.written(),
    }
    header = {"Game": table.game.meta.name, "Commitment": table.chance.commitment()}
    header |= {key: _json(value) for key, value in fields.items() if value is not None}
    order = {key: place for place, key in enumerate(("Game", *fields))}
    order["Commitment"] = order["Salts"]
    header = dict(sorted(header.items(), key=lambda item: order[item[0]]))
    match = table.course.match
    return Record(header, [] if match is None else list(match.lines), _secret(table) if result else None)


def lines_after(table: Table, version: int) -> list[str]:
    """The lines that were added after a version."""
    match = table.course.match
    first = max(0, version - table.course.gathered)
    added = [] if match is None else match.lines[first:]
    return [f"{number} {line.by} {line.words}" for number, line in enumerate(added, first + 1)]


def memo(table: Table, with_keys: bool) -> dict[str, Any]:
    """What the record doesn't tell before its end: the secret, the clocks, the keys of answers."""
    keys = table.keys.items() if with_keys else ()
    return {
        "secret": _secret(table),
        "clocks": None if table.clocks is None else table.clocks.left(),
        "wait": None if table.clocks is None else table.clocks.waits(),
        "given": [list(item) for item in table.given.items()],
        "keys": [[*key, *kept] for key, kept in keys],
    }


def frames(table: Table, eyes: Eyes) -> Iterator[Frame]:
    """Every line again, with what those eyes saw of it and then had before them."""
    for step in _again(table):
        yield _frame(table, step, eyes, Sight(table.game, step.match.state))


def rendered_replays(table: Table) -> Iterator[dict[Eyes, Frame]]:
    """Each line's frames for all viewers; the game is replayed once, not once per viewer."""
    viewers: list[Eyes] = [None, EVERYTHING, *range(table.players)]
    for step in _again(table):
        sight = Sight(table.game, step.match.state)
        yield {viewer: _frame(table, step, viewer, sight) for viewer in viewers}


def _again(table: Table) -> Iterator[Step]:
    """The game once more, line by line; that its draws are those of the secret is nothing to be shown here."""
    told = record(table)
    return Replay(Record(told.header, told.lines, None)).steps()


def _frame(table: Table, step: Step, eyes: Eyes, sight: Sight) -> Frame:
    """One line through some eyes."""
    version = table.course.gathered + step.number
    if eyes == EVERYTHING:
        told: Frame = {"version": version, "by": step.line.by, "words": step.line.words}
        told["events"] = [event.whole() for event in step.events]
        return {**told, "position": sight.position if table.position is None else step.match.position()}
    viewer = eyes if isinstance(eyes, int) else None
    return {**showing.change(table.course, version, viewer), "view": sight.view(viewer)}


def rebuilt(
    kind: type[Table], text: str, memo: Mapping[str, Any], clock: Clock | None, auto: bool, event_ms: int
) -> Table:
    """The table that wrote a record; BadRecord if it doesn't replay or its draws aren't those of the secret."""
    record = read(text)
    table = _gathered(kind, record, memo, clock)
    if all(salt is not None for salt in table.salts) and (record.lines or table.position is not None):
        record.secret = _secret(table)
        replay = Replay(record)
        table.chance = replay.chance
        table.course.begin(replay.match)
        for step in replay.steps():
            if step.drawn is not None and step.drawn != step.line.words:
                raise BadRecord("not what the secret draws", key="record-draw-differs", line=step.number)
            table.course.enter(step.events, step.struck)
    if table.clocks is not None and memo.get("clocks"):
        table.clocks.restore(memo["clocks"])
    table.given = dict(memo.get("given", ()))
    table.keys = {(seat, key): (decision, move, version) for seat, key, decision, move, version in memo.get("keys", ())}
    table.auto = auto
    table.event_ms = event_ms
    settle(table)
    if table.clocks is not None and memo.get("wait"):
        table.clocks.hold(memo["wait"])
    return table


def _gathered(kind: type[Table], record: Record, memo: Mapping[str, Any], clock: Clock | None) -> Table:
    """The table as it stood before its first line."""
    secret = memo.get("secret") or record.secret
    if secret is None:
        raise BadRecord("the secret is missing", key="record-without-secret")
    control = record.value("Clock")
    table = kind(
        discovery.game(record.header.get("Game", "")),
        record.value("Players"),
        record.value("Options", {}),
        [Seating(*pair) for pair in zip(record.value("Seats"), record.value("Kinds"), strict=True)],
        control=None if control is None else TimeControl(**control),
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
    table.course.gather(record.value("Gathered", 0))
    return table


def _secret(table: Table) -> str:
    return table.chance.secret.hex()


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=True, separators=(",", ":"))
