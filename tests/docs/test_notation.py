"""The page on notation: every game has its part, and what stands there reads as it says."""

from __future__ import annotations

import json

import pytest

from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.core.record import CHANCE, read
from ludoteca.core.replay import Replay
from tests.support.doc_pages import blocks, page, rows, section, words

PAGE = page("notation")


@pytest.mark.parametrize("game", discovery.names())
def test_the_actions_of_the_page_have_those_words(game: str) -> None:
    part = section(PAGE, game)
    played = discovery.game(game)
    listed = [(int(number), words(said)[0]) for number, said in rows(part, 2) if number.isdigit()]
    assert listed
    assert [(number, played.word(number)) for number, _ in listed] == listed
    assert f"{played.actions} actions" in part


@pytest.mark.parametrize("game", discovery.names())
def test_the_positions_of_the_page_read_and_write_the_same(game: str) -> None:
    found = blocks(section(PAGE, game), "position")
    assert found
    for text in found:
        position = json.loads(text)
        assert position["game"] == game
        assert Match.load(position).position() == position


def test_the_records_of_the_page_replay_and_their_secret_draws_them() -> None:
    found = blocks(PAGE, "record")
    assert found
    for text in found:
        record = read(text)
        assert record.write() == text
        steps = list(Replay(record).steps())
        assert all(step.drawn == step.line.words for step in steps if step.line.by == CHANCE)
        result = steps[-1].match.result
        assert result is not None
        assert result.written() == record.value("Result")
        assert record.header["Commitment"] == steps[-1].match.chance.commitment()
