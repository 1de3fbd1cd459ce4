"""The page on hosting: its table of settings is the code's, and the files it names exist and fit."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from ludoteca.cli.admin import COMMANDS
from ludoteca.i18n import translator
from ludoteca.server import settings
from ludoteca.server.observability.metrics import Metrics
from tests.support.doc_pages import page, rows, section

PAGE = page("hosting")
ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_table_of_settings_is_the_codes() -> None:
    told = rows(section(PAGE, "Settings"), 5)
    wanted = [
        [
            f"`{one.name}`",
            f"`{one.flag}`",
            f"`{one.variable}`",
            f"`{one.default}`" if one.default else "none",
            translator("en").translate(f"setting-{one.name}"),
        ]
        for one in settings.TABLE
    ]
    assert [list(row) for row in told] == wanted


def test_the_table_of_metrics_lists_what_the_server_exposes() -> None:
    listed = re.findall(r"^\| `(ludoteca_\w+)` \| (\w+) \|", PAGE, re.M)
    assert listed == re.findall(r"^# TYPE (ludoteca_\w+) (\w+)$", Metrics().text(), re.M)


def test_the_files_it_names_exist() -> None:
    named = re.findall(r"\]\((\.\./hosting/[^)]+)\)", PAGE)
    assert len(set(named)) == len(list((ROOT / "hosting").iterdir())) == 4
    assert [name for name in named if not (ROOT / "docs" / name).is_file()] == []


def test_the_settings_file_is_understood() -> None:
    found = settings.settings({}, {}, str(ROOT / "hosting" / "ludoteca.toml"))
    assert (found.base_path, found.bind) == ("/games", ("127.0.0.1",))
    assert [str(network) for network in found.trusted_proxy] == ["127.0.0.1/32"]
    commented = (ROOT / "hosting" / "ludoteca.toml").read_text().replace("# metrics", "metrics")
    assert set(tomllib.loads(commented)) <= set(settings.NAMES)


def test_the_commands_of_the_administrator_exist() -> None:
    told = set(re.findall(r"ludoteca admin ([a-z-]+)", PAGE))
    assert told <= set(COMMANDS)
    assert {"load", "tables", "close", "hide-name", "hide-chat", "invite", "open"} <= told


# A machine without systemd can't use the unit either; what the page says of it is tested above all the same.
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="only systemd itself can judge a unit")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    unit = (ROOT / "hosting" / "ludoteca.service").read_text()
    there = unit.replace("ExecStart=/opt/ludoteca/bin/ludoteca ", f"ExecStart={shutil.which('true')} ")
    assert there != unit
    (tmp_path / "ludoteca.service").write_text(there)
    told = subprocess.run(["systemd-analyze", "verify", tmp_path / "ludoteca.service"], capture_output=True, text=True)
    assert "ludoteca.service" not in told.stderr


def test_the_container_file_says_that_it_is_untried() -> None:
    assert (ROOT / "hosting" / "Containerfile").read_text().startswith("# UNTRIED")
