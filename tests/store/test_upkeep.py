"""Which tables sleep and until when, invitations, and notes that a server writes to itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.store import (
    FILE,
    Append,
    Describe,
    Finish,
    Invite,
    Note,
    NotInvited,
    Rate,
    Sleep,
    Store,
    TableId,
    UseInvitation,
    VoidInvitations,
)
from tests.store.setting import ID, bare, lines

OTHER = TableId("another-table")


def test_a_table_in_play_sleeps_until_its_moment_or_its_next_line(store: Store) -> None:
    store.save(bare(phase="playing"), bare(OTHER, phase="playing"))
    assert set(store.stirring(0)) == {ID, OTHER}
    store.save(Sleep(ID, 500), Sleep(OTHER, None))
    assert store.stirring(499) == []
    assert store.stirring(500) == [ID]
    store.save(Append(OTHER, 1, lines(1, 1), {}))
    assert store.stirring(0) == [OTHER]
    store.save(Sleep(OTHER, 300), Describe(OTHER, summary={"said": "something"}))
    assert store.stirring(299) == []
    store.save(Finish(OTHER, "Game: any", None))
    assert store.stirring(10**9) == [ID]


def test_the_last_moment_is_that_of_a_table_in_play(store: Store) -> None:
    assert store.latest() == 0
    store.save(bare(phase="playing", memo={"at": 7000}), bare(OTHER, memo={"at": 9000}))
    assert store.latest() == 7000


def test_an_invitation_is_used_as_often_as_it_says(store: Store) -> None:
    store.save(Invite(b"1" * 32, 2), Invite(b"2" * 32, 1))
    assert store.invitations() == 2
    store.save(UseInvitation(b"1" * 32))
    store.save(UseInvitation(b"1" * 32))
    assert store.invitations() == 1
    for digest in (b"1" * 32, b"3" * 32):
        with pytest.raises(NotInvited):
            store.save(UseInvitation(digest))
    store.save(VoidInvitations())
    assert store.invitations() == 0


def test_a_note_takes_the_place_of_the_last_one_and_can_be_forgotten(store: Store) -> None:
    assert store.note("any") is None
    store.save(Note("any", 3))
    store.save(Note("any", 4), Note("other", 5))
    assert (store.note("any"), store.note("other")) == (4, 5)
    store.save(Note("any", None))
    assert store.note("any") is None


def test_tables_played_for_ratings_are_found_in_the_order_of_their_ends_until_they_have_counted(tmp_path: Path) -> None:
    moments = iter(range(10**6))
    with Store.open(tmp_path / FILE, now=lambda: next(moments)) as store:
        for table in (ID, OTHER):
            store.save(bare(table, settings={"rated": True}))
        fun = TableId("for fun")
        store.save(bare(fun, settings={"rated": False}), Finish(fun, "Game: any", None))
        assert store.unrated() == []
        store.save(Finish(OTHER, "Game: any", None))
        store.save(Finish(ID, "Game: any", None))
        assert store.unrated() == [OTHER, ID]
        store.save(Rate(OTHER, []))
        assert store.unrated() == [ID]
