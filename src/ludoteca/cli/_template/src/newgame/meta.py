"""What a lobby needs to know of New Game."""

from ludoteca.core.meta import Meta

META = Meta(
    name="newgame",
    title="New Game",
    players=(2, 4),
    minutes=(3, 5),
    rules=1,
    package="newgame",
    has_first=False,
)
