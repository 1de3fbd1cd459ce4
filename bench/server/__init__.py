"""Cost, latency and memory of the server beside boardgame.io's, measured in one run; `__main__` is the command."""
