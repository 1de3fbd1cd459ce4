"""Periodic work: expiry, hibernation, ratings, heartbeat."""
