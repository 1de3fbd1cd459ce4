"""The face in a terminal: drawings that fit, facts in four languages, samples, and cards that stay hidden."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache

import pytest

from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.drawing import Scene, line_text
from ludoteca.games.kahmate.components import PIECES
from ludoteca.games.kahmate.samples import samples
from ludoteca.games.kahmate.terminal.face import FACE
from ludoteca.i18n import LANGUAGES, Translator
from ludoteca.table import Seating
from ludoteca.terminal.commands import CommandInterpreter
from ludoteca.terminal.narration import Narrator
from ludoteca.terminal.plain_mode import PlainMode
from ludoteca.terminal.session import PlaySession
from tests.games.kahmate.match_factory import duel, new, scene

PLACES = {"rt": "d6", "bn1": "d7", "rn2": "c4", "bs": "e8"}


@cache
def loaded_translator(lang: str) -> Translator:
    """The sentences of one language."""
    translator = Translator(lang)
    translator.load_game("kahmate")
    return translator


def shown(
    match: Match,
    viewer: int | None,
    *,
    lang: str = "en",
    room: tuple[int, int] = (80, 24),
    move: str | None = None,
    only_ascii: bool = False,
) -> Scene:
    """What a viewer is to be shown of a match."""
    translator = loaded_translator(lang)
    moves = match.moves(viewer) if viewer is not None else []
    preview = match.preview(viewer, move) if move else None
    return Scene(
        match.view(viewer), viewer, ["North", "South"], translator.translate, moves, preview, *room, only_ascii
    )


def drawn(told: Scene) -> list[str]:
    """The lines of a drawing without its colours."""
    return [line_text(line) for line in FACE.draw(told)]


def questions() -> Iterator[Match]:
    """A match at every kind of question, and one that is over."""
    yield new()
    yield scene("c6", PLACES)
    match = scene("rt", PLACES, down={"bs": 1})
    match.play(0, "charge N")
    yield match
    match = scene("rt", PLACES)
    match.play(0, "charge N")
    duel(match, 6, 1)
    yield match
    match = scene("rn1", {"rn1": "d6", "rn2": "d4", "bn1": "d5"})
    match.play(0, "pass rn2")
    yield match
    match = scene("bn1", {"rn1": "d10", "bn1": "d11"})
    match.play(0, "tackle rn1")
    duel(match, 5, 4)
    yield match
    match = scene("rn1", {"rn1": "h10"})
    match.play(0, "run rn1 h12")
    yield match


@pytest.mark.parametrize("room", [(120, 40), (80, 16), (80, 24), (40, 20), (36, 17), (30, 8)])
@pytest.mark.parametrize("only_ascii", [False, True])
def test_drawings_fit_their_room(room: tuple[int, int], only_ascii: bool) -> None:
    for match in questions():
        for viewer in (0, 1, None):
            lines = drawn(shown(match, viewer, room=room, only_ascii=only_ascii))
            assert 0 < len(lines) <= room[1]
            assert all(len(line) <= room[0] for line in lines)
            assert not only_ascii or all(line.isascii() for line in lines[:14] if room[0] > 30)


def test_the_pitch_shows_players_with_their_abilities_and_the_ball() -> None:
    match = scene("rt", PLACES, down={"bs": 1})
    lines = drawn(shown(match, 0, room=(80, 16)))
    assert "▲t 31·◎" in lines[6]
    assert "●s zz1" in lines[4]
    tall = drawn(shown(match, 0, room=(120, 30)))
    assert any("2 +2 +1" in line for line in tall)


def test_a_preview_draws_the_path_and_the_ways_out() -> None:
    match = scene("rt", PLACES)
    lines = drawn(shown(match, 0, room=(46, 18), move="run rt c8"))
    assert [line[12] for line in lines[4:7]] == ["3", "2", "1"]
    lines = drawn(shown(match, 0, move="charge N"))
    assert "↑" in lines[4]


def test_6_2_a_preview_at_the_touch_line_draws_and_names_the_sides() -> None:
    match = scene("rt", {"rt": "g6", "bn1": "h6"})
    told = shown(match, 0, move="charge E")
    lines = drawn(told)
    assert ("↑" in lines[5], "↓" in lines[7]) == (True, True)
    assert FACE.foreseen(told)[-1] == "If it is won, the ways out: h7 and h5."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_facts_and_hints_have_words_in_every_language(lang: str) -> None:
    for match in questions():
        for viewer in (0, 1, None):
            told = shown(match, viewer, lang=lang)
            said = [*FACE.facts(told), *FACE.hand(told), *(FACE.hint(told, move) for move in told.moves)]
            for line in said:
                assert "kahmate-" not in line
                assert "{" not in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_preview_has_words_in_every_language(lang: str) -> None:
    for match in questions():
        for seat in match.current_players():
            assert isinstance(seat, int)
            for move in match.moves(seat):
                for line in FACE.foreseen(shown(match, seat, lang=lang, move=move)):
                    assert "kahmate-" not in line
                    assert "{" not in line


WHY_NO_CHARGE = {
    "en": ("straight beyond the opponent", "no way out"),
    "it": ("oltre l’avversario", "via d’uscita"),
    "fr": ("au-delà de l’adversaire", "aucune sortie"),
    "es": ("al otro lado del rival", "ninguna salida"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_6_2_both_refusals_of_a_charge_are_told_apart_in_every_language(lang: str) -> None:
    narrator = Narrator(loaded_translator(lang), "kahmate", FACE)
    beyond = scene("rn1", {"rn1": "d6", "bn1": "d7", "bn2": "d8"}), "charge N"
    shut_in = scene("rn1", {"rn1": "g6", "bn1": "h6", "bn2": "h7", "bs": "h5"}), "charge E"
    for (match, move), words in zip((beyond, shut_in), WHY_NO_CHARGE[lang], strict=True):
        reason = match.why(0, move)
        assert reason is not None
        said = narrator.refusal(shown(match, 0, lang=lang), reason)
        assert words in said
        assert "6.2" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence_in_every_language(lang: str) -> None:
    translator = loaded_translator(lang)
    for key in discovery.game("kahmate").event_kinds:
        assert translator.has(f"kahmate-event-{key}")
    narrator = Narrator(translator, "kahmate", FACE)
    match = scene("rn1", {"rn1": "d6", "rn2": "d4", "bn1": "d5"})
    match.play(0, "pass rn2")
    match.play(1, "intercept bn1")
    match.play(0, "card 2")
    events = match.play(1, "card 4")
    said = narrator.events(shown(match, 0, lang=lang), [event.seen_by(0) for event in events])
    assert len(said) == len(events)
    assert all("{" not in line for line in said)


def test_every_player_is_a_fact() -> None:
    said = "\n".join(FACE.facts(shown(scene("c6", PLACES), None)))
    for name in PIECES:
        assert f"{name} (" in said


def test_around_a_square() -> None:
    told = shown(scene("rt", PLACES), 0)
    assert FACE.around(told, "d6") == [
        "Here: d6, rt (tough).",
        "N: d7, bn1 (normal).",
        "E: e6, free.",
        "S: d5, free.",
        "W: c6, free.",
    ]
    assert "in-goal of" in FACE.around(told, "h12")[0]
    assert FACE.around(told, "h12")[1] == "N: off the pitch."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_samples_have_a_name_and_a_sentence(lang: str) -> None:
    translator = loaded_translator(lang)
    for sample in samples(0):
        assert translator.has(f"kahmate-sample-{sample.key}")
        assert len(translator.translate(f"kahmate-sample-{sample.key}-text").split()) > 8
        assert translator.translate(f"kahmate-sample-{sample.key}") in "\n".join(FACE.facts(shown(new(), 0, lang=lang)))


def played(lines: list[str]) -> str:
    """What two people at one keyboard read while they type these lines."""
    seats = [Seating("North", "person"), Seating("South", "person")]
    session = PlaySession(discovery.game("kahmate"), seats, {"first": 0}, "terminal")
    typed = iter([f"{line}\n" for line in lines])
    out = io.StringIO()
    PlainMode(CommandInterpreter(session, loaded_translator("en"), True, False), lambda: next(typed, ""), out).run()
    return out.getvalue()


def test_a_sample_line_up_is_placed_with_one_word() -> None:
    said = played(["", "wedge", "hand", "ready", "", "wall", "where"])
    assert "There is no" not in said
    assert said.count("Pass the keyboard to South") == 1
    seen_by_south = said.split("Pass the keyboard to South")[1]
    assert "bs (strong): on d10" in seen_by_south
    assert "rs (strong)" not in seen_by_south


def test_a_laid_card_is_not_shown_to_who_takes_the_keyboard() -> None:
    seats = [Seating("North", "person"), Seating("South", "person")]
    session = PlaySession(discovery.game("kahmate"), seats, {"first": 0}, "terminal")
    match = scene("bn1", {"rn1": "d6", "bn1": "d7"})
    match.play(0, "tackle rn1")
    match.play(0, "card 5")
    session.table.history.start(match)
    commands = CommandInterpreter(session, loaded_translator("en"), True, False)
    for viewer, wanted in ((0, "[5]"), (1, "[?]")):
        commands.viewer = viewer
        text = "\n".join(line_text(line) for line in FACE.draw(commands.scene()))
        assert wanted in text
    assert "5" not in FACE.hand(commands.scene())[-1].replace("1, 2, 3, 4, 5 and 6", "")
