"""The analysis in words: every kind of move is a whole sentence in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.drawing import Scene
from ludoteca.i18n import LANGUAGES, Translator
from ludoteca.search.turn_values import EventFields, leading_events
from ludoteca.terminal.face_loader import face
from ludoteca.terminal.narration import Narrator

GAMES = discovery.names()
UNSEEN_AFTER = 400  # matches without a new kind of move before the search ends
KINDS = {
    "kahmate": "put ready run tackle charge exit pass intercept decline kick card drop end",
    "maamut": "place move trap remove discard flee",
    "mammut": "take back rob play choose skip",
}
FIXTURE = Path(__file__).parents[2] / "web" / "tests" / "move-kinds.json"
Told = tuple[dict[str, Any], tuple[EventFields, ...]]


def kind(move: str) -> str:
    """The kind of a move; cards are told apart."""
    verb, *rest = move.split()
    return f"play {rest[0]}" if verb == "play" else "take all" if move == "take all" else verb


def moves_of_every_kind(game: str) -> dict[str, Told]:
    """Of each kind of move one, as the position before it and the events that tell it."""
    found: dict[str, Told] = {}
    loaded = discovery.game(game)
    wanted = {kind(word) for word in loaded.vocabulary} - {"done"}
    for number in range(UNSEEN_AFTER):
        match = Match.new(game, loaded.meta.players[0], f"kinds {number}")
        dice = Rng(number)
        while match.result is None and found.keys() < wanted:
            seat = match.state.current_players()[0]
            moves = match.moves(seat)
            new = [move for move in moves if kind(move) in wanted - found.keys()]
            move = (new or moves)[dice.below(len(new or moves))]
            position = match.position()
            events = leading_events(match.play(seat, move), seat)
            if events and kind(move) in wanted:
                found.setdefault(kind(move), (position, events))
        if found.keys() >= wanted:
            break
    return found


def write_fixture() -> None:
    """Write one move of every kind for the tests of the browser client: python -m tests.cli.test_analyse."""
    found = {game: {word: as_json(told) for word, told in moves_of_every_kind(game).items()} for game in KINDS}
    FIXTURE.write_text(json.dumps(found, indent=None, separators=(",", ":"), sort_keys=True) + "\n", encoding="utf-8")


def as_json(told: Told) -> dict[str, Any]:
    """A kind of move as the fixture has it."""
    found: dict[str, Any] = json.loads(json.dumps({"position": told[0], "events": told[1]}))
    return found


@pytest.mark.parametrize("game", KINDS)
def test_the_browser_client_is_tested_with_every_kind_of_move(game: str) -> None:
    written = json.loads(FIXTURE.read_text(encoding="utf-8"))[game]
    assert written == {word: as_json(told) for word, told in moves_of_every_kind(game).items()}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_move_is_a_whole_sentence_in_every_language(game: str) -> None:
    found = moves_of_every_kind(game)
    assert {word.split()[0] for word in found} >= set(KINDS[game].split())
    for lang in LANGUAGES:
        translator = Translator(lang)
        narrator = Narrator(translator, game, face(game))
        names = ["Ann", "Bob", "Cy", "Di", "Ed"]
        for word, (position, events) in found.items():
            said = narrator.account(Scene(position, None, names, translator.translate, marked=False), events)
            assert said, (lang, word)
            assert said[-1] in ".!", (lang, word, said)
            assert not re.search(
                r"[{}$]|(?<! )  |None|\\(\\)|\\w+-event-", said.replace("\N{NARROW NO-BREAK SPACE}", "")
            ), (
                lang,
                word,
                said,
            )


if __name__ == "__main__":
    write_fixture()
