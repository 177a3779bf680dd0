"""The sounds for game events."""

from ...engine import bidding_events, events
from ...engine.rummy.events import (
    CardDiscarded,
    FirstCardOffered,
    OfferTaken,
    RummyEnded,
    SetsLaid,
    StockRenewed,
)

SoundCue = tuple[str, float]  # the name of a sound, and its pitch as a factor

CUE_OF_EVENT: dict[type, SoundCue] = {
    events.CardsDealt: ("shuffle", 1.0),
    StockRenewed: ("shuffle", 1.1),
    bidding_events.BidCardLaid: ("card", 0.9),
    CardDiscarded: ("card", 1.0),
    SetsLaid: ("card", 0.95),
    events.CardTurned: ("slide", 1.2),
    FirstCardOffered: ("slide", 1.2),
    bidding_events.BidCardsTurned: ("slide", 1.1),
    bidding_events.KittyShown: ("slide", 1.0),
    bidding_events.CardsGiven: ("slide", 0.95),
    bidding_events.DeclarerDiscarded: ("slide", 0.9),
    events.StockDrawn: ("slide", 1.05),
    OfferTaken: ("slide", 1.05),
    events.TrickTaken: ("gather", 1.0),
    bidding_events.RedealDemanded: ("gather", 0.9),
    RummyEnded: ("gather", 0.95),
    events.TrumpsRestored: ("bell", 1.0),
    bidding_events.SooliAnnounced: ("bell", 0.84),
    events.MatchWon: ("bell", 1.2),
}
PLAIN_MARRIAGE_PITCH = 0.75  # a fourth below the bell of a trump marriage
NO_GAIN_PITCH = 0.75  # the pitch of a hand in which nobody gained points
MAX_PITCHED_BERRIES = 12


def sound_cue(event: events.Event) -> SoundCue | None:
    """Return the sound for an event and its pitch, or None if the event is silent."""
    match event:
        case events.CardPlayed(seat=seat):
            return "card", 0.96 + 0.025 * seat  # slightly different for each seat
        case events.MarriageDeclared(is_trump=is_trump):
            return "bell", 1.0 if is_trump else PLAIN_MARRIAGE_PITCH
        case events.HandScored(score_changes=gained):
            most = max(gained)
            return "berry", berry_pitch(most) if most > 0 else NO_GAIN_PITCH
        case _:
            return CUE_OF_EVENT.get(type(event))


def berry_pitch(berry_number: int) -> float:
    """Return the pitch of the sound for a game point; it rises a little with each point."""
    return 1.0 + 0.03 * min(berry_number, MAX_PITCHED_BERRIES)
