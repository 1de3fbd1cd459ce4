"""Kahmaté: tactical rugby for two captains."""
