"""The WebSocket interface: connections, message dispatch and handlers."""
