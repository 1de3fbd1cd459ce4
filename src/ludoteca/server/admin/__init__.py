"""Administration of a running server through a local socket."""
