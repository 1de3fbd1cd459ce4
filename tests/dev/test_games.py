"""`dev.py install FOLDER`: a third-party game in the development environment."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from devtools.console import Trouble
from devtools.games import InstalledGames, announced
from ludoteca.cli.new_game import write_game
from ludoteca.core import discovery


class Uv:
    """Installs an editable distribution as uv would: its sources and metadata become visible to Python."""

    def __init__(self, site: Path) -> None:
        self.site = site
        self.calls: list[tuple[object, ...]] = []

    def __call__(self, *words: object) -> str:
        self.calls.append(words)
        folder = Path(str(words[-1]))
        (name,) = announced(folder)
        metadata = self.site / f"ludoteca_{name}-0.1.0.dist-info"
        metadata.mkdir(exist_ok=True)
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: ludoteca-{name}\nVersion: 0.1.0\n")
        (metadata / "entry_points.txt").write_text(f"[ludoteca.games]\n{name} = {name}.meta:META\n")
        (self.site / name).unlink(missing_ok=True)
        (self.site / name).symlink_to(folder / "src" / name)
        return ""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packages that new processes see."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.setenv("PYTHONPATH", str(folder))
    monkeypatch.setenv(discovery.PLUGINS, "all")
    return folder


def test_a_game_is_installed_from_its_folder_and_again_with_the_environment(
    tmp_path: Path, site: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "harvest"
    write_game("harvest", "Harvest", folder)
    uv = Uv(site)
    games = InstalledGames(tmp_path, uv, Path(sys.executable))
    assert games.install(folder) == 0
    assert "Ready: ludoteca play harvest" in capfd.readouterr().err
    assert json.loads(games.file.read_text()) == [str(folder)]
    assert uv.calls[0][-2:] == ("--editable", folder)
    games.install_again()
    assert uv.calls[1] == uv.calls[0]


def test_a_game_that_does_not_load_is_reported_with_the_reason(
    tmp_path: Path, site: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "barley"
    write_game("barley", "Barley", folder)
    (folder / "src" / "barley" / "game.py").write_text("import no_such_module\n")
    assert InstalledGames(tmp_path, Uv(site), Path(sys.executable)).install(folder) == 1
    said = capfd.readouterr().err
    assert "barley of the package ludoteca-barley is left out: ModuleNotFoundError" in said
    assert "Ready" not in said


def test_a_folder_without_a_game_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match=r"has no pyproject\.toml"):
        announced(tmp_path)
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n")
    with pytest.raises(Trouble, match="announces no game"):
        announced(tmp_path)
    (tmp_path / "pyproject.toml").write_text("= ")
    with pytest.raises(Trouble, match="cannot be read"):
        announced(tmp_path)


def test_a_folder_that_is_gone_is_forgotten(tmp_path: Path, site: Path) -> None:
    games = InstalledGames(tmp_path, Uv(site), Path(sys.executable))
    games.file.write_text(json.dumps([str(tmp_path / "gone")]))
    assert games.folders() == []
