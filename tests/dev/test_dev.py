"""dev.py answers mistakes with what to do, and a setup that has nothing to do changes nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from devtools import console
from tests.dev.conftest import ROOT, Checkout


def call(*arguments: str, folder: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(folder / "dev.py"), *arguments]
    return subprocess.run(command, env={**os.environ, **env}, capture_output=True, text=True)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A checkout that was never set up and may use neither the network nor a cache."""
    for name in ("dev.py", "setup.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "devtools", tmp_path / "devtools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    core = tmp_path / "src" / "ludoteca" / "core"
    core.mkdir(parents=True)
    shutil.copy(ROOT / "src/ludoteca/core/build_guard.py", core)
    return tmp_path


def test_help_and_no_command_name_every_command() -> None:
    for arguments in ((), ("--help",)):
        done = call(*arguments)
        assert done.returncode == 0
        described = {line.split()[0] for line in done.stdout.splitlines() if line.startswith("  ")}
        assert described == set(dev.COMMANDS)


@pytest.mark.parametrize(
    ("typed", "answer"), [("tset", "Did you mean test?"), ("xyzzy", "There are: setup, play, test")]
)
def test_an_unknown_command_gets_a_suggestion(typed: str, answer: str) -> None:
    done = call(typed)
    assert done.returncode == 2
    assert answer in done.stderr


def test_a_second_setup_changes_no_file() -> None:
    dev.setup()
    watched = [dev.STATE, dev.VENV, console.TOOLS / "lock", ROOT / "src/ludoteca/_compiled.json"]
    before = [path.stat().st_mtime_ns for path in watched if path.exists()]
    done = call("setup")
    assert done.returncode == 0
    assert "·" not in done.stderr
    assert done.stderr.endswith("Ready: .venv/bin/ludoteca\n")
    assert [path.stat().st_mtime_ns for path in watched if path.exists()] == before


def test_test_with_arguments_runs_pytest_without_the_checks() -> None:
    done = call("test", "--collect-only", "-q", "tests/dev/test_pairing_results.py")
    assert done.returncode == 0, done.stderr
    assert "test_pairing_results.py" in done.stdout
    assert "checking" not in done.stderr


def test_without_network_setup_says_what_to_do(copy: Path) -> None:
    path = os.pathsep.join([str(Path(dev.find_uv()).parent), os.environ["PATH"]])
    done = call("setup", folder=copy, PATH=path, UV_OFFLINE="1", UV_CACHE_DIR=str(copy / "cache"))
    assert done.returncode == 1
    assert "Is the network reachable" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_uv_and_network_setup_says_how_to_get_uv(copy: Path) -> None:
    done = call("setup", folder=copy, PATH="", PIP_NO_INDEX="1", PIP_CONFIG_FILE=os.devnull, PIP_FIND_LINKS="")
    assert done.returncode == 1
    assert "install uv" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_checkout_that_is_not_ours_says_so(copy: Path) -> None:
    (copy / ".tools").write_text("in the way of the folder")
    done = call("setup", folder=copy)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


def test_check_names_each_failing_check_with_its_cure(built: Checkout) -> None:
    shutil.copytree(ROOT / "checks", built.root / "checks")
    (built.core / "crooked.py").write_text("import ludoteca.table\nx=1\n")
    (built.root / ".venv").symlink_to(dev.VENV)
    done = built.python("-c", "import dev; dev.setup = lambda: None; print(dev.check([]))")
    assert done.stdout == "1\n"
    for name in ("format", "lint", "types"):
        assert f"✗ {name}\n" in done.stderr
    assert "core may not import the package's __init__" in done.stderr
    assert "python3 dev.py check --fix" in done.stderr
