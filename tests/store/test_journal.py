"""Room in the journal: laid out once a commit needed more, no page of anybody's, and not insisted on."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

import pytest

from ludoteca.store import Append, Store, journal
from tests.store.setting import ID, bare, lines, loaded


def test_after_a_commit_the_journal_has_room_for_the_next_ones(tmp_path: Path) -> None:
    with Store.open(tmp_path / "a.db") as store:
        store.save(bare())
        store.save()
        laid = (tmp_path / "a.db-wal").stat().st_size
        assert laid > journal.AHEAD
        for number in range(1, 20):
            store.save(Append(ID, number, lines(number, number), {}))
        store.save()
        assert (tmp_path / "a.db-wal").stat().st_size == laid


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

    with Store.open(tmp_path / "a.db") as store:
        monkeypatch.setattr(os, "fsync", full)
        store.save(bare(), Append(ID, 1, lines(1, 1), {}))
        store.save(Append(ID, 2, lines(2, 2), {}))
        assert loaded(store).lines == lines(1, 2)
