"""`ludoteca new-game` writes a distribution that installs, conforms, type-checks and is played, in English alone."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.cli import main
from tests.support.distributions import command, environment, install

FILES = {"pyproject.toml", "README.md", "src/harvest/game.py", "src/harvest/locales/en.ftl", "tests/test_rules.py"}
LANGUAGES = ("en", "it", "fr", "es")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A generated distribution."""
    folder = tmp_path_factory.mktemp("generated") / "harvest"
    assert main(["new-game", "harvest", "--title", "Harvest Home", "--folder", str(folder), "--lang", "en"]) == 0
    return folder


@pytest.fixture(scope="module")
def installed(source: Path) -> dict[str, str]:
    """An environment in which its wheel is installed."""
    target = source.parent / "packages"
    install(source, target)
    return environment(target, LUDOTECA_LANG="it", LANG="it_IT.UTF-8")


def run(environment: dict[str, str], *words: str, typed: str = "") -> str:
    done = subprocess.run(words, env=environment, capture_output=True, text=True, input=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def test_all_files_have_the_name_and_title_of_the_game(source: Path) -> None:
    texts = {path.relative_to(source).as_posix(): path.read_text("utf-8") for path in source.rglob("*.*")}
    assert texts.keys() >= FILES
    assert not [name for name, text in texts.items() if re.search("new.?game", name + text, re.IGNORECASE)]
    assert 'title="Harvest Home"' in texts["src/harvest/meta.py"]


def test_its_own_tests_pass_with_the_conformance_kit(source: Path, installed: dict[str, str]) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--rootdir", str(source))
    told = run(installed, sys.executable, "-m", "pytest", *options, str(source / "tests"))
    assert re.search(r"^\d+ passed", told, re.MULTILINE)


def test_its_types_are_strict(source: Path) -> None:
    mypy = Path(sys.executable).parent / "mypy"
    done = subprocess.run([mypy], cwd=source, env={**os.environ, "MYPY_CACHE_DIR": str(source.parent / "mypy")},
                          capture_output=True, text=True)  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_in_english_alone_is_played_in_the_terminal_in_every_language(
    installed: dict[str, str], lang: str
) -> None:
    words = command("play", "harvest", "--plain", "--seats", "you,casual", "--seed", "rye", "--lang", lang)
    said = run(installed, *words, typed="where\nmoves\nbid 5\nbid 4\nbid 3\nbid 2\nbid 1\n")
    assert "Bid a card for the prize." in said
    assert re.search(r"^> Prize: [1-5]$", said, re.MULTILINE)
    assert "bid 5: Bid 5" in said
    assert "All prizes are gone." in said


def test_its_rulebook_and_the_overview_are_in_english_under_another_language(installed: dict[str, str]) -> None:
    assert "A prize is turned up at random." in run(installed, *command("rules", "harvest", "2.1"))
    assert "Harvest Home · five prizes, five cards" in run(installed, *command("--help"))


def test_bots_play_it(installed: dict[str, str]) -> None:
    said = run(
        installed, *command("arena", "harvest", "random", "greedy", "--blocks", "2", "--ms", "5", "--lang", "en")
    )
    assert "greedy" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["Two words"], "can’t be a game’s name"),
        (["class"], "can’t be a game’s name"),
        (["json"], "is taken"),
        (["maamut"], "is taken"),
        (["harvest", "--title", 'a "b"'], "can’t be a title"),
        (["harvest", "--folder", "."], "isn’t empty"),
    ],
)
def test_what_cannot_be_written_is_refused_in_words(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a-file").touch()
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", *words, "--lang", "en"]) == 1
    assert sentence in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["a-file"]
