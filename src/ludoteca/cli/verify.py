"""`ludoteca verify FILE…`: recomputes every draw of a record from its secret and checks every move and the result."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from ludoteca.i18n import Translator
from ludoteca.table.records.verify import Fault, Verdict, verify_record


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Which records, and how to print the verdicts."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=translator.translate("verify-arg-files"))
    parser.add_argument("--json", action="store_true", help=translator.translate("cli-json"))


def run(args: argparse.Namespace, translator: Translator) -> int:
    """Check each file and print its verdict; 0 if all are good."""
    good = True
    for name in args.files:
        verdict = verdict_on(name)
        good = good and verdict.is_valid
        print(
            json.dumps(as_json(name, verdict, translator)) if args.json else "\n".join(said(name, verdict, translator))
        )
    return 0 if good else 1


def verdict_on(name: str) -> Verdict:
    """The verdict on a file, or on standard input for `-`."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return verify_record(data.decode("utf-8"))
    except OSError as error:
        return Verdict(faults=[Fault(key="verify-unreadable", fields={"why": error.strerror or str(error)})])
    except UnicodeDecodeError:
        return Verdict(faults=[Fault(key="verify-no-text")])


def as_json(name: str, verdict: Verdict, translator: Translator) -> dict[str, Any]:
    """The verdict as one JSON object."""
    return {
        "file": name,
        "good": verdict.is_valid,
        "game": verdict.game,
        "players": verdict.players,
        "commitment": verdict.has_commitment,
        "draws": verdict.draws,
        "moves": verdict.moves,
        "struck": verdict.struck,
        "result": verdict.result,
        "faults": [{"key": one.key, **one.fields, "message": sentence(one, translator)} for one in verdict.faults],
    }


def said(name: str, verdict: Verdict, translator: Translator) -> list[str]:
    """The verdict in sentences: what it is, what was checked, what is wrong."""
    rows = [name if verdict.game is None else f"{name}: {translator.game_title(verdict.game)}"]
    if verdict.has_commitment:
        rows.append("  " + translator.translate("verify-commitment"))
    if verdict.draws:
        rows.append("  " + translator.translate("verify-draws", number=verdict.draws))
    if verdict.moves:
        rows.append("  " + translator.translate("verify-moves", number=verdict.moves))
    if verdict.struck:
        rows.append("  " + translator.translate("verify-struck", number=verdict.struck))
    if verdict.result is not None:
        rows.append("  " + translator.translate("verify-result"))
    rows += ["  ! " + sentence(one, translator) for one in verdict.faults]
    return [*rows, "  " + translator.translate("verify-good" if verdict.is_valid else "verify-bad")]


def sentence(fault: Fault, translator: Translator) -> str:
    """What is wrong, in words."""
    return translator.translate(f"error-{fault.key}", **{name: spoken(value) for name, value in fault.fields.items()})


def spoken(value: Any) -> Any:
    """A field as a sentence mentions it."""
    if isinstance(value, dict):
        return json.dumps(value)
    return ", ".join(str(one) for one in value) if isinstance(value, list) else value
