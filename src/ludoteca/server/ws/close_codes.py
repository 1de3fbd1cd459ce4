"""Close codes of WebSocket connections, and after how many milliseconds a client should reconnect."""

UNSUPPORTED_DATA = 1003  # a binary message
FAILED = 1011  # an action or its commit failed
RECONNECT = 1012
ABUSE = 4400
NO_TABLE = 4404
TOO_SLOW = 4408
TOO_MANY = 4429

RECONNECT_MS = 1500
