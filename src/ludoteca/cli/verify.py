"""`ludoteca verify FILE…`: recomputes every draw of a record from its secret and checks every move and the result."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from ludoteca.table.verification import Fault, Verdict, verified
from ludoteca.text import Speaker


def add_arguments(parser: argparse.ArgumentParser, voice: Speaker) -> None:
    """Which records, and how to tell."""
    parser.add_argument("files", nargs="+", metavar="FILE", help=voice.say("verify-arg-files"))
    parser.add_argument("--json", action="store_true", help=voice.say("cli-json"))


def run(args: argparse.Namespace, voice: Speaker) -> int:
    """Check each file and tell; 0 if all are good."""
    good = True
    for name in args.files:
        verdict = verdict_on(name)
        good = good and verdict.is_good
        print(json.dumps(told(name, verdict, voice)) if args.json else "\n".join(said(name, verdict, voice)))
    return 0 if good else 1


def verdict_on(name: str) -> Verdict:
    """The verdict on a file, or on standard input for `-`."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return verified(data.decode("utf-8"))
    except OSError as error:
        return Verdict(faults=[Fault(key="verify-unreadable", fields={"why": error.strerror or str(error)})])
    except UnicodeDecodeError:
        return Verdict(faults=[Fault(key="verify-no-text")])


def told(name: str, verdict: Verdict, voice: Speaker) -> dict[str, Any]:
    """The verdict as one JSON object."""
    return {
        "file": name,
        "good": verdict.is_good,
        "game": verdict.game,
        "players": verdict.players,
        "commitment": verdict.has_commitment,
        "draws": verdict.draws,
        "moves": verdict.moves,
        "struck": verdict.struck,
        "result": verdict.result,
        "faults": [{"key": one.key, **one.fields, "message": sentence(one, voice)} for one in verdict.faults],
    }


def said(name: str, verdict: Verdict, voice: Speaker) -> list[str]:
    """The verdict in sentences: what it is, what was checked, what is wrong."""
    rows = [name if verdict.game is None else f"{name}: {voice.title(verdict.game)}"]
    if verdict.has_commitment:
        rows.append("  " + voice.say("verify-commitment"))
    if verdict.draws:
        rows.append("  " + voice.say("verify-draws", number=verdict.draws))
    if verdict.moves:
        rows.append("  " + voice.say("verify-moves", number=verdict.moves))
    if verdict.struck:
        rows.append("  " + voice.say("verify-struck", number=verdict.struck))
    if verdict.result is not None:
        rows.append("  " + voice.say("verify-result"))
    rows += ["  ! " + sentence(one, voice) for one in verdict.faults]
    return [*rows, "  " + voice.say("verify-good" if verdict.is_good else "verify-bad")]


def sentence(fault: Fault, voice: Speaker) -> str:
    """What is wrong, in words."""
    return voice.say(f"error-{fault.key}", **{name: spoken(value) for name, value in fault.fields.items()})


def spoken(value: Any) -> Any:
    """A field as a sentence mentions it."""
    if isinstance(value, dict):
        return json.dumps(value)
    return ", ".join(str(one) for one in value) if isinstance(value, list) else value
