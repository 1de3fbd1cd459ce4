"""The commands `backup` and `restore`."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.i18n import translator
from ludoteca.store import DATABASE_FILE, SqliteStore, TableId
from tests.support.store_factories import finished, new_table, run


def test_the_commands_copy_and_restore_a_store_and_print_what_they_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore.open(tmp_path / DATABASE_FILE)
    run(store.create_table(new_table()))
    run(store.create_table(new_table(TableId("finished"))))
    run(store.append(finished(table=TableId("finished"))))
    run(store.close())
    data = ["--data", str(tmp_path), "--lang", "en"]
    assert main(["backup", str(tmp_path / "copy"), *data]) == 0
    assert "holds 2 tables, one of them unfinished." in capsys.readouterr().out
    assert main(["backup", str(tmp_path / "copy"), *data]) == 1
    assert "already exists" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "copy"), *data]) == 0
    assert f"{DATABASE_FILE}.before-" in capsys.readouterr().out
    store = SqliteStore.open(tmp_path / DATABASE_FILE)
    assert main(["restore", str(tmp_path / "copy"), *data]) == 1
    run(store.close())
    assert "in use" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "other"), "--data", str(tmp_path / "nowhere"), "--lang", "en"]) == 1
    assert "doesn’t exist" in capsys.readouterr().err
    assert not (tmp_path / "other").exists()


COUNTS = [(0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (5, 3)]
SENTENCES = {
    "en": [
        "no tables",
        "one table",
        "one table, which is unfinished",
        "2 tables",
        "2 tables, one of them unfinished",
        "5 tables, 3 of them unfinished",
    ],
    "it": [
        "nessun tavolo",
        "un tavolo",
        "un tavolo, non finito",
        "2 tavoli",
        "2 tavoli, di cui uno non finito",
        "5 tavoli, di cui 3 non finiti",
    ],
    "fr": [
        "aucune table",
        "une table",
        "une table, inachevée",
        "2 tables",
        "2 tables, dont une inachevée",
        "5 tables, dont 3 inachevées",
    ],
    "es": [
        "ninguna mesa",
        "una mesa",
        "una mesa, sin terminar",
        "2 mesas",
        "2 mesas, una de ellas sin terminar",
        "5 mesas, 3 de ellas sin terminar",
    ],
}


@pytest.mark.parametrize("lang", SENTENCES)
def test_the_number_of_copied_tables_reads_well(lang: str) -> None:
    for (tables, unfinished), expected in zip(COUNTS, SENTENCES[lang], strict=True):
        for key in ("backup-done", "restore-done"):
            sentence = translator(lang).translate(key, file="copy", tables=tables, unfinished=unfinished)
            assert sentence.endswith(f" {expected}."), sentence


def test_a_folder_keeps_the_newest_backups_and_everything_else_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data, folder = tmp_path / "data", tmp_path / "backups" / "ludoteca"
    store = SqliteStore.open(data / DATABASE_FILE)
    run(store.create_table(new_table()))
    command = ["backup", "--keep", "2", str(folder), "--data", str(data), "--lang", "en"]
    for day in range(1, 5):
        monkeypatch.setattr("time.gmtime", lambda day=day: (2026, 11, day, 4, 0, 0, 0, 1, 0))
        assert main(command) == 0
        if day == 1:
            (folder / "ludoteca-before-the-move.db").write_text("kept by hand")
            (folder / "2026-01-01.db").write_text("of another program")
    run(store.close())
    assert f"{folder / 'ludoteca-2026-11-04T040000Z.db'} holds one table" in capsys.readouterr().out
    assert sorted(file.name for file in folder.iterdir()) == [
        *("2026-01-01.db", "ludoteca-2026-11-03T040000Z.db"),
        *("ludoteca-2026-11-04T040000Z.db", "ludoteca-before-the-move.db"),
    ]
    assert folder.stat().st_mode & 0o777 == 0o700


def test_a_backup_that_fails_deletes_no_earlier_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "backups"
    run(SqliteStore.open(tmp_path / DATABASE_FILE).close())
    command = ["backup", "--keep", "1", str(folder), "--data", str(tmp_path)]
    monkeypatch.setattr("time.gmtime", lambda: (2026, 11, 1, 4, 0, 0, 0, 1, 0))
    assert main(command) == 0
    monkeypatch.setattr("time.gmtime", lambda: (2026, 11, 2, 4, 0, 0, 0, 1, 0))
    (tmp_path / DATABASE_FILE).write_bytes(b"damaged" * 2000)
    assert main(command) == 1
    assert [file.name for file in folder.iterdir()] == ["ludoteca-2026-11-01T040000Z.db"]


@pytest.mark.parametrize("number", ["0", "-1", "many"])
def test_at_least_one_backup_is_kept(number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["backup", "--keep", number, str(tmp_path), "--lang", "en"])
    assert number in capsys.readouterr().err
