"""`ludoteca arena GAME CONTESTANT …`: players against each other, with ratings, a table, JSON and a picture."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import Any

from ludoteca.cli._files import NotSaved, check_writable, check_writable_folder
from ludoteca.cli._progress import Progress
from ludoteca.core import discovery
from ludoteca.core.errors import BadOption, NoBudget
from ludoteca.i18n import Translator
from ludoteca.search.arena import Arena, Plan, Rating, read_contestant
from ludoteca.search.arena.chart import picture
from ludoteca.search.arena.report import report, rows


def add_arguments(parser: argparse.ArgumentParser, translator: Translator) -> None:
    """Who plays what, how often, and where the results go."""
    parser.add_argument("game", metavar="GAME", help=translator.translate("cli-game"))
    parser.add_argument(
        "contestants", nargs="+", metavar="CONTESTANT", help=translator.translate("arena-arg-contestants")
    )
    parser.add_argument("--players", type=numbers, metavar="N,N,…", help=translator.translate("arena-arg-players"))
    parser.add_argument("--blocks", type=int, default=10, help=translator.translate("arena-arg-blocks"))
    parser.add_argument("--ms", type=float, default=100.0, help=translator.translate("arena-arg-ms"))
    parser.add_argument("--iterations", type=int, help=translator.translate("arena-arg-iterations"))
    parser.add_argument("--cap", type=int, default=1000, help=translator.translate("arena-arg-cap"))
    parser.add_argument("--seed", default="arena", help=translator.translate("arena-arg-seed"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=translator.translate("arena-arg-jobs"))
    parser.add_argument("--file", type=Path, help=translator.translate("arena-arg-file"))
    parser.add_argument("--records", type=Path, metavar="FOLDER", help=translator.translate("arena-arg-records"))
    parser.add_argument("--svg", type=Path, help=translator.translate("arena-arg-svg"))
    parser.add_argument("--json", action="store_true", help=translator.translate("cli-json"))


def run(args: argparse.Namespace, translator: Translator) -> int:
    """Play what is left of the plan and print what all its games show."""
    check(args)
    arenas = opened(args)
    with Progress(sum(len(arena.left()) for arena in arenas), translator) as progress:
        for arena in arenas:
            for _ in arena.run(args.jobs):
                progress.step()
    found = [report(arena) for arena in arenas]
    if args.svg is not None:
        for summary in found:
            path = place(args.svg, summary["players"], len(found))
            path.write_text(drawn(summary, translator), encoding="utf-8")
    if args.json:
        print(json.dumps(found if len(found) > 1 else found[0]))
    else:
        print("\n\n".join(said(summary, translator) for summary in found))
    return 0


def numbers(text: str) -> list[int]:
    """Different numbers of players with commas between."""
    return list(dict.fromkeys(int(word) for word in text.split(",")))


def place(path: Path, players: int, several: int) -> Path:
    """Where the file of one number of players is: its own if there are several."""
    return path.with_stem(f"{path.stem}-{players}") if several > 1 else path


def check(args: argparse.Namespace) -> None:
    """Refuse what could only fail, or show nothing, at the end of a long run."""
    for name in ("blocks", "cap", "jobs"):
        if (given := getattr(args, name)) < 1:
            raise BadOption(key="less-than-one", option=f"--{name}", given=given)
    if args.svg is not None:
        check_writable(args.svg)
    if args.records is not None:
        check_writable_folder(args.records)


def opened(args: argparse.Namespace) -> list[Arena]:
    """The arenas that the arguments describe, one for each number of players, with the games that their files hold."""
    game = discovery.game(args.game)
    each = args.players or [game.meta.players[0]]
    for players in each:
        game.options(players, {})
    contestants = [read_contestant(text) for text in args.contestants]
    names = tuple(one.name for one in contestants)
    if len(set(names)) != len(names) or len(names) < 2:
        raise BadOption(key="too-few-contestants", names=list(names))
    if args.iterations is not None and args.iterations < 1:
        raise NoBudget(args.iterations)
    if args.iterations is None and not args.ms > 0:
        raise NoBudget(args.ms)
    ms = None if args.iterations is not None else args.ms
    budget = (ms, args.iterations, args.cap)
    plans = [Plan(args.game, players, names, args.blocks, args.seed, *budget) for players in each]
    try:
        return [
            Arena(plan, contestants, *(one and place(one, plan.players, len(plans)) for one in kept(args)))
            for plan in plans
        ]
    except OSError as error:
        raise NotSaved(args.file, error) from error


def kept(args: argparse.Namespace) -> tuple[Path | None, Path | None]:
    """Where results and records are kept."""
    return args.file, args.records


def said(summary: dict[str, Any], translator: Translator) -> str:
    """The table, and under it seats, length and luck."""
    names = [one["name"] for one in summary["ratings"]]
    head = ["", *(translator.translate(f"arena-{key}") for key in ("rating", "interval", "won", "time")), *names]
    grid = [head, *rows(summary)]
    widths = [max(len(row[column]) for row in grid) for column in range(len(head))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in grid]
    seats = ", ".join(f"{seat}: {100 * score['share']:.0f} %" for seat, score in summary["seats"].items())
    lines += ["", translator.translate("arena-seats", players=summary["players"], seats=seats)]
    lines.append(translator.translate("arena-length", games=summary["games"], **summary["length"]))
    if summary["cut_off"]:
        cap = summary["plan"]["cap"]
        lines.append(translator.translate("arena-cut-off", number=summary["cut_off"], games=summary["games"], cap=cap))
    if summary["luck"]["number"]:
        lines.append(translator.translate("arena-luck", share=f"{100 * summary['luck']['share']:.0f}"))
    lines += [
        forfeited(name, number=one["number"], **one["why"], translator=translator)
        for name, one in summary["forfeits"].items()
    ]
    return "\n".join(lines)


def forfeited(name: str, number: int, key: str, translator: Translator, **fields: Any) -> str:
    """How many games a contestant gave away by not answering, and why the last of them."""
    return translator.translate(
        "arena-forfeits", name=name, number=number, why=translator.translate(f"error-{key}", **fields)
    )


def drawn(summary: dict[str, Any], translator: Translator) -> str:
    """The picture of a report."""
    found = [Rating(one["name"], one["elo"], one["low"], one["high"]) for one in summary["ratings"]]
    times = {one["name"]: one["mean_ms"] for one in summary["ratings"]}
    title = translator.translate(
        "arena-title", game=translator.game_title(summary["plan"]["game"]), players=summary["players"]
    )
    return picture(
        found, times, title, translator.translate("arena-picture-rating"), translator.translate("arena-picture-time")
    )
