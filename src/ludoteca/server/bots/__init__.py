"""Bots and analyses, computed in processes of their own."""
