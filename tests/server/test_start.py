"""What a server has done before its first request."""

from __future__ import annotations

import pytest

from ludoteca.core import discovery
from ludoteca.i18n import LANGUAGES, Translator, translator
from tests.support.server import RunningServer, served


@served
async def test_every_catalogue_is_loaded_before_the_first_request(server: RunningServer) -> None:
    assert [translator(lang).games for lang in LANGUAGES] == [set(discovery.names())] * len(LANGUAGES)


def test_a_catalogue_that_could_not_be_opened_once_is_read_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game = discovery.names()[0]
    found = Translator("fr")

    def fail(folder: object) -> None:
        raise OSError(24, "Too many open files")

    with monkeypatch.context() as patched:
        patched.setattr(found, "load_catalogue", fail)
        with pytest.raises(OSError, match="Too many"):
            found.load_game(game)
    assert found.translate_game(game, "subtitle") == translator("fr").translate_game(game, "subtitle") != "subtitle"
