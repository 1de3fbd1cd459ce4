"""Checks before a request reaches the application: hosts, origins, rate limits, secrets and passwords."""
