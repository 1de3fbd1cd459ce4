"""The table server: HTTP and WebSocket access to tables, with security, observability and administration."""
