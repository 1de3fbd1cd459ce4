"""The checks of the kit, one module per part of the game contract."""
