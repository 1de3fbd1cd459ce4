"""Live tables: in memory, one writer each, committed before broadcast."""
