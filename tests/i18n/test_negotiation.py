"""Which language is chosen for a tag, an Accept-Language header and an environment."""

from __future__ import annotations

import pytest

from ludoteca.i18n import LANGUAGES, accepted_language, environment_language, supported_language
from ludoteca.i18n.negotiation import ENVIRONMENT_VARIABLES, MAX_HEADER_LENGTH


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("FR-ca", "fr"),
        ("it-IT,it;q=0.8", "it"),
        ("de, es;q=0.1", "es"),
        ("de", "en"),
        ("ita", "en"),
        ("it, fr", "it"),
        ("fr;q=0.5, it;q=0.9", "it"),
        ("fr ; q=0.5 , it ; q=0.9", "it"),
        ("fr;q=0.500, it;q=0.5", "fr"),
        ("it;Q=0.3, es;q=0.4", "es"),
        ("es;q=0.2, es-MX;q=0.9, fr;q=0.5", "es"),
    ],
)
def test_the_supported_language_with_the_highest_weight_is_accepted(header: str, lang: str) -> None:
    assert accepted_language(header) == lang


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("it;q=0, fr;q=0.1", "fr"),
        ("it;q=0", "en"),
        ("it;q=0.000, *;q=0.5", "en"),
        ("en;q=0, *", "it"),
        ("en;q=0, *;q=0", "en"),
        ("*;q=0.5, es", "es"),
        ("*, es;q=0.5", "en"),
    ],
)
def test_a_weight_of_zero_excludes_and_a_star_means_the_languages_not_named(header: str, lang: str) -> None:
    assert accepted_language(header) == lang


@pytest.mark.parametrize(
    "malformed",
    [
        "it;q=",
        "it;q=2",
        "it;q=-1",
        "it;q=nan",
        "it;q=1.5",
        "it;level=1",
        "it it",
        ";q=1",
        "it;;q=1",
        "-it",
        "\x00it",
        ",",
    ],
)
def test_malformed_elements_are_ignored(malformed: str) -> None:
    assert accepted_language(malformed) == "en"
    assert accepted_language(f"{malformed}, fr;q=0.1") == "fr"


def test_only_the_beginning_of_a_long_header_is_read() -> None:
    assert accepted_language("," * MAX_HEADER_LENGTH + "fr") == "en"


@pytest.mark.parametrize(("tag", "lang"), [("it", "it"), ("FR", "fr"), ("es-MX", "es"), ("xx", "en"), ("", "en")])
def test_a_tag_that_is_not_supported_becomes_english(tag: str, lang: str) -> None:
    assert supported_language(tag) == lang


@pytest.mark.parametrize(
    ("asked", "environment", "lang"),
    [
        ("fr", {"LANG": "it_IT.UTF-8"}, "fr"),
        (None, {"LANG": "it_IT.UTF-8"}, "it"),
        (None, {"LUDOTECA_LANG": "es", "LC_ALL": "fr_FR"}, "es"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "fr"),
        ("xx", {"LANG": "fr"}, "fr"),
        (None, {}, LANGUAGES[0]),
    ],
)
def test_the_environment_gives_the_language_unless_one_is_asked_for(
    asked: str | None, environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ENVIRONMENT_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert environment_language(asked) == lang
