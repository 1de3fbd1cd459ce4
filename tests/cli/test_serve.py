"""`ludoteca serve` at a terminal: it prints where it listens, with a code for phones if the network has an address."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.core import build_guard
from ludoteca.i18n import translator
from ludoteca.server import addresses, run
from ludoteca.server.settings import settings
from ludoteca.server.web import static_files

CODE = "import sys; from ludoteca.cli import main; sys.exit(main())"


# The code is drawn for a terminal only, and only a system with pseudo-terminals can pretend to be one.
@pytest.mark.skipif(not hasattr(os, "openpty"), reason="this system has no terminals of that kind")
def test_it_prints_every_address_and_a_code_for_phones(tmp_path: Path) -> None:
    words = {"port": str(free_port()), "data": str(tmp_path)}
    own, other = os.openpty()
    flags = [part for name, value in words.items() for part in (f"--{name}", value)]
    process = subprocess.Popen([sys.executable, "-c", CODE, "serve", "--lang", "en", *flags], stdout=other)
    os.close(other)
    heard = b""
    try:
        while translator("en").translate("serve-stop").encode() not in heard:
            heard += os.read(own, 65536)
    finally:
        process.terminate()
        process.wait()
        os.close(own)
    told = heard.decode()
    urls = addresses.urls(settings(words, {}), addresses.own_addresses())
    assert urls[0] == f"http://127.0.0.1:{words['port']}/"
    assert [url for url in urls if url not in told] == []
    phone = addresses.first_shareable(urls)
    picture = "" if phone is None else addresses.qr_code(phone).splitlines()[-1]
    assert picture in told


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_it_says_if_the_client_for_browsers_is_not_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "run", lambda settings, on_bound: on_bound(["http://127.0.0.1:8642/"]))
    for files, is_told in (([], True), (["index.html"], False)):
        for name in files:
            (tmp_path / name).touch()
        monkeypatch.setattr(static_files, "FOLDER", tmp_path)
        assert main(["serve", "--lang", "en"]) == 0
        assert (translator("en").translate("serve-no-client") in capsys.readouterr().out) is is_told


def test_it_says_once_if_the_rules_are_not_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "run", lambda settings, on_bound: on_bound(["http://127.0.0.1:8642/"]))
    for is_uncompiled in (True, False):
        monkeypatch.setattr(build_guard, "is_uncompiled", lambda is_uncompiled=is_uncompiled: is_uncompiled)
        assert main(["serve", "--lang", "en"]) == 0
        assert capsys.readouterr().out.count(translator("en").translate("serve-not-compiled")) == is_uncompiled
