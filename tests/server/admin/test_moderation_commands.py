"""The commands of `ludoteca admin` about people, results and announcements, as a host types them."""

from __future__ import annotations

import asyncio
import csv
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.cli.admin import COMMANDS
from ludoteca.i18n import LANGUAGES, translator
from tests.support.accounts import NEW_PASSWORD, PASSWORD, is_told_to_reconnect, play_rated_game, ratings, sign_up
from tests.support.server import RunningServer, served

LUDOTECA = str(Path(sys.executable).with_name("ludoteca"))


async def admin(server: RunningServer, *words: str) -> str:
    """What the command prints."""

    process = await asyncio.create_subprocess_exec(
        *(LUDOTECA, "admin", *words, "--data", str(server.components.settings.data)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LUDOTECA_QUIET": "1"},
    )
    out, error = await process.communicate()
    return (out or error).decode()


@served
async def test_a_reset_password_replaces_the_old_one_and_ends_sessions(server: RunningServer) -> None:
    session = await sign_up(server, "North")
    table = await server.table("North", "open")
    client = await server.enter(table, session=session)
    password = (await admin(server, "reset-password", "north")).splitlines()[0]
    assert await is_told_to_reconnect(client)
    for tried, status in ((PASSWORD, 400), (password, 200)):
        answer = await server.post("/api/accounts/enter", {"name": "North", "password": tried}, status)
    body = {"session": answer["session"], "old": password, "new": NEW_PASSWORD}
    await server.post("/api/accounts/password", body, 200)
    assert "no account" in await admin(server, "reset-password", "Nobody")
    assert password not in await admin(server, "audit")


@served
async def test_results_are_csv_with_rating_changes(server: RunningServer) -> None:
    first, second = await sign_up(server, "North"), await sign_up(server, "=South()")
    table, _ = await play_rated_game(server, first, second)
    await ratings(server)
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    rows = list(csv.DictReader((await admin(server, "results", "--from", "2026-01-01", "--to", today)).splitlines()))
    assert [(row["table"], row["seat"], row["player"], row["won"], row["reason"]) for row in rows] == [
        (table, "0", "North-here", "0", "resigned"),
        (table, "1", "South-here", "1", "resigned"),
    ]
    assert [row["account"] for row in rows] == ["north", "'=south()"]
    loser, winner = (int(row["rating_after"]) for row in rows)
    assert loser < 1500 < winner
    assert (await admin(server, "results", "--from", "2026-01-01", "--to", "2026-01-02")).count("\n") == 1


@served
async def test_words_from_a_file_are_refused_and_allowed_again(server: RunningServer) -> None:
    file = server.components.settings.data / "words.txt"
    file.write_text("# a comment\nBrutto\nson of a goat\n", "utf-8")
    assert "2" in await admin(server, "filter", "--file", str(file), "--in", "it")
    assert (await admin(server, "words")).splitlines() == ["it brutto", "it son of a goat"]
    assert "1" in await admin(server, "unfilter", "Brutto", "--in", "it")
    assert (await admin(server, "words")).splitlines() == ["it son of a goat"]


@served
async def test_bans_and_announcements_are_listed_until_they_are_lifted(server: RunningServer) -> None:
    printed = await admin(server, "ban", "--address", "192.0.2.7", "--for", "7d", "--reason", "spam")
    assert "192.0.2.7/32" in printed
    assert (await admin(server, "bans")) == printed
    for words in (("ban",), ("ban", "--account", "x", "--name", "y"), ("mute", "--seat", "1"), ("unban", "9")):
        assert "refuses" in await admin(server, *words)
    assert "Done" in await admin(server, "unban", "1")
    assert await admin(server, "bans") == ""
    assert "Down on Tuesday" in await admin(server, "announce", "Down on Tuesday", "--in", "en")
    assert "Nothing" in await admin(server, "announce", "--clear")
    actions = [line.split()[5] for line in (await admin(server, "audit")).splitlines()]
    assert actions == ["unannounce", "announce", "unban", "ban"]


@pytest.mark.parametrize("words", [["ban"], ["unban"], ["host"], ["filter"], ["announce"], ["hide-name", "x"]])
def test_what_a_command_lacks_is_said_before_the_server_is_asked(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", *words, "--data", str(tmp_path), "--lang", "en"]) == 1
    assert ("No server" in capsys.readouterr().err) == (words == ["ban"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_describes_every_command(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["admin", "--help", "--lang", lang])
    printed = capsys.readouterr().out
    for command in COMMANDS:
        assert f"  {command:<15} {translator(lang).translate(f'admin-do-{command}')}\n" in printed
