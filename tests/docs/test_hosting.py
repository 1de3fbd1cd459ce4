"""The page on hosting: its table of settings is the code's, and the files it names exist and fit."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml

from ludoteca.cli.admin import COMMANDS
from ludoteca.i18n import translator
from ludoteca.server import settings
from ludoteca.server.observability.metrics import Metrics
from tests.support.doc_pages import page, rows, section, words

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
    assert sorted(listed) == sorted(re.findall(r"^# TYPE (ludoteca_\w+) (\w+)$", Metrics().text(), re.M))


def test_the_files_it_names_exist() -> None:
    named = re.findall(r"\]\((\.\./hosting/[^)]+)\)", PAGE)
    assert len(set(named)) == len(list((ROOT / "hosting").iterdir())) == 6
    assert [name for name in named if not (ROOT / "docs" / name).is_file()] == []


def test_the_settings_file_is_understood() -> None:
    found = settings.settings({}, {}, str(ROOT / "hosting" / "ludoteca.toml"))
    assert (found.base_path, found.bind) == ("/games", ("127.0.0.1",))
    assert [str(network) for network in found.trusted_proxy] == ["127.0.0.1/32"]
    commented = (ROOT / "hosting" / "ludoteca.toml").read_text().replace("# metrics", "metrics")
    assert set(tomllib.loads(commented)) <= set(settings.NAMES)


def test_the_commands_of_the_administrator_exist() -> None:
    told = set(re.findall(r"ludoteca admin ([a-z-]+)", PAGE.replace(section(PAGE, "Log messages"), "")))
    assert told <= set(COMMANDS)
    assert {"load", "tables", "close", "hide-name", "hide-chat", "invite", "open"} <= told


LOGGED = {"warning", "error", "exception", "info"}


def logged() -> tuple[set[str], set[tuple[str, str]]]:
    """The events of the code, and its log messages by level with `…` for their values."""
    events, messages = set(), set()
    for path in (ROOT / "src" / "ludoteca").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            called, text = ast.unparse(node.func), str(node.args[0].value)
            if called in ("log_event", "logs.log_event"):
                events.add(text)
            elif called.startswith("LOG.") and called[4:] in LOGGED:
                level = "error" if called == "LOG.exception" else called[4:]
                messages.add((level, re.sub(r"%\.?\d*[a-z]", "…", text)))
    return events, messages


def test_every_log_message_is_listed_with_what_to_do() -> None:
    text = section(PAGE, "Log messages")
    events, messages = logged()
    assert {word for cells in rows(text, 2) for word in words(cells[0])} == events | {"stopped"}
    listed = {(level, message) for level, cell, _ in rows(text, 3) for message in words(cell)}
    assert listed == messages
    assert all(advice for _, _, advice in rows(text, 3))


def test_every_metric_of_the_alerts_exists() -> None:
    groups = yaml.safe_load((ROOT / "hosting" / "alerts.yml").read_text())["groups"]
    alerts = [rule for group in groups for rule in group["rules"]]
    assert len({alert["alert"] for alert in alerts}) == len(alerts) > 5
    named = {name for alert in alerts for name in re.findall(r"\b(?:ludoteca|process)_\w+", alert["expr"])}
    known = {row[0].strip("`") for row in rows(section(PAGE, "Metrics"), 4)}
    assert {re.sub(r"_(bucket|count|sum)$", "", name) for name in named} <= known
    for alert in alerts:
        assert {"summary", "action"} == set(alert["annotations"])
        assert alert["labels"]["severity"] in ("critical", "warning", "info")
        for label, value in re.findall(r"""(level|limit)=["']?(\w+)""", alert["expr"]):
            assert f'{label}="{value}"' in Metrics().text()


# What the page says of the units is tested above all the same.
needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="only systemd can judge a unit")
UNITS = ("ludoteca.service", "ludoteca-backup.service", "ludoteca-backup.timer")


@needs_systemd
def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    for name in UNITS:
        unit = (ROOT / "hosting" / name).read_text()
        (tmp_path / name).write_text(unit.replace("/opt/ludoteca/bin/ludoteca ", f"{shutil.which('true')} "))
    told = subprocess.run(["systemd-analyze", "verify", *map(tmp_path.joinpath, UNITS)], capture_output=True, text=True)
    assert [line for line in told.stderr.splitlines() if "ludoteca" in line] == []


@needs_systemd
@pytest.mark.parametrize(("name", "most"), [("ludoteca.service", 1.2), ("ludoteca-backup.service", 1.9)])
def test_systemd_rates_the_exposure_of_the_services_as_low(name: str, most: float) -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(ROOT / "hosting" / name)]
    told = subprocess.run(command, capture_output=True, text=True)
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", told.stdout)
    assert found is not None, told.stderr
    assert float(found[1]) <= most


def test_the_unit_restarts_a_server_that_fails_or_hangs_and_survives_the_loss_of_a_bot_worker() -> None:
    lines = (ROOT / "hosting" / "ludoteca.service").read_text().splitlines()
    wanted = {"Type=notify", "WatchdogSec=60", "Restart=always", "StartLimitIntervalSec=0", "OOMPolicy=continue"}
    assert wanted <= set(lines)
    assert any(line.startswith("LimitNOFILE=") for line in lines)
