"""Writes the results of the strength benchmark to docs/strength.md: speeds, a table and a picture for each game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import mean
from typing import Any

from bench.time_doubling import Doubling, Z
from ludoteca.core import discovery
from ludoteca.search.arena.chart import picture
from ludoteca.search.arena.ratings import ratings
from ludoteca.search.arena.statistics import tally

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "strength.md"
MARK = "<!-- figures -->\n"
HEAD = (
    "| players | stronger? | weaker? | budget | games | undecided | share | interval | wanted | | ms a turn, slowest |"
)
RULE = "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"

Found = dict[str, Any]


def write(
    found: list[Found],
    speeds: Found,
    doublings: Mapping[str, Doubling],
    versions: Mapping[str, str],
    results: Path,
    *,
    is_trial: bool,
) -> None:
    """Store and print the figures; change the page and its pictures only if the run was not a trial."""
    plain = [{key: value for key, value in one.items() if key != "played"} for one in found]
    rises = {game: [one.games, one.share(), one.share(-Z), one.share(Z)] for game, one in doublings.items()}
    report = {"versions": versions, "speed": speeds, "doublings": rises, "pairings": plain}
    (results / "strength.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    parts = [summary(found), doubling_table(doublings), speed_table(**speeds)]
    text = "\n\n".join(parts) + f"\n{tables(found, versions)}"
    print(text)
    if is_trial:
        return
    head, mark, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
    PAGE.write_text(head + mark + "\n" + text + "\n", encoding="utf-8")
    for game in games([one for one in found if one["games"]]):
        (DOCS / "pictures" / f"strength-{game}.svg").write_text(drawn(game, found), encoding="utf-8")


def summary(found: Sequence[Found]) -> str:
    """How many pairings reached their target, and which did not, by verdict."""
    wanted = [one for one in found if one["wanted"] is not None]
    number = sum(one["verdict"] == "reached" for one in wanted)
    lines = ["## In short", "", f"{number} of {len(wanted)} pairings came out as wanted."]
    for verdict in ("missed", "open", "not played yet"):
        names = [named(one) for one in found if one["verdict"] == verdict]
        if names:
            lines += ["", f"{verdict.capitalize()}: {'; '.join(names)}."]
    return "\n".join(lines)


def named(one: Found) -> str:
    """A pairing in a few words."""
    title = discovery.meta(one["game"]).title
    return f"{title} with {one['players']}, {one['first']} against {one['second']}, {one['budget']}"


def games(found: Sequence[Found]) -> list[str]:
    """The measured games in order."""
    return list(dict.fromkeys(one["game"] for one in found))


def speed_table(version: str, speeds: dict[str, float], rates: dict[str, Sequence[float]]) -> str:
    """Choices per second as ratios to the peer, which is last; and the simulations of both searches."""
    peer = list(speeds.values())[-1] if speeds else 1.0
    rows = [f"| {name} | {speed:,.0f} | {speed / peer:.1f} |" for name, speed in speeds.items()]
    head = ["| | choices a second | × the peer |", "| --- | --- | --- |"]
    lines = ["## Speed", "", f"Measured with version `{version}`.", "", *head, *rows, ""]
    lines += ["| simulations a second at equal time | the strongest level | openspiel |", "| --- | --- | --- |"]
    lines += [
        f"| {discovery.meta(game).title} | {ours:,.0f} | {theirs:,.0f} |" for game, (ours, theirs) in rates.items()
    ]
    return "\n".join([*lines, ""])


def doubling_table(doublings: Mapping[str, Doubling]) -> str:
    """The value of twice the time in each game, and its verdict."""
    rows = [
        "| | games | won with twice the time | interval | points of rating | |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for game, one in doublings.items():
        low, high = one.share(-Z), one.share(Z)
        share = f"{one.share():.1%} | {low:.1%} – {high:.1%}"
        rows.append(f"| {discovery.meta(game).title} | {one.games} | {share} | {one.points:+.0f} | {one.verdict} |")
    return "\n".join(["## Twice the time", "", *rows])


def tables(found: Sequence[Found], versions: Mapping[str, str]) -> str:
    """A table and a picture for each game, fewer players first."""
    lines = []
    for game in games(found):
        title = discovery.meta(game).title
        lines += [f"## {title}", "", f"Games of version `{versions[game]}` of rules and players.", "", HEAD, RULE]
        rows = sorted((one for one in found if one["game"] == game), key=lambda one: int(one["players"]))
        lines += [row(one) for one in rows]
        lines += ["", f"![Ratings, and strength against time, in {title}](pictures/strength-{game}.svg)", ""]
    return "\n".join(lines)


def row(one: Found) -> str:
    """A pairing as a table row."""
    wanted = "" if one["wanted"] is None else f"≥ {one['wanted']:.0%}"
    cells = [
        one["players"],
        one["first"],
        one["second"],
        one["budget"],
        one["games"],
        one["draws"],
        f"{one['share']:.1%}" if one["games"] else "",
        f"{one['low']:.1%} – {one['high']:.1%}" if one["games"] else "",
        wanted,
        one["verdict"],
        f"{one['mean_ms']:.0f}, {one['slowest_ms']:.0f}" if one["games"] else "",
    ]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def drawn(game: str, found: Sequence[Found]) -> str:
    """The picture of the ratings from all timed games of the fewest players."""
    fewest = discovery.meta(game).players[0]
    timed = [one for one in found if one["game"] == game and one["players"] == fewest and one["budget"].endswith("ms")]
    played = [each for one in timed for each in one["played"]]
    times = {name: mean(values) for name, values in tally(played).times.items()}
    title = f"{discovery.meta(game).title}, {fewest} players"
    return picture(ratings(played), times, title, "rating with its interval of 95 %", "milliseconds a turn, rating")
