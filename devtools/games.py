"""Third-party games installed into the development environment."""

from __future__ import annotations

import json
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path

from devtools.console import Trouble, say, step

GROUP = "ludoteca.games"
LISTED = """
from ludoteca.core import discovery
names = {names!r}
for one in discovery.left_out():
    if one.game in names:
        print(one)
for name in names:
    if name in discovery.names():
        print("Ready: ludoteca play " + name)
"""


class InstalledGames:
    """The folders that were installed, in a file of the environment, so that a new setup installs them again."""

    def __init__(self, venv: Path, uv: Callable[..., str], python: Path) -> None:
        self.file = venv / "ludoteca-games.json"
        self.uv = uv
        self.python = python

    def folders(self) -> list[Path]:
        """The folders of installed games that still exist."""
        try:
            known = [Path(name) for name in json.loads(self.file.read_text("utf-8"))]
        except (OSError, ValueError):
            return []
        return [folder for folder in known if (folder / "pyproject.toml").is_file()]

    def install(self, folder: Path) -> int:
        """Install a game's distribution so that it runs from its folder; 1 if the game does not load."""
        names = announced(folder)
        with step(f"installing {', '.join(names)} from {folder}"):
            self.link(folder)
        self.file.write_text(json.dumps(sorted({str(one) for one in (*self.folders(), folder)})) + "\n")
        told = subprocess.run([self.python, "-c", LISTED.format(names=names)], stdout=subprocess.PIPE, text=True)
        say(told.stdout.rstrip())
        return 0 if told.stdout.count("Ready: ") == len(names) else 1

    def install_again(self) -> None:
        """Install all of them, after the locked packages were installed anew."""
        for folder in self.folders():
            try:
                with step(f"installing the game in {folder}"):
                    self.link(folder)
            except Trouble as trouble:
                say(f"! not installed: {trouble}")

    def link(self, folder: Path) -> None:
        """Install one distribution as editable; setuptools is in the environment, other build systems are fetched."""
        own = [] if build_system(folder) != "setuptools.build_meta" else ["--no-build-isolation"]
        self.uv("pip", "install", "--quiet", *own, "--python", self.python, "--editable", folder)


def announced(folder: Path) -> list[str]:
    """The names of the games that a distribution announces; Trouble if there is none."""
    file = folder / "pyproject.toml"
    if not file.is_file():
        raise Trouble(f"{folder} has no pyproject.toml.\n  `ludoteca new-game NAME` writes a game to start from.")
    names = sorted(read(file).get("project", {}).get("entry-points", {}).get(GROUP, {}))
    if not names:
        raise Trouble(f'{file} announces no game: it needs a table [project.entry-points."{GROUP}"].')
    return names


def build_system(folder: Path) -> str:
    """The build backend of a distribution."""
    return str(read(folder / "pyproject.toml").get("build-system", {}).get("build-backend", ""))


def read(file: Path) -> dict[str, dict[str, dict[str, dict[str, str]]]]:
    """The tables of a pyproject.toml; Trouble if it does not parse."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Trouble(f"{file} cannot be read: {error}") from error
