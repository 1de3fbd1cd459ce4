"""Records that were tampered with: each fault is found, with its line and what differs."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

from ludoteca.cli import main
from ludoteca.core.rng import Rng
from ludoteca.table.records.verify import Verdict, verify_record
from tests.games.maamut.make_records import RECORDS

TEXT = (RECORDS / "agreed-3.txt").read_text("utf-8")


def fault(verdict: Verdict) -> tuple[str, dict[str, object]]:
    """The only fault there is."""
    assert len(verdict.faults) == 1
    return verdict.faults[0].key, verdict.faults[0].fields


def line(number: int) -> str:
    """The words of a line of the record, without its number."""
    return next(row for row in TEXT.splitlines() if row.startswith(f"{number} ")).split(" ", 1)[1]


def draws() -> list[int]:
    """The numbers of the lines on which a card is drawn."""
    return [int(found[1]) for found in re.finditer(r"^(\d+) chance draw", TEXT, re.MULTILINE)]


def struck() -> range:
    """The lines that were taken back by consent."""
    found = re.search(r"table undo (\d+)-(\d+)", TEXT)
    assert found is not None
    return range(int(found[1]), int(found[2]) + 1)


@pytest.mark.parametrize("number", [draws()[0], next(number for number in draws() if number in struck())])
def test_a_forged_draw_is_found_also_one_that_was_taken_back(number: int) -> None:
    drawn = line(number)[-1]
    other = "1" if drawn != "1" else "2"
    key, fields = fault(
        verify_record(TEXT.replace(f"\n{number} {line(number)}\n", f"\n{number} chance draw {other}\n"))
    )
    assert key == "verify-draw-differs"
    assert fields == {"line": number, "written": f"draw {other}", "expected": f"draw {drawn}"}


def test_a_forged_set_up_is_found() -> None:
    forged = re.sub(
        r"^1 chance setup \d", lambda found: found[0][:-1] + str((int(found[0][-1]) + 1) % 3), TEXT, flags=re.M
    )
    verdict = verify_record(forged)
    assert verdict.faults[0].key == "verify-draw-differs"
    assert verdict.faults[0].fields["line"] == 1


def test_a_changed_move_is_found_with_its_clause() -> None:
    number = next(int(found[1]) for found in re.finditer(r"^(\d+) \d place", TEXT, re.MULTILINE))
    changed = re.sub(rf"^{number} (\d) place \w\d$", rf"{number} \1 place d4", TEXT, flags=re.MULTILINE)
    key, fields = fault(verify_record(changed))
    assert (key, fields["line"], fields["written"], fields["rule"]) == (
        "verify-move-refused",
        number,
        "place d4",
        "maamut 2.5",
    )


def test_a_move_of_another_game_is_found() -> None:
    number = draws()[0] - 1
    key, fields = fault(verify_record(re.sub(rf"^{number} (\d) .*$", rf"{number} \1 castle", TEXT, flags=re.MULTILINE)))
    assert (key, fields["line"]) == ("record-does-not-replay", number)


def test_a_wrong_result_is_found() -> None:
    key, fields = fault(verify_record(TEXT.replace('"winners":[]', '"winners":[1]')))
    assert key == "verify-result-differs"
    assert fields["expected"] == {"scores": [0, 0, 0], "winners": [], "reason": "agreed"}


def test_a_missing_result_is_found() -> None:
    assert fault(verify_record(re.sub(r"Result: .*\n", "", TEXT)))[0] == "verify-no-result"


def test_a_result_without_an_end_is_found() -> None:
    cut = re.sub(r"^\d+ table draw\n", "", TEXT, flags=re.MULTILINE)
    assert fault(verify_record(cut))[0] == "verify-result-early"


def test_a_wrong_commitment_is_found() -> None:
    other = sha256(b"other").hexdigest()
    key, fields = fault(verify_record(re.sub(r"Commitment: .*", f"Commitment: {other}", TEXT)))
    assert (key, fields["written"]) == ("verify-commitment-differs", other)


def test_a_missing_commitment_is_found() -> None:
    assert fault(verify_record(re.sub(r"Commitment: .*\n", "", TEXT)))[0] == "verify-no-commitment"


def test_without_the_secret_it_is_said_that_draws_cant_be_checked() -> None:
    verdict = verify_record(re.sub(r"secret .*\n", "", TEXT))
    assert fault(verdict)[0] == "verify-no-secret"
    assert verdict.draws == 0
    assert verdict.moves > 0


def test_another_secret_draws_otherwise() -> None:
    other = sha256(b"other").hexdigest()
    verdict = verify_record(re.sub(r"secret .*", f"secret {other}", TEXT))
    keys = [one.key for one in verdict.faults]
    assert keys[:2] == ["verify-commitment-differs", "verify-draw-differs"]


def test_a_changed_salt_is_found() -> None:
    salts = re.sub(r'Salts: \["..', 'Salts: ["00', TEXT)
    assert {one.key for one in verify_record(salts).faults} == {"verify-draw-differs"}


def test_a_move_after_the_end_is_found() -> None:
    ended = (RECORDS / "resigned-2.txt").read_text("utf-8")
    last = max(int(found[1]) for found in re.finditer(r"^(\d+) ", ended, re.MULTILINE))
    seat, card = re.findall(r"^\d+ chance setup (\d) \w+ (\d)", ended, re.MULTILINE)[0]
    verdict = verify_record(ended.replace("\nsecret", f"\n{last + 1} {seat} discard {card}\nsecret"))
    assert verdict.faults[-1].fields["line"] == last + 1


def test_an_unfinished_record_is_not_verified() -> None:
    unfinished = re.sub(r"(Result: .*\n)|(secret .*\n)|(^\d+ table draw\n)", "", TEXT, flags=re.MULTILINE)
    assert [one.key for one in verify_record(unfinished).faults] == ["verify-no-secret", "verify-unfinished"]


def test_bent_records_are_refused_in_words_and_never_crash() -> None:
    dice = Rng(20)
    good = 0
    for _ in range(300):
        letters = list(TEXT)
        for _ in range(1 + dice.below(4)):
            at = dice.below(len(letters))
            letters[at] = chr(32 + dice.below(95)) if dice.below(3) else "\n"
        good += verify_record("".join(letters)).is_valid
    assert good < 60


def test_the_command_tells_what_it_checked(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(RECORDS / "agreed-3.txt")
    assert main(["verify", path, "--lang", "en"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith(f"{path}: Mâamut")
    assert said[-1] == "  Verified."
    assert len(said) == 7


def test_the_command_fails_and_names_the_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    forged = tmp_path / "forged.txt"
    number = draws()[0]
    other = "3" if line(number)[-1] != "3" else "1"
    forged.write_text(TEXT.replace(f"{number} {line(number)}\n", f"{number} chance draw {other}\n"), "utf-8")
    for lang, words in (("en", "Line"), ("it", "Riga"), ("fr", "Ligne"), ("es", "Línea")):
        assert main(["verify", str(forged), "--lang", lang]) == 1
        assert f"  ! {words} {number}" in capsys.readouterr().out


def test_the_command_answers_in_json_one_line_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_bytes(b"\xff\xfe")
    paths = [str(RECORDS / "trap-2.txt"), str(broken), str(tmp_path / "nowhere.txt")]
    assert main(["verify", "--json", "--lang", "en", *paths]) == 1
    told = [json.loads(row) for row in capsys.readouterr().out.splitlines()]
    assert [one["good"] for one in told] == [True, False, False]
    assert told[0]["result"]["reason"] == "trap"
    assert [one["faults"][0]["key"] for one in told[1:]] == ["verify-no-text", "verify-unreadable"]
    assert all(not fault["message"].endswith(fault["key"]) for one in told for fault in one["faults"])
