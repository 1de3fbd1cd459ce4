"""The written form of a match: the record with the lines of the table, stored tables, replays and proofs."""
