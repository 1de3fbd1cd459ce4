"""The long runs of `dev.py soak`: each script takes --seed and --seconds and shows its progress."""
