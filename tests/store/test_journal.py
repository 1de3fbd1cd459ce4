"""The journal: its room is laid out ahead, holds no page of anybody's, and is used again before it is full."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

import pytest

from ludoteca.store import Append, Store, clearing, journal
from tests.store.setting import ID, bare, lines, loaded


def laid_out(folder: Path) -> int:
    """How long the journal's file is."""
    return (folder / "a.db-wal").stat().st_size


def test_the_journal_has_room_before_the_first_commit_and_commits_dont_lengthen_it(tmp_path: Path) -> None:
    with Store.open(tmp_path / "a.db") as store:
        assert laid_out(tmp_path) == journal.AHEAD
        store.save(bare())
        for number in range(1, 20):
            store.save(Append(ID, number, lines(number, number), {}))
        assert laid_out(tmp_path) == journal.AHEAD


def test_a_commit_that_needed_more_room_is_followed_by_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "AHEAD", 50_000)
    with Store.open(tmp_path / "a.db") as store:
        store.save(bare(), Append(ID, 1, lines(1, 5000), {}))
        store.save()
        assert laid_out(tmp_path) > 5000 * len(lines(1, 1)[0]) + journal.AHEAD


def test_room_left_by_a_killed_server_is_not_added_to(tmp_path: Path) -> None:
    path = tmp_path / "a.db-wal"
    path.write_bytes(bytes(journal.AHEAD))
    journal.Journal(tmp_path / "a.db").lay_out()
    assert path.stat().st_size == journal.AHEAD


def test_a_journal_starts_again_while_moves_keep_coming(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clearing, "SAVINGS", 10)
    monkeypatch.setattr(clearing, "LONG", 40)
    with Store.open(tmp_path / "a.db") as store:
        store.save(bare())
        first, number = course(tmp_path), 0
        while course(tmp_path) == first:
            number += 1
            assert number < 2000, "it never starts again"
            store.save(Append(ID, number, lines(number, number), {}))
        assert loaded(store).lines == lines(1, number)


def course(folder: Path) -> bytes:
    """Which time the journal is being filled, as its head tells."""
    with (folder / "a.db-wal").open("rb") as file:
        return file.read(16)[12:]


def test_what_was_kept_is_read_from_a_journal_with_room_in_it(tmp_path: Path) -> None:
    with Store.open(tmp_path / "a.db") as store:
        store.save(bare(), Append(ID, 1, lines(1, 3), {}))
        store.save()
        for name in ("a.db", "a.db-wal"):  # as a server that was killed leaves them
            (tmp_path / "b").mkdir(exist_ok=True)
            shutil.copyfile(tmp_path / name, tmp_path / "b" / name)
    with Store.open(tmp_path / "b" / "a.db") as again:
        assert loaded(again).lines == lines(1, 3)


def test_a_disk_without_room_for_it_is_no_hindrance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    with Store.open(tmp_path / "a.db") as store:
        store.save(bare(), Append(ID, 1, lines(1, 1), {}))
        assert laid_out(tmp_path) < journal.AHEAD
        store.save(Append(ID, 2, lines(2, 2), {}))
        assert loaded(store).lines == lines(1, 2)
