"""The events that one seat of a match has seen, from which the history of its next question is taken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca.core.events import Event
from ludoteca.core.match import Match
from ludoteca.search.player import Ended, History


class SeatHistory:
    """All events of a match as one seat may know them, and how many of them its player was told."""

    def __init__(self, match: str, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.events: list[dict[str, Any]] = []
        self.told = 0
        self.is_whole = True

    def add(self, events: Iterable[Event]) -> None:
        """Append what happened as the seat may know it."""
        self.events += [event.seen_by(self.seat) for event in events]

    def take(self) -> History:
        """The history for the next question; what it contains counts as told."""
        history = History(self.match, tuple(self.events[self.told :]), self.is_whole)
        self.told, self.is_whole = len(self.events), False
        return history

    def rewind(self) -> None:
        """Nothing counts as told any more: the next history contains everything."""
        self.told, self.is_whole = 0, True

    def ended(self, game: str, result: dict[str, Any]) -> Ended:
        """The end of the match, with what was not told yet."""
        return Ended(self.match, game, self.seat, result, tuple(self.events[self.told :]))


def opening_events(match: Match) -> list[Event]:
    """The events of a new match's chance after its set-up, which Match.new does not return."""
    again = Match.of_setup(match.game, match.players, match.options, match.lines[0].words, match.chance)
    return [event for line in match.lines[1:] for event in again.play_chance(line.words)]
