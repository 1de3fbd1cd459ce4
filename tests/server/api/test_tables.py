"""Tables over HTTP: a browser's own tables, and requests for new tables that are refused."""

from __future__ import annotations

from tests.support.finished_tables import finished_table
from tests.support.server import RunningServer, served


@served
async def test_the_tables_of_a_browser_are_listed_with_its_seats_and_whose_turn_it_is(server: RunningServer) -> None:
    finished, _ = await finished_table(server)
    other = await server.table("North", "South", options={"first": 0})
    client = await server.enter(other, tokens=other["tokens"], salt="01")
    await client.update(0, lambda update: update["table"]["phase"] == "playing")
    held = [
        {"id": finished["id"], "tokens": finished["tokens"]},
        {"id": other["id"], "tokens": other["tokens"][1:]},
    ]
    over, playing = await server.post("/api/tables/mine", {"tables": held}, 200)
    assert (over["result"]["reason"], over["seats"], over["about"]["phase"]) == ("resigned", [0, 1], "over")
    assert (playing["actors"], playing["seats"], "mine" in playing) == ([0], [1], False)


@served
async def test_an_impossible_position_is_refused_with_its_faults(server: RunningServer) -> None:
    answer = await server.post("/api/tables", {"game": "maamut", "position": {"game": "maamut"}, "seats": []}, 400)
    assert answer["error"]["key"] == "impossible-position"
    assert answer["error"]["fields"]["faults"]
