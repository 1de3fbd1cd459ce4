"""Mâamut, the hunter's spirit: drive the mammoth into a trap of your own."""
