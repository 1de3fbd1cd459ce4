"""A load of live tables on a real server, over real sockets: how many moves it takes, and how long each waits."""

from ludoteca.load.crowd import Crowd
from ludoteca.load.pair import Pair
from ludoteca.load.timing import Timing, quantile

__all__ = ["Crowd", "Pair", "Timing", "quantile"]
