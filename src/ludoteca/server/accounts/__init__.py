"""Named accounts: the service for signing up and in, and the removal of names."""
