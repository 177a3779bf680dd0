"""What decides for a computer player: one record for each kind, told by the window and by hint."""

from .engine.cards import Card
from .engine.frozen import frozen


@frozen
class Exact:
    """So many deals are possible, and all of them were played out to their end."""

    worlds: int


@frozen
class Searched:
    """So many of the possible deals were tried."""

    worlds: int


@frozen
class LikelyTotal:
    """What the cards are likely to bring."""

    points: int


@frozen
class RamiOrNolo:
    """The chances to win the match with either bid."""

    rami: float
    nolo: float


@frozen
class Danger:
    """How many tricks a hand that plays alone must fear."""

    tricks: float


@frozen
class Distance:
    """How many cards are missing for the sets."""

    number: int


@frozen
class Outs:
    """Which cards would help at once, and how many of them are unseen."""

    cards: tuple[Card, ...]
    number: int


Fact = Exact | Searched | LikelyTotal | RamiOrNolo | Danger | Distance | Outs
