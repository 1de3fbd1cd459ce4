"""A copy made while people play is whole, and put back it goes on from where it was made."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.i18n import translator
from ludoteca.store import (
    FILE,
    Append,
    BackupExists,
    Finish,
    Store,
    StoreCorrupt,
    StoreForeign,
    StoreInUse,
    StoreMissing,
    TableId,
    back_up,
    restore,
)
from tests.store import processes
from tests.store.setting import ID, bare, lines, loaded


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """The file of a store with two tables, one of them finished."""
    path = tmp_path / FILE
    with Store.open(path) as store:
        store.save(bare(), Append(ID, 1, lines(1, 300), {"at": 300}))
        store.save(bare(TableId("finished")), Finish(TableId("finished"), "Game: any", "00"))
    return path


def test_a_copy_made_under_load_holds_everything_acknowledged_before_it(tmp_path: Path) -> None:
    path = tmp_path / FILE
    other = processes.start("scribble", path)
    assert other.stdout is not None
    try:
        for copy in range(3):
            last: dict[int, int] = {}
            for _ in range(500):
                table, number = (int(word) for word in other.stdout.readline().split())
                last[table] = number
            back_up(path, tmp_path / f"copy {copy}")
            with Store.open(tmp_path / f"copy {copy}") as store:
                for table, acknowledged in last.items():
                    kept = loaded(store, processes.name(table))
                    assert acknowledged <= len(kept.lines)
                    assert kept.lines == [processes.line(table, at) for at in range(1, len(kept.lines) + 1)]
                    assert kept.memo == {"at": len(kept.lines)}
    finally:
        other.kill()
        other.communicate()


def test_a_restored_store_goes_on_from_its_copy_and_the_former_one_stays(place: Path, tmp_path: Path) -> None:
    assert back_up(place, tmp_path / "copy").unfinished == 1
    with Store.open(place) as store:
        store.save(Append(ID, 301, lines(301, 301), {"at": 301}))
    copied = restore(tmp_path / "copy", place)
    assert (copied.tables, copied.unfinished) == (2, 1)
    with Store.open(place) as store:
        assert len(loaded(store).lines) == 300
        store.save(Append(ID, 301, ["301 0 other"], {"at": 301}))
    assert copied.aside is not None
    with Store.open(copied.aside) as former:
        assert loaded(former).lines[-1] == "301 0 word"


def test_the_lines_that_a_killed_server_had_not_yet_moved_into_its_file_stay_with_the_former_one(
    place: Path, tmp_path: Path
) -> None:
    back_up(place, tmp_path / "copy")
    other = processes.start("scribble", place)
    assert other.stdout is not None
    acknowledged = [other.stdout.readline() for _ in range(100)][-1]
    other.kill()
    other.communicate()
    aside = restore(tmp_path / "copy", place).aside
    table, number = (int(word) for word in acknowledged.split())
    with Store.open(place) as store:
        assert store.load(processes.name(table)) is None
    assert aside is not None
    with Store.open(aside) as former:
        assert len(loaded(former, processes.name(table)).lines) >= number


def test_restoring_twice_keeps_both_former_stores(place: Path, tmp_path: Path) -> None:
    back_up(place, tmp_path / "copy")
    asides = {restore(tmp_path / "copy", place).aside for _ in range(2)}
    assert len(asides) == 2
    assert all(aside is not None and aside.exists() for aside in asides)


def test_nothing_is_restored_under_a_running_server(place: Path, tmp_path: Path) -> None:
    back_up(place, tmp_path / "copy")
    with Store.open(place), pytest.raises(StoreInUse):
        restore(tmp_path / "copy", place)


def test_a_store_that_is_damaged_can_be_restored(place: Path, tmp_path: Path) -> None:
    back_up(place, tmp_path / "copy")
    damaged = place.read_bytes()[:1000] + bytes(6000)
    place.write_bytes(damaged)
    aside = restore(tmp_path / "copy", place).aside
    assert aside is not None
    assert aside.read_bytes() == damaged
    with Store.open(place) as store:
        assert len(loaded(store).lines) == 300


def test_a_store_that_is_gone_can_be_restored(place: Path, tmp_path: Path) -> None:
    back_up(place, tmp_path / "copy")
    copied = restore(tmp_path / "copy", tmp_path / "new" / FILE)
    assert copied.aside is None
    with Store.open(tmp_path / "new" / FILE) as store:
        assert len(loaded(store).lines) == 300


@pytest.mark.parametrize("fault", ["damaged", "foreign", "missing", "empty"])
def test_a_bad_backup_changes_nothing(fault: str, place: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    back_up(place, copy)
    data = copy.read_bytes()
    if fault == "missing":
        copy.unlink()
    else:
        bad = {"damaged": data[:8192] + bytes(4096) + data[12288:], "foreign": b"a letter\n" * 999, "empty": b""}
        copy.write_bytes(bad[fault])
    before = sorted(file.name for file in tmp_path.iterdir())
    expected = {"damaged": StoreCorrupt, "foreign": StoreForeign, "missing": StoreMissing, "empty": StoreForeign}
    with pytest.raises(expected[fault]):
        restore(copy, place)
    assert sorted(file.name for file in tmp_path.iterdir()) == before
    with Store.open(place) as store:
        assert len(loaded(store).lines) == 300


def test_a_backup_never_takes_another_files_place(place: Path, tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("dear")
    with pytest.raises(BackupExists):
        back_up(place, tmp_path / "copy")
    assert (tmp_path / "copy").read_text() == "dear"


def test_the_commands_do_it_and_tell(place: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ["--data", str(tmp_path), "--lang", "en"]
    assert main(["backup", str(tmp_path / "copy"), *data]) == 0
    assert "holds 2 tables, one of them unfinished." in capsys.readouterr().out
    assert main(["backup", str(tmp_path / "copy"), *data]) == 1
    assert "exists already" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "copy"), *data]) == 0
    assert f"{FILE}.before-" in capsys.readouterr().out
    with Store.open(place):
        assert main(["restore", str(tmp_path / "copy"), *data]) == 1
    assert "in use" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "other"), "--data", str(tmp_path / "nowhere"), "--lang", "en"]) == 1
    assert "doesn’t exist" in capsys.readouterr().err
    assert not (tmp_path / "other").exists()


COUNTS = [(0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (5, 3)]
TOLD = {
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


@pytest.mark.parametrize("lang", TOLD)
def test_how_many_tables_were_copied_is_said_as_one_says_it(lang: str) -> None:
    for (tables, unfinished), told in zip(COUNTS, TOLD[lang], strict=True):
        for key in ("backup-done", "restore-done"):
            said = translator(lang).translate(key, file="copy", tables=tables, unfinished=unfinished)
            assert said.endswith(f" {told}."), said
