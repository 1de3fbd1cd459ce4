"""Rulebook pages: found and searched as text, and rendered as HTML."""
