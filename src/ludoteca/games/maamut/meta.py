"""What the lobby needs to know of Mâamut."""

from ludoteca.core.meta import Meta

META = Meta(
    name="maamut",
    title="Mâamut",
    players=(2, 4),
    minutes=(15, 30),
    rules=1,
    package="ludoteca.games.maamut",
)
