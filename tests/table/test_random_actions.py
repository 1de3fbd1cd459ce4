"""Random sequences of table actions: no gaps in versions, no lost time, no change by a refusal."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core import record as records
from ludoteca.core.errors import Refused
from ludoteca.core.replay import replayed
from ludoteca.table import Seating, Table, TimeControl
from tests.support.table_factories import SEATS, ManualClock, owner, started, whole

SECONDS, INCREMENT = 25, 2
Act = tuple[str, int, int, int]
ACTS = ("answer",) * 12 + (
    "undo",
    "undo",
    "go-back",
    "stale",
    "illegal",
    "propose-undo",
    "propose-draw",
    "agree",
    "agree",
    "refuse",
    "pause",
    "resume",
    "resume",
    "hint",
    "sit",
    "resign",
    "abandon",
)


class Sitting:
    """A table, and what its clocks should show."""

    def __init__(self, game: str, players: int) -> None:
        self.clock = ManualClock()
        control = TimeControl(SECONDS, INCREMENT)
        self.table = started(game, players, control=control, clock=self.clock, cap=60)
        self.left = [SECONDS * 1000] * players
        # The seats that gained by every answer that stands; whose turn it is after each change (None: everybody's).
        self.gains: dict[int, list[int]] = {}
        self.owners = {self.table.version: owner(self.table)}

    def wait(self, seconds: int) -> None:
        """Time goes by for whoever owes an answer, left nobody behind and isn't paused."""
        for seat in self.running():
            self.left[seat] -= 1000 * seconds
        self.clock.seconds += seconds

    def running(self) -> list[int]:
        """The seats whose clocks should run."""
        told = self.table.update(None)["table"]
        return [seat for seat in self.table.actors() if not told["paused"] and not told["seats"][seat]["left"]]

    def act(self, name: str, seat: int, pick: int) -> None:
        """Do something, and note what it should do to the clocks."""
        kept = self.table.version
        getattr(self, name.replace("-", "_"))(seat % self.table.players, pick)
        assert self.table.version > kept

    def answer(self, seat: int, pick: int) -> None:
        seats = self.table.actors() or [0]
        seat = seats[seat % len(seats)]
        moves = self.table.update(seat)["moves"] or ["none"]
        turn, version = self.table.turn, self.table.version
        self.table.submit(seat, self.table.decision(seat) or "", moves[pick % len(moves)])
        whose = list(self.owners.values())[-1]
        if self.table.turn != turn:
            self.gains[version + 1] = list(range(self.table.players)) if whose is None else [whose]
            whose = owner(self.table)
        for gainer in self.gains.get(version + 1, []):
            self.left[gainer] += 1000 * INCREMENT
        self.owners[self.table.version] = whose

    def undo(self, seat: int, pick: int) -> None:
        version = self.table.version
        self.table.undo(seat)
        for gainer in [gainer for undone in self.undone_since(version) for gainer in self.gains.pop(undone, [])]:
            self.left[gainer] = max(self.left[gainer] - 1000 * INCREMENT, min(self.left[gainer], 1000))

    def undone_since(self, version: int) -> list[int]:
        """The versions undone after a version; forgets whose turn it was after them."""
        changes = self.table.update(None, version)["changes"]
        undone = [one for change in changes for one in change.get("undone", [])]
        self.owners = {one: whose for one, whose in self.owners.items() if not undone or one < min(undone)}
        return undone

    def stale(self, seat: int, pick: int) -> None:
        moves = self.table.update(seat)["moves"] or ["none"]
        self.table.submit(seat, f"{max(0, self.table.version - 1 - pick)}.{seat}", moves[0])

    def illegal(self, seat: int, pick: int) -> None:
        word = self.table.game.word(pick % self.table.game.actions)
        if word not in self.table.update(seat)["moves"]:
            self.table.submit(seat, self.table.decision(seat) or "", word)
        else:
            self.table.submit(seat, "", word)

    def propose_undo(self, seat: int, pick: int) -> None:
        version = self.table.version
        self.table.propose(seat, "undo")
        self.undone_since(version)

    def go_back(self, seat: int, pick: int) -> None:
        self.propose_undo(seat, pick)
        for other in self.table.update(None)["table"]["proposals"].get("undo", {}).get("waiting", []):
            self.agree(other, 0)

    def propose_draw(self, seat: int, pick: int) -> None:
        self.table.propose(seat, "draw")

    def agree(self, seat: int, pick: int) -> None:
        version = self.table.version
        self.table.agree(seat, ("undo", "undo", "draw")[pick % 3])
        self.undone_since(version)

    def refuse(self, seat: int, pick: int) -> None:
        self.table.refuse(seat, ("undo", "draw")[pick % 2])

    def pause(self, seat: int, pick: int) -> None:
        self.table.pause(seat)

    def resume(self, seat: int, pick: int) -> None:
        self.table.resume(seat)

    def hint(self, seat: int, pick: int) -> None:
        self.table.hint(seat)

    def sit(self, seat: int, pick: int) -> None:
        self.table.sit(seat, Seating(f"Guest {pick}", ("person", "person", "random")[pick % 3]))

    def resign(self, seat: int, pick: int) -> None:
        if pick % 5:
            self.table.submit(seat, "", "")
        self.table.resign(seat)

    def abandon(self, seat: int, pick: int) -> None:
        if pick % 9:
            self.table.submit(seat, "", "")
        self.table.abandon()


def acts() -> st.SearchStrategy[list[Act]]:
    """Things to do, each after some seconds."""
    one = st.tuples(
        st.sampled_from(ACTS), st.integers(0, 5), st.integers(0, 99), st.sampled_from((0, 0, 0, 1, 1, 2, 9))
    )
    return st.lists(one, min_size=30, max_size=50)


def unless_refused(sitting: Sitting, act: Callable[..., None], *given: Any) -> None:
    """Do it; if it is refused, nothing may have changed."""
    before = whole(sitting.table)
    try:
        act(*given)
    except Refused:
        assert whole(sitting.table) == before


def check(sitting: Sitting, seen: dict[int | None, int]) -> None:
    """No gap for any viewer, and the clocks as they should be."""
    table = sitting.table
    for viewer, since in seen.items():
        told = table.update(viewer, since)
        assert [one["version"] for one in told["changes"]] == list(range(since + 1, table.version + 1))
        seen[viewer] = told["version"]
    assert table.update(None)["table"]["clocks"]["left"] == [max(0, left) for left in sitting.left]
    assert table.phase == "over" or table.update(None)["table"]["clocks"]["running"] == sitting.running()


@pytest.mark.parametrize(("game", "players"), SEATS)
@settings(max_examples=12, derandomize=True, deadline=None, database=None)
@given(course=acts())
def test_whatever_people_do(game: str, players: int, course: list[Act]) -> None:
    sitting = Sitting(game, players)
    seen: dict[int | None, int] = dict.fromkeys((None, *range(players)), 0)
    for name, seat, pick, seconds in course:
        sitting.wait(seconds)
        sitting.table.tick()
        unless_refused(sitting, sitting.act, name, seat, pick)
        check(sitting, seen)
    table = sitting.table
    text = table.record().write()
    assert table.match is not None
    assert replayed(records.read(text)).state == table.match.state
    rebuilt = Table.rebuild(text, json.loads(json.dumps(table.snapshot())), sitting.clock)
    assert whole(rebuilt) == whole(table)
