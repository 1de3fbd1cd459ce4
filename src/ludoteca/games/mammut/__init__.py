"""Mammut: dividing the loot of the hunt, for two to five players."""
