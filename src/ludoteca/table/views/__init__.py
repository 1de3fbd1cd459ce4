"""What each viewer may know of a match: the update, the preview of a move, and which facts are hidden."""
