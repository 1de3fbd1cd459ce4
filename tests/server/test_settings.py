"""Settings: where a value comes from, which values are refused and with what message."""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path

import pytest

from ludoteca.i18n import LANGUAGES, translator
from ludoteca.server import settings as module
from ludoteca.server.setting_values import Rate, spell_duration
from ludoteca.server.settings import TABLE, BadSetting, Settings, settings

WORDS = {
    "bind": "127.0.0.1,::1",
    "port": "9",
    "public-url": "https://play.example/games",
    "base-path": "/games",
    "trusted-proxy": "10.0.0.0/8",
    "tables": "invited",
    "members-only": "play",
    "imprint": "A club",
    "language": "it",
    "accounts": "off",
    "data": "kept",
    "metrics": "[::1]:9100",
    "log": "none",
}
WRONG = {
    "bind": ["", "here", "127.0.0.1,", "127.0.0.1:80"],
    "port": ["", "0", "65536", "-1", "1.5", "٣"],
    "public-url": [
        "play.example",
        "ftp://play.example",
        "https://",
        "https://a@b/",
        "https://a/?q",
        "https://a/#f",
        "https://a:x/",
        "https://a b/",
        "https://a/..;b c/",
    ],
    "base-path": ["games", "/a//b", "/a b", "/<x>"],
    "trusted-proxy": ["10.0.0.1/8", "proxy", ","],
    "tables": ["", "everyone", "Anyone"],
    "members-only": ["", "on"],
    "language": ["", "de"],
    "accounts": ["", "maybe"],
    "data": ["", " "],
    "metrics": ["9100", "localhost:9100", "127.0.0.1:0", ":9100"],
    "log": ["", "loud"],
    "sleep-after": ["10", "0m", "m", "-1m", "1.5h", "1w"],
    "frame-bytes": ["0", "1023", "1k"],
    "seat-chat": ["10", "0/m", "10/0", "10/", "/m", "1.5/m", "10/w"],
}


def every_value(name: str) -> str:
    """A value of a setting that differs from its default."""
    default = module.NAMES[name].default
    return WORDS.get(name) or {"rate": "7/9s", "duration": "7m", "truth": "on" if default == "off" else "off"}.get(
        module.NAMES[name].wanted, str(int(default or 0) + 1) if default.isdigit() else ""
    )


def test_the_table_and_the_settings_have_the_same_names() -> None:
    assert [setting.field for setting in TABLE] == [field.name for field in fields(Settings)]


@pytest.mark.parametrize("setting", TABLE, ids=lambda setting: str(setting.name))
def test_every_setting_can_be_set_by_file_environment_and_flag(setting: module.Setting, tmp_path: Path) -> None:
    word = every_value(setting.name)
    expected = setting.read(word)
    assert expected != setting.read(setting.default)
    file = tmp_path / "ludoteca.toml"
    file.write_text(f'{setting.name} = "{word}"\n')
    for found in (
        settings({}, {}, str(file)),
        settings({}, {"LUDOTECA_CONFIG": str(file)}),
        settings({}, {setting.variable: word}),
        settings({setting.field: word}, {}),
    ):
        assert getattr(found, setting.field) == expected


def test_a_flag_overrides_the_environment_which_overrides_the_file(tmp_path: Path) -> None:
    file = tmp_path / "ludoteca.toml"
    file.write_text("port = 1001\nframe-bytes = 2001\nbody-bytes = 3001\nunsent-bytes = 4001\n")
    around = {"LUDOTECA_PORT": "1002", "LUDOTECA_FRAME_BYTES": "2002", "LUDOTECA_BODY_BYTES": "3002"}
    found = settings({"port": "1003", "frame_bytes": "2003", "body_bytes": None}, around, str(file))
    assert (found.port, found.frame_bytes, found.body_bytes, found.unsent_bytes) == (1003, 2003, 3002, 4001)


def test_a_file_may_contain_numbers_booleans_and_lists(tmp_path: Path) -> None:
    file = tmp_path / "ludoteca.toml"
    file.write_text('port = 99\naccounts = false\nbind = ["127.0.0.1", "::1"]\nseat-chat = "3/m"\n')
    found = settings({}, {}, str(file))
    assert (found.port, found.accounts, found.bind) == (99, False, ("127.0.0.1", "::1"))
    assert found.seat_chat == Rate(3, 60)


@pytest.mark.parametrize(("name", "word"), [(name, word) for name, words in WRONG.items() for word in words])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_value_is_refused_with_its_source_and_what_is_expected(name: str, word: str, lang: str) -> None:
    setting = module.NAMES[name]
    with pytest.raises(BadSetting) as caught:
        settings({}, {setting.variable: word})
    told = translator(lang).error_message(caught.value)
    assert setting.variable in told
    assert word in told
    assert translator(lang).translate("error-bad-setting", wanted="other") not in told


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("prot = 1", "unknown-setting"),
        ("[server]\nport = 1", "unknown-setting"),
        ("port = 1.5", "bad-setting"),
        ("bind = [1]", "bad-setting"),
        ("port = ", "bad-settings-file"),
        ("\udcff", "bad-settings-file"),
    ],
)
def test_a_bad_file_is_refused(text: str, key: str, tmp_path: Path) -> None:
    file = tmp_path / "ludoteca.toml"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(BadSetting) as caught:
        settings({}, {}, str(file))
    assert caught.value.key == key
    assert str(file) in translator("en").error_message(caught.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetting) as caught:
        settings({}, {}, str(tmp_path / "none.toml"))
    assert caught.value.key == "no-file"


def test_the_public_url_sets_the_base_path() -> None:
    assert settings({"public_url": "https://Play.Example/games/"}, {}).public_url == "https://play.example/games"
    assert settings({"public_url": "https://play.example/games/"}, {}).base_path == "/games"
    assert settings({"public_url": "https://play.example:8443"}, {}).base_path == ""
    with pytest.raises(BadSetting) as caught:
        settings({"public_url": "https://play.example", "base_path": "/games"}, {})
    assert caught.value.key == "setting-paths-differ"


def test_a_parser_has_a_flag_for_every_setting() -> None:
    parser = argparse.ArgumentParser()
    module.add_arguments(parser, translator("en"))
    options = parser.parse_args(["--port", "77", "--seat-chat", "5/m"])
    found = module.of_options(options)
    assert (found.port, found.seat_chat) == (77, Rate(5, 60))
    assert "--public-url" in parser.format_help()


def test_durations_are_spelled_as_they_are_read() -> None:
    for setting in TABLE:
        if setting.wanted == "duration":
            assert spell_duration(setting.read(setting.default)) == setting.default
        if setting.wanted == "rate":
            assert setting.read(str(setting.read(setting.default))) == setting.read(setting.default)
