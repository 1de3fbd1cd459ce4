"""Tables that end without being played on: closed because their rules are gone, expired, or shown from a film."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludoteca.core import discovery, record
from ludoteca.core.dice import Dice
from ludoteca.core.errors import BadRecord
from ludoteca.store import FILE, Append, Describe, Film, Finish, Store, TableId, abandonment, packed
from ludoteca.store.films import unpacked
from ludoteca.table import Table
from ludoteca.table.verification import verified
from tests.store.setting import ID, bare, create, keep, lines, loaded, play, rebuilt
from tests.table.setting import GAMES, SEATS, gathered


def playing(store: Store, game: str, players: int = 2) -> Table:
    """A real table that is kept, some answers into its game."""
    table = gathered(game, players)
    store.save(create(table))
    since = table.version
    table.start()
    keep(store, table, since)
    play(store, table, Dice(5), 6)
    return table


def other_rules(store: Store) -> None:
    """What an upgrade of the rules makes of a kept table: its header names a version that is not the one here."""
    kept = loaded(store)
    store.save(Describe(ID, head=re.sub(r"^Rules: .*$", "Rules: 0", kept.head, flags=re.M)))


def tampered(store: Store) -> None:
    """What a change of the rules without a new number makes of it: a line that can't be played."""
    kept = loaded(store)
    number = len(kept.lines) + 1
    store.save(Append(ID, number, [f"{number} 0 nonsense"], kept.memo))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spoil", [other_rules, tampered])
def test_a_table_that_no_longer_replays_is_closed_with_its_record(game: str, spoil: object, store: Store) -> None:
    playing(store, game)
    assert callable(spoil)
    spoil(store)
    kept = loaded(store)
    with pytest.raises(BadRecord):
        rebuilt(kept)
    store.save(*abandonment(kept, "other-rules"))
    closed = loaded(store)
    assert (closed.phase, closed.closed, closed.memo) == ("over", "other-rules", {})
    assert store.unfilmed() == []
    assert store.unfinished() == []
    text = record.read(closed.record())
    assert json.loads(text.header["Result"])["reason"] == "abandoned"
    assert text.lines[-1] == record.Line("table", "abandon")
    assert text.secret == kept.memo["secret"]
    assert [row.split(" ", 1)[1] for row in closed.lines[:-1]] == [row.split(" ", 1)[1] for row in kept.lines]


@pytest.mark.parametrize("game", GAMES)
def test_a_closed_table_can_be_checked_by_whoever_has_its_rules(game: str, store: Store) -> None:
    playing(store, game)
    store.save(*abandonment(loaded(store), "other-rules"))
    verdict = verified(loaded(store).record())
    assert verdict.draws > 0
    assert {fault.key for fault in verdict.faults} <= {"verify-result-differs"}


def test_a_table_that_only_gathered_is_closed_too(store: Store) -> None:
    store.save(create(gathered(GAMES[0], 2)))
    store.save(*abandonment(loaded(store), "expired"))
    assert loaded(store).phase == "over"
    assert loaded(store).lines == []


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_a_finished_game_is_seen_through_all_eyes_after_its_rules_are_gone(
    game: str, players: int, store: Store
) -> None:
    table = playing(store, game, players)
    since = table.version
    table.abandon()
    keep(store, table, since)
    seen = {str(eyes): list(table.replay(eyes)) for eyes in range(players)}
    seen |= {"spectator": list(table.replay(None)), "everything": list(table.replay("everything"))}
    assert store.unfilmed() == [ID]
    store.save(*(Film(ID, eyes, packed(frames)) for eyes, frames in seen.items()))
    assert store.unfilmed() == []
    other_rules(store)
    with pytest.raises(BadRecord):
        Table.rebuild(loaded(store).record())
    assert {eyes: store.film(ID, eyes) for eyes in seen} == json.loads(json.dumps(seen))
    assert store.film(ID, "9") is None


def test_unfinished_tables_expire_by_when_something_last_happened(tmp_path: Path) -> None:
    now = [1000]
    with Store.open(tmp_path / FILE, now=lambda: now[0]) as store:
        names = [TableId(name) for name in ("sleeping", "played", "described", "over")]
        for name in names:
            store.save(bare(name))
        now[0] = 2000
        store.save(Append(names[1], 1, lines(1, 1), {}))
        store.save(Describe(names[2], summary={"open": 1}))
        store.save(Finish(names[3], "Game: any", None))
        assert store.idle("gathering", 1000) == []
        assert store.idle("gathering", 1001) == ["sleeping"]
        assert set(store.idle("gathering", 2001)) == {"sleeping", "played", "described"}
        assert store.idle("over", 2001) == ["over"]
        store.save(bare(TableId("lesson"), summary={"study": True}))
        assert store.idle("gathering", 2001, is_study=True) == ["lesson"]
        assert "lesson" not in store.idle("gathering", 2001)
        assert (store.counted("gathering", "playing"), store.counted("over")) == (4, 1)
        assert loaded(store, names[1]).created == 1000
        assert loaded(store, names[1]).touched == 2000


def test_games_are_known_by_the_names_they_were_kept_under(store: Store) -> None:
    for game in GAMES:
        store.save(create(gathered(game, discovery.meta(game).players[0]), TableId(game)))
    assert {one.id: one.game for one in store.listed("gathering", public=None)} == {game: game for game in GAMES}


@pytest.mark.parametrize("number", [0, 1, 300])
def test_frames_are_packed_and_unpacked(number: int) -> None:
    frames = [{"version": one, "words": "été" * one, "held": [None, True, 1.5]} for one in range(number)]
    assert unpacked(packed(iter(frames))) == frames
