"""Tables that are kept come back as they were, whole or not at all."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.core.dice import Dice
from ludoteca.store import Append, Describe, Finish, Issue, Remove, Say, Store, StoreMisused, TableId, Token, Void
from ludoteca.table import Table
from tests.store.setting import ID, bare, create, keep, lines, loaded, play, rebuilt
from tests.table.setting import SEATS, gathered, whole


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_a_table_comes_back_the_same_at_every_moment(game: str, players: int, opened: Callable[[], Store]) -> None:
    table = gathered(game, players)
    with opened() as store:
        store.save(create(table))
        assert whole(rebuilt(loaded(store))) == whole(table)
        since = table.version
        table.start()
        keep(store, table, since)
    for turn in range(6):
        with opened() as store:
            table = Table.rebuild(loaded(store).record(), loaded(store).memo)
            play(store, table, Dice(turn), 3)
            assert whole(rebuilt(loaded(store))) == whole(table)


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_a_finished_table_is_its_record_alone(game: str, players: int, store: Store) -> None:
    table = gathered(game, players)
    store.save(create(table))
    since = table.version
    table.start()
    keep(store, table, since)
    since = table.version
    table.abandon()
    keep(store, table, since)
    kept = loaded(store)
    assert kept.phase == "over"
    assert kept.memo == {}
    assert kept.record() == table.record().write()
    assert store.unfinished() == []


def test_there_is_no_table_that_nobody_made(store: Store) -> None:
    assert store.load(TableId("nobody's")) is None
    with pytest.raises(StoreMisused):
        store.save(Append(TableId("nobody's"), 1, lines(1, 1), {}))


@pytest.mark.parametrize("first", [1, 2, 4, 5])
def test_a_line_never_leaves_a_gap_nor_comes_twice(first: int, store: Store) -> None:
    store.save(bare(), Append(ID, 1, lines(1, 2), {"at": 2}))
    with pytest.raises(StoreMisused):
        store.save(Append(ID, first, lines(first, first), {"at": first}))
    assert loaded(store).lines == lines(1, 2)
    assert loaded(store).memo == {"at": 2}


def test_changes_saved_together_are_kept_together_or_not_at_all(store: Store) -> None:
    store.save(bare())
    with pytest.raises(StoreMisused):
        store.save(Append(ID, 1, lines(1, 1), {}), Say(ID, "players", 0, "North", "hello", 1), Append(ID, 3, ["3"], {}))
    assert loaded(store).lines == []
    assert store.chat(ID) == []


def test_several_additions_to_one_table_can_share_a_transaction(store: Store) -> None:
    store.save(
        bare(), Append(ID, 1, lines(1, 2), {"at": 2}, ["first"]), Append(ID, 3, lines(3, 3), {"at": 3}, ["second"])
    )
    assert loaded(store).lines == lines(1, 3)
    assert loaded(store).memo == {"at": 3}
    assert loaded(store).answers == [["first"], ["second"]]


def test_the_last_answers_come_back_in_their_order(store: Store) -> None:
    store.save(bare())
    for number in range(1, 71):
        store.save(Append(ID, number, lines(number, number), {}, [0, f"key {number}"]))
    assert loaded(store).answers == [[0, f"key {number}"] for number in range(7, 71)]


def test_what_is_not_described_anew_stays(store: Store) -> None:
    store.save(bare(settings={"cap": 3}, summary={"open": 1}, memo={"secret": "s"}))
    store.save(Describe(ID, summary={"open": 0}, public=True))
    kept = loaded(store)
    assert (kept.settings, kept.summary, kept.memo, kept.public) == ({"cap": 3}, {"open": 0}, {"secret": "s"}, True)
    assert kept.head == "Game: any"


def test_tokens_are_issued_and_voided_by_kind_seat_or_hash(store: Store) -> None:
    host, first = Token(b"h" * 32, "host"), Token(b"0" * 32, "seat", 0)
    second, other = Token(b"1" * 32, "seat", 1), Token(b"p" * 32, "pass", 1)
    store.save(bare(tokens=(host, first)))
    store.save(Issue(ID, second), Issue(ID, other))
    assert set(loaded(store).tokens) == {host, first, second, other}
    store.save(Void(ID, kind="pass", seat=1))
    assert set(loaded(store).tokens) == {host, first, second}
    store.save(Void(ID, hash=first.hash))
    assert set(loaded(store).tokens) == {host, second}
    store.save(Void(ID))
    assert loaded(store).tokens == []


def test_a_removed_table_leaves_nothing(store: Store) -> None:
    store.save(
        bare(tokens=(Token(b"h" * 32, "host"),)),
        Append(ID, 1, lines(1, 5), {}),
        Say(ID, "players", 0, "North", "hello", 1),
    )
    store.save(Remove(ID))
    assert store.load(ID) is None
    store.save(bare())
    assert loaded(store).lines == []
    assert loaded(store).tokens == []
    assert store.chat(ID) == []


def test_only_what_is_public_is_listed_unless_asked(store: Store) -> None:
    names = [TableId(name) for name in ("open", "hidden", "live", "over")]
    for name in names:
        store.save(bare(name, public=name != "hidden", summary={"name": name}))
    store.save(Describe(names[2], phase="playing"))
    store.save(Finish(names[3], "Game: any", "00"))
    assert [one.id for one in store.listed("gathering")] == ["open"]
    assert [one.summary for one in store.listed("playing", game="any")] == [{"name": "live"}]
    assert store.listed("playing", game="other") == []
    assert {one.id for one in store.listed("gathering", public=None)} == {"open", "hidden"}
    assert set(store.unfinished()) == {"open", "hidden", "live"}


def test_rooms_keep_their_talk_apart(store: Store) -> None:
    store.save(bare())
    for number in range(5):
        store.save(Say(ID, "players" if number % 2 else "spectators", None, "South", str(number), number))
    assert [one.text for one in store.chat(ID)] == list("01234")
    assert [one.text for one in store.chat(ID, "players")] == ["1", "3"]
    assert [one.text for one in store.chat(ID, most=2)] == ["3", "4"]
