"""The face in a terminal: drawings that fit, facts in four languages, and hands that only their owner sees."""

from __future__ import annotations

import pytest

from ludoteca.core.match import Match
from ludoteca.drawing import Scene, line_text
from ludoteca.games.mammut.terminal.face import FACE
from ludoteca.i18n import LANGUAGES, Translator

SEED = "tea"
NAMES = ["North", "East", "South", "West", "Centre"]


def shown(viewer: int | None, lang: str = "en", players: int = 3, room: tuple[int, int] = (80, 30)) -> Scene:
    """What a viewer is to be shown of a match that has just begun."""
    translator = Translator(lang)
    translator.load_game("mammut")
    match = Match.new("mammut", players, SEED, {"first": 0})
    moves = match.moves(viewer) if viewer is not None else []
    return Scene(match.view(viewer), viewer, NAMES[:players], translator.translate, moves, None, *room, False)


def drawn(scene: Scene) -> list[str]:
    """The lines of a drawing without its colours."""
    return [line_text(line) for line in FACE.draw(scene)]


def rows(viewer: int | None) -> list[str]:
    """The line of each of three seats, with its points and cards."""
    found = [line for line in drawn(shown(viewer)) for name in NAMES if f" {name}  points" in line]
    assert len(found) == 3
    return found


def hands(players: int = 3) -> list[list[str]]:
    """The hands that the seed deals."""
    found: list[list[str]] = Match.new("mammut", players, SEED, {"first": 0}).position()["hands"]
    return found


def test_ones_own_cards_stand_beside_ones_name_and_nobody_elses() -> None:
    for viewer, held in enumerate(hands()):
        for seat, row in enumerate(rows(viewer)):
            assert (f"({', '.join(held)})" in row) == (seat == viewer)
            assert ("(" in row) == (seat == viewer)


def test_a_spectator_sees_only_how_many_cards_there_are() -> None:
    assert not any("(" in row for row in rows(None))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("room", [(60, 20), (80, 24), (120, 40), (200, 60)])
def test_a_drawing_keeps_to_its_room(players: int, room: tuple[int, int]) -> None:
    lines = drawn(shown(0, players=players, room=room))
    assert len(lines) <= room[1]
    assert max(len(line) for line in lines) <= room[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hand_and_facts_are_whole_sentences_in_every_language(lang: str) -> None:
    scene = shown(0, lang)
    told = [*FACE.hand(scene), *FACE.facts(scene)]
    assert len(told) > 8
    assert all(line.endswith(".") and "mammut-" not in line for line in told)
