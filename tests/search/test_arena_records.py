"""The records that an arena keeps: every command that reads records accepts them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.core import discovery
from ludoteca.core.record import read
from ludoteca.core.replay import replayed
from ludoteca.table.records.verify import verify_record
from tests.support.arenas import GAME, arena

GAMES = discovery.names()
SILENT = "read -r line; echo '{}'; read -r line; exit 1\n"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_kept_and_verifies(tmp_path: Path, game: str) -> None:
    played = list(arena(["random", "greedy"], cap=400, game=game, records=tmp_path).run())
    for one in played:
        record = read((tmp_path / one["record"]).read_text())
        assert verify_record(record.write()).faults == []
        assert record.value("Seats") == one["seats"]
        assert record.value("Result")["reason"] == one["reason"]
        assert sum(isinstance(line.by, int) for line in record.lines) == one["choices"]
        assert replayed(record).result is None or one["reason"] != "cap"
    assert len({one["record"] for one in played}) == len(played) == len(list(tmp_path.iterdir()))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_cut_off_verifies(tmp_path: Path, game: str) -> None:
    played = list(arena(["random", "greedy"], cap=5, game=game, records=tmp_path).run())
    for one in played:
        verdict = verify_record((tmp_path / one["record"]).read_text())
        assert verdict.faults == []
        assert verdict.result is not None
        assert verdict.result["reason"] == "cap"


@pytest.mark.parametrize("players", [2, 3])
def test_a_forfeited_game_verifies(tmp_path: Path, players: int) -> None:
    script = tmp_path / "silent.sh"
    script.write_text(SILENT)
    game = next(name for name in GAMES if discovery.meta(name).players[1] >= 3)
    folder = tmp_path / "records"
    for one in arena([f"silent=sh {script}", "random"], game=game, records=folder, players=players).run():
        verdict = verify_record((folder / one["record"]).read_text())
        assert verdict.faults == []
        assert verdict.result is not None
        assert verdict.result["reason"] == ("resigned" if players == 2 else "abandoned")


def test_the_commands_that_read_records_accept_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "records"
    words = ["arena", GAME, "random", "greedy", "--blocks", "1", "--iterations", "2", "--cap", "12", "--jobs", "1"]
    assert main([*words, "--records", str(folder)]) == 0
    assert "Cut off after 12 choices and counted as drawn: 2 of 2 games." in capsys.readouterr().out
    kept = [str(path) for path in sorted(folder.iterdir())]
    assert [Path(name).name for name in kept] == ["00001-random-greedy.txt", "00002-greedy-random.txt"]
    assert main(["verify", *kept]) == 0
    assert main(["analyse", kept[0], "--iterations", "2"]) == 0
    assert "random" in capsys.readouterr().out


def test_the_table_says_nothing_of_a_cap_that_no_game_reached(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "mammut", "random", "greedy", "--blocks", "1", "--iterations", "2", "--jobs", "1"]
    assert main(words) == 0
    assert "Cut off" not in capsys.readouterr().out


def test_records_of_several_numbers_of_players_have_folders_of_their_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "maamut", "random", "greedy", "--blocks", "1", "--iterations", "2", "--cap", "4", "--jobs", "1"]
    assert main([*words, "--players", "2,3", "--records", str(tmp_path / "kept")]) == 0
    assert {len(list((tmp_path / f"kept-{players}").iterdir())) for players in (2, 3)} == {2, 6}


def test_a_folder_that_cannot_be_written_is_refused_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["arena", GAME, "random", "greedy", "--records", str(tmp_path / "file" / "in")]) == 1
    assert "file" in capsys.readouterr().err


def test_what_a_forfeit_says_names_contestant_command_and_cause(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "noisy.sh"
    script.write_text("read -r line; echo '{}'; read -r line; echo 'let me think'\n")
    words = ["arena", GAME, f"noisy=sh {script}", "random", "--blocks", "1", "--iterations", "2", "--jobs", "1"]
    assert main(words) == 0
    assert f"noisy (“sh {script}”) answered with a line that is not a JSON object: “let me think”" in (
        capsys.readouterr().out
    )
