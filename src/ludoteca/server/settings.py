"""Every setting of the server in one dataclass, and how its value is found: flag, environment, file, default.

A setting's name gives its flag (`--public-url`), its environment variable (`LUDOTECA_PUBLIC_URL`) and its key in a
TOML file (`public-url`); the message `setting-NAME` describes it.
"""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ludoteca.core.errors import Refused
from ludoteca.i18n import LANGUAGES, Translator
from ludoteca.server import setting_values as values
from ludoteca.server.setting_values import Network, Rate

BYTES = values.number(1024, 2**30)
COUNT = values.number(1, 10**12)
RATE = "rate"
DURATION = "duration"
CONFIG = "config"
CONFIG_VARIABLE = "LUDOTECA_CONFIG"


class BadSetting(Refused):
    """A value that a setting cannot have, with the place where it was set."""

    key = "bad-setting"


@dataclass(frozen=True)
class Setting:
    """How one setting is read: its parser, its default as text, and the kind of value that it expects."""

    name: str
    read: Callable[[str], Any]
    default: str
    wanted: str

    @property
    def flag(self) -> str:
        """The option of the command line."""
        return f"--{self.name}"

    @property
    def variable(self) -> str:
        """The environment variable."""
        return "LUDOTECA_" + self.name.upper().replace("-", "_")

    @property
    def field(self) -> str:
        """The field of Settings."""
        return self.name.replace("-", "_")


def _row(read: Callable[[str], Any], default: str, wanted: str) -> dict[str, Any]:
    """The metadata of a field of Settings, from which its row in TABLE is made."""
    return {"read": read, "default": default, "wanted": wanted}


@dataclass(frozen=True)
class Settings:
    """The settings in force; TABLE is derived from the fields."""

    bind: tuple[str, ...] = field(metadata=_row(values.binds, "local", "addresses"))
    port: int = field(metadata=_row(values.number(1, 65535), "8642", "port"))
    public_url: str = field(metadata=_row(values.public_url, "", "url"))
    base_path: str = field(metadata=_row(values.base_path, "", "path"))
    trusted_proxy: tuple[Network, ...] = field(metadata=_row(values.networks, "", "networks"))
    tables: str = field(metadata=_row(values.choice("anyone", "invited", "admin"), "anyone", "tables"))
    members_only: str = field(metadata=_row(values.choice("off", "play", "all"), "off", "members"))
    imprint: str = field(metadata=_row(values.optional_text, "", "text"))
    language: str = field(metadata=_row(values.choice("auto", *LANGUAGES), "auto", "language"))
    accounts: bool = field(metadata=_row(values.truth, "on", "truth"))
    data: Path = field(metadata=_row(values.path, "~/.local/share/ludoteca", "file"))
    accept_loss: bool = field(metadata=_row(values.truth, "off", "truth"))
    metrics: tuple[str, int] | None = field(metadata=_row(values.endpoint, "", "endpoint"))
    log: str = field(metadata=_row(values.choice("auto", "all", "warnings", "none"), "auto", "log"))
    bot_workers: int = field(metadata=_row(values.number(0, 256), "0", "number"))
    sleep_after: int = field(metadata=_row(values.duration, "15m", DURATION))
    expire_gathering: int = field(metadata=_row(values.duration, "3d", DURATION))
    expire_playing: int = field(metadata=_row(values.duration, "60d", DURATION))
    expire_study: int = field(metadata=_row(values.duration, "6h", DURATION))
    expire_finished: int = field(metadata=_row(values.duration, "0", DURATION))
    expire_session: int = field(metadata=_row(values.duration, "90d", DURATION))
    session_lifetime: int = field(metadata=_row(values.duration, "365d", DURATION))
    expire_notice: int = field(metadata=_row(values.duration, "90d", DURATION))
    most_tables: int = field(metadata=_row(COUNT, "20000", "number"))
    most_sockets: int = field(metadata=_row(COUNT, "10000", "number"))
    frame_bytes: int = field(metadata=_row(BYTES, "16384", "bytes"))
    body_bytes: int = field(metadata=_row(BYTES, "1048576", "bytes"))
    unsent_bytes: int = field(metadata=_row(BYTES, "1048576", "bytes"))
    limits: bool = field(metadata=_row(values.truth, "on", "truth"))
    head_timeout: int = field(metadata=_row(values.duration, "10s", DURATION))
    body_timeout: int = field(metadata=_row(values.duration, "30s", DURATION))
    connection_bytes: Rate = field(metadata=_row(values.rate, "24576/6s", RATE))
    address_connections: int = field(metadata=_row(COUNT, "200", "number"))
    address_requests: Rate = field(metadata=_row(values.rate, "600/m", RATE))
    address_messages: Rate = field(metadata=_row(values.rate, "600/10s", RATE))
    address_bytes: Rate = field(metadata=_row(values.rate, "4000000/10s", RATE))
    address_tables: Rate = field(metadata=_row(values.rate, "60/h", RATE))
    address_chat: Rate = field(metadata=_row(values.rate, "60/m", RATE))
    address_logins: Rate = field(metadata=_row(values.rate, "20/10m", RATE))
    address_sockets: int = field(metadata=_row(COUNT, "100", "number"))
    seat_messages: Rate = field(metadata=_row(values.rate, "200/10s", RATE))
    seat_bytes: Rate = field(metadata=_row(values.rate, "500000/10s", RATE))
    seat_chat: Rate = field(metadata=_row(values.rate, "10/20s", RATE))
    table_messages: Rate = field(metadata=_row(values.rate, "1000/10s", RATE))
    table_bytes: Rate = field(metadata=_row(values.rate, "4000000/10s", RATE))
    table_chat: Rate = field(metadata=_row(values.rate, "60/m", RATE))
    table_sockets: int = field(metadata=_row(COUNT, "300", "number"))


TABLE = tuple(Setting(one.name.replace("_", "-"), **one.metadata) for one in fields(Settings))
NAMES = {setting.name: setting for setting in TABLE}


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Add a flag for every setting and one for the file."""
    parser.add_argument(f"--{CONFIG}", metavar="FILE", help=translator.translate("setting-config"))
    for setting in TABLE:
        about = translator.translate(f"setting-{setting.name}").replace("%", "%%")
        parser.add_argument(setting.flag, dest=setting.field, metavar="…", help=f"{about} [{setting.default}]")


def settings(
    flags: Mapping[str, str | None] | None = None, environment: Mapping[str, str] | None = None, file: str | None = None
) -> Settings:
    """The settings in force: flags override the environment, which overrides the file, which overrides defaults."""
    variables = os.environ if environment is None else environment
    file = file or variables.get(CONFIG_VARIABLE)
    from_file = {} if file is None else read_file(Path(file).expanduser())
    found = {}
    for setting in TABLE:
        text, source = _text(setting, flags or {}, variables, from_file, file or "")
        found[setting.field] = _value(setting, text, source)
    return _with_base_path(Settings(**found))


def of_options(options: argparse.Namespace) -> Settings:
    """The settings in force for a command whose parser has the arguments of add_arguments."""
    given = vars(options)
    return settings({setting.field: given.get(setting.field) for setting in TABLE}, file=given.get(CONFIG))


def read_file(path: Path) -> dict[str, str]:
    """The settings of a TOML file, as text; BadSetting for an unknown key."""
    try:
        with path.open("rb") as file:
            content = tomllib.load(file)
    except OSError as error:
        raise BadSetting(key="no-file", file=str(path), why=error.strerror or "") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(key="bad-settings-file", file=str(path), why=str(error)) from None
    return {name: _file_text(path, name, value) for name, value in content.items()}


def _file_text(path: Path, name: str, value: Any) -> str:
    if name not in NAMES:
        close = get_close_matches(name, NAMES, n=1)
        raise BadSetting(key="unknown-setting", setting=name, file=str(path), close="".join(close) or "none")
    try:
        return values.as_text(value)
    except ValueError:
        raise _bad(NAMES[name], str(value), str(path)) from None


def _text(
    setting: Setting,
    flags: Mapping[str, str | None],
    variables: Mapping[str, str],
    from_file: Mapping[str, str],
    file: str,
) -> tuple[str, str]:
    """The text of a setting and where it was set."""
    flag = flags.get(setting.field)
    if flag is not None:
        return flag, setting.flag
    if setting.variable in variables:
        return variables[setting.variable], setting.variable
    return from_file.get(setting.name, setting.default), file


def _value(setting: Setting, text: str, source: str) -> Any:
    try:
        return setting.read(text)
    except ValueError:
        raise _bad(setting, text, source) from None


def _bad(setting: Setting, text: str, source: str) -> BadSetting:
    return BadSetting(setting=setting.name, value=text, source=source, wanted=setting.wanted)


def _with_base_path(found: Settings) -> Settings:
    """The settings with the base path of the public URL; BadSetting if another one is set."""
    if not found.public_url:
        return found
    path = urlsplit(found.public_url).path
    if found.base_path and found.base_path != path:
        raise BadSetting(key="setting-paths-differ", public=found.public_url, base=found.base_path)
    return replace(found, base_path=path)
