"""Records stepped through: forwards, backwards, through each seat's eyes."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from ludoteca.core import discovery, record
from ludoteca.core.record import Record
from ludoteca.i18n import LANGUAGES, translator
from ludoteca.table import Seating
from ludoteca.terminal.reel import Reel
from ludoteca.terminal.sitting import Sitting
from ludoteca.terminal.viewing import command
from tests.terminal.glass import PROGRAM


def bots_record(game: str, seed: str = "reel") -> Record:
    """A record of some moves of bots."""
    rules = discovery.game(game)
    seats = [Seating("", "random")] * rules.meta.players[0]
    sitting = Sitting(rules, seats, {}, seed)
    sitting.let_bots_play(40)
    return record.read(sitting.table.record().write())


@pytest.mark.parametrize("game", discovery.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_told_in_every_language(game: str, lang: str) -> None:
    reel = Reel(bots_record(game), translator(lang))
    for viewer, everything in ((None, False), (0, False), (1, False), (None, True)):
        reel.look(viewer, everything)
        for at in range(len(reel.stills)):
            reel.go(at)
            assert all(line and "{" not in line and f"{game}-" not in line for line in reel.said())
            assert reel.face.facts(reel.scene())


def test_only_its_own_eyes_see_a_drawn_card() -> None:
    reel = Reel(bots_record("maamut"), translator("en"), marked=False)
    for at, still in enumerate(reel.stills):
        reel.go(at)
        if not still.events or still.events[0].key != "drew":
            continue
        drawer = still.events[0].fields["seat"]
        reel.look(drawer)
        assert re.match(r"You draw a [123]\.", reel.said()[0])
        for viewer in (1 - drawer, None):
            reel.look(viewer)
            assert reel.said()[0].endswith("draws a card.")
        reel.look(None, True)
        assert re.search(r"draws a [123]\.", reel.said()[0])


def test_going_back_shows_what_stood_there() -> None:
    reel = Reel(bots_record("maamut"), translator("en"))
    views = []
    for at in range(len(reel.stills)):
        reel.go(at)
        views.append(dict(reel.scene().view))
    for at in reversed(range(len(reel.stills))):
        reel.go(at)
        assert dict(reel.scene().view) == views[at]


def test_commands_go_where_they_say() -> None:
    reel = Reel(bots_record("maamut"), translator("en"))
    last = len(reel.stills) - 1
    for text, at in (("", 1), ("next", 2), ("back", 1), ("10", 9), ("end", last), ("start", 0)):
        assert command(reel, text).moved
        assert reel.at == at
    assert command(reel, "back").lines == ["There is no further line that way."]
    assert command(reel, "seat 7").lines == ["There is no seat 7: they go from 0 to 1."]
    assert command(reel, "xyzzy").lines == ["I don’t understand “xyzzy”. Type “help” for the commands."]
    assert command(reel, "around d4").lines[0].startswith("Here: d4")
    assert command(reel, "quit").over


def test_a_broken_record_gets_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    env = {**os.environ, "LUDOTECA_LANG": "en", "LUDOTECA_QUIET": "1"}
    text = bots_record("maamut").write()
    for content in (b"", b"\xff\xfe", b"nonsense\n\n1 0 x\n", text.replace(" place ", " plaze ").encode()):
        broken.write_bytes(content)
        done = subprocess.run([*PROGRAM, "replay", str(broken)], input="", capture_output=True, text=True, env=env)
        assert done.returncode == 1
        assert done.stderr.strip()
        assert "Traceback" not in done.stderr


def test_names_in_a_record_can_not_steer_the_screen() -> None:
    told = bots_record("maamut")
    told.header["Seats"] = '["\\u001b[2J evil", 7]'
    assert list(Reel(told, translator("en")).names) == ["[2J evil", "7"]
