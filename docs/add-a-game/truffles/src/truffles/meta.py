"""What the lobby needs to know of Truffles."""

from ludoteca.core.meta import Meta

META = Meta(
    name="truffles",
    title="Truffles",
    players=(2, 2),
    minutes=(3, 5),
    rules=1,
    package="truffles",
)
