"""Moderation in SQLite: the migration that adds its tables, reads, and writes."""
