"""The style of the table. No Qt."""

from ...engine.frozen import frozen


@frozen
class Look:
    """The felt, the deck and the device pixel ratio."""

    felt: str = "moss"
    deck: str = "four"
    ratio: float = 1.0
