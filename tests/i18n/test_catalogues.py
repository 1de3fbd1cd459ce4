"""Every sentence exists in every language, takes the same variables, and is asked for."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from ludoteca.core import discovery
from ludoteca.core.match import Match
from ludoteca.drawing import Face
from ludoteca.i18n import LANGUAGES, Translator
from ludoteca.terminal.face_loader import face
from tests.support.catalogues import (
    ADMIN,
    SHARED,
    WEB,
    entries,
    keys,
    named_keys,
    owners,
    refused,
    sentences,
    text,
    texts,
    translated,
    usual_keys,
    variables,
)
from tests.support.client_keys import key_literals, translated_by_client
from web.fonts.make import CHARACTERS

GAMES = discovery.names()
SIGNS_OF_THE_DEVICE = "✓"


@pytest.mark.parametrize("owner", owners())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_is_valid_fluent_without_repeated_keys(owner: str, lang: str) -> None:
    junk = [entry.content for entry in entries(owner, lang) if isinstance(entry, ftl.Junk)]
    assert junk == []
    names = [entry.id.name for entry in entries(owner, lang) if isinstance(entry, ftl.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("owner", owners())
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_key_takes_the_same_variables_in_every_language(owner: str, lang: str) -> None:
    assert variables(owner, lang) == variables(owner, LANGUAGES[0])


@pytest.mark.parametrize("owner", owners())
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_language_is_a_copy_of_english(owner: str, lang: str) -> None:
    assert sentences(owner, lang) & sentences(owner, LANGUAGES[0]) == set()
    assert len(sentences(owner, lang)) > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_games_keys_begin_with_its_name(game: str) -> None:
    assert [key for key in keys(game) if not key.startswith(f"{game}-")] == []


def test_every_key_that_code_says_exists() -> None:
    known = [key for owner in owners() for key in keys(owner)]
    bare = [key.removeprefix(f"{game}-") for game in GAMES for key in keys(game)]
    missing = {
        pattern: where
        for pattern, where in (translated() | translated_by_client() | named_keys()).items()
        if not any(re.fullmatch(pattern, key) for key in [*known, *bare])
    }
    assert {pattern: where for pattern, where in missing.items() if pattern not in named_keys()} == {}


def test_every_refusal_has_a_sentence() -> None:
    known = keys(SHARED) | {key.removeprefix(f"{game}-") for game in GAMES for key in keys(game)}
    assert {key: where for key, where in refused().items() if f"error-{key}" not in known} == {}


def test_no_shared_key_is_unused() -> None:
    patterns = [*translated(), *key_literals(), *named_keys(), *(f"error-{pattern}" for pattern in named_keys())]
    errors = {f"error-{key}" for key in {*refused(), *usual_keys()}}
    unused = [
        key for key in keys(SHARED) if key not in errors and not any(re.fullmatch(pattern, key) for pattern in patterns)
    ]
    assert sorted(unused) == []


def test_every_key_of_the_browser_client_is_said_on_a_page() -> None:
    assert [key for key in keys(WEB) if not key.startswith("web-")] == []
    unused = [key for key in keys(WEB) if not any(re.fullmatch(pattern, key) for pattern in key_literals())]
    assert sorted(unused) == []


def test_every_key_that_pages_write_exists() -> None:
    written = [pattern for pattern in key_literals() if pattern.startswith("web\\-")]
    assert [pattern for pattern in written if not any(re.fullmatch(pattern, key) for key in keys(WEB))] == []


def test_every_key_of_the_screen_for_hosts_is_said_there_and_none_is_missing() -> None:
    assert [key for key in keys(ADMIN) if not key.startswith("host-")] == []
    written = [pattern for pattern in key_literals() if pattern.startswith("host\\-")]
    assert sorted(key for key in keys(ADMIN) if not any(re.fullmatch(pattern, key) for pattern in written)) == []
    assert [pattern for pattern in written if not any(re.fullmatch(pattern, key) for key in keys(ADMIN))] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_event_refusal_and_end_of_a_game_has_a_sentence(game: str) -> None:
    rules = discovery.game(game)
    unsaid = face(game).unsaid
    wanted = {f"{game}-event-{key}" for key in rules.event_kinds if key not in unsaid}
    wanted |= {f"{game}-why-{key}" for _, key in rules.refusals.values()}
    wanted |= {
        f"{game}-reason-{reason}" for reason in type(Match.new(rules, rules.meta.players[0], "a").state).REASONS[1:]
    }
    wanted |= {f"{game}-{key}" for key in ("subtitle", "pitch", "help")}
    assert sorted(wanted - keys(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_game_has_a_sentence(game: str) -> None:
    chance = random.Random(game)
    asked = set()
    for players in range(*discovery.meta(game).players):
        match = Match.new(game, players, f"{game} {players}", auto_chance=False)
        for _ in range(300):
            pending = match.position()["pending"]
            if pending is None:
                break
            asked.add(pending["kind"])
            seat = match.current_players()[0]
            if isinstance(seat, int):
                match.play(seat, chance.choice(match.moves(seat)))
            else:
                match.play_chance()
    assert sorted(kind for kind in asked if f"{game}-kind-{kind}" not in keys(game)) == []


def faults(game: str) -> set[str]:
    """The keys of the faults that a game's own code finds in what it is given."""
    folder = Path(str(discovery.meta(game).locales())).parent
    return {
        key for path in folder.glob("*.py") for key in re.findall(r'"key": "([a-z0-9-]+)"', path.read_text("utf-8"))
    }


@pytest.mark.parametrize("game", [game for game in GAMES if type(face(game)) is not Face])
def test_no_key_of_a_game_is_unused(game: str) -> None:
    rules = discovery.game(game)
    patterns = [
        pattern for pattern in (*translated(), *key_literals(), *named_keys()) if pattern.startswith(f"{game}\\-")
    ]
    known = [f"{game}-event-{key}" for key in rules.event_kinds]
    known += [f"{game}-why-{key}" for _, key in rules.refusals.values()]
    known += [f"{game}-error-{key}" for key in refused()]
    known += [f"{game}-fault-{key}" for key in faults(game)]
    known += [f"{game}-option-{one.name}" for one in discovery.meta(game).options()]
    general = re.compile(
        f"{game}-(subtitle|pitch|goal|rules-setup|rules-turn|diagram-.+|help|kind-.+|todo-.+|reason-.+)"
    )
    unused = [
        key
        for key in keys(game)
        if key not in known
        and not general.fullmatch(key)
        and not any(re.fullmatch(pattern, key) for pattern in patterns)
    ]
    assert sorted(unused) == []


@pytest.mark.parametrize("owner", owners())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_typefaces_of_the_pages_hold_every_character_of_a_catalogue(owner: str, lang: str) -> None:
    assert {one for one in text(owner, lang) if one not in CHARACTERS} <= {"\n", *SIGNS_OF_THE_DEVICE}


@pytest.mark.parametrize("owner", owners())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_apostrophe_is_a_curled_one(owner: str, lang: str) -> None:
    assert [found for found in texts(owner, lang) if re.search(r"\w'\w", found)] == []


def test_a_translation_that_is_missing_or_unreadable_is_english(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "en.ftl").write_text("toy-hello = Hello\ntoy-bye = Bye\n")
    (tmp_path / "it.ftl").write_text("toy-hello = Ciao\n")
    (tmp_path / "fr.ftl").write_bytes(b"toy-hello = \xff\xfe\n")
    said = {}
    for lang in LANGUAGES:
        translator = Translator(lang)
        translator.load_catalogue(tmp_path)
        said[lang] = (translator.translate("toy-hello"), translator.translate("toy-bye"))
    english = ("Hello", "Bye")
    assert said == {"en": english, "it": ("Ciao", "Bye"), "fr": english, "es": english}
    (message,) = caplog.messages
    assert "fr.ftl cannot be read, English is used" in message
