"""After an upgrade that changes rules: what can't be played on is closed with a message, what is over can be seen."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from ludoteca.store import FILE, Describe, Store, TableId
from tests.server.client import Running, serving_in


async def filmed(folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table in play and one that is over, on a server that has ended since."""
    async with serving_in(folder) as server:
        playing = await server.table("North", "South")
        client = await server.enter(playing, tokens=playing["tokens"], salt="01")
        await client.play((await client.update(0))["actors"][0])
        over = await server.table("North", "South")
        client = await server.enter(over, tokens=over["tokens"], salt="01")
        await client.update(0, lambda told: told["table"]["phase"] == "playing")
        await client.do("resign", seat=1)
        return playing, over


def with_other_rules(folder: Path, *tables: str) -> None:
    """As if the rules had changed since: the records name a version that is not the one here."""
    with Store.open(folder / FILE) as store:
        for table in tables:
            kept = store.load(TableId(table))
            assert kept is not None
            store.save(Describe(kept.id, head=re.sub(r"^Rules: .*$", "Rules: 0", kept.head, flags=re.M)))


def test_an_unfinished_table_is_closed_as_abandoned_with_a_message_and_a_finished_one_is_still_shown(
    tmp_path: Path,
) -> None:
    async def talk() -> None:
        playing, over = await filmed(tmp_path)
        async with serving_in(tmp_path) as server:
            await films_of(server, over["id"])
            shown = {eyes: await server.get(f"/api/tables/{over['id']}/replay?eyes={eyes}") for eyes in EYES}
        with_other_rules(tmp_path, playing["id"], over["id"])
        async with serving_in(tmp_path) as server:
            for table in (playing, over):
                client = await server.socket()
                asked = {"table": table["id"], "tokens": table["tokens"], "lang": "fr"}
                assert await client.refused("enter", **asked) == "server-rules-changed"
            held = [{"id": table["id"], "tokens": table["tokens"]} for table in (playing, over)]
            mine = await server.post("/api/tables/mine", {"tables": held}, 200)
            assert [one["about"]["phase"] for one in mine] == ["over", "over"]
            assert [one["result"]["reason"] for one in mine] == ["abandoned", "resigned"]
            for eyes in EYES:
                assert await server.get(f"/api/tables/{over['id']}/replay?eyes={eyes}") == shown[eyes]
            assert "table resign 1" in await server.get(f"/api/tables/{over['id']}/record")
            record = await server.get(f"/api/tables/{playing['id']}/record")
            assert '"reason":"abandoned"' in record
            assert record.splitlines()[-2].endswith("table abandon")
            assert record.splitlines()[-1].startswith("secret ")

    asyncio.run(talk())


EYES = ("0", "1", "spectator", "everything")


async def films_of(server: Running, table: str) -> None:
    """Wait until a finished game is filmed, also if the server that ended it had no time to."""
    while not all(server.house.store.film(TableId(table), eyes) for eyes in EYES):
        await asyncio.sleep(0.01)
