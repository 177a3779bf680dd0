"""The sounds of game events."""

from ...engine.bidding_events import (
    BidLaid,
    BidsTurned,
    CardsGiven,
    CardsPutAway,
    KittyShown,
    RedealDemanded,
    SooliSaid,
)
from ...engine.events import (
    CardPlayed,
    CardTurned,
    Dealt,
    Event,
    HandScored,
    MarriageMade,
    MatchWon,
    StockDrawn,
    TrickTaken,
    TrumpsAgain,
)
from ...engine.rummy.events import (
    CardDiscarded,
    OfferTaken,
    OfferTurned,
    RummyEnded,
    SetsLaid,
    StockRenewed,
)

Cue = tuple[str, float]  # the name of a sound, and its pitch

CUES: dict[type, Cue] = {
    Dealt: ("shuffle", 1.0),
    StockRenewed: ("shuffle", 1.1),
    BidLaid: ("card", 0.9),
    CardDiscarded: ("card", 1.0),
    SetsLaid: ("card", 0.95),
    CardTurned: ("slide", 1.2),
    OfferTurned: ("slide", 1.2),
    BidsTurned: ("slide", 1.1),
    KittyShown: ("slide", 1.0),
    CardsGiven: ("slide", 0.95),
    CardsPutAway: ("slide", 0.9),
    StockDrawn: ("slide", 1.05),
    OfferTaken: ("slide", 1.05),
    TrickTaken: ("gather", 1.0),
    RedealDemanded: ("gather", 0.9),
    RummyEnded: ("gather", 0.95),
    TrumpsAgain: ("bell", 1.0),
    SooliSaid: ("bell", 0.84),
    MatchWon: ("bell", 1.2),
}
LESSER_BELL = 0.75  # a fourth below the bell of a trump marriage
LOST = 0.75  # if no side gained points
MOST_BERRIES = 12


def sound_of(event: Event) -> Cue | None:
    """Return the sound of an event and its pitch, or None if it has none."""
    match event:
        case CardPlayed(seat=seat):
            return "card", 0.96 + 0.025 * seat  # slightly different for each seat
        case MarriageMade(is_trump=is_trump):
            return "bell", 1.0 if is_trump else LESSER_BELL
        case HandScored(gained=gained):
            most = max(gained)
            return "berry", berry_pitch(most) if most > 0 else LOST
        case _:
            return CUES.get(type(event))


def berry_pitch(number: int) -> float:
    """Return the pitch of a berry by its number; each is a little higher than the previous one."""
    return 1.0 + 0.03 * min(number, MOST_BERRIES)
