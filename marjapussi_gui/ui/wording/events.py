"""Texts of events: log sentences, speech bubbles, and words shown large on the table."""

from ...engine.bidding_events import (
    BidMade,
    BidSaid,
    BidSettled,
    BidsTurned,
    Passed,
    RedealDemanded,
    SooliSaid,
)
from ...engine.cards import NO_SUIT
from ...engine.events import (
    Event,
    HandScored,
    MarriageAnswered,
    MarriageAsked,
    MarriageMade,
    MatchWon,
    TrumpsAgain,
)
from ...engine.rummy.events import RummyEnded, TunnelasShown
from ...engine.state import NO_SIDE, NOBODY, WHOLE, Seat
from . import rummy_log
from .card_names import forms_of_suit, suit_name
from .people import People
from .tongue import capital, translate

LONGEST_MOMENT = 12


def sentence_of(event: Event, people: People) -> str:
    """Return an event as one sentence, as far as the player may know it."""
    return rummy_log.sentence_of(event, people)


def speaker(event: Event) -> Seat:
    """Return the seat whose speech bubble shows an event; NOBODY if it has none."""
    match event:
        case (
            BidMade(seat)
            | Passed(seat)
            | RedealDemanded(seat, _)
            | BidSettled(seat)
            | BidSaid(seat)
            | BidsTurned(declarer=seat)
            | SooliSaid(seat)
            | MarriageAsked(seat)
            | MarriageAnswered(seat)
            | MarriageMade(seat)
            | TrumpsAgain(seat)
            | TunnelasShown(seat)
            | RummyEnded(seat)
        ):
            return seat
        case _:
            return NOBODY


def said(event: Event, _people: People) -> str:
    """Return the text of a speech bubble; empty if nobody speaks."""
    if speaker(event) == NOBODY:
        return ""
    return _bid_said(event) or _marriage_said(event) or _rummy_said(event)


def _bid_said(event: Event) -> str:
    match event:
        case BidMade(_, amount) | BidSettled(_, amount, raised=True):
            return translate("Speech", "{amount}").format(amount=amount)
        case Passed():
            return translate("Speech", "Pass")
        case RedealDemanded():
            return translate("Speech", "New deal!")
        case BidSettled():
            return translate("Speech", "I stand")
        case BidSaid(_, rami):
            return translate("Speech", "Rami") if rami else translate("Speech", "Nolo")
        case BidsTurned():
            return translate("Speech", "Rami!")
        case SooliSaid():
            return translate("Speech", "Sooli!")
        case _:
            return ""


def _marriage_said(event: Event) -> str:
    match event:
        case MarriageAsked(_, suit) if suit == WHOLE:
            sentence = translate("Speech", "Have you a whole?")
        case MarriageAsked():
            sentence = translate("Speech", "Have you a half in {suit}?")
        case MarriageAnswered(_, suit) if suit == NO_SUIT:
            sentence = translate("Speech", "No.")
        case MarriageAnswered():
            sentence = translate("Speech", "Yes, {suit}!")
        case MarriageMade(is_trump=True) | TrumpsAgain():
            sentence = translate("Speech", "{suit} are trumps!")
        case MarriageMade():
            sentence = translate("Speech", "A little one in {suit}!")
        case _:
            return ""
    suit = event.suit
    return capital(sentence.format(**forms_of_suit(suit))) if suit != NO_SUIT else sentence


def _rummy_said(event: Event) -> str:
    match event:
        case TunnelasShown(_, sets):
            one, many = translate("Speech", "Tunnela!"), translate("Speech", "Tunnelas!")
            return one if len(sets) == 1 else many
        case RummyEnded():
            return translate("Speech", "I finish!")
        case _:
            return ""


def moment(event: Event, _people: People) -> str:
    """Return the word to show large for a rare event; empty for most events."""
    match event:
        case MarriageMade(is_trump=True):
            return _ribbon(
                translate("Moments", "{suit}!").format(suit=suit_name(event.suit)),
            )
        case SooliSaid():
            return _ribbon(translate("Moments", "SOOLI"))
        case MatchWon(side) if side != NO_SIDE:
            return _ribbon(translate("Moments", "MATCH OVER"))
        case MatchWon():
            return _ribbon(translate("Moments", "LEVEL"))
        case HandScored():
            return _hand_moment(event)
        case _:
            return ""


def _hand_moment(event: HandScored) -> str:
    if "porvoo" in event.notes:
        return _ribbon(translate("Moments", "PORVOO"))
    if "lapiajo" in event.notes:
        return _ribbon(translate("Moments", "LÄPIAJO"))
    if _begins_to_rise(event):
        return _ribbon(translate("Moments", "NOUSUSSA"))
    return ""


def _begins_to_rise(event: HandScored) -> bool:
    """Return whether a side has its first points in a game where only one side can have any."""
    if not {"rami", "nolo", "sooli"}.intersection(event.notes):
        return False
    pairs = zip(event.scores, event.gained, strict=True)
    return any(score == gained > 0 for score, gained in pairs)


def _ribbon(word: str) -> str:
    return word.upper()[:LONGEST_MOMENT]
