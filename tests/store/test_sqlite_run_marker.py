"""After a crash a store without its write-ahead log is refused; so is a database that lost its content."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.i18n import LANGUAGES, translator
from ludoteca.store import DATABASE_FILE, SqliteStore, StoreIncomplete, StoreTooNew, back_up, restore
from ludoteca.store.sqlite.migrations import LATEST
from tests.support.store_factories import appended, loaded, new_table, run
from tests.support.store_processes import start


def with_suffix(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


@pytest.fixture
def stopped(tmp_path: Path) -> Path:
    """A cleanly closed store with a table."""
    database = tmp_path / DATABASE_FILE

    async def fill() -> None:
        async with SqliteStore.open(database) as store:
            await store.create_table(new_table())
            await store.append(appended(1, 100))

    run(fill())
    return database


@pytest.fixture
def crashed(stopped: Path) -> Path:
    """The same store after a process that had it open was killed."""
    process = start("hold", stopped)
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    process.kill()
    process.communicate()
    return stopped


def check_refused(path: Path, missing: Path) -> None:
    """Opening names the missing file in each language and changes nothing; the override opens the store."""
    before = sorted(file.name for file in path.parent.iterdir())
    with pytest.raises(StoreIncomplete) as raised:
        SqliteStore.open(path)
    sentences = {translator(lang).error_message(raised.value) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(str(missing) in sentence and "--accept-loss" in sentence for sentence in sentences)
    assert sorted(file.name for file in path.parent.iterdir()) == before
    run(SqliteStore.open(path, accept_loss=True).close())
    run(SqliteStore.open(path).close())


def test_a_missing_log_after_a_crash_is_refused(crashed: Path) -> None:
    with_suffix(crashed, "-wal").unlink()
    check_refused(crashed, with_suffix(crashed, "-wal"))


@pytest.mark.parametrize("content", [b"", bytes(31), bytes(4096)])
def test_an_empty_log_after_a_crash_is_refused(content: bytes, crashed: Path) -> None:
    with_suffix(crashed, "-wal").write_bytes(content)
    check_refused(crashed, with_suffix(crashed, "-wal"))


def test_an_empty_or_missing_database_after_a_crash_is_refused(crashed: Path) -> None:
    crashed.write_bytes(b"")
    check_refused(crashed, crashed)


def test_a_database_that_lost_its_content_after_a_clean_stop_is_refused(stopped: Path) -> None:
    stopped.write_bytes(b"")
    check_refused(stopped, stopped)


def test_a_crashed_store_with_its_log_opens(crashed: Path) -> None:
    store = SqliteStore.open(crashed)
    assert len(loaded(store).lines) == 100
    run(store.close())
    assert not with_suffix(crashed, ".running").exists()


def test_a_torn_end_of_the_log_opens(crashed: Path) -> None:
    log = with_suffix(crashed, "-wal")
    log.write_bytes(log.read_bytes()[:-100])
    run(SqliteStore.open(crashed).close())


def test_a_moved_away_database_starts_anew_after_a_clean_stop(stopped: Path) -> None:
    stopped.unlink()
    run(SqliteStore.open(stopped).close())


def test_a_backup_of_a_crashed_store_leaves_its_log(crashed: Path, tmp_path: Path) -> None:
    assert back_up(crashed, tmp_path / "backup.db").tables == 1
    store = SqliteStore.open(crashed)
    assert len(loaded(store).lines) == 100
    run(store.close())


def test_a_backup_can_be_restored_over_a_crashed_store_without_log(crashed: Path, tmp_path: Path) -> None:
    back_up(crashed, tmp_path / "backup.db")
    with_suffix(crashed, "-wal").unlink()
    restore(tmp_path / "backup.db", crashed)
    store = SqliteStore.open(crashed)
    assert len(loaded(store).lines) == 100
    run(store.close())


def test_a_start_of_an_older_version_after_a_crash_does_not_make_the_store_incomplete(
    crashed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        older.setattr("ludoteca.store.sqlite.migrations.LATEST", LATEST - 1)
        with pytest.raises(StoreTooNew):
            SqliteStore.open(crashed)
    run(SqliteStore.open(crashed).close())
