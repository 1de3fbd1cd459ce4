"""What each viewer of a table receives: every change as that viewer may know it, and the current status.

A viewer who may not know what changed receives the version of the change and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ludoteca.core.record import CHANCE, TABLE
from ludoteca.table.records.table_log import TableAction
from ludoteca.table.undo import NOTHING, can_undo

if TYPE_CHECKING:
    from ludoteca.table.history import MatchHistory
    from ludoteca.table.table import Table

MAX_CHANGES = 200


def visible_change(history: MatchHistory, version: int, viewer: int | None) -> dict[str, Any]:
    """One change as a viewer may know it."""
    change = history.change_at(version)
    fields: dict[str, Any] = {"version": version}
    if change is None:
        return fields
    fields["events"] = [event.seen_by(viewer) for event in change.events]
    if change.sealed_by is not None and change.sealed_by != viewer:
        return fields
    fields["by"] = change.by
    if change.by == viewer:
        fields["move"] = change.text
    if change.by == CHANCE or change.action is None:
        return fields
    fields["table"] = _action_fields(change.action)
    if change.undone:
        undone = [line for line in change.undone if history.changes[line - 1].by != TABLE]
        fields["undone"] = [history.start_version + line for line in undone]
    return fields


def _action_fields(action: TableAction) -> dict[str, Any]:
    """The JSON fields of a table action."""
    fields: dict[str, Any] = {"key": action.key}
    if action.seats:
        fields["seats"] = list(action.seats)
    if action.what:
        fields["what"] = action.what
    if action.seating is not None:
        fields["name"] = action.seating.name
    return fields


def update(table: Table, viewer: int | None, since: int | None) -> dict[str, Any]:
    """The complete update of a viewer: the delta, the table info and the clocks."""
    clocks = None if table.clocks is None else table.clocks.as_dict()
    return {**delta(table, viewer, since), "table": {**table_info(table), "clocks": clocks}}


def delta(table: Table, viewer: int | None, since: int | None) -> dict[str, Any]:
    """The update without `table`: the changes after `since`, unless they are too many, the view and the moves."""
    history = table.history
    version = history.version
    is_known = type(since) is int and max(0, version - MAX_CHANGES) <= since <= version
    first = since if is_known and since is not None else version
    actors = history.actors
    is_asked = viewer is not None and viewer in actors
    return {
        "version": version,
        "fresh": not is_known,
        "changes": [visible_change(history, number, viewer) for number in range(first + 1, version + 1)],
        "view": None if history.match is None else history.views.view(viewer),
        "actors": actors,
        "forced": sorted(table.forced_by_seat),
        "decision": table.decision(viewer) if viewer is not None and is_asked else None,
        "moves": history.match.moves(viewer) if history.match is not None and viewer is not None and is_asked else [],
        "undo": NOTHING if viewer is None else can_undo(table, viewer),
    }


@dataclass(slots=True)
class TableInfoCache:
    """The last table info and the key of the status it was computed for."""

    key: tuple[int, ...] = ()
    fields: dict[str, Any] = field(default_factory=dict)


def table_info(table: Table) -> dict[str, Any]:
    """The public facts of the table besides the game and the clocks; the same object until one of them changes."""
    cache, history = table.info_cache, table.history
    key = (history.start_version, history.match is None, history.status.revision, history.result is None)
    if cache.key != key:
        cache.key, cache.fields = key, _computed_info(table)
    return cache.fields


def _computed_info(table: Table) -> dict[str, Any]:
    info: dict[str, Any] = {
        "game": table.game.meta.name,
        "rules": table.rules,
        "players": table.players,
        "options": table.options,
        "phase": table.phase,
        "commitment": table.chance.commitment(),
        "salts": [salt if salt is None else salt.hex() for salt in table.salts],
        "cap": table.cap,
        "hints": table.hints,
        **table.history.status.as_dict(table.history.start_version),
    }
    result = table.result
    if result is not None:
        info["result"] = result.written()
        info["secret"] = table.chance.secret.hex()
    return info
