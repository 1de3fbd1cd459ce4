"""Tables and their records: what was committed is loaded again, as a whole or not at all."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from msgspec import Raw

from ludoteca.core import discovery, record
from ludoteca.core.errors import BadRecord
from ludoteca.core.rng import Rng
from ludoteca.store import (
    OVER,
    Store,
    StoreMisuse,
    Submission,
    TableId,
    Token,
    VersionConflict,
    abandonment,
)
from ludoteca.table import Table
from ludoteca.table.records.verify import verify_record
from tests.store.conftest import Reopen
from tests.support.store_factories import (
    ID,
    ManualClock,
    appended,
    changed,
    finished,
    lines,
    loaded,
    new_table,
    play,
    real_table,
    rebuilt,
    run,
    save,
)
from tests.support.table_factories import GAMES, SEATS, gathered, whole

UNKNOWN = TableId("unknown")


def start(store: Store, game: str, players: int = 2, answers: int = 6) -> Table:
    """A real table that is stored, some answers into its game."""
    table = gathered(game, players)
    run(store.create_table(real_table(table)))
    since = table.version
    table.start()
    save(store, table, since)
    play(store, table, Rng(5), answers)
    return table


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_a_table_is_loaded_unchanged_at_every_moment(game: str, players: int, store: Store, reopen: Reopen) -> None:
    table = gathered(game, players)
    run(store.create_table(real_table(table)))
    assert whole(rebuilt(loaded(store))) == whole(table)
    since = table.version
    table.start()
    save(store, table, since)
    for turn in range(6):
        store = reopen(store)
        table = rebuilt(loaded(store))
        assert loaded(store).version == table.version
        play(store, table, Rng(turn), 3)
        assert whole(rebuilt(loaded(store))) == whole(table)


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_a_finished_table_is_its_record_alone(game: str, players: int, store: Store) -> None:
    table = start(store, game, players, 0)
    since = table.version
    table.abandon()
    save(store, table, since)
    stored = loaded(store)
    assert stored.phase == OVER
    assert stored.snapshot == {}
    assert stored.record() == table.record().write()
    assert run(store.count_tables("gathering", "playing")) == 0


def test_a_table_that_was_not_created_does_not_exist(store: Store) -> None:
    assert run(store.load_table(UNKNOWN)) is None
    assert run(store.chat(UNKNOWN)) == []
    assert run(store.replay(UNKNOWN, "0")) is None
    for call in (
        store.append(appended(1, table=UNKNOWN)),
        store.delete_table(UNKNOWN),
        store.hibernate(UNKNOWN, None),
        store.hide_chat(UNKNOWN),
        store.save_ratings(UNKNOWN, []),
    ):
        with pytest.raises(StoreMisuse):
            run(call)


def test_a_table_id_is_used_once(store: Store) -> None:
    run(store.create_table(new_table(summary={"first": True})))
    with pytest.raises(StoreMisuse):
        run(store.create_table(new_table(summary={"first": False})))
    assert loaded(store).summary == {"first": True}


def test_a_new_table_has_what_it_was_created_with(store: Store) -> None:
    tokens = (Token(b"h" * 32, "host"), Token(b"s" * 32, "seat", 1))
    given: dict[str, Any] = {"snapshot": {"secret": "é"}, "settings": {"cap": 3}, "summary": {"open": 1}}
    run(store.create_table(new_table(version=5, lines=lines(1, 3), tokens=tokens, public=True, **given)))
    stored = loaded(store)
    assert (stored.version, stored.epoch, stored.lines) == (5, 0, lines(1, 3))
    assert (stored.snapshot, stored.settings, stored.summary) == tuple(given.values())
    assert (stored.public, stored.phase, stored.header) == (True, "gathering", "Game: any")
    assert set(stored.tokens) == set(tokens)
    run(store.append(appended(4, expected_version=5, version=6)))
    assert loaded(store).lines == lines(1, 4)


@pytest.mark.parametrize(("expected", "epoch"), [(1, 0), (3, 0), (2, 1)])
def test_another_version_or_epoch_than_the_stored_one_is_a_conflict(expected: int, epoch: int, store: Store) -> None:
    run(store.create_table(new_table()))
    run(store.append(appended(1, 2, snapshot={"at": 2})))
    with pytest.raises(VersionConflict):
        run(store.append(appended(3, expected_version=expected, epoch=epoch, snapshot={"at": 3})))
    with pytest.raises(VersionConflict):
        run(store.append(changed(expected, epoch=epoch, summary={"new": True})))
    stored = loaded(store)
    assert (stored.lines, stored.snapshot, stored.summary, stored.version) == (lines(1, 2), {"at": 2}, {}, 2)


@pytest.mark.parametrize("first", [1, 2, 4, 5])
def test_a_line_neither_leaves_a_gap_nor_comes_twice(first: int, store: Store) -> None:
    run(store.create_table(new_table()))
    run(store.append(appended(1, 2, snapshot={"at": 2})))
    with pytest.raises(StoreMisuse):
        run(store.append(appended(first, expected_version=2, version=3, snapshot={"at": first})))
    stored = loaded(store)
    assert (stored.lines, stored.snapshot, stored.version) == (lines(1, 2), {"at": 2}, 2)


def test_a_change_is_committed_as_a_whole_or_not_at_all(store: Store) -> None:
    token = Token(b"h" * 32, "host")
    run(store.create_table(new_table(tokens=(token,))))
    with pytest.raises(StoreMisuse):
        run(store.append(appended(1, summary={"new": True}, phase="playing", tokens_added=[token])))
    with pytest.raises(StoreMisuse):
        run(store.append(appended(1, summary={"new": True}, owners={0: "unknown"})))
    stored = loaded(store)
    assert (stored.lines, stored.summary, stored.phase, stored.version) == ([], {}, "gathering", 0)


def test_the_last_submissions_are_loaded_in_their_order(store: Store) -> None:
    run(store.create_table(new_table()))
    for number in range(1, 71):
        submission = Submission(0, f"key {number}", "1.0", "word", number)
        run(store.append(appended(number, submission=submission)))
    assert loaded(store).submissions == [[0, f"key {number}", "1.0", "word", number] for number in range(7, 71)]


def test_what_a_change_does_not_give_stays(store: Store) -> None:
    run(store.create_table(new_table(settings={"cap": 3}, summary={"open": 1}, snapshot={"secret": "s"})))
    run(store.append(changed(summary={"open": 0})))
    stored = loaded(store)
    assert (stored.settings, stored.summary, stored.snapshot) == ({"cap": 3}, {"open": 0}, {"secret": "s"})
    assert (stored.header, stored.phase, stored.close_reason) == ("Game: any", "gathering", None)


def test_a_snapshot_may_be_given_as_encoded_json(store: Store) -> None:
    run(store.create_table(new_table()))
    run(store.append(appended(1, snapshot=Raw(b'{"secret":"s"}'))))
    assert loaded(store).snapshot == {"secret": "s"}


def test_loaded_values_are_copies(store: Store) -> None:
    run(store.create_table(new_table(settings={"names": ["North"]}, lines=lines(1, 1))))
    loaded(store).settings["names"].append("South")
    loaded(store).lines.append("2 0 word")
    assert loaded(store).settings == {"names": ["North"]}
    assert loaded(store).lines == lines(1, 1)


def test_tokens_are_added_and_removed(store: Store) -> None:
    host, first = Token(b"h" * 32, "host"), Token(b"0" * 32, "seat", 0)
    second = Token(b"1" * 32, "seat", 1)
    run(store.create_table(new_table(tokens=(host, first))))
    run(store.append(changed(tokens_added=[second])))
    assert set(loaded(store).tokens) == {host, first, second}
    run(store.append(changed(tokens_removed=[first], tokens_added=[Token(first.hash, "pass", 1)])))
    assert set(loaded(store).tokens) == {host, second, Token(first.hash, "pass", 1)}
    run(store.append(changed(tokens_removed=loaded(store).tokens)))
    assert loaded(store).tokens == []


def test_only_public_tables_are_listed_unless_asked(store: Store, clock: ManualClock) -> None:
    ids = [TableId(id) for id in ("open", "hidden", "live", "over")]
    for id in ids:
        clock.now += 1
        run(store.create_table(new_table(id, public=id != "hidden", summary={"name": id})))
    run(store.append(changed(table=ids[2], phase="playing")))
    run(store.append(finished(table=ids[3])))
    assert [one.id for one in run(store.list_tables("gathering"))] == ["open"]
    assert [one.summary for one in run(store.list_tables("playing", game="any"))] == [{"name": "live"}]
    assert run(store.list_tables("playing", game="other")) == []
    assert [one.id for one in run(store.list_tables("gathering", public=None))] == ["hidden", "open"]
    assert [one.id for one in run(store.list_tables("gathering", public=None, limit=1))] == ["hidden"]
    assert [one.id for one in run(store.list_tables("gathering", "playing", "over"))] == ["over", "live", "open"]


def test_games_are_listed_by_their_names(store: Store) -> None:
    for game in GAMES:
        table = gathered(game, discovery.meta(game).players[0])
        run(store.create_table(real_table(table, TableId(game))))
    listed = run(store.list_tables("gathering", public=None))
    assert {one.id: one.game for one in listed} == {game: game for game in GAMES}


def test_tables_expire_by_when_they_were_last_updated(store: Store, clock: ManualClock) -> None:
    ids = [TableId(id) for id in ("untouched", "played", "described", "over")]
    for id in ids:
        run(store.create_table(new_table(id)))
    clock.now = 2000
    run(store.append(appended(1, table=ids[1])))
    run(store.append(changed(table=ids[2], summary={"open": 1})))
    run(store.append(finished(table=ids[3])))
    assert run(store.idle_tables("gathering", 1000)) == []
    assert run(store.idle_tables("gathering", 1001)) == ["untouched"]
    assert run(store.idle_tables("gathering", 2001)) == ["untouched", "played", "described"]
    assert run(store.idle_tables("over", 2001)) == ["over"]
    run(store.create_table(new_table(TableId("lesson"), summary={"study": True})))
    assert run(store.idle_tables("gathering", 2001, study=True)) == ["lesson"]
    assert "lesson" not in run(store.idle_tables("gathering", 2001))
    assert run(store.count_tables("gathering", "playing")) == 4
    assert run(store.count_tables("over")) == 1
    stored = loaded(store, ids[1])
    assert (stored.created_at, stored.updated_at) == (1000, 2000)


def test_a_closed_store_rejects_every_call(store: Store) -> None:
    run(store.create_table(new_table()))
    run(store.close())
    run(store.close())
    for call in (store.load_table(ID), store.append(appended(1)), store.create_table(new_table(UNKNOWN))):
        with pytest.raises(StoreMisuse):
            run(call)


def change_rules_version(store: Store) -> None:
    """What an upgrade of the rules does to a stored table: its header names another version."""
    stored = loaded(store)
    header = re.sub(r"^Rules: .*$", "Rules: 0", stored.header, flags=re.M)
    run(store.append(changed(stored.version, header=header)))


def append_illegal_line(store: Store) -> None:
    """What a change of the rules without a new version does: a line that cannot be played."""
    stored = loaded(store)
    number = len(stored.lines) + 1
    illegal = appended(
        number, expected_version=stored.version, version=stored.version + 1, lines=[f"{number} 0 nonsense"]
    )
    run(store.append(illegal))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spoil", [change_rules_version, append_illegal_line])
def test_a_table_that_no_longer_replays_is_closed_with_its_record(game: str, spoil: object, store: Store) -> None:
    start(store, game)
    assert callable(spoil)
    spoil(store)
    before = loaded(store)
    with pytest.raises(BadRecord):
        rebuilt(before)
    run(store.append(abandonment(before, "other-rules")))
    closed = loaded(store)
    assert (closed.phase, closed.close_reason, closed.snapshot) == (OVER, "other-rules", {})
    assert run(store.tables_without_replays()) == []
    assert run(store.count_tables("gathering", "playing")) == 0
    text = record.read(closed.record())
    assert json.loads(text.header["Result"])["reason"] == "abandoned"
    assert text.lines[-1] == record.Line("table", "abandon")
    assert text.secret == before.snapshot["secret"]
    assert closed.lines[:-1] == before.lines


@pytest.mark.parametrize("game", GAMES)
def test_a_closed_table_can_be_verified_with_its_rules(game: str, store: Store) -> None:
    start(store, game)
    run(store.append(abandonment(loaded(store), "other-rules")))
    verdict = verify_record(loaded(store).record())
    assert verdict.draws > 0
    assert {fault.key for fault in verdict.faults} <= {"verify-result-differs"}


def test_a_gathering_table_is_closed_without_a_line(store: Store) -> None:
    run(store.create_table(real_table(gathered(GAMES[0], 2))))
    run(store.append(abandonment(loaded(store), "expired")))
    assert loaded(store).phase == OVER
    assert loaded(store).lines == []
