"""Colours on terminals with few of them, and characters in limited encodings."""

from __future__ import annotations

import pytest

from ludoteca.drawing import SEAT_COLOURS, Paint
from ludoteca.terminal.styling import ansi_colour, colour_depth, is_plain, simplified, style


@pytest.mark.parametrize(
    ("colour", "name"),
    [
        ("#8fa653", "ansigreen"),
        ("#eef3f4", "ansiwhite"),
        ("#6b645c", "ansibrightblack"),
        ("#93361a", "ansired"),
        ("#1f5f86", "ansiblue"),
        ("", ""),
    ],
)
def test_each_colour_has_its_place_among_sixteen(colour: str, name: str) -> None:
    assert ansi_colour(colour) == name


def test_seats_differ_among_sixteen_colours() -> None:
    assert len({ansi_colour(colour) for colour in SEAT_COLOURS}) == len(SEAT_COLOURS)


@pytest.mark.parametrize("ground", ["#8fa653", "#eef3f4", "#6b645c", "#2a2320", "#d8801f"])
@pytest.mark.parametrize("ink", ["#fffdf7", "#2a2320", "#5f7a30", "#93a9b2"])
def test_ink_never_vanishes_on_its_ground(ink: str, ground: str) -> None:
    words = style(Paint(ink, ground), ansi_only=True).split()
    assert words[0].removeprefix("fg:") != words[1].removeprefix("bg:")


def test_many_colours_stay_exact() -> None:
    assert style(Paint("#123456", "#abcdef", bold=True)) == "fg:#123456 bg:#abcdef bold"


def test_simple_letters_stand_for_others() -> None:
    assert simplified("Mâamut · où “ça” … l’été → 2×3") == 'Maamut - ou "ca" ... l\'ete -> 2x3'


def test_true_colour_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    assert colour_depth() is not None
    monkeypatch.delenv("COLORTERM")
    assert colour_depth() is None


def test_plain_is_asked_for_or_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_plain(True)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: False, raising=False)
    assert is_plain(False)
