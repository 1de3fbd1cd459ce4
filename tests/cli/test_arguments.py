"""The command's own complaints are in the language spoken, and a mistake never ends in a traceback."""

from __future__ import annotations

import argparse

import pytest

from ludoteca.cli import main


def refused(capsys: pytest.CaptureFixture[str], *given: str) -> str:
    with pytest.raises(SystemExit) as stopped:
        main(list(given))
    assert stopped.value.code == 2
    return capsys.readouterr().err


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "not understood: --fast"),
        ("it", "non capito: --fast"),
        ("fr", "pas compris\u202f: --fast"),
        ("es", "no se entiende: --fast"),
    ],
)
def test_an_unknown_option_is_refused_in_the_language_spoken(
    lang: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in refused(capsys, "bench", "core", "maamut", "--fast", "--lang", lang)


def test_a_wrong_value_names_the_argument_and_the_value(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "bench", "core", "maamut", "--seconds", "long", "--lang", "it")
    assert "--seconds" in said
    assert "'long' non si può leggere" in said


def test_missing_arguments_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "il manque\u202f: subject, game" in refused(capsys, "bench", "--lang", "fr")


def test_help_is_translated_and_argparse_left_as_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bench", "--help", "--lang", "es"])
    said = capsys.readouterr().out
    assert said.startswith("uso: ludoteca bench")
    assert "mostrar esta ayuda y salir" in said
    assert argparse.ArgumentParser(prog="x").format_usage().startswith("usage: x")


def test_a_mistyped_command_gets_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plya"]) == 2
    assert "play" in capsys.readouterr().err


def test_a_mistyped_game_gets_suggestions_with_subtitles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "core", "mamut"]) == 1
    assert "Mâamut · the hunter’s spirit" in capsys.readouterr().err.replace("'", "’")


def test_without_arguments_it_says_what_it_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    said = capsys.readouterr().out
    for command in ("play", "engine", "replay", "verify", "rules", "bench"):
        assert f"  {command} " in said
    assert "Mâamut · " in said
