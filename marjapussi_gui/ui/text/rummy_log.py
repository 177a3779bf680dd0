"""Sentences of the hand log about rummy."""

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
from ...engine.rummy.melds import sort_high_to_low
from ...engine.state import NO_CARD, NOBODY, Meld
from . import bidding_log
from .card_names import card_list_placeholders, card_placeholders, short_card_names
from .i18n import say
from .table_players import TablePlayers


@singledispatch
def event_sentence(event: Event, people: TablePlayers) -> str:
    """Return an event as a sentence, or hand it on to bidding_log if it isn't about rummy."""
    return bidding_log.event_sentence(event, people)


@event_sentence.register
def _offer_turned_sentence(event: OfferTurned, _people: TablePlayers) -> str:
    return say("card-is-turned-up-as-first", **card_placeholders(event.card))


@event_sentence.register
def _tunnelas_shown_sentence(event: TunnelasShown, people: TablePlayers) -> str:
    number = len(event.sets)
    kinds = card_list_placeholders([cards[0] for cards in event.sets])
    return people.sentence(
        event.seat,
        "you-show-number-tunnelas-cards",
        "name-shows-number-tunnelas-cards",
        number=number,
        **kinds,
    )


@event_sentence.register
def _offer_taken_sentence(event: OfferTaken, people: TablePlayers) -> str:
    return people.sentence(
        event.seat,
        "you-take-offered-card",
        "name-takes-offered-card",
        **card_placeholders(event.card),
    )


@event_sentence.register
def _sets_laid_sentence(event: SetsLaid, people: TablePlayers) -> str:
    return sets_laid_sentence(event, people, short_sets_text(event.sets))


def sets_laid_sentence(event: SetsLaid, people: TablePlayers, sets_text: str) -> str:
    return people.sentence(event.seat, "you-show-sets", "rummy-log-name-shows-sets", sets=sets_text)


def short_sets_text(sets: tuple[Meld, ...]) -> str:
    """Return sets as short card names, such as "6♥ 5♥ 4♥, 9♠ 9♠ 9♠"."""
    return ", ".join(short_card_names(sort_high_to_low(cards)) for cards in sets)


@event_sentence.register
def _tiplu_seen_sentence(event: TipluSeen, people: TablePlayers) -> str:
    if event.card == HIDDEN or not any(map(people.is_own_seat, event.known_to)):
        return say("name-looks-at-tiplu", name=people.name(event.seat))
    if event.is_new:
        return say("card-is-drawn-as-tiplu", **card_placeholders(event.card))
    return say("you-look-at-tiplu-its-card", **card_placeholders(event.card))


@event_sentence.register
def _discard_sentence(event: CardDiscarded, people: TablePlayers) -> str:
    return people.sentence(
        event.seat, "you-discard-card", "name-discards-card", **card_placeholders(event.card)
    )


@event_sentence.register
def _stock_renewed_sentence(_event: StockRenewed, _people: TablePlayers) -> str:
    return say("discards-are-shuffled-to-make-new")


@event_sentence.register
def _deal_ended_sentence(event: RummyEnded, people: TablePlayers) -> str:
    if event.seat == NOBODY:
        ended = say("stock-has-run-out-so-deal")
    else:
        ended = people.sentence(event.seat, "you-finish-deal", "name-finishes-deal")
    if event.tiplu == NO_CARD:
        return ended
    tiplu = say("tiplu-was-card", **card_placeholders(event.tiplu))
    return f"{ended} {tiplu}"
