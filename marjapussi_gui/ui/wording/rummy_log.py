"""Log sentences of rummy; other events are passed on to bidding_log."""

from functools import singledispatch

from ...engine.cards import HIDDEN
from ...engine.events import Event
from ...engine.rummy.events import (
    CardDiscarded,
    OfferTaken,
    OfferTurned,
    RummyEnded,
    SetsLaid,
    StockRenewed,
    TipluSeen,
    TunnelasShown,
)
from ...engine.rummy.melds import from_the_top
from ...engine.state import NO_CARD, NOBODY, Meld
from . import bidding_log
from .card_names import forms, forms_of_all, short_names
from .people import People
from .tongue import translate


@singledispatch
def sentence_of(event: Event, people: People) -> str:
    """Return an event as a sentence; events other than rummy's are left to bidding_log."""
    return bidding_log.sentence_of(event, people)


@sentence_of.register
def _offer_turned(event: OfferTurned, _people: People) -> str:
    sentence = translate("Log", "The {card} is turned up and offered first.")
    return sentence.format(**forms(event.card))


@sentence_of.register
def _tunnelas(event: TunnelasShown, people: People) -> str:
    if len(event.sets) == 1:
        yours = translate("Log", "You show a tunnela, three alike: {card}.")
        theirs = translate("Log", "{name} shows a tunnela, three alike: {card}.")
        return people.sentence(event.seat, yours, theirs, **forms(event.sets[0][0]))
    yours = translate("Log", "You show {number} tunnelas, three alike of each: {cards}.")
    theirs = translate("Log", "{name} shows {number} tunnelas, three alike of each: {cards}.")
    kinds = forms_of_all([cards[0] for cards in event.sets])
    return people.sentence(event.seat, yours, theirs, number=len(event.sets), **kinds)


@sentence_of.register
def _offer_taken(event: OfferTaken, people: People) -> str:
    yours = translate("Log", "You take the offered {card}.")
    theirs = translate("Log", "{name} takes the offered {card}.")
    return people.sentence(event.seat, yours, theirs, **forms(event.card))


@sentence_of.register
def _laid(event: SetsLaid, people: People) -> str:
    return laid(event, people, sets_text(event.sets))


def laid(event: SetsLaid, people: People, sets: str) -> str:
    """Return that sets were laid, with a given text for the sets."""
    yours = translate("Log", "You lay on the table: {sets}.")
    theirs = translate("Log", "{name} lays on the table: {sets}.")
    return people.sentence(event.seat, yours, theirs, sets=sets)


def sets_text(sets: tuple[Meld, ...]) -> str:
    """Return sets in short: "6♥ 5♥ 4♥, 9♠ 9♠ 9♠"."""
    return ", ".join(short_names(from_the_top(cards)) for cards in sets)


@sentence_of.register
def _tiplu(event: TipluSeen, people: People) -> str:
    if event.card == HIDDEN or not any(map(people.is_me, event.knowers)):
        theirs = translate("Log", "{name} looks at the tiplu.")
        return theirs.format(name=people.name(event.seat))
    if event.chosen:
        return translate("Log", "The tiplu is chosen: the {card}.").format(**forms(event.card))
    return translate("Log", "You look at the tiplu: the {card}.").format(**forms(event.card))


@sentence_of.register
def _discarded(event: CardDiscarded, people: People) -> str:
    yours = translate("Log", "You discard the {card}.")
    theirs = translate("Log", "{name} discards the {card}.")
    return people.sentence(event.seat, yours, theirs, **forms(event.card))


@sentence_of.register
def _renewed(_event: StockRenewed, _people: People) -> str:
    return translate("Log", "The discards are shuffled and become the new stock.")


@sentence_of.register
def _ended(event: RummyEnded, people: People) -> str:
    if event.seat == NOBODY:
        ended = translate("Log", "The stock is used up: the deal is called off.")
    else:
        yours = translate("Log", "You finish the deal.")
        ended = people.sentence(event.seat, yours, translate("Log", "{name} finishes the deal."))
    if event.tiplu == NO_CARD:
        return ended
    tiplu = translate("Log", "The tiplu was the {card}.").format(**forms(event.tiplu))
    return f"{ended} {tiplu}"
