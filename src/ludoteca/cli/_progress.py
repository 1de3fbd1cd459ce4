"""The progress bar of long commands."""

from __future__ import annotations

import sys
import time
from typing import Self

from ludoteca.i18n import Translator

WIDTH = 30


class Progress:
    """A progress bar on standard error with the estimated time left; nothing is written unless that is a terminal."""

    def __init__(self, total: int, translator: Translator) -> None:
        self.total = total
        self.done = 0
        self.translator = translator
        self.started = time.monotonic()
        self.is_terminal = sys.stderr.isatty()

    def step(self) -> None:
        """Count one more step and draw the bar again."""
        self.done += 1
        if self.is_terminal:
            left = (time.monotonic() - self.started) / self.done * (self.total - self.done)
            full = WIDTH * self.done // max(self.total, 1)
            bar = "█" * full + "·" * (WIDTH - full)
            text = self.translator.translate("progress", done=self.done, total=self.total, left=duration(left))
            print(f"\r\x1b[K{bar} {text}", end="", file=sys.stderr, flush=True)

    def __enter__(self) -> Self:
        """The bar itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Erase the bar, also after an exception."""
        if self.is_terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    """Minutes and seconds, with hours if there are any."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
