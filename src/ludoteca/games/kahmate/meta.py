"""What the lobby needs to know of Kahmaté."""

from ludoteca.core.meta import Meta

META = Meta(
    name="kahmate",
    title="Kahmaté",
    players=(2, 2),
    minutes=(20, 45),
    rules=1,
    package="ludoteca.games.kahmate",
)
