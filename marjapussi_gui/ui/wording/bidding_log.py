"""Log sentences of bidding and exchange; other events are passed on to play_log."""

from functools import singledispatch

from ...engine.bidding_events import (
    AuctionWon,
    BidLaid,
    BidMade,
    BidSaid,
    BidSettled,
    BidsTurned,
    CardsGiven,
    CardsPutAway,
    KittyShown,
    NobodyPlays,
    Passed,
    RedealDemanded,
    SooliSaid,
)
from ...engine.cards import HIDDEN
from ...engine.events import Event
from ...engine.state import NO_CARD, NOBODY, Seat, Shown
from . import log, redeal
from .card_names import card_name, forms, forms_of_all, listed
from .people import People
from .tongue import counted, translate


@singledispatch
def sentence_of(event: Event, people: People) -> str:
    """Return an event as a sentence; events of trick play are left to play_log."""
    return log.sentence_of(event, people)


@sentence_of.register
def _bid(event: BidMade, people: People) -> str:
    yours, theirs = translate("Log", "You bid {amount}."), translate("Log", "{name} bids {amount}.")
    return people.sentence(event.seat, yours, theirs, amount=event.amount)


@sentence_of.register
def _passed(event: Passed, people: People) -> str:
    return people.sentence(
        event.seat, translate("Log", "You pass."), translate("Log", "{name} passes.")
    )


@sentence_of.register
def _redeal(event: RedealDemanded, people: People) -> str:
    return redeal.sentence_of(event, people)


@sentence_of.register
def _auction_won(event: AuctionWon, people: People) -> str:
    yours = translate("Log", "You win the auction at {amount}.")
    theirs = translate("Log", "{name} wins the auction at {amount}.")
    return people.sentence(event.seat, yours, theirs, amount=event.amount)


@sentence_of.register
def _nobody_plays(_event: NobodyPlays, _people: People) -> str:
    return translate("Log", "Nobody plays: all score what they take.")


@sentence_of.register
def _settled(event: BidSettled, people: People) -> str:
    if event.raised:
        yours = translate("Log", "You raise the bid to {amount}.")
        theirs = translate("Log", "{name} raises the bid to {amount}.")
    else:
        yours = translate("Log", "You leave the bid at {amount}.")
        theirs = translate("Log", "{name} leaves the bid at {amount}.")
    return people.sentence(event.seat, yours, theirs, amount=event.amount)


# Exchange


@sentence_of.register
def _kitty(event: KittyShown, people: People) -> str:
    if HIDDEN in event.cards:
        return translate("Log", "{name} takes the kitty, and nobody else sees it.").format(
            name=people.name(event.seat)
        )
    cards = forms_of_all(event.cards)
    if event.seat == NOBODY:
        return translate("Log", "The kitty holds {cards}. Nobody takes it.").format(**cards)
    if event.is_open:
        yours = translate("Log", "The kitty holds {cards}. You take it.")
    else:
        yours = translate("Log", "You take the kitty, which nobody else sees: {cards}.")
    theirs = translate("Log", "The kitty holds {cards}. {name} takes it.")
    return people.sentence(event.seat, yours, theirs, **cards)


@sentence_of.register
def _given(event: CardsGiven, people: People) -> str:
    number = len(event.cards)
    places = {"giver": people.name(event.giver), "taker": people.name(event.taker)}
    if HIDDEN in event.cards or not _is_seen(people, event.giver, event.taker):
        one = translate("Log", "{giver} gives a card to their partner.")
        many = translate("Log", "{giver} gives {number} cards to their partner.")
        return counted(number, one, many, **places)
    yours = translate("Log", "You give {taker} {cards}.")
    theirs = translate("Log", "{giver} gives you {cards}.")
    return people.sentence(event.giver, yours, theirs, **places, **forms_of_all(event.cards))


def _is_seen(people: People, *seats: Seat) -> bool:
    return any(map(people.is_me, seats))


@sentence_of.register
def _put_away(event: CardsPutAway, people: People) -> str:
    if people.is_me(event.seat) and HIDDEN not in event.cards:
        places = forms_of_all(event.cards)
        return translate("Log", "You put away {cards}.").format(**places)
    one = translate("Log", "{name} puts a card away.")
    many = translate("Log", "{name} puts {number} cards away.")
    return counted(len(event.cards), one, many, name=people.name(event.seat))


# Bids laid face down


@sentence_of.register
def _laid(event: BidLaid, people: People) -> str:
    if people.is_me(event.seat) and event.card != HIDDEN:
        return translate("Log", "You lay the {card} face down.").format(**forms(event.card))
    return translate("Log", "{name} lays a card face down.").format(name=people.name(event.seat))


@sentence_of.register
def _bid_said(event: BidSaid, people: People) -> str:
    if event.rami:
        yours, theirs = translate("Log", "You say rami."), translate("Log", "{name} says rami.")
    else:
        yours, theirs = translate("Log", "You say nolo."), translate("Log", "{name} says nolo.")
    return people.sentence(event.seat, yours, theirs)


@sentence_of.register
def _turned(event: BidsTurned, people: People) -> str:
    bids = listed([_shown(bid, people) for bid in event.turned])
    if event.declarer == NOBODY:
        return translate("Log", "The bids are turned up: {bids}. Nolo is played.").format(bids=bids)
    yours = translate("Log", "The bids are turned up: {bids}. You play rami.")
    theirs = translate("Log", "The bids are turned up: {bids}. {name} plays rami.")
    return people.sentence(event.declarer, yours, theirs, bids=bids)


def _shown(bid: Shown, people: People) -> str:
    if bid.card == NO_CARD:
        word = translate("Log", "rami") if bid.rami else translate("Log", "nolo")
    else:
        word = card_name(bid.card)
    return translate("Log", "{bid} ({name})").format(name=people.you_or_name(bid.seat), bid=word)


@sentence_of.register
def _sooli(event: SooliSaid, people: People) -> str:
    yours = translate("Log", "You play sooli: alone, and to take no trick.")
    theirs = translate("Log", "{name} plays sooli: alone, and to take no trick.")
    return people.sentence(event.seat, yours, theirs)
