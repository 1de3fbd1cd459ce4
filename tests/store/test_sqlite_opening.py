"""A database that cannot be used is reported in every language, and nothing in it changes."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.i18n import LANGUAGES, translator
from ludoteca.store import (
    DATABASE_FILE,
    SqliteStore,
    StoreCorrupt,
    StoreError,
    StoreForeign,
    StoreInUse,
    StoreTooNew,
    StoreUnwritable,
)
from ludoteca.store.sqlite.migrations import LATEST
from tests.support.store_factories import appended, loaded, new_table, run
from tests.support.store_processes import start


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A closed store with a table of many lines."""
    database = tmp_path / DATABASE_FILE

    async def fill() -> None:
        async with SqliteStore.open(database) as store:
            await store.create_table(new_table())
            for first in range(1, 2000, 100):
                await store.append(appended(first, first + 99))

    run(fill())
    return database


def check_message(error: StoreError, path: Path) -> None:
    """The error has a sentence in each language that names the file."""
    sentences = {translator(lang).error_message(error) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(str(path) in sentence for sentence in sentences)


def test_a_second_process_is_rejected_until_the_first_one_ends(path: Path) -> None:
    process = start("hold", path)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        with pytest.raises(StoreInUse) as raised:
            SqliteStore.open(path)
        check_message(raised.value, path)
    finally:
        process.kill()
        process.communicate()
    store = SqliteStore.open(path)
    assert len(loaded(store).lines) == 2000
    run(store.close())


def test_the_same_file_under_another_name_is_the_same_store(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(path)
    store = SqliteStore.open(path)
    with pytest.raises(StoreInUse):
        SqliteStore.open(link)
    run(store.close())


def as_nobody(action: Callable[[], None]) -> int:
    """Run a function in a process that can write only its own files; its exit code."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    try:
        if os.geteuid() == 0:
            os.setgroups([])
            os.setresgid(65534, 65534, 65534)
            os.setresuid(65534, 65534, 65534)
        action()
        os._exit(0)
    except BaseException:
        import traceback

        traceback.print_exc()
        os._exit(1)


@pytest.mark.parametrize("what", ["folder", "file"])
def test_a_store_that_cannot_be_written_is_rejected(what: str, path: Path) -> None:
    path.with_name(DATABASE_FILE + ".lock").chmod(0o666)
    path.chmod(0o444 if what == "file" else 0o666)
    path.parent.chmod(0o555 if what == "folder" else 0o777)
    for above in list(path.parents)[1:]:
        if above.stat().st_uid == os.geteuid() and above.is_relative_to(path.parents[2]):
            above.chmod(0o755)
    if what == "folder":
        path.with_name(DATABASE_FILE + ".lock").chmod(0o444)

    def attempt() -> None:
        with pytest.raises(StoreUnwritable) as raised:
            SqliteStore.open(path)
        check_message(raised.value, path)

    try:
        assert as_nobody(attempt) == 0
    finally:
        path.parent.chmod(0o755)


def test_a_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(StoreUnwritable) as raised:
        SqliteStore.open(tmp_path / "file" / DATABASE_FILE)
    check_message(raised.value, tmp_path / "file" / DATABASE_FILE)


@pytest.mark.parametrize("page", range(1, 8))
def test_a_damaged_page_is_found_before_anything_is_served(page: int, path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[page * 4096 : page * 4096 + 200] = bytes(200)
    path.write_bytes(data)
    with pytest.raises(StoreCorrupt) as raised:
        SqliteStore.open(path)
    check_message(raised.value, path)
    assert path.read_bytes() == data
    assert all("restore" in translator(lang).error_message(raised.value) for lang in LANGUAGES)


def test_a_truncated_file_is_found(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: 4096 * 5])
    with pytest.raises(StoreCorrupt):
        SqliteStore.open(path)


def test_files_of_other_programs_are_not_changed(tmp_path: Path) -> None:
    database = tmp_path / "foreign.db"
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TABLE things (name TEXT)")
    connection.close()
    before = database.read_bytes()
    with pytest.raises(StoreForeign) as raised:
        SqliteStore.open(database)
    check_message(raised.value, database)
    text = tmp_path / "text.db"
    text.write_text("a letter to somebody\n" * 100)
    with pytest.raises(StoreForeign):
        SqliteStore.open(text)
    assert database.read_bytes() == before
    assert text.read_text() == "a letter to somebody\n" * 100


def test_the_store_of_a_newer_version_is_not_changed(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {LATEST + 1}")
    connection.close()
    with pytest.raises(StoreTooNew) as raised:
        SqliteStore.open(path)
    check_message(raised.value, path)


def test_only_the_owner_can_read_the_files(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path / "deep" / "er" / DATABASE_FILE)
    run(store.create_table(new_table()))
    files = sorted(store.path.parent.iterdir())
    assert len(files) == 5
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    assert stat.S_IMODE(store.path.parent.stat().st_mode) == 0o700
    run(store.close())


def test_a_store_that_failed_to_open_can_be_opened_after_a_repair(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: 4096 * 5])
    with pytest.raises(StoreCorrupt):
        SqliteStore.open(path)
    path.write_bytes(data)
    run(SqliteStore.open(path).close())
