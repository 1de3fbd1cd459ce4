"""The events that a seat has seen at a table of a server, gathered from the updates and the log it receives."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca.search import Ended, History

Json = dict[str, Any]


class RemoteHistory:
    """A seat's changes up to a version; after a gap or an undo it must be read from the server's log again."""

    def __init__(self, match: str, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.version = -1
        self.is_complete = False
        self.events: list[Json] = []
        self.told = 0
        self.is_whole = True

    def add(self, update: Json) -> None:
        """Append the changes of an update."""
        if update["fresh"] and update["version"] != self.version:
            self.is_complete = False
        for change in update["changes"]:
            if change["version"] <= self.version:
                continue
            if change["version"] != self.version + 1 or change.get("undone"):
                self.is_complete = False
            self.version = change["version"]
            self.events += change.get("events", [])

    def read_log(self, changes: Iterable[Json]) -> None:
        """Start again from the whole log, without what was undone."""
        found = list(changes)
        undone = {version for change in found for version in change.get("undone", [])}
        self.events = [
            event for change in found if change["version"] not in undone for event in change.get("events", [])
        ]
        self.version = found[-1]["version"] if found else -1
        self.is_complete = True
        self.rewind()

    def take(self) -> History:
        """The history for the next question; what it contains counts as told."""
        history = History(self.match, tuple(self.events[self.told :]), self.is_whole)
        self.told, self.is_whole = len(self.events), False
        return history

    def rewind(self) -> None:
        """Nothing counts as told any more: the next history contains everything."""
        self.told, self.is_whole = 0, True

    def ended(self, game: str, result: Json) -> Ended:
        """The end of the match, with what was not told yet."""
        return Ended(self.match, game, self.seat, result, tuple(self.events[self.told :]))
