"""Limits below HTTP and WebSocket, for the uvicorn runner: bytes, time and number of connections."""
