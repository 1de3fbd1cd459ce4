"""The wheel of the whole package builds compiled and pure, ships every file, installs and runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import dev
from ludoteca.core import build_guard
from tests.dev.conftest import ROOT, Checkout

IGNORED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "_compiled.json", "*.egg-info")
BUILD = "import sys; from setuptools import build_meta as b; print(getattr(b, sys.argv[1])('.'))"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files a release is built from, with the libraries that setup has already compiled."""
    target = tmp_path / "copy"
    shutil.copytree(ROOT / "src", target / "src", ignore=IGNORED)
    shutil.copytree(ROOT / "docs" / "rules", target / "docs" / "rules")
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "LICENSE", "README.md"):
        if (ROOT / name).is_file():
            shutil.copy(ROOT / name, target)
    if (ROOT / "build/native").is_dir():
        shutil.copytree(ROOT / "build/native", target / "build/native")
    return target


def wheel(copy: Path, **env: str) -> Path:
    """The wheel that the build backend makes of the copy."""
    done = run([sys.executable, "-c", BUILD, "build_wheel"], copy, **env)
    return copy / done.stdout.split()[-1]


def unpacked_sdist(copy: Path, target: Path) -> Path:
    """The source archive that the build backend makes of the copy, unpacked."""
    done = run([sys.executable, "-c", BUILD, "build_sdist"], copy)
    target.mkdir()
    run(["tar", "-xf", copy / done.stdout.split()[-1]], target)
    (folder,) = target.iterdir()
    return folder


def run(command: list[object], folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    inherited = {k: v for k, v in os.environ.items() if not k.startswith("LUDOTECA_")}
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=folder, env={**inherited, **env}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def installed(wheel: Path, venv: Path) -> Path:
    """A new environment with the wheel alone; the locked packages are lent by the present one."""
    dev.uv("venv", "--quiet", "--python", sys.executable, venv)
    python = dev.program("python", venv)
    dev.uv("pip", "install", "--quiet", "--offline", "--no-deps", "--python", python, wheel)
    purelib = run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], venv)
    lent = Path(purelib.stdout.strip(), "lent.pth")
    lent.write_text(sysconfig.get_path("purelib") + "\n")
    return venv


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def libraries(files: set[str]) -> set[str]:
    return {name for name in files if name.endswith((".so", ".pyd"))}


def run_it(venv: Path) -> tuple[str, str]:
    """Where the installed package is and whether it runs compiled, and what was said."""
    run([dev.program("ludoteca", venv), "--help"], venv, LUDOTECA_QUIET="1")
    script = "import ludoteca; print(ludoteca.__file__, ludoteca.core.build_guard.compiled())"
    done = run([dev.program("python", venv), "-c", script], venv)
    place, compiled = done.stdout.split()
    assert Path(place).is_relative_to(venv)
    return compiled, done.stderr


def test_the_pure_wheel_of_the_source_archive_ships_every_file(copy: Path, tmp_path: Path) -> None:
    made = wheel(unpacked_sdist(copy, tmp_path / "sdist"), LUDOTECA_PURE="1")
    assert made.name.endswith("-py3-none-any.whl")
    source = {p.relative_to(copy / "src").as_posix() for p in (copy / "src").rglob("*.*")}
    shipped = {name for name in names(made) if ".dist-info" not in name}
    pages = {f"ludoteca/rulebook/data/{page.name}" for page in (copy / "docs" / "rules").iterdir()}
    assert shipped == {name for name in source if ".egg-info" not in name} | pages
    venv = installed(made, tmp_path / "venv")
    assert "3.3" in run([dev.program("ludoteca", venv), "rules", "maamut", "3.3"], venv, LUDOTECA_QUIET="1").stdout
    compiled, said = run_it(venv)
    assert (compiled, said) == ("False", "")


def test_the_compiled_wheel_runs_compiled_and_silent(copy: Path, tmp_path: Path) -> None:
    made = wheel(copy)
    modules = build_guard.sources(build_guard.files(copy / "src" / "ludoteca"))
    expected = 0 if dev.no_compiler() else len(modules)
    assert len(libraries(names(made))) == expected
    assert ("ludoteca/_compiled.json" in names(made)) == bool(expected)
    compiled, said = run_it(installed(made, tmp_path / "venv"))
    assert (compiled, said) == (str(bool(expected)), "")


def test_a_source_that_does_not_compile_leaves_a_wheel_without_libraries(unbuilt: Checkout) -> None:
    unbuilt.edit("row.pxd", "cpdef int doubled", "cpdef nonsense doubled")
    made = wheel(unbuilt.root)
    assert "ludoteca/core/row.py" in names(made)
    assert not libraries(names(made))
    assert "ludoteca/_compiled.json" not in names(made)
