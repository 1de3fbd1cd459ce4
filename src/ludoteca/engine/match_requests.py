"""The requests that start a match, advance it, or show it with everything revealed."""

from __future__ import annotations

from ludoteca.core import discovery, perft, record, replay
from ludoteca.core.errors import NotLegal, Refused, TooBig
from ludoteca.core.match import Match
from ludoteca.engine import responses
from ludoteca.engine.request import Request
from ludoteca.engine.responses import Response

MAX_DEPTH = 32
DEFAULT_MAX_NODES = 10_000_000
MAX_NODES_LIMIT = 10**12


def new(request: Request) -> tuple[Response, Match]:
    """Start a match: set-up dealt, first player drawn."""
    game = discovery.game(request.text("game"))
    players = request.whole("players", 1, 64, game.meta.players[0])
    match = Match.new(
        game,
        players,
        request.text("seed", None),
        request.table("options", {}),
        auto_chance=request.truth("auto_chance", True),
    )
    return responses.state_response(match), match


def load(request: Request) -> tuple[Response, Match]:
    """Start from a position."""
    auto_chance = request.truth("auto_chance", True)
    match = Match.load(request.table("position"), request.text("seed", None), auto_chance=auto_chance)
    return responses.state_response(match), match


def read(request: Request) -> tuple[Response, Match]:
    """Start from the end of a record."""
    auto_chance = request.truth("auto_chance", True)
    match = replay.replayed(record.read(request.text("record")))
    match.auto_chance = auto_chance
    return responses.state_response(match), match


def play(match: Match, request: Request) -> tuple[Response, Match]:
    """Play a seat's move on a copy; the match advances only if the response can be encoded."""
    seat, move = request.seat(match.players), request.text("move")
    fork = match.fork()
    try:
        events = fork.play(seat, move)
    except NotLegal as error:
        raise responses.IllegalMove(match, seat, move, error) from error
    return responses.state_response(fork, events), fork


def chance(match: Match, request: Request) -> tuple[Response, Match]:
    """Play the pending chance outcome, given or drawn."""
    outcome = request.text("outcome", None)
    _need_chance(match)
    fork = match.fork()
    events = fork.play_chance(outcome)
    return responses.state_response(fork, events), fork


def state(match: Match, request: Request) -> Response:
    """The complete state."""
    return responses.state_response(match)


def odds(match: Match, request: Request) -> Response:
    """The outcomes of the pending chance."""
    _need_chance(match)
    return {"odds": [[word, weight] for word, weight in match.chance_outcomes()]}


def write(match: Match, request: Request) -> Response:
    """The match so far as a record."""
    return {"record": match.record().write()}


def count(match: Match, request: Request) -> Response:
    """The number of leaf nodes of the next choices and draws (perft)."""
    depth = request.whole("depth", 0, MAX_DEPTH)
    most = request.whole("max_nodes", 1, MAX_NODES_LIMIT, DEFAULT_MAX_NODES)
    nodes = perft.perft(match.state, depth, most)
    if nodes > most:
        raise TooBig(f"more than {most} nodes", max_nodes=most)
    return {"nodes": nodes}


def _need_chance(match: Match) -> None:
    if not match.state.is_chance():
        raise Refused("nothing is to be drawn", key="nothing-to-draw")
