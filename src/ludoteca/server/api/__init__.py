"""HTTP API: request handlers, their schemas, and the mapping of errors to responses."""
