"""What the lobby needs to know of Mammut."""

from ludoteca.core.meta import Meta

META = Meta(
    name="mammut",
    title="Mammut",
    players=(2, 5),
    minutes=(30, 45),
    rules=1,
    package="ludoteca.games.mammut",
    files=("tiles",),
)
