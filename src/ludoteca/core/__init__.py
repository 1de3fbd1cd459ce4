"""The contract between games and everything that plays, keeps, shows or studies them."""
