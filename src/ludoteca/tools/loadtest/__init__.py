"""Load test: plays many tables on a running server over WebSockets and measures rate and latency of the moves."""

from ludoteca.tools.loadtest.load_generator import LoadGenerator
from ludoteca.tools.loadtest.table_client import TableClient
from ludoteca.tools.loadtest.timing import Timing, quantile

__all__ = ["LoadGenerator", "TableClient", "Timing", "quantile"]
