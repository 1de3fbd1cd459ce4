"""Fuzz targets: every input of the corpus is processed without a fault, and a fault would be found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support import fuzz_run
from tests.support.fuzz_targets import TARGETS, affordable, frame

ROOT = Path(__file__).resolve().parents[2]
CORPUS = ROOT / "soak" / "corpus"
MAX_CORPUS = 1 << 20


@pytest.mark.parametrize("target", TARGETS)
def test_the_corpus_is_processed_without_a_fault(target: str) -> None:
    inputs = sorted((CORPUS / target).iterdir())
    assert inputs
    with TARGETS[target]() as process:
        for path in inputs:
            process(path.read_bytes())


def test_the_corpus_is_small_and_belongs_to_targets() -> None:
    assert {path.name for path in CORPUS.iterdir()} == set(TARGETS)
    assert sum(path.stat().st_size for path in CORPUS.rglob("*") if path.is_file()) < MAX_CORPUS


def test_an_internal_error_of_the_engine_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.engine.engine.QUERY_REQUESTS", {"state": lambda match, request: 1 / 0})
    with TARGETS["engine"]() as process, pytest.raises(AssertionError, match="internal"):
        process(b'{"do":"new","game":"maamut"}\n{"do":"state"}')


def test_an_answer_of_500_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    request = (CORPUS / "http" / "games").read_bytes()
    with TARGETS["http"]() as process:
        monkeypatch.setattr("ludoteca.server.api.catalogue.discovery.names", lambda: 1 / 0)
        with pytest.raises(AssertionError, match="500"):
            process(request)


def test_a_damaged_backup_is_refused_and_an_undamaged_one_restored(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []

    async def note(path: Path) -> None:
        opened.append(path)

    monkeypatch.setattr("tests.support.fuzz_targets.read_everything", note)
    with TARGETS["backups"]() as process:
        process(b"")
        assert len(opened) == 1
        process(bytes([0, 0, 0, 0, 0x53, 128]))
        assert len(opened) == 1


def test_memory_that_grows_with_every_input_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "input").write_bytes(b'{"do":"hello"}')
    kept: list[bytes] = []
    monkeypatch.setattr("ludoteca.engine.engine.STATELESS_REQUESTS", {"hello": lambda request: leak(kept)})
    fuzz_run.replay("engine", 4, [tmp_path])
    before, after = (int(word) for word in capsys.readouterr().out.split())
    assert after - before >= 3 * 16 * 1024


def leak(kept: list[bytes]) -> dict[str, str]:
    """An answer that leaves 16 MiB behind."""
    kept.append(b"\x01" * (16 << 20))
    return {}


def test_requests_that_compute_much_get_a_small_budget() -> None:
    limited = json.loads(affordable(b'{"do":"perft","depth":32,"max_nodes":1000000000000}'))
    assert limited == {"do": "perft", "depth": 2, "max_nodes": 100}
    assert "ms" not in json.loads(affordable(b'{"do":"think","ms":60000}'))
    assert affordable(b'{"do":"state"}') == b'{"do":"state"}'
    assert affordable(b"[") == b"["


def test_frames_name_the_table_and_its_tokens() -> None:
    known = {"TABLE": "t", "0": "a", "1": "b", "HOST": "h", "INVITE": "i"}
    assert frame(b'{"table":"$TABLE","tokens":["$0","$1"]}', known) == '{"table":"t","tokens":["a","b"]}'
    assert frame(b"\0abc", known) == b"abc"
