"""Texts about events: log sentences, speech bubbles, and words shown large on the table."""

from ...engine import bidding_events, events
from ...engine.cards import NO_SUIT
from ...engine.rummy.events import RummyEnded, TunnelasShown
from ...engine.state import NO_SIDE, NOBODY, WHOLE, Seat, Side
from . import event_log
from .card_names import suit_name, suit_placeholders
from .i18n import capitalized, localized_digits, say
from .table_players import TablePlayers

MAX_HIGHLIGHT_LENGTH = 12


def event_sentence(event: events.Event, people: TablePlayers) -> str:
    """Return an event as a sentence that reveals only what the player may know."""
    return event_log.event_sentence(event, people)


def speaking_seat(event: events.Event) -> Seat:
    """Return the seat whose speech bubble shows an event, or NOBODY if the event has none."""
    match event:
        case (
            bidding_events.BidMade(seat)
            | bidding_events.BidPassed(seat)
            | bidding_events.RedealDemanded(seat, _)
            | bidding_events.BidSettled(seat)
            | bidding_events.BidSpoken(seat)
            | bidding_events.BidCardsTurned(declarer=seat)
            | bidding_events.SooliAnnounced(seat)
            | events.MarriageAsked(seat)
            | events.MarriageAnswered(seat)
            | events.MarriageDeclared(seat)
            | events.TrumpsRestored(seat)
            | TunnelasShown(seat)
            | RummyEnded(seat)
        ):
            return seat
        case _:
            return NOBODY


def bubble_text(event: events.Event, _people: TablePlayers) -> str:
    """Return the text in the speech bubble for an event, or "" if nobody speaks."""
    if speaking_seat(event) == NOBODY:
        return ""
    return _bid_bubble_text(event) or _marriage_bubble_text(event) or _rummy_bubble_text(event)


def _bid_bubble_text(event: events.Event) -> str:
    match event:
        case bidding_events.BidMade(_, amount) | bidding_events.BidSettled(
            _, amount, is_raised=True
        ):
            return say("speech-amount", amount=amount)
        case bidding_events.BidPassed():
            return say("speech-pass")
        case bidding_events.RedealDemanded():
            return _redeal_bubble_text(event)
        case bidding_events.BidSettled():
            return say("speech-ill-stay")
        case bidding_events.BidSpoken(_, rami):
            return say("event-rami") if rami else say("speech-nolo")
        case bidding_events.BidCardsTurned():
            return say("event-rami-2")
        case bidding_events.SooliAnnounced():
            return say("speech-sooli")
        case _:
            return ""


def _redeal_bubble_text(event: bidding_events.RedealDemanded) -> str:
    match event.reason:
        case "four_sixes":
            return say("speech-new-deal-i-have-all-four")
        case "pair_sixes":
            return say("speech-new-deal-we-have-all-four")
        case "three_sixes":
            return say("speech-new-deal-i-have-three-sixes")
        case "low":
            return say("speech-new-deal-i-have-nothing-above")


def _marriage_bubble_text(event: events.Event) -> str:
    match event:
        case events.MarriageAsked(_, suit) if suit == WHOLE:
            sentence = "speech-do-you-have-whole"
        case events.MarriageAsked():
            sentence = "speech-do-you-have-half-in-suit"
        case events.MarriageAnswered(_, suit) if suit == NO_SUIT:
            sentence = "speech-no"
        case events.MarriageAnswered():
            sentence = "speech-yes-suit"
        case events.MarriageDeclared(is_trump=True) | events.TrumpsRestored():
            sentence = "speech-suit-are-trumps"
        case events.MarriageDeclared():
            sentence = "speech-little-one-in-suit"
        case _:
            return ""
    suit = event.suit
    return (
        capitalized(say(sentence, **suit_placeholders(suit))) if suit != NO_SUIT else say(sentence)
    )


def _rummy_bubble_text(event: events.Event) -> str:
    match event:
        case TunnelasShown(_, sets):
            return say("speech-tunnelas", number=len(sets))
        case RummyEnded():
            return say("speech-finished")
        case _:
            return ""


def highlight_text(event: events.Event, _people: TablePlayers) -> str:
    """Return the word that is shown large for a rare event, or "" for other events."""
    match event:
        case events.MarriageDeclared(is_trump=True):
            return _shorten_highlight(
                say("moment-suit", suit=suit_name(event.suit)),
            )
        case bidding_events.SooliAnnounced():
            return _shorten_highlight(say("moment-sooli"))
        case events.MatchWon(side) if side == NO_SIDE:
            return _shorten_highlight(say("moment-tie"))
        case RummyEnded(seat) if seat != NOBODY:
            return _shorten_highlight(say("moment-finished"))
        case events.HandScored():
            return _hand_highlight_text(event)
        case _:
            return ""


def _hand_highlight_text(event: events.HandScored) -> str:
    if "porvoo" in event.notes:
        return _shorten_highlight(say("moment-porvoo"))
    if "lapiajo" in event.notes and event.is_sweep:
        return _shorten_highlight(say("moment-lapiajo"))
    if (bid := contract_score_item(event)) is not None:
        is_made = bid.key == "made"
        return _shorten_highlight(
            say(
                "moment-bid-made" if is_made else "moment-bid-failed",
                bid=localized_digits(abs(bid.points)),
            )
        )
    if "reset" in event.notes:
        return _shorten_highlight(say("moment-rise-broken"))
    if _has_first_points(event):
        return _shorten_highlight(say("moment-nousussa"))
    return ""


def contract_score_item(event: events.HandScored) -> events.ScoreItem | None:
    """Return the score item of the contract that a hand decided, or None if there was none."""
    return next((item for item in event.items if item.key in ("made", "failed")), None)


def contract_caption(event: events.HandScored, people: TablePlayers) -> str:
    bid = contract_score_item(event)
    if bid is None:
        return ""
    return say("name-number-points", number=event.points[bid.side], name=people.side_name(bid.side))


def sweeping_side(event: events.HandScored) -> Side:
    return Side(event.tricks.index(max(event.tricks)))


def sweep_caption(event: events.HandScored, people: TablePlayers) -> str:
    side = sweeping_side(event)
    return say(
        "sweep-caption", name=people.side_name(side), number=localized_digits(event.tricks[side])
    )


def _has_first_points(event: events.HandScored) -> bool:
    """Return whether a side gets its first points, in games where only one side can have any."""
    if not {"rami", "nolo", "sooli"}.intersection(event.notes):
        return False
    pairs = zip(event.scores, event.score_changes, strict=True)
    return any(score == gained > 0 for score, gained in pairs)


def _shorten_highlight(word: str) -> str:
    return word.upper()[:MAX_HIGHLIGHT_LENGTH]
