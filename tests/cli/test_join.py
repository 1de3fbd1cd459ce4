"""`ludoteca join`: a contestant of the arena takes a seat at a real table and plays a game to its end."""

from __future__ import annotations

import asyncio
import json
import shlex
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli import main
from ludoteca.cli.join import Reporter, ending
from ludoteca.core.errors import Refused
from ludoteca.i18n import translator
from ludoteca.search import Choice, Effort, Question
from ludoteca.search.arena import read_contestant
from ludoteca.search.arena.contestants import BadContestant
from ludoteca.search.arena.external_player import ExternalPlayer
from ludoteca.tools.remote import BotSeat, NotJoined, TableLink, read_link
from ludoteca.tools.remote.bot_seat import Wishes
from ludoteca.tools.remote.seat_files import SeatFiles
from tests.support import seeded_chance
from tests.support.arenas import EXAMPLES
from tests.support.server import Json, RunningServer, served

FIRST = f"sh {EXAMPLES / 'first.sh'}"


@pytest.fixture(autouse=True)
def fixed_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance depends on the test's name only, not on the salt that a program chooses."""
    seeded_chance.draw_from(lambda: request.node.name, monkeypatch.setattr)
    seeded_chance.leave_salts_out(monkeypatch.setattr)


class Guest(BotSeat):
    """A contestant at the table of a link, and what it reported."""

    def __init__(self, link: str, folder: Path, contestant: str = FIRST, seat: int | None = None) -> None:
        self.reports: list[tuple[str, dict[str, Any]]] = []
        super().__init__(
            Wishes(read_link(link), read_contestant(contestant), "First", seat, 50, folder, "it"), self.note
        )

    def note(self, what: str, **fields: Any) -> None:
        """Keep a report."""
        self.reports.append((what, fields))

    def reported(self) -> list[str]:
        """The words for what happened, without repetitions."""
        return list(dict.fromkeys(what for what, _ in self.reports))

    async def result(self) -> Json:
        """The result of the whole game."""
        result: Json = (await self.play())["table"]["result"]
        return result


def data(server: RunningServer) -> Path:
    """The folder of a test, where the programs keep their seats."""
    folder: Path = server.components.settings.data
    return folder


def invitation(server: RunningServer, made: Json) -> str:
    """The link to the open seats of a table."""
    return f"{server.url}/t/{made['id']}#i={made['invite']}"


@served
async def test_a_program_that_answers_hello_and_choose_plays_a_game(server: RunningServer) -> None:
    made = await server.table("beginner", "open", cap=6)
    result = await Guest(invitation(server, made), data(server)).result()
    assert result["reason"] in ("cap", "trap", "survived")
    record = await server.get(f"/api/tables/{made['id']}/record")
    assert '"First"' in record


@served
async def test_it_reconnects_to_its_seat_when_the_server_closes_the_connection(server: RunningServer) -> None:
    made = await server.table("North", "open", cap=4, options={"first": 0})
    program = Guest(invitation(server, made), data(server))
    playing = asyncio.create_task(program.result())
    north = await server.enter(made, tokens=made["tokens"], salt="01")
    await north.play(0)
    async with server.components.registry.suspended(made["id"]):
        pass
    assert await north.closed() == 1012
    north = await server.enter(made, tokens=made["tokens"])
    while (await north.update(0, lambda told: bool(told["decision"]) or "result" in told["table"]))["decision"]:
        await north.play(0)
    result = await playing
    assert result == north.updates[0]["table"]["result"]
    told = ending(program.update, program.game, translator("it"))
    assert result["reason"] == "cap"
    assert told == translator("it").translate("reason-cap")


@served
async def test_a_decision_that_changes_while_it_computes_is_answered(server: RunningServer) -> None:
    made = await server.table("North", "open", options={"first": 0})
    program = Guest(invitation(server, made), data(server))
    north = await server.enter(made, tokens=made["tokens"], salt="01")
    thinking, thought = asyncio.Event(), threading.Event()
    answers = ExternalPlayer.choose

    def slow(engine: ExternalPlayer, question: Question, effort: Effort) -> Choice:
        loop.call_soon_threadsafe(thinking.set)
        assert thought.wait(60)
        return answers(engine, question, effort)

    loop = asyncio.get_running_loop()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ExternalPlayer, "choose", slow)
        playing = asyncio.create_task(program.result())
        await north.play(0)
        await thinking.wait()
        assert "version" in await north.do("undo", seat=0)
        other = (await north.update(0, lambda told: told["decision"] is not None))["moves"][-1]
        assert "version" in await north.play(0, other)
        thought.set()
        await north.update(0, lambda told: told["view"]["hunters"][1] is not None)
    await north.do("resign", seat=0)
    assert (await playing)["reason"] == "resigned"


@served
async def test_losing_its_seat_is_an_error(server: RunningServer) -> None:
    made = await server.table("North", "open", options={"first": 0})
    playing = asyncio.create_task(Guest(invitation(server, made), data(server)).play())
    host = await server.enter(made, tokens=made["tokens"], host=made["host"], salt="01")
    await host.update(0, lambda told: told["table"]["phase"] == "playing")
    await host.do("free", seat=1)
    with pytest.raises(NotJoined) as lost:
        await playing
    assert lost.value.key == "join-lost"


@served
async def test_a_table_that_is_closed_is_an_error(server: RunningServer) -> None:
    made = await server.table("North", "open", "open")
    playing = asyncio.create_task(Guest(invitation(server, made), data(server)).play())
    host = await server.enter(made, host=made["host"])
    await host.update(None, lambda told: told["table"]["seats"][1]["kind"] == "person")
    await host.do("close")
    with pytest.raises(NotJoined) as gone:
        await playing
    assert gone.value.key == "server-no-table"


@served
async def test_a_table_without_an_open_seat_is_an_error(server: RunningServer) -> None:
    made = await server.table("North", "South")
    with pytest.raises(NotJoined) as refused:
        await Guest(f"{server.url}/t/{made['id']}", data(server)).play()
    assert refused.value.key == "join-no-seat"


@served
async def test_it_reports_sitting_down_waiting_turns_and_the_end(server: RunningServer) -> None:
    made = await server.table("North", "open", cap=2, options={"first": 0})
    program = Guest(invitation(server, made), data(server))
    playing = asyncio.create_task(program.result())
    north = await server.enter(made, tokens=made["tokens"])
    await north.update(0, lambda told: told["table"]["seats"][1]["kind"] == "person")
    await north.do("salt", seat=0, salt="01")
    while (await north.update(0, lambda told: bool(told["decision"]) or "result" in told["table"]))["decision"]:
        await north.play(0)
    await playing
    assert program.reported() == ["sits", "waits-for-seats", "begins", "waits", "plays"]
    assert dict(program.reports)["begins"] == {"names": "North, First"}
    assert dict(program.reports)["waits"]["names"] == "North"


@served
async def test_two_programs_that_join_at_the_same_moment_get_different_seats(
    server: RunningServer,
) -> None:
    made = await server.table("open", "open", cap=4)
    both = [Guest(invitation(server, made), data(server)) for _ in range(2)]
    joined, meet = 0, asyncio.Event()
    sit = BotSeat._sit

    async def together(program: BotSeat, socket: Any, entered: Json) -> None:
        """Both have seen both seats open before the first sits down."""
        nonlocal joined
        joined += 1
        if joined == 2:
            meet.set()
        await meet.wait()
        await sit(program, socket, entered)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotSeat, "_sit", together)
        results = await asyncio.gather(*(program.result() for program in both))
    assert results[0] == results[1]
    assert {program.seat for program in both} == {0, 1}
    assert sorted("taken" in program.reported() for program in both) == [False, True]


@served
async def test_a_program_that_was_stopped_comes_back_to_its_seat(server: RunningServer) -> None:
    made = await server.table("North", "open", cap=4, options={"first": 0})
    stopped = Guest(invitation(server, made), data(server))
    playing = asyncio.create_task(stopped.play())
    north = await server.enter(made, tokens=made["tokens"], salt="01")
    await north.update(0, lambda told: told["table"]["phase"] == "playing")
    playing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await playing
    again = Guest(invitation(server, made), data(server))
    playing = asyncio.create_task(again.play())
    while (await north.update(0, lambda told: bool(told["decision"]) or "result" in told["table"]))["decision"]:
        await north.play(0)
    await playing
    assert again.seat == stopped.seat == 1
    assert again.reported()[0] == "returned"
    assert list((data(server) / "seats").iterdir()) == []


@served
async def test_a_seat_that_a_running_program_holds_is_not_taken_over(server: RunningServer) -> None:
    made = await server.table("open", "open", "North", cap=3)
    first = Guest(invitation(server, made), data(server))
    playing = [asyncio.create_task(first.result())]
    north = await server.enter(made, tokens=made["tokens"], salt="01")
    await north.update(2, lambda told: told["table"]["seats"][0]["kind"] == "person")
    second = Guest(invitation(server, made), data(server))
    playing.append(asyncio.create_task(second.result()))
    while (await north.update(2, lambda told: bool(told["decision"]) or "result" in told["table"]))["decision"]:
        await north.play(2)
    results = await asyncio.gather(*playing)
    assert results[0] == results[1]
    assert (first.seat, second.seat) == (0, 1)


@served
async def test_a_given_seat_that_is_taken_is_an_error(server: RunningServer) -> None:
    made = await server.table("North", "open")
    with pytest.raises(NotJoined) as refused:
        await Guest(invitation(server, made), data(server), seat=0).play()
    assert refused.value.key == "join-no-seat"


def forgetful(folder: Path, crashes: int, how: str = "exit 1") -> str:
    """A program that fails the first times it is asked for a move, in any of its processes."""
    script, mark = folder / "forgetful.sh", folder / "crashes"
    script.write_text(
        f"fail() {{ echo x >> {mark}; {how}; }}\n"
        f"count() {{ cat {mark} 2>/dev/null | wc -l; }}\n"
        "read -r line; echo '{}'\n"
        f"if test $(count) -lt {crashes}; then read -r line; fail; fi\n" + (EXAMPLES / "first.sh").read_text()
    )
    return f"forgetful=sh {script}"


@served
async def test_a_program_that_crashes_once_is_started_again_and_plays_on(server: RunningServer) -> None:
    made = await server.table("beginner", "open", cap=6)
    program = Guest(invitation(server, made), data(server), forgetful(data(server), 1))
    assert (await program.result())["reason"] in ("cap", "trap", "survived")
    failures = [fields["error"] for what, fields in program.reports if what == "failed"]
    assert [(error.key, error.fields["status"]) for error in failures] == [("contestant-ended", 1)]


@served
async def test_a_program_that_fails_again_resigns(server: RunningServer) -> None:
    made = await server.table("North", "open", options={"first": 1})
    program = Guest(invitation(server, made), data(server), forgetful(data(server), 2, """echo '{"move":"fly"}'"""))
    playing = asyncio.create_task(program.play())
    north = await server.enter(made, tokens=made["tokens"], salt="01")
    result = (await north.update(0, lambda told: "result" in told["table"]))["table"]["result"]
    assert (result["reason"], result["winners"]) == ("resigned", [0])
    with pytest.raises(NotJoined) as failed:
        await playing
    assert failed.value.key == "join-resigned"
    assert failed.value.fields["error"].key == "contestant-illegal-move"
    assert list((data(server) / "seats").iterdir()) == []


@served
async def test_a_program_that_does_not_start_takes_no_seat(server: RunningServer) -> None:
    made = await server.table("North", "open")
    with pytest.raises(Refused) as failed:
        await Guest(invitation(server, made), data(server), "broken=false").play()
    assert failed.value.key == "contestant-ended"
    about = await server.get(f"/api/tables/{made['id']}")
    assert about["open"] == 1


@served
async def test_levels_and_classes_play_at_tables(server: RunningServer) -> None:
    made = await server.table("open", "open", cap=4)
    programs = [
        Guest(invitation(server, made), data(server), text) for text in ("casual", f"{EXAMPLES / 'wordy.py'}:Wordy")
    ]
    results = await asyncio.gather(*(program.result() for program in programs))
    assert results[0] == results[1]


@served
async def test_it_declines_draws_and_accepts_pauses_and_undos(server: RunningServer) -> None:
    made = await server.table("North", "open", options={"first": 0})
    playing = asyncio.create_task(Guest(invitation(server, made), data(server)).result())
    north = await server.enter(made, tokens=made["tokens"], salt="01")
    await north.play(0)
    await north.update(0, lambda told: told["view"]["hunters"][1] is not None)
    await north.do("propose", seat=0, what="draw")
    await north.update(0, lambda told: not told["table"]["proposals"])
    await north.do("propose", seat=0, what="pause")
    await north.update(0, lambda told: told["table"]["paused"])
    await north.do("resume", seat=0)
    await north.update(0, lambda told: not told["table"]["paused"])
    await north.do("propose", seat=0, what="undo")
    await north.update(0, lambda told: told["view"]["hunters"] == [None, None])
    await north.do("resign", seat=0)
    assert (await playing)["reason"] == "resigned"


CURIOUS = """
import json, sys
with open(sys.argv[1], "a") as heard:
    for line in sys.stdin:
        print(line, file=heard, end="", flush=True)
        asked = json.loads(line)
        answers = {"hello": {"wants": ["events", "result"]}, "result": {}}
        print(json.dumps(answers.get(asked["do"]) or {"move": asked["moves"][0]}), flush=True)
"""


@served
async def test_a_program_that_wants_events_gets_the_log_of_its_seat_also_after_undos_and_reconnections(
    server: RunningServer,
) -> None:
    script, heard = data(server) / "curious.py", data(server) / "heard.jsonl"
    script.write_text(CURIOUS)
    command = f"curious={shlex.join([sys.executable, str(script), str(heard)])}"
    made = await server.table("North", "open", cap=6, options={"first": 0})
    program = Guest(invitation(server, made), data(server), command)
    playing = asyncio.create_task(program.result())
    north = await server.enter(made, tokens=made["tokens"], salt="01")
    await north.play(0)
    await north.update(0, lambda told: told["view"]["hunters"][1] is not None)
    await north.do("propose", seat=0, what="undo")
    await north.update(0, lambda told: told["view"]["hunters"] == [None, None])
    await north.play(0)
    async with server.components.registry.suspended(made["id"]):
        pass
    north = await server.enter(made, tokens=made["tokens"])
    while (await north.update(0, lambda told: bool(told["decision"]) or "result" in told["table"]))["decision"]:
        await north.play(0)
    result = await playing
    asked = [json.loads(line) for line in heard.read_text().splitlines()]
    known: list[Json] = []
    for one in asked[1:]:
        known = one["events"] if one.get("fresh") else [*known, *one["events"]]
    live = server.components.registry.tables[made["id"]]
    log = live.table.log(1)
    undone = {version for change in log for version in change.get("undone", [])}
    expected = [event for change in log if change["version"] not in undone for event in change.get("events", [])]
    assert undone
    assert known == json.loads(json.dumps(expected))
    assert {one["match"] for one in asked[1:]} == {made["id"]}
    assert asked[-1]["result"] == result
    assert asked[-1]["do"] == "result"


def test_a_link_contains_the_server_the_table_and_its_token() -> None:
    found = read_link("https://play.example/games/t/abc#i=xyz")
    assert found == TableLink("https://play.example/games", "abc", "invite", "xyz")
    assert found.socket == "wss://play.example/games/api/socket"
    assert found.entry == {"table": "abc", "invite": "xyz"}
    assert read_link("http://10.0.0.2:8642/t/abc#p=1.xyz").entry == {"table": "abc", "pass": "1.xyz"}
    for text in ("ftl://nowhere", "ftp://nowhere/t/x", "http://[/t/x", ""):
        with pytest.raises(NotJoined):
            read_link(text)


@pytest.mark.parametrize("engine", ["", "  ", "sh 'unclosed", "mastr", "none.py:Bot"])
def test_an_engine_that_is_no_contestant_is_refused(
    engine: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["join", "http://127.0.0.1:9/t/abc", "--engine", engine, "--data", str(tmp_path)]
    assert main(words) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_an_unreachable_server_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(NotJoined) as refused:
        asyncio.run(Guest("http://127.0.0.1:9/t/abc", tmp_path).play())
    assert refused.value.key == "join-no-server"


def test_a_token_is_kept_for_its_owner_only_and_belongs_to_one_contestant(tmp_path: Path) -> None:
    link = read_link("http://127.0.0.1:9/t/abc#i=xyz")
    files = SeatFiles(tmp_path, link, "casual", "First")
    kept = files.keep(1, "token")
    assert kept.path.stat().st_mode & 0o777 == 0o600
    assert files.claim(None) is None, "it is held"
    kept.release(remove=False)
    assert SeatFiles(tmp_path, link, "casual", "Second").claim(None) is None
    assert SeatFiles(tmp_path, link, "master", "First").claim(None) is None
    assert SeatFiles(tmp_path, read_link("http://127.0.0.1:9/t/abd"), "casual", "First").claim(None) is None
    assert files.claim(0) is None
    again = files.claim(1)
    assert again is not None
    assert again.token == "token"
    again.release(remove=True)
    assert files.claim(1) is None


def test_a_quiet_program_reports_failures_only(capsys: pytest.CaptureFixture[str]) -> None:
    for quiet in (False, True):
        reporter = Reporter(translator("en"), quiet)
        reporter.report("sits", name="First", seat=1, game="maamut")
        reporter.report("cut", why="gone")
        reporter.report("failed", error=BadContestant(key="contestant-failed", contestant="x.py:X", why="KeyError"))
    told = capsys.readouterr()
    assert told.out.count("First takes seat 1") == 1
    assert told.err.count("Connection lost (gone)") == told.err.count("“x.py:X” failed: KeyError") == 2
