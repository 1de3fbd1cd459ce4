"""Files that root restores, backs up or repairs stay usable for the user that the server runs as."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.store import DATABASE_FILE, SqliteStore
from tests.support.store_factories import appended, loaded, new_table, run

SERVICE = 65_534  # the user and group of the server

pytestmark = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can act as two different users"
)


@contextmanager
def service_user() -> Iterator[None]:
    """A context in which this process has the rights of the server's user only."""
    os.setegid(SERVICE)
    os.seteuid(SERVICE)
    try:
        yield
    finally:
        os.seteuid(0)
        os.setegid(0)


@pytest.fixture
def data() -> Iterator[Path]:
    """The data folder of a server that has run; unlike pytest's folders its parents can be entered by everyone."""
    with tempfile.TemporaryDirectory() as outer:
        os.chmod(outer, 0o755)
        folder = Path(outer, "data")
        folder.mkdir(mode=0o700)
        os.chown(folder, SERVICE, SERVICE)
        with service_user():
            store = SqliteStore.open(folder / DATABASE_FILE)
            run(store.create_table(new_table()))
            run(store.append(appended(1, 5)))
            run(store.close())
        yield folder


def owners(folder: Path) -> set[tuple[int, int, int]]:
    """Owner, group and permissions of every file in a folder."""
    return {(file.stat().st_uid, file.stat().st_gid, file.stat().st_mode & 0o777) for file in folder.iterdir()}


def check_server_can_play_on(data: Path, line: int) -> None:
    """Open the store as the server, append a line and close it."""
    with service_user():
        store = SqliteStore.open(data / DATABASE_FILE)
        run(store.append(appended(line)))
        assert len(loaded(store).lines) == line
        run(store.close())


def test_a_store_that_root_restores_can_be_opened_by_the_server(data: Path, tmp_path: Path) -> None:
    words = ["--data", str(data), "--lang", "en"]
    assert main(["backup", str(tmp_path / "copy.db"), *words]) == 0
    check_server_can_play_on(data, 6)
    (data / f"{DATABASE_FILE}.lock").unlink()
    assert main(["restore", str(tmp_path / "copy.db"), *words]) == 0
    assert owners(data) == {(SERVICE, SERVICE, 0o600)}
    check_server_can_play_on(data, 6)
    assert owners(data) == {(SERVICE, SERVICE, 0o600)}


def test_a_store_that_root_restores_into_an_empty_folder_belongs_to_the_folders_owner(
    data: Path, tmp_path: Path
) -> None:
    assert main(["backup", str(tmp_path / "copy.db"), "--data", str(data), "--lang", "en"]) == 0
    for file in data.iterdir():
        file.unlink()
    assert main(["restore", str(tmp_path / "copy.db"), "--data", str(data), "--lang", "en"]) == 0
    assert owners(data) == {(SERVICE, SERVICE, 0o600)}
    check_server_can_play_on(data, 6)


def test_a_command_of_root_that_was_killed_does_not_keep_the_server_from_starting(data: Path) -> None:
    child = os.fork()
    if child == 0:  # as root, like `render-replays`; ended without closing the store
        SqliteStore.open(data / DATABASE_FILE)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    assert (data / f"{DATABASE_FILE}.running").exists()
    assert owners(data) == {(SERVICE, SERVICE, 0o600)}
    check_server_can_play_on(data, 6)
