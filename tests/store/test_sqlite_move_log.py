"""Stores of schema version 4 that were killed with moves only in their move log lose none of them."""

from __future__ import annotations

import hashlib
import json
import shutil
import sqlite3
import struct
import tarfile
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ludoteca.store import DATABASE_FILE, SqliteStore, StoredTable, TableId, back_up, restore
from ludoteca.store.sqlite import legacy_move_log, migrations, version_5
from ludoteca.table import Table
from tests.store.test_sqlite_migrations import write_old_store
from tests.support.store_factories import ManualClock, loaded, run

OLD = Path(__file__).parent / "old"
EXPECTED: dict[str, Any] = json.loads((OLD / "killed-with-move-log.json").read_text("utf-8"))
TABLES: dict[str, dict[str, Any]] = EXPECTED["tables"]
LATEST_AT = max(table["at"] or 0 for table in TABLES.values())
NOW = 1_800_000_000_000
LOG = f"{DATABASE_FILE}-moves"
BLOCK = legacy_move_log.BLOCK_SIZE


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data folder of a killed server of schema version 4."""
    with tarfile.open(OLD / "killed-with-move-log.tar.xz") as archive:
        archive.extractall(tmp_path / "data")
    return tmp_path / "data"


def stored_tables(path: Path) -> dict[str, StoredTable]:
    """All tables of the fixture after the database was opened."""
    store = SqliteStore.open(path, ManualClock(NOW))
    stored = {name: loaded(store, TableId(table["id"])) for name, table in TABLES.items()}
    run(store.close())
    return stored


def token_hash(token: str) -> bytes:
    """The hash under which a store has a token."""
    return hashlib.sha256(token.encode()).digest()


def test_every_acknowledged_line_is_there_exactly_once(folder: Path) -> None:
    assert any(table["only_in_move_log"] for table in TABLES.values())
    for name, stored in stored_tables(folder / DATABASE_FILE).items():
        expected = TABLES[name]
        assert stored.lines == expected["lines"], name
        assert stored.submissions == expected["answers"][-64:], name
        assert (stored.game, stored.phase) == (expected["game"], expected["phase"])


def test_stored_versions_are_those_of_the_rebuilt_tables(folder: Path) -> None:
    for name, stored in stored_tables(folder / DATABASE_FILE).items():
        memo = {**stored.snapshot, "keys": stored.submissions} if stored.phase != "over" else None
        assert Table.rebuild(stored.record(), memo).version == stored.version, name


def test_clocks_and_deadlines_keep_their_meaning(folder: Path) -> None:
    stored = stored_tables(folder / DATABASE_FILE)
    for name, expected in TABLES.items():
        memo = dict(expected["memo"])
        if "at" in memo:
            memo["at"] += NOW - LATEST_AT
        assert {**stored[name].snapshot} == memo, name
    store = SqliteStore.open(folder / DATABASE_FILE, ManualClock(NOW))
    hibernated = TABLES["hibernated"]
    deadline = hibernated["hibernated_until"] - LATEST_AT + NOW
    assert hibernated["id"] not in run(store.due_tables(deadline - 1))
    assert hibernated["id"] in run(store.due_tables(deadline))
    run(store.close())


def test_everything_else_of_the_store_is_kept(folder: Path) -> None:
    store = SqliteStore.open(folder / DATABASE_FILE)
    rows = EXPECTED["rows"]
    assert run(store.count_tables("gathering", "playing", "over")) == rows["tables"]
    assert len(run(store.ratings())) == rows["ratings"]
    assert len(run(store.owned_seats())) == rows["sittings"]
    assert run(store.count_invitations()) == rows["invitations"]
    for table in TABLES.values():
        assert len(run(store.chat(TableId(table["id"])))) == table["chat"]
        viewers = [run(store.replay(TableId(table["id"]), viewer)) for viewer in ("spectator", "everything", "0", "1")]
        assert sum(viewer is not None for viewer in viewers) == table["replays"]
        tokens = [(token.hash, token.kind, token.seat) for token in loaded(store, TableId(table["id"])).tokens]
        assert (token_hash(table["host"]), "host", None) in tokens
        assert {(token_hash(token), "seat") for token in table["seat_tokens"]} <= {token[:2] for token in tokens}
    for token in EXPECTED["sessions"]:
        assert run(store.session(token_hash(token))) is not None
    assert run(store.use_invitation(token_hash(EXPECTED["invitation"])))
    run(store.close())
    connection = sqlite3.connect(folder / DATABASE_FILE)
    for name, old in (("table_tokens", "tokens"), ("accounts", "accounts"), ("sessions", "sessions")):
        assert connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] == rows[old]
    connection.close()


def test_the_files_of_older_versions_are_deleted_and_opening_again_changes_nothing(folder: Path) -> None:
    first = stored_tables(folder / DATABASE_FILE)
    assert sorted(path.name for path in folder.iterdir()) == [DATABASE_FILE, f"{DATABASE_FILE}.lock"]
    assert stored_tables(folder / DATABASE_FILE) == first


def test_a_crash_before_the_commit_loses_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(version_5, "apply", crash)
    with pytest.raises(KeyboardInterrupt):
        SqliteStore.open(folder / DATABASE_FILE)
    assert (folder / LOG).exists()
    assert (folder / "alive").exists()
    monkeypatch.undo()
    assert {name: stored.lines for name, stored in stored_tables(folder / DATABASE_FILE).items()} == {
        name: table["lines"] for name, table in TABLES.items()
    }


def test_a_crash_between_the_commit_and_the_deletion_of_the_files_is_harmless(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(migrations, "delete_obsolete_files", crash)
    with pytest.raises(KeyboardInterrupt):
        SqliteStore.open(folder / DATABASE_FILE, ManualClock(NOW))
    assert (folder / LOG).exists()
    monkeypatch.undo()
    stored = stored_tables(folder / DATABASE_FILE)
    assert {name: one.lines for name, one in stored.items()} == {name: one["lines"] for name, one in TABLES.items()}
    assert stored["rated"].snapshot["at"] == NOW - LATEST_AT + TABLES["rated"]["at"]
    assert not (folder / LOG).exists()
    assert not (folder / "alive").exists()


def test_a_backup_of_a_killed_store_contains_what_is_in_its_log(folder: Path, tmp_path: Path) -> None:
    back_up(folder / DATABASE_FILE, tmp_path / "copy")
    stored = stored_tables(tmp_path / "copy")
    assert {name: one.lines for name, one in stored.items()} == {name: one["lines"] for name, one in TABLES.items()}


def test_a_restored_backup_ignores_the_log_and_the_previous_store_keeps_it(folder: Path, tmp_path: Path) -> None:
    write_old_store(4, tmp_path / "backup")
    previous = restore(tmp_path / "backup", folder / DATABASE_FILE).previous
    store = SqliteStore.open(folder / DATABASE_FILE)
    assert len(loaded(store, TableId("unfinished")).lines) == 14
    run(store.close())
    assert previous is not None
    assert {name: one.lines for name, one in stored_tables(previous).items()} == {
        name: one["lines"] for name, one in TABLES.items()
    }


def batch(identifier: int, number: int, moves: Sequence[Sequence[Any]]) -> bytes:
    """A batch of moves as version 4 wrote it, padded to whole blocks."""
    text = json.dumps(moves).encode()
    covered = struct.pack("<QQI", identifier, number, len(text)) + text
    data = b"LUDM" + struct.pack("<I", zlib.crc32(covered)) + covered
    return data.ljust(-(-len(data) // BLOCK) * BLOCK, b"\0")


def texts(moves: Sequence[legacy_move_log.LoggedMove]) -> list[list[str]]:
    """The lines of each move."""
    return [list(move.lines) for move in moves]


@pytest.mark.parametrize("position", [0, 5, 9, 17, 25, 29, 60, 4000, BLOCK + 50])
def test_an_incomplete_batch_is_ignored_and_harms_no_other(position: int, tmp_path: Path) -> None:
    batches = [batch(7, 2, [["other", 1, ["x" * BLOCK], "{}"]]), batch(7, 1, [["table", 1, ["1 0 word"], "{}"]])]
    path = tmp_path / "log"
    path.write_bytes(b"".join(batches))
    assert texts(legacy_move_log.read_log(path, 7)) == [["1 0 word"], ["x" * BLOCK]]
    torn = bytearray(batches[0])
    torn[position] ^= 0x41
    path.write_bytes(bytes(torn) + batches[1])
    assert texts(legacy_move_log.read_log(path, 7)) == [["1 0 word"]]
    path.write_bytes(batches[0][:BLOCK])
    assert legacy_move_log.read_log(path, 7) == []
    assert legacy_move_log.read_log(path, 8) == []
    assert legacy_move_log.read_log(tmp_path / "missing", 7) == []


def test_moves_that_follow_nothing_or_are_stored_or_have_no_table_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / DATABASE_FILE
    write_old_store(4, path, "INSERT INTO notes VALUES ('slate', 7)")
    moves: list[list[Any]] = [
        ["unfinished", 14, ["14 stored"], "{}", None],
        ["unfinished", 15, ["15 0 first", "16 0 second"], '{"at": 13000}', '[0, "key", "d", "m", 18]'],
        ["unfinished", 18, ["18 0 after a gap"], '{"at": 14000}', None],
        ["deleted", 1, ["1 0 word"], "{}", None],
    ]
    path.with_name(LOG).write_bytes(batch(7, 2, moves[2:]) + batch(7, 1, moves[:2]) + batch(8, 3, [moves[2]]))
    store = SqliteStore.open(path, ManualClock(NOW))
    stored = loaded(store, TableId("unfinished"))
    assert stored.lines[13:] == ["14 chance draw 1", "15 0 first", "16 0 second"]
    assert stored.version == 18
    assert stored.submissions == [[0, "key", "d", "m", 18]]
    assert stored.snapshot == {"at": NOW}
    assert run(store.load_table(TableId("deleted"))) is None
    run(store.close())


def test_a_log_with_another_identifier_is_ignored(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / DATABASE_FILE
    write_old_store(4, path, "INSERT INTO notes VALUES ('slate', 7)")
    shutil.copyfile(folder / LOG, tmp_path / LOG)
    store = SqliteStore.open(path)
    assert len(loaded(store, TableId("unfinished")).lines) == 14
    run(store.close())
