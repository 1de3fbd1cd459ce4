"""Builds third-party game distributions as their authors do, for tests that install them."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from ludoteca.core import discovery

BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
COMMAND = "import sys; from ludoteca.cli import main; sys.exit(main())"


def install(source: Path, target: Path) -> None:
    """Build the wheel of a distribution with its own pyproject.toml, and unpack it into a folder of packages."""
    wheels = source.parent / f"{source.name}-wheel"
    wheels.mkdir()
    subprocess.run([sys.executable, "-c", BUILD, str(wheels)], cwd=source, check=True, capture_output=True)
    (wheel,) = wheels.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(target)


def environment(target: Path, **variables: str) -> dict[str, str]:
    """An environment whose programs find the packages of a folder."""
    return {**os.environ, "PYTHONPATH": str(target), discovery.PLUGINS: "all", **variables}


def command(*words: str) -> list[str]:
    """The command `ludoteca` with arguments."""
    return [sys.executable, "-c", COMMAND, *words]
