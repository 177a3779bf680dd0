"""Sentences of the hand log about bidding and the exchange of cards."""

from functools import singledispatch

from ...engine.bidding_events import (
    AuctionWon,
    BidCardLaid,
    BidCardsTurned,
    BidMade,
    BidPassed,
    BidSettled,
    BidSpoken,
    CardsGiven,
    DeclarerDiscarded,
    HandPassedOut,
    KittyShown,
    RedealDemanded,
    SooliAnnounced,
)
from ...engine.cards import HIDDEN
from ...engine.events import Event
from ...engine.state import NO_CARD, NOBODY, Seat, ShownBid
from . import play_log, redeal_text
from .card_names import card_list_placeholders, card_name, card_placeholders, join_with_and
from .i18n import say
from .table_players import TablePlayers


@singledispatch
def event_sentence(event: Event, people: TablePlayers) -> str:
    """Return an event as a sentence, or hand it on to play_log if it is about trick play."""
    return play_log.event_sentence(event, people)


@event_sentence.register
def _bid_sentence(event: BidMade, people: TablePlayers) -> str:
    return people.sentence(
        event.seat, "bidding-log-you-bid-amount", "name-bids-amount", amount=event.amount
    )


@event_sentence.register
def _pass_sentence(event: BidPassed, people: TablePlayers) -> str:
    return people.sentence(event.seat, "you-pass", "name-passes")


@event_sentence.register
def _redeal_sentence(event: RedealDemanded, people: TablePlayers) -> str:
    return redeal_text.redeal_sentence(event, people)


@event_sentence.register
def _auction_won_sentence(event: AuctionWon, people: TablePlayers) -> str:
    return people.sentence(
        event.seat, "you-win-bidding-at-amount", "name-wins-bidding-at-amount", amount=event.amount
    )


@event_sentence.register
def _passed_out_sentence(_event: HandPassedOut, _people: TablePlayers) -> str:
    return say("nobody-bid-so-everyone-scores-what-they-take")


@event_sentence.register
def _bid_settled_sentence(event: BidSettled, people: TablePlayers) -> str:
    if event.is_raised:
        yours = "you-raise-bid-to-amount"
        theirs = "name-raises-bid-to-amount"
    else:
        yours = "you-stay-at-amount"
        theirs = "name-stays-at-amount"
    return people.sentence(event.seat, yours, theirs, amount=event.amount)


# Exchange of cards


@event_sentence.register
def _kitty_sentence(event: KittyShown, people: TablePlayers) -> str:
    if HIDDEN in event.cards:
        return say("name-takes-kitty-nobody-else-sees", name=people.name(event.seat))
    cards = card_list_placeholders(event.cards)
    if event.seat == NOBODY:
        return say("kitty-holds-cards-nobody-takes-it", **cards)
    return people.sentence(
        event.seat,
        "kitty-holds-cards-you-take-it" if event.is_open else "you-take-kitty-cards-nobody-else",
        "kitty-holds-cards-name-takes-it",
        **cards,
    )


@event_sentence.register
def _cards_given_sentence(event: CardsGiven, people: TablePlayers) -> str:
    number = len(event.cards)
    places = {"giver": people.name(event.giver), "taker": people.name(event.taker)}
    if HIDDEN in event.cards or not _is_visible(people, event.giver, event.taker):
        return say("giver-gives-taker-number-cards", number=number, **places)
    return people.sentence(
        event.giver,
        "you-give-taker-cards",
        "giver-gives-you-cards",
        **places,
        **card_list_placeholders(event.cards),
    )


def _is_visible(people: TablePlayers, *seats: Seat) -> bool:
    return any(map(people.is_own_seat, seats))


@event_sentence.register
def _discard_sentence(event: DeclarerDiscarded, people: TablePlayers) -> str:
    if people.is_own_seat(event.seat) and HIDDEN not in event.cards:
        places = card_list_placeholders(event.cards)
        return say("you-discard-cards", **places)
    return say("name-discards-number-cards", number=len(event.cards), name=people.name(event.seat))


# Bids with face-down cards


@event_sentence.register
def _bid_laid_sentence(event: BidCardLaid, people: TablePlayers) -> str:
    if people.is_own_seat(event.seat) and event.card != HIDDEN:
        return say("you-place-card-face-down", **card_placeholders(event.card))
    return say("name-places-card-face-down", name=people.name(event.seat))


@event_sentence.register
def _bid_spoken_sentence(event: BidSpoken, people: TablePlayers) -> str:
    if event.is_rami:
        yours, theirs = "you-say-rami", "name-says-rami"
    else:
        yours, theirs = "you-say-nolo", "name-says-nolo"
    return people.sentence(event.seat, yours, theirs)


@event_sentence.register
def _bids_turned_sentence(event: BidCardsTurned, people: TablePlayers) -> str:
    bids = join_with_and([_shown_bid_text(bid, people) for bid in event.face_up_bids])
    if event.declarer == NOBODY:
        return say("bids-are-turned-up-bids", bids=bids)
    return people.sentence(
        event.declarer, "bids-are-turned-up-bids-you", "bids-are-turned-up-bids-name", bids=bids
    )


def _shown_bid_text(bid: ShownBid, people: TablePlayers) -> str:
    if bid.card == NO_CARD:
        word = say("rami") if bid.is_rami else say("nolo")
    else:
        word = card_name(bid.card)
    return say("bid-name", name=people.you_or_name(bid.seat), bid=word)


@event_sentence.register
def _sooli_sentence(event: SooliAnnounced, people: TablePlayers) -> str:
    return people.sentence(
        event.seat, "you-play-sooli-which-means-playing", "name-plays-sooli-which-means-playing"
    )
