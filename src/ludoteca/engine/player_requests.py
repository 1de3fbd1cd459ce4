"""The requests that ask a player for a move; the player gets a view, never the state."""

from __future__ import annotations

from functools import lru_cache

from ludoteca import search
from ludoteca.core import discovery
from ludoteca.core.errors import BadRequest, NotLegal, Refused
from ludoteca.core.game import Game, View
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.engine import responses
from ludoteca.engine.request import Request
from ludoteca.engine.responses import Response

# Players cached with their search trees for the next choice of a turn.
MAX_CACHED_PLAYERS = 4
MAX_MS = 60_000
MAX_ITERATIONS = 10_000_000


def think(match: Match, request: Request) -> Response:
    """A player's move for a seat of the match in progress, with its search info."""
    seat = request.seat(match.players)
    player, effort = _player(match.game, request)
    moves = match.moves(seat)
    if not moves:
        error = NotLegal(match.state.refusal(seat, 0))
        raise responses.IllegalMove(match, seat, match.game.word(0), error)
    choice = player.choose(search.Question(match.game, match.view(seat), moves, seat), effort)
    return {"move": choice.move, "info": choice.info}


def choose(request: Request) -> Response:
    """A player's move for a given view, on request with its search info; needs no match in progress."""
    game = discovery.game(request.text("game"))
    player, effort = _player(game, request)
    view, moves = request.table("view"), request.texts("moves")
    seat = request.seat(game.meta.players[1])
    _check(game, view, moves, seat)
    choice = player.choose(search.Question(game, view, moves, seat), effort)
    return {"move": choice.move, "info": choice.info} if request.truth("info", False) else {"move": choice.move}


def _player(game: Game, request: Request) -> tuple[search.Player, search.Effort]:
    player = _cached_player(game.meta.name, request.text("level"))
    seed = request.text("seed", None)
    if request.has("iterations") and request.has("ms"):
        raise BadRequest("ms or iterations", key="ms-or-iterations")
    if request.has("ms"):
        return player, search.Effort.of_time(request.whole("ms", 1, MAX_MS), seed)
    if request.has("iterations"):
        return player, search.Effort(request.whole("iterations", 1, MAX_ITERATIONS), seed)
    return player, search.Effort.usual(seed)


@lru_cache(MAX_CACHED_PLAYERS)
def _cached_player(game: str, level: str) -> search.Player:
    return search.player(discovery.game(game), level)


def _check(game: Game, view: View, moves: list[str], seat: int) -> None:
    """Refuse an impossible view and moves that do not belong to it."""
    try:
        imagined = game.resample(view, seat, Rng(0))
    except Refused:
        raise
    except Exception as error:
        # The view is untrusted input: any exception a game raises on it means that the view is bad.
        raise BadRequest("no game shows such a view", key="bad-view") from error
    for move in moves:
        if not 0 <= seat < imagined.players or imagined.refusal(seat, game.action(move)):
            raise BadRequest("a move that doesn't belong to the view", key="bad-moves", move=move)
