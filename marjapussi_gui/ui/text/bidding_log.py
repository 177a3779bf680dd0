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
from .i18n import plural, translate
from .table_players import TablePlayers


@singledispatch
def event_sentence(event: Event, people: TablePlayers) -> str:
    """Return an event as a sentence, or hand it on to play_log if it is about trick play."""
    return play_log.event_sentence(event, people)


@event_sentence.register
def _bid_sentence(event: BidMade, people: TablePlayers) -> str:
    yours, theirs = translate("Log", "You bid {amount}."), translate("Log", "{name} bids {amount}.")
    return people.sentence(event.seat, yours, theirs, amount=event.amount)


@event_sentence.register
def _pass_sentence(event: BidPassed, people: TablePlayers) -> str:
    return people.sentence(
        event.seat, translate("Log", "You pass."), translate("Log", "{name} passes.")
    )


@event_sentence.register
def _redeal_sentence(event: RedealDemanded, people: TablePlayers) -> str:
    return redeal_text.redeal_sentence(event, people)


@event_sentence.register
def _auction_won_sentence(event: AuctionWon, people: TablePlayers) -> str:
    yours = translate("Log", "You win the bidding at {amount}.")
    theirs = translate("Log", "{name} wins the bidding at {amount}.")
    return people.sentence(event.seat, yours, theirs, amount=event.amount)


@event_sentence.register
def _passed_out_sentence(_event: HandPassedOut, _people: TablePlayers) -> str:
    return translate("Log", "Nobody bid, so everyone scores what they take.")


@event_sentence.register
def _bid_settled_sentence(event: BidSettled, people: TablePlayers) -> str:
    if event.is_raised:
        yours = translate("Log", "You raise the bid to {amount}.")
        theirs = translate("Log", "{name} raises the bid to {amount}.")
    else:
        yours = translate("Log", "You stay at {amount}.")
        theirs = translate("Log", "{name} stays at {amount}.")
    return people.sentence(event.seat, yours, theirs, amount=event.amount)


# Exchange of cards


@event_sentence.register
def _kitty_sentence(event: KittyShown, people: TablePlayers) -> str:
    if HIDDEN in event.cards:
        return translate("Log", "{name} takes the kitty. Nobody else sees it.").format(
            name=people.name(event.seat)
        )
    cards = card_list_placeholders(event.cards)
    if event.seat == NOBODY:
        return translate("Log", "The kitty holds {cards}. Nobody takes it.").format(**cards)
    if event.is_open:
        yours = translate("Log", "The kitty holds {cards}. You take it.")
    else:
        yours = translate("Log", "You take the kitty: {cards}. Nobody else sees these cards.")
    theirs = translate("Log", "The kitty holds {cards}. {name} takes it.")
    return people.sentence(event.seat, yours, theirs, **cards)


@event_sentence.register
def _cards_given_sentence(event: CardsGiven, people: TablePlayers) -> str:
    number = len(event.cards)
    places = {"giver": people.name(event.giver), "taker": people.name(event.taker)}
    if HIDDEN in event.cards or not _is_visible(people, event.giver, event.taker):
        return plural(
            "Log",
            "{giver} gives {taker} a card.",
            "{giver} gives {taker} {number} cards.",
            number,
            **places,
        )
    yours = translate("Log", "You give {taker} {cards}.")
    theirs = translate("Log", "{giver} gives you {cards}.")
    return people.sentence(
        event.giver, yours, theirs, **places, **card_list_placeholders(event.cards)
    )


def _is_visible(people: TablePlayers, *seats: Seat) -> bool:
    return any(map(people.is_own_seat, seats))


@event_sentence.register
def _discard_sentence(event: DeclarerDiscarded, people: TablePlayers) -> str:
    if people.is_own_seat(event.seat) and HIDDEN not in event.cards:
        places = card_list_placeholders(event.cards)
        return translate("Log", "You discard {cards}.").format(**places)
    return plural(
        "Log",
        "{name} discards a card.",
        "{name} discards {number} cards.",
        len(event.cards),
        name=people.name(event.seat),
    )


# Bids with face-down cards


@event_sentence.register
def _bid_laid_sentence(event: BidCardLaid, people: TablePlayers) -> str:
    if people.is_own_seat(event.seat) and event.card != HIDDEN:
        return translate("Log", "You place the {card} face down.").format(
            **card_placeholders(event.card)
        )
    return translate("Log", "{name} places a card face down.").format(name=people.name(event.seat))


@event_sentence.register
def _bid_spoken_sentence(event: BidSpoken, people: TablePlayers) -> str:
    if event.is_rami:
        yours, theirs = translate("Log", "You say rami."), translate("Log", "{name} says rami.")
    else:
        yours, theirs = translate("Log", "You say nolo."), translate("Log", "{name} says nolo.")
    return people.sentence(event.seat, yours, theirs)


@event_sentence.register
def _bids_turned_sentence(event: BidCardsTurned, people: TablePlayers) -> str:
    bids = join_with_and([_shown_bid_text(bid, people) for bid in event.face_up_bids])
    if event.declarer == NOBODY:
        return translate("Log", "The bids are turned up: {bids}. It’s nolo.").format(bids=bids)
    yours = translate("Log", "The bids are turned up: {bids}. You play rami.")
    theirs = translate("Log", "The bids are turned up: {bids}. {name} plays rami.")
    return people.sentence(event.declarer, yours, theirs, bids=bids)


def _shown_bid_text(bid: ShownBid, people: TablePlayers) -> str:
    if bid.card == NO_CARD:
        word = translate("Log", "rami") if bid.is_rami else translate("Log", "nolo")
    else:
        word = card_name(bid.card)
    return translate("Log", "{bid} ({name})").format(name=people.you_or_name(bid.seat), bid=word)


@event_sentence.register
def _sooli_sentence(event: SooliAnnounced, people: TablePlayers) -> str:
    yours = translate(
        "Log", "You play sooli, which means playing alone and trying to take no tricks."
    )
    theirs = translate(
        "Log", "{name} plays sooli, which means playing alone and trying to take no tricks."
    )
    return people.sentence(event.seat, yours, theirs)
