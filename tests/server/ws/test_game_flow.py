"""During a game: undo, hints, pauses, clocks, every way to end, forced moves, sealed choices, rematches."""

from __future__ import annotations

from typing import Any

from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.server.live.repository import EVENT_MS
from tests.games.kahmate.match_factory import scene
from tests.support.server import Json, RunningServer, SocketClient, served

MAX_MOVES = 400


async def alone(server: RunningServer, *seats: str, **asked: Any) -> tuple[Json, SocketClient]:
    """A table in play whose players share one device."""
    made = await server.table(*(seats or ("North", "South")), **{"options": {"first": 0}, **asked})
    client = await server.enter(made, tokens=made["tokens"], host=made["host"], salt="01")
    await client.update(0, lambda told: told["table"]["phase"] == "playing")
    return made, client


async def apart(server: RunningServer, *bots: str, **asked: Any) -> tuple[Json, SocketClient, SocketClient]:
    """A table in play with two devices, the first of them the host's, and bots if given."""
    made = await server.table("North", "South", *bots, **{"options": {"first": 0}, **asked})
    north = await server.enter(made, tokens=made["tokens"][:1], host=made["host"], salt="01")
    south = await server.enter(made, tokens=made["tokens"][1:], salt="02")
    await north.update(0, lambda told: told["table"]["phase"] == "playing")
    return made, north, south


@served
async def test_a_move_that_revealed_nothing_is_undone_freely(server: RunningServer) -> None:
    _, client = await alone(server)
    played = await client.play(0)
    assert (await client.version(0, played["version"]))["undo"] == "free"
    undone = await client.do("undo", seat=0)
    told = await client.version(0, undone["version"])
    assert told["view"]["hunters"][0] is None
    assert told["changes"][-1]["undone"] == [played["version"]]


@served
async def test_any_other_undo_needs_the_consent_of_every_player(server: RunningServer) -> None:
    _, client = await alone(server)
    await client.play(0)
    last = await client.play(1)
    assert (await client.version(0, last["version"]))["undo"] == "consent"
    assert await client.refused("undo", seat=0) == "table-undo-needs-consent"
    asked = await client.do("propose", seat=0, what="undo")
    told = await client.version(1, asked["version"])
    assert told["table"]["proposals"]["undo"]["waiting"] == [1]
    agreed = await client.do("agree", seat=1, what="undo")
    assert (await client.version(0, agreed["version"]))["view"]["hunters"] == [None, None]


@served
async def test_undo_against_a_bot_goes_back_to_the_players_own_move_and_the_bot_answers_it_the_same(
    server: RunningServer,
) -> None:
    made = await server.table("North", "beginner", game="kahmate", position=bot_to_answer())
    client = await server.enter(made, tokens=made["tokens"], host=made["host"], salt="01")
    await client.update(0, lambda told: told["decision"] is not None)
    answers = [await answers_after_run(client) for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]


async def answers_after_run(client: SocketClient) -> list[Any]:
    """What the table and the bot answer to seat 0's last run, which is then undone."""
    played = await client.play(0, "run rf c8")  # both movers are spent, so the table ends the turn
    told = await client.update(0, lambda told: told["version"] > played["version"] + 1 and told["actors"] == [0])
    assert told["undo"] == "consent"
    log = (await client.do("log", viewer=None))["changes"]
    undone = await client.do("propose", seat=0, what="undo")
    pieces = (await client.version(0, undone["version"]))["view"]["pieces"]
    assert (pieces["rf"]["at"], pieces["rn1"]["at"]) == ("c4", "d5")
    return [change["events"] for change in log if change["version"] > played["version"]]


def bot_to_answer() -> Json:
    """A position of Kahmaté in which seat 0 has one mover left."""
    match = scene("h11", {"rf": "c4", "rn1": "d2"})
    match.play(0, "run rn1 d5")
    return match.position()


@served
async def test_a_hint_is_a_legal_move_and_is_noted_in_the_record(server: RunningServer) -> None:
    made, client = await alone(server)
    told = await client.update(0)
    hint = await client.do("hint", seat=0)
    assert hint["move"] in told["moves"]
    assert hint["info"]["values"]
    assert await client.refused("hint", seat=1) == "table-not-asked"
    await client.do("resign", seat=0)
    await client.update(0, lambda told: told["table"]["phase"] == "over")
    assert " table hint 0\n" in await server.get(f"/api/tables/{made['id']}/record")


@served
async def test_a_table_without_hints_refuses_them_and_starts_no_search(server: RunningServer) -> None:
    _, client = await alone(server, hints=False)
    assert await client.refused("hint", seat=0) == "table-no-hints"
    assert server.components.bots.requests == 0


@served
async def test_a_pause_refuses_moves_until_it_ends(server: RunningServer) -> None:
    _, client = await alone(server)
    await client.do("pause", seat=1)
    told = await client.update(0, lambda told: "pause" in told["table"]["proposals"])
    await client.do("agree", seat=0, what="pause")
    told = await client.update(0, lambda told: told["table"]["paused"])
    assert await client.refused("play", seat=0, decision=told["decision"], move=told["moves"][0]) == "table-paused"
    await client.do("resume", seat=0)
    await client.play(0)


@served
async def test_a_game_ends_as_an_agreed_draw(server: RunningServer) -> None:
    _, client = await alone(server)
    await client.do("propose", seat=0, what="draw")
    await client.do("agree", seat=1, what="draw")
    told = await client.update(0, lambda told: told["table"]["phase"] == "over")
    assert (told["table"]["result"]["reason"], told["table"]["result"]["winners"]) == ("agreed", [])


@served
async def test_the_turn_limit_ends_the_game(server: RunningServer) -> None:
    _, client = await alone(server, cap=2, auto=False)
    for _ in range(MAX_MOVES):
        told = await client.update(0)
        if told["table"]["phase"] == "over":
            break
        seat = told["actors"][0]
        await client.play(seat)
        await client.version(0, client.updates[seat]["version"])
    assert client.updates[0]["table"]["result"]["reason"] == "cap"


@served
async def test_a_player_whose_clock_expires_loses(server: RunningServer) -> None:
    made, client = await alone(server, clock={"seconds": 1})
    told = await client.update(0, lambda told: told["table"]["phase"] == "over")
    assert (told["table"]["result"]["reason"], told["table"]["result"]["winners"]) == ("time", [1])
    assert (await server.get(f"/api/tables/{made['id']}"))["clock"] == {"seconds": 1, "increment": 0}


@served
async def test_a_correspondence_clock_is_reset_when_a_turn_ends(server: RunningServer) -> None:
    _, client = await alone(server, clock={"days": 3})
    day = 24 * 3600 * 1000
    await client.play(0)
    placed = await client.play(1)
    clocks = (await client.version(0, placed["version"]))["table"]["clocks"]
    assert clocks["left"] == [3 * day, 3 * day]
    assert clocks["running"] == [0]


@served
async def test_the_table_plays_a_move_that_everyone_can_see_to_be_forced(server: RunningServer) -> None:
    position = forced_position("maamut", "flee")
    made = await server.table("North", "South", position=position)
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    told = await client.until(lambda told: "update" in told and told["update"]["forced"])
    assert told["update"]["table"]["phase"] == "playing"
    later = await client.version(0, told["update"]["version"] + 1)
    assert later["changes"][0]["by"] == told["update"]["forced"][0]
    assert (await server.get(f"/api/tables/{made['id']}"))["study"] is True


@served
async def test_with_automatic_moves_off_the_player_makes_a_forced_move(server: RunningServer) -> None:
    position = forced_position("maamut", "flee")
    made = await server.table("North", "South", position=position, auto=False)
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    told = await client.update(0, lambda told: told["table"]["phase"] == "playing")
    assert told["forced"] == []
    seat = told["actors"][0]
    assert len((await client.update(seat))["moves"]) == 1
    await client.play(seat)


def forced_position(game: str, kind: str) -> Json:
    """A position in which a decision of a kind has a single legal move."""
    for seed in range(200):
        match = Match.new(game, 2, str(seed))
        dice = Rng(seed)
        for _ in range(300):
            position: Json = match.position()
            if match.result is not None:
                break
            seat = match.state.current_players()[0]
            moves = match.moves(seat)
            if position["pending"]["kind"] == kind and len(moves) == 1:
                return position
            match.play(seat, moves[dice.below(len(moves))])
    raise AssertionError(f"no forced {kind} in {game}")


@served
async def test_sealed_choices_do_not_invalidate_each_other(server: RunningServer) -> None:
    _, north, south = await apart(server, game="kahmate", auto=False)
    told = [await north.update(0, _asked), await south.update(1, _asked)]
    for client, seat in ((north, 0), (south, 1)):
        answer = await client.do(
            "play", seat=seat, decision=told[seat]["decision"], move=told[seat]["moves"][0], key="one"
        )
        assert "version" in answer
    seen = await north.version(0, answer["version"])
    assert not any("move" in change for change in seen["changes"] if change.get("by") != 0)


def _asked(told: Json) -> bool:
    return told["decision"] is not None


@served
async def test_versions_have_no_gaps_and_a_reconnecting_client_gets_what_it_missed(server: RunningServer) -> None:
    made, client = await alone(server, auto=False)
    watcher = await server.enter(made)
    start = (await watcher.update(None))["version"]
    for _ in range(6):
        seat = (await client.update(0))["actors"][0]
        played = await client.play(seat)
        await client.version(0, played["version"])
    await watcher.version(None, played["version"])
    seen = [change["version"] for told in watcher.pushed if "update" in told for change in told["update"]["changes"]]
    assert seen == list(range(start + 1, played["version"] + 1))
    back = await server.enter(made, tokens=made["tokens"], since={"0": start, "1": 99999})
    tail = await back.update(0)
    assert [change["version"] for change in tail["changes"]] == seen
    assert not tail["fresh"]
    assert (await back.update(1))["fresh"]


@served
async def test_clocks_wait_for_animations_at_a_new_table_a_restored_one_and_a_rematch(server: RunningServer) -> None:
    made = await server.table("North", "South", options={"first": 0}, clock={"seconds": 600})
    registry = server.components.registry
    assert registry.tables[made["id"]].table.event_ms == EVENT_MS > 0
    async with registry.suspended(made["id"]):
        pass
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    assert registry.tables[made["id"]].table.event_ms == EVENT_MS
    told = await client.update(0, lambda told: told["decision"] is not None)
    assert told["table"]["clocks"]["wait"] == [0, 0]
    await client.do("resign", seat=0)
    for seat in (0, 1):
        await client.do("rematch", seat=seat)
    rematch = (await client.until(lambda told: "rematch" in told))["rematch"]["table"]
    assert registry.tables[rematch].table.event_ms == EVENT_MS


@served
async def test_a_rematch_rotates_the_seats(server: RunningServer) -> None:
    made, north, south = await apart(server, "beginner")
    assert await north.refused("rematch", seat=0) == "table-not-over"
    await north.do("close")
    await south.update(1, lambda told: told["table"]["phase"] == "over")
    await north.do("rematch", seat=0)
    assert await south.until(lambda told: "wanted" in told) == {"wanted": [0]}
    watcher = await server.enter(made)
    assert await watcher.until(lambda told: "wanted" in told) == {"wanted": [0]}
    await south.do("rematch", seat=1)
    told = (await north.until(lambda told: "rematch" in told))["rematch"]
    assert list(told["tokens"]) == ["1"]
    other = (await south.until(lambda told: "rematch" in told))["rematch"]
    assert (list(other["tokens"]), other["table"]) == (["2"], told["table"])
    again = {"id": told["table"]}
    first = await server.enter(again, tokens=list(told["tokens"].values()), salt="03")
    await server.enter(again, tokens=list(other["tokens"].values()), salt="04")
    seats = (await first.update(1, lambda told: told["table"]["phase"] == "playing"))["table"]["seats"]
    assert [seat["name"] for seat in seats[1:]] == ["North", "South"]
    assert seats[0]["kind"] == "beginner"


@served
async def test_a_game_from_a_position_has_no_rematch(server: RunningServer) -> None:
    _, client = await alone(server, position=forced_position("maamut", "flee"), auto=False, options={})
    await client.do("resign", seat=0)
    await client.do("rematch", seat=0)
    assert await client.refused("rematch", seat=1) == "server-no-rematch"


@served
async def test_a_player_gets_a_new_rematch_token_until_someone_else_has_the_seat(server: RunningServer) -> None:
    _, north, south = await apart(server)
    await north.do("resign", seat=0)
    await north.do("rematch", seat=0)
    await south.do("rematch", seat=1)
    await north.until(lambda told: "rematch" in told)
    await north.do("rematch", seat=0)
    told = (await north.until(lambda told: "rematch" in told))["rematch"]
    again = {"id": told["table"]}
    host = await server.enter(again, tokens=list(told["tokens"].values()), host=told["host"], salt="03")
    await host.do("free", seat=0)
    west = await server.enter(again, **{"pass": (await host.do("pass", seat=0))["pass"]})
    token = (await west.do("sit", seat=0, name="West", salt="04"))["token"]
    await west.socket.close()
    assert await south.refused("rematch", seat=1) == "server-seat-taken"
    back = await server.socket()
    assert (await back.do("enter", table=again["id"], tokens=[token]))["entered"]["seats"] == [0]


@served
async def test_the_seat_of_a_player_who_left_is_open_in_a_rematch(server: RunningServer) -> None:
    _, north, south = await apart(server)
    await south.do("leave", seat=1)
    await north.do("rematch", seat=0)
    told = (await north.until(lambda told: "rematch" in told))["rematch"]
    assert (list(told["tokens"]), told["host"] is not None) == (["1"], True)
    seats = (await server.get(f"/api/tables/{told['table']}"))["seats"]
    assert seats == [{"name": "", "kind": "open"}, {"name": "North", "kind": "person"}]


@served
async def test_closing_a_table_before_its_game_deletes_it(server: RunningServer) -> None:
    made = await server.table("North", "open")
    host = await server.enter(made, host=made["host"])
    await host.do("close")
    assert await host.closed() == 4404
    assert (await server.post("/api/tables/mine", {"tables": [{"id": made["id"]}]})) == [
        {"id": made["id"], "gone": True}
    ]
