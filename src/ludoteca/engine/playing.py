"""The requests that begin a game, go on with it or tell of it with everything shown."""

from __future__ import annotations

from ludoteca.core import discovery, perft, record, replay
from ludoteca.core.errors import NotLegal, Refused, TooBig
from ludoteca.core.match import Match
from ludoteca.engine import answers
from ludoteca.engine.answers import Answer
from ludoteca.engine.request import Request

DEEPEST = 32
MOST_NODES = 10_000_000
LARGEST = 10**12


def new(request: Request) -> tuple[Answer, Match]:
    """Begin a game: set-up dealt, first player drawn."""
    game = discovery.game(request.text("game"))
    players = request.whole("players", 1, 64, game.meta.players[0])
    match = Match.new(
        game,
        players,
        request.text("seed", None),
        request.table("options", {}),
        auto_chance=request.truth("auto_chance", True),
    )
    return answers.state(match), match


def load(request: Request) -> tuple[Answer, Match]:
    """Begin from a position."""
    auto_chance = request.truth("auto_chance", True)
    match = Match.load(request.table("position"), request.text("seed", None), auto_chance=auto_chance)
    return answers.state(match), match


def read(request: Request) -> tuple[Answer, Match]:
    """Begin from where a record ends."""
    auto_chance = request.truth("auto_chance", True)
    match = replay.replayed(record.read(request.text("record")))
    match.auto_chance = auto_chance
    return answers.state(match), match


def play(match: Match, request: Request) -> tuple[Answer, Match]:
    """A seat's move, on a copy: the match goes on only if everything about it could be answered."""
    seat, move = request.seat(match.players), request.text("move")
    fork = match.fork()
    try:
        events = fork.play(seat, move)
    except NotLegal as error:
        raise answers.Illegal(match, seat, move, error) from error
    return answers.state(fork, events), fork


def chance(match: Match, request: Request) -> tuple[Answer, Match]:
    """The chance that is next, as given or drawn."""
    outcome = request.text("outcome", None)
    _need_chance(match)
    fork = match.fork()
    events = fork.play_chance(outcome)
    return answers.state(fork, events), fork


def state(match: Match, request: Request) -> Answer:
    """Everything as it is."""
    return answers.state(match)


def odds(match: Match, request: Request) -> Answer:
    """The outcomes of the chance that is next."""
    _need_chance(match)
    return {"odds": [[word, weight] for word, weight in match.odds()]}


def write(match: Match, request: Request) -> Answer:
    """The game so far as text."""
    return {"record": match.record().write()}


def count(match: Match, request: Request) -> Answer:
    """How many ways the next choices and draws can go."""
    depth = request.whole("depth", 0, DEEPEST)
    most = request.whole("max_nodes", 1, LARGEST, MOST_NODES)
    nodes = perft.perft(match.state, depth, most)
    if nodes > most:
        raise TooBig(f"more than {most} nodes", max_nodes=most)
    return {"nodes": nodes}


def _need_chance(match: Match) -> None:
    if not match.state.is_chance():
        raise Refused("nothing is to be drawn", key="nothing-to-draw")
