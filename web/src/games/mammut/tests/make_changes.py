"""Writes changes.json: views before and after changes of a game and the events between, for the tests beside it.

The game is played at random, cards preferred, and a change is kept if it tells an event that none before it told.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.table import Table

SEED = "after"


def seated() -> Table:
    """A table of three that has begun, its chance decided by the seed."""
    table = Table("mammut", 3, seats=["North", "South", "West"], chance=Chance.of_seed(SEED))
    for seat in range(3):
        table.add_salt(seat, f"{SEED} {seat}".encode())
    table.start()
    return table


def answer(table: Table, dice: random.Random) -> None:
    """Let the seat that owes an answer give one; takes end soon."""
    seat = table.actors()[0]
    asked = table.update(seat)
    cards = [move for move in asked["moves"] if move.startswith("play")]
    if "done" in asked["moves"] and dice.random() < 0.4:
        move = "done"
    else:
        move = dice.choice(cards) if cards and dice.random() < 0.5 else dice.choice(asked["moves"])
    table.submit(seat, asked["decision"], move)


def without_list(view: dict[str, Any]) -> dict[str, Any]:
    """A view without the tiles in use, which no picture needs."""
    return {name: value for name, value in view.items() if name != "list"}


def changes() -> list[dict[str, Any]]:
    """What seat 0 was shown and told, wherever a new event came."""
    table, dice, seen = seated(), random.Random(SEED), set[str]()
    kept = []
    before = table.update(0)
    while table.actors():
        answer(table, dice)
        now = table.update(0, before["version"])
        events = [event for change in now["changes"] for event in change.get("events", [])]
        keys = {event["key"] for event in events}
        if keys - seen:
            views = {"before": without_list(before["view"]), "after": without_list(now["view"])}
            kept.append({**views, "events": events})
        seen |= keys
        before = now
    return kept


if __name__ == "__main__":
    written = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in changes())
    Path(__file__).with_name("changes.json").write_text(f"[\n{written}\n]\n", "utf-8")
