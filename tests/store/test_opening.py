"""A store that can't be used says why in every language, and nothing in it changes."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.i18n import LANGUAGES, translator
from ludoteca.store import (
    FILE,
    Append,
    Store,
    StoreCorrupt,
    StoreForeign,
    StoreInUse,
    StoreMisused,
    StoreRefusal,
    StoreTooNew,
    StoreUnwritable,
    trips,
)
from ludoteca.store.schema import LATEST
from tests.store.processes import start
from tests.store.setting import ID, bare, lines, loaded


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A store with a table of many lines in it, closed."""
    path = tmp_path / FILE
    with Store.open(path) as store:
        store.save(bare())
        for first in range(1, 2000, 100):
            store.save(Append(ID, first, lines(first, first + 99), {}))
    return path


def said(error: StoreRefusal, path: Path) -> None:
    """The refusal has a sentence of its own in each language that names the file."""
    sentences = {translator(lang).error_message(error) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(str(path) in sentence for sentence in sentences)


def test_a_second_server_is_refused_until_the_first_is_gone_however_it_went(place: Path) -> None:
    other = start("hold", place)
    try:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        with pytest.raises(StoreInUse) as refused:
            Store.open(place)
        said(refused.value, place)
    finally:
        other.kill()
        other.communicate()
    with Store.open(place) as store:
        assert len(loaded(store).lines) == 2000


def test_the_same_file_under_another_name_is_the_same_store(place: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(place)
    with Store.open(place), pytest.raises(StoreInUse):
        Store.open(link)


def as_nobody(action: Callable[[], None]) -> int:
    """Run something in a process that may write only what it owns; its exit code."""
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
def test_a_store_that_may_not_be_written_is_refused(what: str, place: Path) -> None:
    place.with_name(FILE + ".lock").chmod(0o666)
    place.chmod(0o444 if what == "file" else 0o666)
    place.parent.chmod(0o555 if what == "folder" else 0o777)
    for above in list(place.parents)[1:]:
        if above.stat().st_uid == os.geteuid() and above.is_relative_to(place.parents[2]):
            above.chmod(0o755)
    if what == "folder":
        place.with_name(FILE + ".lock").chmod(0o444)

    def attempt() -> None:
        with pytest.raises(StoreUnwritable) as refused:
            Store.open(place)
        said(refused.value, place)

    try:
        assert as_nobody(attempt) == 0
    finally:
        place.parent.chmod(0o755)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(StoreUnwritable) as refused:
        Store.open(tmp_path / "file" / FILE)
    said(refused.value, tmp_path / "file" / FILE)


@pytest.mark.parametrize("page", range(1, 8))
def test_a_damaged_page_is_noticed_before_anything_is_served(page: int, place: Path) -> None:
    data = bytearray(place.read_bytes())
    data[page * 4096 : page * 4096 + 200] = bytes(200)
    place.write_bytes(data)
    with pytest.raises(StoreCorrupt) as refused:
        Store.open(place)
    said(refused.value, place)
    assert place.read_bytes() == data
    assert all("restore" in translator(lang).error_message(refused.value) for lang in LANGUAGES)


def test_a_file_cut_short_is_noticed(place: Path) -> None:
    place.write_bytes(place.read_bytes()[: 4096 * 5])
    with pytest.raises(StoreCorrupt):
        Store.open(place)


def test_what_another_program_wrote_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "theirs.db"
    with sqlite3.connect(path) as theirs:
        theirs.execute("CREATE TABLE things (name TEXT)")
    theirs.close()
    before = path.read_bytes()
    with pytest.raises(StoreForeign) as refused:
        Store.open(path)
    said(refused.value, path)
    text = tmp_path / "text.db"
    text.write_text("a letter to somebody\n" * 100)
    with pytest.raises(StoreForeign):
        Store.open(text)
    assert path.read_bytes() == before
    assert text.read_text() == "a letter to somebody\n" * 100


def test_a_newer_programs_store_is_left_alone(place: Path) -> None:
    newer = sqlite3.connect(place)
    newer.execute(f"PRAGMA user_version = {LATEST + 1}")
    newer.close()
    with pytest.raises(StoreTooNew) as refused:
        Store.open(place)
    said(refused.value, place)


def test_nobody_else_may_read_the_files(tmp_path: Path) -> None:
    with Store.open(tmp_path / "deep" / "er" / FILE) as store:
        store.save(bare())
        files = sorted(store.path.parent.iterdir())
        assert len(files) == (5 if trips.are_possible() else 4)
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        assert stat.S_IMODE(store.path.parent.stat().st_mode) == 0o700


def test_a_closed_store_is_not_asked(place: Path) -> None:
    store = Store.open(place)
    store.close()
    store.close()
    with pytest.raises(StoreMisused):
        store.load(ID)
    with pytest.raises(StoreMisused):
        store.save(bare())
