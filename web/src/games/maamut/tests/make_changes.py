"""Writes changes.json: views before and after changes of played games and the events between, for after.test.ts."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.table import Table

EACH = 3


def seated(players: int, seed: str) -> Table:
    """A table that has begun, its chance decided by the seed."""
    table = Table("maamut", players, seats=["North", "South", "Étoile", "West"][:players], chance=Chance.of_seed(seed))
    for seat in range(players):
        table.add_salt(seat, f"{seed} {seat}".encode())
    table.start()
    return table


def told(table: Table, viewer: int | None, before: dict[str, Any]) -> dict[str, Any]:
    """What one viewer was shown and told of the last answer."""
    update = table.update(viewer, before["version"])
    events = [event for change in update["changes"] for event in change["events"]]
    return {"before": before["view"], "events": events, "after": update["view"]}


def played(players: int, seed: str, seen: dict[str, int]) -> list[dict[str, Any]]:
    """The changes of a random game that show an event not yet seen often enough."""
    table, dice, kept = seated(players, seed), random.Random(seed), []
    while table.actors():
        seat = table.actors()[0]
        viewer = dice.choice([None, *range(players)])
        before, asked = table.update(viewer), table.update(seat)
        table.submit(seat, asked["decision"], dice.choice(asked["moves"]))
        change = told(table, viewer, before)
        keys = {event["key"] for event in change["events"]}
        if any(seen.get(key, 0) < EACH for key in keys):
            kept.append(change)
            for key in keys:
                seen[key] = seen.get(key, 0) + 1
    return kept


def main() -> None:
    """Play games of every size and write the file."""
    seen: dict[str, int] = {}
    changes = [one for at in range(40) for one in played(2 + at % 3, f"changes {at}", seen)]
    target = Path(__file__).with_name("changes.json")
    target.write_text("[\n" + ",\n".join(json.dumps(one) for one in changes) + "\n]\n", "utf-8")
    print(f"{len(changes)} changes: {seen}")


if __name__ == "__main__":
    main()
