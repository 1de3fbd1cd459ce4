"""The requests that ask a player for a move; the player gets a view and never the state."""

from __future__ import annotations

from functools import lru_cache

from ludoteca import search
from ludoteca.core import discovery
from ludoteca.core.dice import Dice
from ludoteca.core.errors import BadRequest, NotLegal, Refused
from ludoteca.core.game import Game, View
from ludoteca.core.match import Match
from ludoteca.engine import answers
from ludoteca.engine.answers import Answer
from ludoteca.engine.request import Request

# Players that are kept with what they have searched, for the next choice of a turn.
KEPT = 4
LONGEST_MS = 60_000
MOST_ITERATIONS = 10_000_000


def think(match: Match, request: Request) -> Answer:
    """A player's move for a seat of the game in progress, with what it thought."""
    seat = request.seat(match.players)
    player, effort = _player(match.game, request)
    moves = match.moves(seat)
    if not moves:
        error = NotLegal(match.state.refusal(seat, 0))
        raise answers.Illegal(match, seat, match.game.word(0), error)
    choice = player.choose(search.Question(match.game, match.view(seat), moves, seat), effort)
    return {"move": choice.move, "info": choice.info}


def choose(request: Request) -> Answer:
    """A player's move for a view, on request with what it thought; no game need be in progress."""
    game = discovery.game(request.text("game"))
    player, effort = _player(game, request)
    view, moves = request.table("view"), request.texts("moves")
    seat = request.seat(game.meta.players[1])
    _check(game, view, moves, seat)
    choice = player.choose(search.Question(game, view, moves, seat), effort)
    return {"move": choice.move, "info": choice.info} if request.truth("info", False) else {"move": choice.move}


def _player(game: Game, request: Request) -> tuple[search.Player, search.Effort]:
    player = _kept(game.meta.name, request.text("level"))
    seed = request.text("seed", None)
    if request.has("iterations") and request.has("ms"):
        raise BadRequest("ms or iterations", key="ms-or-iterations")
    if request.has("ms"):
        return player, search.Effort.of_time(request.whole("ms", 1, LONGEST_MS), seed)
    if request.has("iterations"):
        return player, search.Effort(request.whole("iterations", 1, MOST_ITERATIONS), seed)
    return player, search.Effort.usual(seed)


@lru_cache(KEPT)
def _kept(game: str, level: str) -> search.Player:
    return search.player(discovery.game(game), level)


def _check(game: Game, view: View, moves: list[str], seat: int) -> None:
    """Refuse a view that no game shows and moves that don't belong to it."""
    try:
        imagined = game.imagine(view, seat, Dice(0))
    except Refused:
        raise
    except Exception as error:
        # A view comes from outside; whatever a game trips over in it is the view's fault.
        raise BadRequest("no game shows such a view", key="bad-view") from error
    for move in moves:
        if not 0 <= seat < imagined.players or imagined.refusal(seat, game.action(move)):
            raise BadRequest("a move that doesn't belong to the view", key="bad-moves", move=move)
