"""A game over WebSocket connections: created in one request, played, previewed, explained, with bots."""

from __future__ import annotations

from tests.support.server import RunningServer, served


@served
async def test_a_table_is_created_in_one_request_and_starts_when_its_device_has_sent_a_salt(
    server: RunningServer,
) -> None:
    made = await server.table("North", "South", "casual")
    client = await server.enter(made, tokens=made["tokens"], salt="00ff")
    told = await client.update(0, lambda told: told["table"]["phase"] == "playing")
    assert told["table"]["salts"] == ["00ff", "00ff", ""]
    assert (await client.update(1))["view"] != told["view"]


@served
async def test_each_seat_on_one_device_sees_only_its_own_hand(server: RunningServer) -> None:
    made = await server.table("North", "South")
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    north, south = await client.update(0), await client.update(1)
    assert isinstance(north["view"]["hands"][0], list)
    assert isinstance(north["view"]["hands"][1], int)
    assert isinstance(south["view"]["hands"][1], list)
    assert isinstance(south["view"]["hands"][0], int)


@served
async def test_two_seats_on_one_device_and_a_third_on_another_play_at_one_table(server: RunningServer) -> None:
    made = await server.table("North", "South", "open", options={"first": 0})
    pair = await server.enter(made, tokens=made["tokens"], salt="01")
    phone = await server.enter(made, invite=made["invite"])
    assert "token" in await phone.do("sit", seat=2, name="West", salt="02")
    for client, seat in ((pair, 0), (pair, 1), (phone, 2)):
        assert "version" in await client.play(seat)
    assert (set(pair.updates), [viewer for viewer in phone.updates if viewer is not None]) == ({0, 1}, [2])


@served
async def test_a_move_is_answered_with_its_version_and_broadcast_to_spectators(server: RunningServer) -> None:
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    watcher = await server.enter(made)
    answer = await client.play(0)
    told = await watcher.version(None, answer["version"])
    assert told["changes"][-1]["version"] == answer["version"]
    assert told["view"]["hunters"][0] is not None


@served
async def test_the_same_idempotency_key_plays_once(server: RunningServer) -> None:
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    told = await client.update(0, lambda told: told["decision"] is not None)
    asked = {"seat": 0, "decision": told["decision"], "move": told["moves"][0], "key": "k"}
    first, second = await client.do("play", **asked), await client.do("play", **asked)
    assert first["version"] == second["version"]
    assert await client.refused("play", **{**asked, "move": told["moves"][1]}) == "table-key-reused"


@served
async def test_an_answer_to_an_earlier_decision_is_refused_and_changes_nothing(server: RunningServer) -> None:
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    told = await client.update(0, lambda told: told["decision"] is not None)
    await client.play(0)
    version = (await client.play(1))["version"]
    await client.update(0, lambda now: now["decision"] not in (None, told["decision"]))
    old = {"seat": 0, "decision": told["decision"], "move": told["moves"][1], "key": "late"}
    assert await client.refused("play", **old) == "table-stale-decision"
    assert (await client.do("log", viewer=0))["changes"][-1]["version"] == version


@served
async def test_every_option_of_every_game_is_accepted_and_shown(server: RunningServer) -> None:
    for game in await server.get("/api/games"):
        for option in game["options"]:
            if option["kind"] == "file":
                continue
            value = option.get("most", 1)
            asked = {"game": game["name"], "players": game["players"][1], "options": {option["name"]: value}, "cap": 30}
            made = await server.post("/api/tables", asked, 201)
            told = await server.get(f"/api/tables/{made['id']}")
            assert (told["options"], told["cap"]) == ({option["name"]: value}, 30)
            bad = {**asked, "options": {option["name"]: 10**6}}
            assert "error" in await server.post("/api/tables", bad, 400)


@served
async def test_a_preview_shows_what_a_move_would_do_and_plays_nothing(server: RunningServer) -> None:
    made = await server.table("North", "South", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01", lang="it")
    told = await client.update(0, lambda told: told["decision"] is not None)
    seen = await client.do("preview", seat=0, move=told["moves"][0])
    assert seen["preview"]["move"] == told["moves"][0]
    assert seen["no_return"] is False
    refusal = await client.do("why", seat=0, move="trap")
    assert (refusal["legal"], refusal["rule"]) == (False, "maamut 2.5")
    assert refusal["message"] == "Prima del primo turno si mettono tutti i cacciatori."
    assert (await client.do("why", seat=0, move=told["moves"][0]))["legal"] is True
    assert (await client.do("log", viewer=0))["changes"][-1]["version"] == told["version"]


@served
async def test_a_bot_plays_without_a_request(server: RunningServer) -> None:
    made = await server.table("North", "beginner", options={"first": 0})
    client = await server.enter(made, tokens=made["tokens"], salt="01")
    await client.play(0)
    told = await client.update(0, lambda told: told["view"]["hunters"][1] is not None)
    assert [change["by"] for change in told["changes"]] == [1]
