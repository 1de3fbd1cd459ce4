"""Chance that is the same in every run: matches draw from a seed instead of from the system.

Run as a program with a file's name and a command line, it is `ludoteca` whose matches draw from the seed that the
file holds when they are made, with the devices' salts left out of it. No switch of the product does this.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteca.core.chance import Chance

# What can put something else in an attribute's place, for a while or for good.
Patching = Callable[[object, str, Any], None]


def draw_from(seed: Callable[[], str], patch: Patching) -> None:
    """Let every match that would draw afresh draw from a seed and from how many came before it with that seed."""
    made: Counter[str] = Counter()

    def fresh() -> Chance:
        text = seed()
        made[text] += 1
        return Chance.of_seed(f"{text} {made[text]}")

    patch(Chance, "fresh", staticmethod(fresh))


def leave_salts_out(patch: Patching) -> None:
    """Let every salt that reads be the same one, since programs and browsers make up theirs."""
    from ludoteca.server.ws.handlers import join, seats

    read = seats.read_salt

    def same_salt(text: str) -> bytes:
        return b"salt" if read(text) else b""

    for module in (join, seats):
        patch(module, "read_salt", same_salt)


def command(seed: Path, *words: object) -> list[str]:
    """The command that runs `ludoteca` with the seed that a file holds."""
    return [sys.executable, "-P", __file__, str(seed), *map(str, words)]


def main() -> int:
    """Run the program's command line with its chance and salts fixed."""
    from ludoteca.cli import main as ludoteca

    file = Path(sys.argv[1])
    draw_from(file.read_text, setattr)
    leave_salts_out(setattr)
    return ludoteca(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
