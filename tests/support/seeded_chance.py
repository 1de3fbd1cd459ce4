"""Deterministic chance for tests: matches draw from a seed instead of the system's generator.

Run as a program with a file's name and a command line, it runs `ludoteca` with matches that draw from the seed in
that file, ignoring the devices' salts. No option of the product does this.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteca.core.chance import Chance

# Sets an attribute, such as setattr or pytest's monkeypatch.setattr.
SetAttribute = Callable[[object, str, Any], None]


def draw_from(seed: Callable[[], str], patch: SetAttribute) -> None:
    """Let every new match draw from the seed and the number of earlier matches with that seed."""
    made: Counter[str] = Counter()

    def fresh() -> Chance:
        text = seed()
        made[text] += 1
        return Chance.of_seed(f"{text} {made[text]}")

    patch(Chance, "fresh", staticmethod(fresh))


def leave_salts_out(patch: SetAttribute) -> None:
    """Replace every valid salt by a constant, since clients choose theirs at random."""
    from ludoteca.server.ws.handlers import join, seats

    read = seats.read_salt

    def same_salt(text: str) -> bytes:
        return b"salt" if read(text) else b""

    for module in (join, seats):
        patch(module, "read_salt", same_salt)


def command(seed: Path, *words: object) -> list[str]:
    """The command that runs `ludoteca` with the seed in a file."""
    return [sys.executable, "-P", __file__, str(seed), *map(str, words)]


def main() -> int:
    """Run the command line with fixed chance and salts."""
    from ludoteca.cli import main as ludoteca

    file = Path(sys.argv[1])
    draw_from(file.read_text, setattr)
    leave_salts_out(setattr)
    return ludoteca(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
