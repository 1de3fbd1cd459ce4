"""The restore drill of the hosting page, carried out as written beside a store that is in use."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from ludoteca.cli import main
from ludoteca.store import DATABASE_FILE, SqliteStore
from tests.support.doc_pages import blocks, page, section
from tests.support.public_server import free_port
from tests.support.store_factories import new_table, run


def test_the_restore_drill_works_as_written(tmp_path: Path) -> None:
    backups, data = tmp_path / "backups", tmp_path / "data"
    store = SqliteStore.open(data / DATABASE_FILE)
    run(store.create_table(new_table(summary={"seats": [{"name": "Étoile"}]})))
    backups.mkdir()
    (backups / "ludoteca-2000-01-01T000000Z.db").write_text("an old one that is damaged")
    assert main(["backup", "--keep", "2", str(backups), "--data", str(data)]) == 0
    [drill] = [block for block in blocks(section(page("hosting"), "Backups"), "sh") if "/tmp/drill" in block]
    replaced = {
        "/tmp/drill": str(tmp_path / "drill"),
        "/opt/ludoteca/bin/ludoteca": str(Path(sys.executable).with_name("ludoteca")),
        "/var/backups/ludoteca": str(backups),
        "8643": str(free_port()),
    }
    for text, value in replaced.items():
        assert text in drill
        drill = drill.replace(text, value)
    done = subprocess.run(["sh", "-ec", drill], capture_output=True, text=True)
    run(store.close())
    assert done.returncode == 0, done.stdout + done.stderr
    assert "\nok" in done.stdout
    assert re.search(r"^gathering +1$", done.stdout, re.M)
    assert "Étoile" in done.stdout
    assert not (tmp_path / "drill").exists()
