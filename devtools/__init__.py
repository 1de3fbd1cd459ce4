"""What dev.py does for the parts that need more than Python; standard library only."""
