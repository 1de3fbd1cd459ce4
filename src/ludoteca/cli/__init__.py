"""The `ludoteca` command."""


def main() -> int:
    """Say that there is nothing to do yet."""
    print("ludoteca")
    return 0
