"""Play in a terminal: on the whole screen with a drawn board, or line by line for screen readers and scripts.

Both ways share the sitting (who plays, what happened), the desk (what typed lines mean) and the speech.
"""
