"""New Game for Ludoteca."""
