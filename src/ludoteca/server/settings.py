"""Every setting of the table server in one table, and how its value is found: flag, environment, file, default.

A setting's name gives its flag (`--public-url`), its environment variable (`LUDOTECA_PUBLIC_URL`) and its key in a
TOML file (`public-url`); what it does is the sentence `setting-NAME`.
"""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ludoteca.core.errors import Refused
from ludoteca.i18n import Translator
from ludoteca.server import values
from ludoteca.server.values import Network, Rate


class BadSetting(Refused):
    """A setting that can't be as it is set, with where it was set."""

    key = "bad-setting"


@dataclass(frozen=True)
class Settings:
    """The settings as the server uses them; the fields are the table's names with underscores."""

    bind: tuple[str, ...]
    port: int
    public_url: str
    base_path: str
    trusted_proxy: tuple[Network, ...]
    tables: str
    accounts: bool
    data: Path
    metrics: tuple[str, int] | None
    log: str
    bot_workers: int
    sleep_after: int
    expire_gathering: int
    expire_playing: int
    expire_study: int
    expire_finished: int
    expire_session: int
    most_tables: int
    most_sockets: int
    frame_bytes: int
    body_bytes: int
    unsent_bytes: int
    limits: bool
    address_requests: Rate
    address_messages: Rate
    address_bytes: Rate
    address_tables: Rate
    address_chat: Rate
    address_logins: Rate
    address_sockets: int
    seat_messages: Rate
    seat_bytes: Rate
    seat_chat: Rate
    table_messages: Rate
    table_bytes: Rate
    table_chat: Rate
    table_sockets: int


@dataclass(frozen=True)
class Setting:
    """A row of the table: how a value is read, what it is unless set, and what a good one looks like."""

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
        """The variable of the environment."""
        return "LUDOTECA_" + self.name.upper().replace("-", "_")

    @property
    def field(self) -> str:
        """The field of Settings."""
        return self.name.replace("-", "_")


ANY = 10**12
BYTES = values.number(1024, 2**30)
COUNT = values.number(1, ANY)
RATE = "rate"
DURATION = "duration"

TABLE = (
    Setting("bind", values.binds, "local", "addresses"),
    Setting("port", values.number(1, 65535), "8642", "port"),
    Setting("public-url", values.public_url, "", "url"),
    Setting("base-path", values.base_path, "", "path"),
    Setting("trusted-proxy", values.networks, "", "networks"),
    Setting("tables", values.choice("anyone", "invited", "admin"), "anyone", "tables"),
    Setting("accounts", values.truth, "on", "truth"),
    Setting("data", values.path, "~/.local/share/ludoteca", "file"),
    Setting("metrics", values.endpoint, "", "endpoint"),
    Setting("log", values.choice("auto", "all", "warnings", "none"), "auto", "log"),
    Setting("bot-workers", values.number(0, 256), "0", "number"),
    Setting("sleep-after", values.duration, "15m", DURATION),
    Setting("expire-gathering", values.duration, "3d", DURATION),
    Setting("expire-playing", values.duration, "60d", DURATION),
    Setting("expire-study", values.duration, "6h", DURATION),
    Setting("expire-finished", values.duration, "0", DURATION),
    Setting("expire-session", values.duration, "90d", DURATION),
    Setting("most-tables", COUNT, "20000", "number"),
    Setting("most-sockets", COUNT, "10000", "number"),
    Setting("frame-bytes", BYTES, "65536", "bytes"),
    Setting("body-bytes", BYTES, "1048576", "bytes"),
    Setting("unsent-bytes", BYTES, "1048576", "bytes"),
    Setting("limits", values.truth, "on", "truth"),
    Setting("address-requests", values.rate, "600/m", RATE),
    Setting("address-messages", values.rate, "600/10s", RATE),
    Setting("address-bytes", values.rate, "4000000/10s", RATE),
    Setting("address-tables", values.rate, "60/h", RATE),
    Setting("address-chat", values.rate, "60/m", RATE),
    Setting("address-logins", values.rate, "20/10m", RATE),
    Setting("address-sockets", COUNT, "100", "number"),
    Setting("seat-messages", values.rate, "200/10s", RATE),
    Setting("seat-bytes", values.rate, "500000/10s", RATE),
    Setting("seat-chat", values.rate, "10/20s", RATE),
    Setting("table-messages", values.rate, "1000/10s", RATE),
    Setting("table-bytes", values.rate, "4000000/10s", RATE),
    Setting("table-chat", values.rate, "60/m", RATE),
    Setting("table-sockets", COUNT, "300", "number"),
)
NAMES = {setting.name: setting for setting in TABLE}
CONFIG = "config"
CONFIG_VARIABLE = "LUDOTECA_CONFIG"


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """A flag for each setting, and one for the file."""
    parser.add_argument(f"--{CONFIG}", metavar="FILE", help=translator.translate("setting-config"))
    for setting in TABLE:
        told = translator.translate(f"setting-{setting.name}").replace("%", "%%")
        parser.add_argument(setting.flag, dest=setting.field, metavar="…", help=f"{told} [{setting.default}]")


def settings(
    flags: Mapping[str, str | None] | None = None, environment: Mapping[str, str] | None = None, file: str | None = None
) -> Settings:
    """The settings in force: a flag before the environment, before the file, before the default."""
    around = os.environ if environment is None else environment
    file = file or around.get(CONFIG_VARIABLE)
    written = {} if file is None else read_file(Path(file).expanduser())
    found = {}
    for setting in TABLE:
        word, source = _word(setting, flags or {}, around, written, file or "")
        found[setting.field] = _value(setting, word, source)
    return _together(Settings(**found))


def of_options(options: argparse.Namespace) -> Settings:
    """The settings in force for a command whose parser has these arguments."""
    given = vars(options)
    return settings({s.field: given.get(s.field) for s in TABLE}, file=given.get(CONFIG))


def read_file(path: Path) -> dict[str, str]:
    """The settings of a TOML file, as text; a key that is no setting is refused."""
    try:
        with path.open("rb") as file:
            held = tomllib.load(file)
    except OSError as error:
        raise BadSetting(key="no-file", file=str(path), why=error.strerror or "") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(key="bad-settings-file", file=str(path), why=str(error)) from None
    return {name: _file_text(path, name, value) for name, value in held.items()}


def _file_text(path: Path, name: str, value: Any) -> str:
    if name not in NAMES:
        close = get_close_matches(name, NAMES, n=1)
        raise BadSetting(key="unknown-setting", setting=name, file=str(path), close="".join(close) or "none")
    try:
        return values.as_text(value)
    except ValueError:
        raise _bad(NAMES[name], str(value), str(path)) from None


def _word(
    setting: Setting,
    flags: Mapping[str, str | None],
    around: Mapping[str, str],
    written: Mapping[str, str],
    file: str,
) -> tuple[str, str]:
    flag = flags.get(setting.field)
    if flag is not None:
        return flag, setting.flag
    if setting.variable in around:
        return around[setting.variable], setting.variable
    return written.get(setting.name, setting.default), file


def _value(setting: Setting, word: str, source: str) -> Any:
    try:
        return setting.read(word)
    except ValueError:
        raise _bad(setting, word, source) from None


def _bad(setting: Setting, word: str, source: str) -> BadSetting:
    return BadSetting(setting=setting.name, value=word, source=source, wanted=setting.wanted)


def _together(found: Settings) -> Settings:
    """Settings that depend on each other: the public address brings its own base path."""
    if not found.public_url:
        return found
    path = urlsplit(found.public_url).path
    if found.base_path and found.base_path != path:
        raise BadSetting(key="setting-paths-differ", public=found.public_url, base=found.base_path)
    return Settings(**{**vars(found), "base_path": path})
