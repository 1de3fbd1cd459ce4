"""Stores that older versions wrote: every table, account and word in them comes through."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from ludoteca.core import record
from ludoteca.store import FILE, AccountId, Append, Film, Store, TableId, packed, schema
from tests.store.setting import loaded

OLD = {int(path.stem.removeprefix("schema-")): path for path in (Path(__file__).parent / "old").glob("*.sql")}


def written(number: int, path: Path) -> None:
    """The store that an older version wrote."""
    old = sqlite3.connect(path)
    old.executescript(OLD[number].read_text("utf-8"))
    old.close()


def shape(path: Path) -> list[tuple[str, str]]:
    """Every table and index of a database, in words."""
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
    connection.close()
    return [(name, " ".join(sql.split())) for name, sql in rows]


def test_an_old_store_is_kept_for_every_shape_but_the_latest() -> None:
    assert set(OLD) == set(range(1, schema.LATEST))


@pytest.mark.parametrize("number", OLD)
def test_an_old_store_gets_the_shape_of_a_new_one(number: int, tmp_path: Path) -> None:
    written(number, tmp_path / "old.db")
    Store.open(tmp_path / "old.db").close()
    Store.open(tmp_path / "new.db").close()
    assert shape(tmp_path / "old.db") == shape(tmp_path / "new.db")


@pytest.mark.parametrize("number", OLD)
def test_the_tables_of_an_old_store_stay_and_go_on(number: int, tmp_path: Path) -> None:
    path = tmp_path / FILE
    written(number, path)
    with Store.open(path) as store:
        assert store.unfinished() == ["open", "unfinished"]
        kept = loaded(store, TableId("unfinished"))
        assert len(kept.lines) == 14
        assert len(record.read(kept.record()).lines) == 14
        assert len(kept.memo["secret"]) == 64
        assert [(token.kind, token.seat) for token in kept.tokens] == [("host", None), ("seat", 1)]
        store.save(Append(kept.id, 15, ["15 table pause"], kept.memo))
        over = loaded(store, TableId("finished"))
        assert record.read(over.record()).secret is not None
        assert over.record().splitlines()[-2] == f"{len(over.lines)} table resign 0"
        assert [one.text for one in store.chat(over.id)] == ["well played"]
        store.save(Film(over.id, "0", packed([{"version": 1}])))
        assert store.film(over.id, "0") == [{"version": 1}]


@pytest.mark.parametrize("number", OLD)
def test_the_accounts_of_an_old_store_stay(number: int, tmp_path: Path) -> None:
    path = tmp_path / FILE
    written(number, path)
    with Store.open(path) as store:
        session = store.session(b"s" * 32)
        assert session is not None
        account = session.account
        assert session.used > session.created
        assert account == store.account(AccountId("north"))
        assert [(one.rating, one.games) for one in store.ratings(account=account.id)] == [(1512.5, 3)]
        assert [(one.table, one.seat) for one in store.sittings(account.id)] == [("finished", 0)]


def test_a_step_that_fails_leaves_the_store_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / FILE
    written(1, path)
    before = shape(path)

    def broken(connection: sqlite3.Connection) -> None:
        connection.execute("DROP TABLE ratings")
        raise RuntimeError("a mistake in a step")

    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS[:1], broken))
    with pytest.raises(RuntimeError):
        Store.open(path)
    assert shape(path) == before
    monkeypatch.undo()
    Store.open(path).close()
