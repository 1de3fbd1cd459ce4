"""The bar of long commands: shown to whoever watches, with the time left, and gone at the end."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from ludoteca.cli import _progress
from ludoteca.core.errors import Refused
from ludoteca.i18n import translator

WIPE = "\r\x1b[K"


def bar_of(done: int, seconds: float, monkeypatch: pytest.MonkeyPatch, fault: Exception | None = None) -> None:
    """A bar of ten steps, some of them done in some seconds, and what went wrong then."""
    now = [100.0]
    monkeypatch.setattr(_progress, "time", SimpleNamespace(monotonic=lambda: now[0]))
    with _progress.Progress(10, translator("en")) as bar:
        for _ in range(done):
            now[0] += seconds / done
            bar.step()
        if fault is not None:
            raise fault


def test_the_bar_tells_how_much_is_done_and_the_time_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    bar_of(4, 120.0, monkeypatch)
    shown = capsys.readouterr().err.split(WIPE)[-2]
    assert shown.count("█") == 12
    assert shown.count("·") == 18
    assert all(part in shown for part in ("4", "10", "3:00"))


def test_the_bar_is_wiped_at_the_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    bar_of(10, 5.0, monkeypatch)
    assert capsys.readouterr().err.endswith(WIPE)


def test_the_bar_is_wiped_before_a_refusal_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with pytest.raises(Refused):
        bar_of(3, 5.0, monkeypatch, Refused("stopped"))
    assert capsys.readouterr().err.endswith(WIPE)


def test_nobody_watching_sees_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: False)
    bar_of(10, 5.0, monkeypatch)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("seconds", "told"), [(0.4, "0:00"), (61.0, "1:01"), (3723.0, "1:02:03")])
def test_times_are_told_in_minutes_and_seconds(seconds: float, told: str) -> None:
    assert _progress.duration(seconds) == told
