"""The game that both servers of the comparison play: 32 tiles, a state of about 3 KB, nothing hidden, no end."""
