"""Rules 2 only add moves to rules 1: old records verify, and games in progress under rules 1 continue with rules 2."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludoteca.core import discovery
from ludoteca.core.record import CHANCE, Record, read
from ludoteca.server.security import tokens
from ludoteca.store import PLAYING, MemoryStore, NewTable, TableId, header_text
from ludoteca.table import Table
from ludoteca.table.records.verify import verify_record
from tests.games.kahmate.match_factory import scene
from tests.support.live_tables import registry_on
from tests.support.table_factories import asked, started

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
NAMES = [path.stem for path in RECORDS]
WHOLE = [path for path in RECORDS if path.stem in ("one-try", "two-tries")]


def with_rules_1(record: Record) -> Record:
    """A record as rules 1 wrote it."""
    return Record({**record.header, "Rules": "1"}, record.lines, record.secret)


def test_the_present_rules_are_2_and_records_of_both_versions_replay() -> None:
    meta = discovery.meta("kahmate")
    assert (meta.rules, meta.replays) == (2, (1, 2))


@pytest.mark.parametrize("path", RECORDS, ids=NAMES)
def test_a_record_of_rules_1_verifies_and_keeps_its_number(path: Path) -> None:
    text = path.read_text("utf-8")
    assert read(text).value("Rules") == 1
    verdict = verify_record(text)
    assert verdict.is_valid
    assert verdict.draws > 0
    table = Table.rebuild(text)
    assert table.record().write() == text
    assert table.update(None)["table"]["rules"] == 1


@pytest.mark.parametrize("path", WHOLE, ids=[path.stem for path in WHOLE])
@pytest.mark.parametrize("part", [0.25, 0.5, 0.95])
def test_a_game_in_progress_under_rules_1_continues_to_the_same_end(path: Path, part: float) -> None:
    whole = read(path.read_text("utf-8"))
    played = round(part * len(whole.lines))
    header = {key: value for key, value in whole.header.items() if key != "Result"}
    table = Table.rebuild(Record(header, whole.lines[:played]).write(), {"secret": whole.secret})
    for line in whole.lines[len(table.record().lines) :]:
        if line.by != CHANCE:
            assert isinstance(line.by, int)
            table.submit(line.by, asked(table, line.by), line.words)
    record = table.record()
    assert record.value("Rules") == 2
    assert record.lines == whole.lines
    assert record.value("Result") == whole.value("Result")
    assert verify_record(record.write()).is_valid


def test_a_stored_table_in_play_under_rules_1_is_restored_and_may_break_through_at_the_touch_line() -> None:
    async def restore_and_play() -> None:
        table = started("kahmate", 2, position=scene("rn1", {"rn1": "f6", "bn1": "h6", "bn2": "h7"}).position())
        table.submit(0, asked(table, 0), "run rn1 g6")
        record = with_rules_1(table.record())
        store, id = MemoryStore(), TableId(tokens.new_table_id())
        stored = NewTable(
            id=id,
            game="kahmate",
            header=header_text(record),
            version=table.version,
            snapshot=table.snapshot(),
            settings={"auto": False},
            summary={},
            phase=PLAYING,
            lines=table.lines(table.start_version),
        )
        await store.create_table(stored)
        live = await registry_on(store).get(id)
        await live.submit(0, asked(live.table, 0), "charge E")
        await live.submit(0, asked(live.table, 0), "card 6")
        await live.submit(1, asked(live.table, 1), "card 1")
        assert live.table.update(0)["moves"] == ["exit S"]
        await live.execute(lambda: live.table.resign(1))
        finished = await store.load_table(id)
        assert finished is not None
        assert read(finished.record()).value("Rules") == 2
        assert verify_record(finished.record()).is_valid

    asyncio.run(restore_and_play())


def test_an_unfinished_record_of_rules_1_with_a_rules_2_move_still_replays() -> None:
    position = scene("rn1", {"rn1": "g6", "bn1": "h6"}).position()
    table = started("kahmate", 2, position=position)
    table.submit(0, asked(table, 0), "charge E")
    again = Table.rebuild(with_rules_1(table.record()).write(), table.snapshot())
    assert again.update(0)["view"] == table.update(0)["view"]
    assert again.record().value("Rules") == 2
