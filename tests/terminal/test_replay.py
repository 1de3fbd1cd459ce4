"""Replays of records: forwards, backwards, from each seat's perspective."""

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
from ludoteca.terminal.replay import RecordReplay
from ludoteca.terminal.replay_screen import execute_command
from ludoteca.terminal.session import PlaySession
from tests.support.pseudo_terminal import PROGRAM


def bots_record(game: str, seed: str = "reel") -> Record:
    """A record of some moves of bots."""
    rules = discovery.game(game)
    seats = [Seating("", "random")] * rules.meta.players[0]
    session = PlaySession(rules, seats, {}, seed)
    session.play_bots(40)
    return record.read(session.table.record().write())


@pytest.mark.parametrize("game", discovery.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_told_in_every_language(game: str, lang: str) -> None:
    replay = RecordReplay(bots_record(game), translator(lang))
    for viewer, everything in ((None, False), (0, False), (1, False), (None, True)):
        replay.set_perspective(viewer, everything)
        for at in range(len(replay.steps)):
            replay.seek(at)
            assert all(line and "{" not in line and f"{game}-" not in line for line in replay.description())
            assert replay.face.facts(replay.scene())


def test_only_its_own_eyes_see_a_drawn_card() -> None:
    replay = RecordReplay(bots_record("maamut"), translator("en"), marked=False)
    for at, step in enumerate(replay.steps):
        replay.seek(at)
        if not step.events or step.events[0].key != "drew":
            continue
        drawer = step.events[0].fields["seat"]
        replay.set_perspective(drawer)
        assert re.match(r"You draw a [123]\.", replay.description()[0])
        for viewer in (1 - drawer, None):
            replay.set_perspective(viewer)
            assert replay.description()[0].endswith("draws a card.")
        replay.set_perspective(None, True)
        assert re.search(r"draws a [123]\.", replay.description()[0])


def test_going_back_shows_what_stood_there() -> None:
    replay = RecordReplay(bots_record("maamut"), translator("en"))
    views = []
    for at in range(len(replay.steps)):
        replay.seek(at)
        views.append(dict(replay.scene().view))
    for at in reversed(range(len(replay.steps))):
        replay.seek(at)
        assert dict(replay.scene().view) == views[at]


def test_commands_go_where_they_say() -> None:
    replay = RecordReplay(bots_record("maamut"), translator("en"))
    last = len(replay.steps) - 1
    for text, at in (("", 1), ("next", 2), ("back", 1), ("10", 9), ("end", last), ("start", 0)):
        assert execute_command(replay, text).moved
        assert replay.index == at
    assert execute_command(replay, "back").lines == ["There are no more lines in that direction."]
    assert execute_command(replay, "seat 7").lines == ["There is no seat 7: they go from 0 to 1."]
    assert execute_command(replay, "xyzzy").lines == ["I don’t understand “xyzzy”. Type “help” for the commands."]
    assert execute_command(replay, "around d4").lines[0].startswith("Here: d4")
    assert execute_command(replay, "quit").over


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
    written = bots_record("maamut")
    written.header["Seats"] = '["\\u001b[2J evil", 7]'
    assert list(RecordReplay(written, translator("en")).names) == ["[2J evil", "7"]
