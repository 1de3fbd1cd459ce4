"""One folder per game; each is found through its packaging entry point, none is listed here."""
