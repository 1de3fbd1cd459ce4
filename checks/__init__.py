"""Checks of the checkout that `dev.py check` runs, each a script of its own."""
