"""What the lobby needs to know of Kahmaté."""

from ludoteca.core.meta import Meta, Option

META = Meta(
    name="kahmate",
    title="Kahmaté",
    players=(2, 2),
    minutes=(20, 45),
    rules=2,
    package="ludoteca.games.kahmate",
    numbers=(Option("target", least=1, most=3, usual=1),),
    replays=(1, 2),
)
