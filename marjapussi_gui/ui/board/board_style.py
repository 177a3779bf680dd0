"""The style of the table. No Qt."""

from ...engine.frozen import frozen


@frozen
class BoardStyle:
    """The felt, the deck and the device pixel ratio."""

    felt: str = "moss"
    deck: str = "four"
    pixel_ratio: float = 1.0
