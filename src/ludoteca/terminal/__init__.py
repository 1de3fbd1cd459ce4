"""Play in a terminal: on the full screen with a drawn board, or line by line for screen readers and scripts.

Both modes share the session (seats, bots and table), the command interpreter and the narrator.
"""
