"""Drawings fit every window, say everything without colour, and give nothing away."""

from __future__ import annotations

import random

import pytest

from ludoteca import i18n
from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.drawing import Canvas, Paint, Scene, line_text
from ludoteca.i18n import LANGUAGES
from ludoteca.terminal.face_loader import face
from ludoteca.terminal.styling import simplified

SIZES = [(1, 1), (8, 3), (20, 5), (43, 9), (44, 12), (58, 16), (79, 14), (80, 16), (100, 24), (120, 31), (200, 50)]


def positions(game: str, players: int, number: int = 25) -> list[Match]:
    """One match at several moments of a random game."""
    chance = random.Random(f"{game} {players}")
    match = Match.new(game, players, game)
    found = []
    for _ in range(number):
        found.append(match.fork())
        for _ in range(3):
            if match.result is None:
                seat = match.current_players()[0]
                assert isinstance(seat, int)
                match.play(seat, chance.choice(match.moves(seat)))
    return found


def scene(match: Match, viewer: int | None, lang: str = "en", **fields: object) -> Scene:
    translator = i18n.translator(lang)
    translator.load_game(match.game.meta.name)
    moves = [] if viewer is None else match.moves(viewer)
    names = [f"Somebody {seat}" for seat in range(match.players)]
    return Scene(match.view(viewer), viewer, names, translator.translate, moves, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", discovery.names())
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_drawing_fits_its_window(game: str, width: int, height: int) -> None:
    players = discovery.meta(game).players[1]
    for match in positions(game, players, 8):
        lines = face(game).draw(scene(match, 0, width=width, height=height))
        assert len(lines) <= height
        assert max(len(line_text(line)) for line in lines) <= width


@pytest.mark.parametrize("game", discovery.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_facts_hints_and_previews_are_sentences_of_every_language(game: str, lang: str) -> None:
    own = face(game)
    for match in positions(game, discovery.meta(game).players[0], 12):
        if match.result is not None:
            continue
        seat = match.current_players()[0]
        assert isinstance(seat, int)
        seen = scene(match, seat, lang)
        said = [*own.facts(seen), *own.hand(seen), *(own.hint(seen, move) for move in seen.moves)]
        for move in match.moves(seat)[:6]:
            said += own.foreseen(scene(match, seat, lang, preview=match.preview(seat, move)))
        for place in own.places(seen)[:5]:
            said += own.around(seen, place)
        assert [line for line in said if "{" in line or f"{game}-" in line or "\n" in line] == []


@pytest.mark.parametrize("game", discovery.names())
def test_ascii_is_enough_to_draw(game: str) -> None:
    for match in positions(game, discovery.meta(game).players[0], 8):
        seat = match.current_players()[0] if match.current_players() else 0
        assert isinstance(seat, int)
        preview = match.preview(seat, match.moves(seat)[-1]) if match.result is None else None
        lines = face(game).draw(scene(match, seat, width=100, height=31, ascii=True, preview=preview))
        assert all(len(simplified(line_text(line))) == len(line_text(line)) for line in lines)


def test_every_terrain_and_piece_is_told_without_colour() -> None:
    match = positions("maamut", 3)[6]
    lines = face("maamut").draw(scene(match, 0, width=120, height=31))
    drawn = "\n".join(line_text(line) for line in lines)
    for sign in ('"', "·", "▒", "M", "▲", "●", "■"):
        assert sign in drawn
    board = [line_text(line)[:72] for line in lines]
    assert all(any(name in row for row in board) for name in ("a1", "d4", "g4"))


def test_a_preview_marks_the_path_each_refused_direction_and_the_frightened() -> None:
    position = {
        "game": "maamut", "players": 4, "turn": 18, "pending": {"kind": "turn", "seat": 0},
        "terrain": "grsgsggsrgsggrgrgsxggsggrgsrsggsggsrs", "mammoth": "c3", "hunters": ["e2", "d6", "e4", "b1"],
        "out": [False] * 4, "traps": {"d2": 0, "b2": 0, "d5": 1, "c4": 2, "f5": 2, "f3": 3, "a4": 3},
        "hands": [[1, 2, 3], [1, 2, 2], [1, 2, 2], [1, 1, 2]],
        "deck": {"1": 2, "2": 5, "3": 7}, "discard": {"1": 4, "2": 4, "3": 0},
    }  # fmt: skip
    position["deck"] = {"1": 12 - 5 - 4, "2": 16 - 6 - 4, "3": 8 - 1 - 0}
    match = Match.load(position)
    seen = scene(match, 0, preview=match.preview(0, "move 3 NE"), width=120, height=31)
    drawn = "\n".join(line_text(line) for line in face("maamut").draw(seen))
    assert drawn.count("✕") == 2
    assert "!" in drawn
    assert "█m█" in drawn
    words = face("maamut").foreseen(seen)
    assert "You meet the mammoth on c3." in words
    assert "NE is closed to it by the edge of the board." in words
    assert "E is closed to it by the rock on c5." in words
    assert "It runs to d4, e4 and f4." in words
    assert any(line.startswith("It frightens ■ Somebody 2 on e4") for line in words)


def test_a_canvas_keeps_the_ground_beneath_and_leaves_out_what_falls_outside() -> None:
    canvas = Canvas(3, 1)
    canvas.put(0, 0, "abc", Paint("#000000", "#ffffff"))
    canvas.put(-1, 0, "xyz", Paint("#ff0000"))
    canvas.put(0, 5, "no")
    assert canvas.lines() == [[(Paint("#ff0000", "#ffffff"), "yz"), (Paint("#000000", "#ffffff"), "c")]]
