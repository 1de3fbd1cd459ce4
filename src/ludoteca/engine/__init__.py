"""The engine protocol: one JSON request per line in, one JSON answer per line out; docs/protocol describes it."""
