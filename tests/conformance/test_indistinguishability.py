"""A viewer receives the same bytes whatever is hidden from it, in every game."""

from __future__ import annotations

import pytest

from ludoteca.conformance.indistinguishability import TablePair
from ludoteca.core import discovery
from ludoteca.core.events import Event
from ludoteca.core.state import digest
from ludoteca.table.views import projection
from tests.support.table_factories import GAMES

STARTS = 6
VIEWERS = [
    (game, players, viewer)
    for game in GAMES
    for players in sorted(set(discovery.meta(game).players))
    for viewer in (None, *range(players))
]


@pytest.mark.parametrize(("game", "players", "viewer"), VIEWERS)
def test_two_tables_that_differ_in_hidden_things_send_a_viewer_the_same_bytes(
    game: str, players: int, viewer: int | None
) -> None:
    compared = 0
    for seed in range(STARTS):
        pair = TablePair(game, players, viewer, seed * 7919)
        for _ in range(16):
            compared += pair.are_different()
            first, second = pair.received()
            assert first == second, f"seed {seed * 7919}"
            if not pair.step():
                break
    assert compared > STARTS // 2


@pytest.mark.parametrize("leak", ["events", "moves", "undo"])
def test_a_leak_would_be_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if leak == "events":
        monkeypatch.setattr(Event, "seen_by", lambda event, viewer: event.whole())
    elif leak == "moves":
        monkeypatch.setattr(projection, "table_info", lambda table: {"moves": table.match.moves(table.actors()[0])})
    else:
        monkeypatch.setattr(projection, "can_undo", lambda table, seat: digest(table.match.state))
    assert any(is_noticed(TablePair(game, 2, 1, seed * 7919)) for game in GAMES for seed in range(STARTS))


def is_noticed(pair: TablePair) -> bool:
    """Whether the viewer gets different bytes within some steps."""
    for _ in range(16):
        first, second = pair.received()
        if first != second:
            return True
        if not pair.step():
            break
    return False
