"""What giving or discarding cards before the first trick keeps together, empties or passes on."""

from collections.abc import Collection, Iterator

from ...engine.actions import Action, Discard, Give
from ...engine.cards import (
    CARDS_OF_SUIT,
    MARRIAGE_PAIRS,
    SUIT_OF,
    Card,
    CardSet,
    card_set,
    cards_in_set,
    cards_of_ranks,
)
from ...engine.state import ContestKind, Seat
from ...model.facts import ExchangeEffect, ExchangeHelps
from .reason_choice import Reason
from .trick_belief import TrickBelief

HIGH_CARDS = cards_of_ranks("AT")
LONG_SUIT = 4  # cards
GIVING = {ExchangeEffect.SUIT_EMPTIED, ExchangeEffect.HALF_GIVEN}  # the cards go; else they stay


def exchange_reasons(
    belief: TrickBelief, options: Collection[Action], best: Action, wrong: Action | None
) -> Iterator[Reason]:
    """Yield what the best choice of cards does for the hand, and which others do so, too."""
    is_for_contract = belief.view.showing.contest == ContestKind.UNKNOWN
    if not isinstance(best, Give | Discard) or not isinstance(wrong, type(best)):
        return
    if not is_for_contract:
        return
    choices = {each: card_set(each.cards) for each in options if isinstance(each, Give | Discard)}
    for fact in _effects(belief, card_set(best.cards), card_set(wrong.cards)):
        cards = card_set(fact.cards)
        wanted = cards if fact.effect in GIVING else 0
        same = (each for each, given in choices.items() if given & cards == wanted)
        yield Reason(fact, frozenset(same))


def _effects(belief: TrickBelief, given: CardSet, wrong: CardSet) -> Iterator[ExchangeHelps]:
    for pair in MARRIAGE_PAIRS:
        if belief.hand & pair == pair and not given & pair:
            yield ExchangeHelps(ExchangeEffect.PAIR_KEPT, cards_in_set(pair))
    if belief.view.auction.highest_bidder != belief.view.seat:
        for card in cards_in_set(given):
            for seat in _seats_with_other_half(belief, card):
                yield ExchangeHelps(ExchangeEffect.HALF_GIVEN, (card,), seat)
    else:
        yield from _declarer_effects(belief, given, wrong)


def _declarer_effects(
    belief: TrickBelief, given: CardSet, wrong: CardSet
) -> Iterator[ExchangeHelps]:
    hand, suits = belief.hand, [belief.hand & suit for suit in CARDS_OF_SUIT]
    if high := hand & HIGH_CARDS & wrong & ~given:
        yield ExchangeHelps(ExchangeEffect.CARDS_KEPT, cards_in_set(high))
    for suit in suits:
        if suit and not suit & ~given:
            yield ExchangeHelps(ExchangeEffect.SUIT_EMPTIED, cards_in_set(suit))
    for suit in suits:
        if suit.bit_count() >= LONG_SUIT and not suit & given:
            yield ExchangeHelps(ExchangeEffect.SUIT_KEPT, cards_in_set(suit))


def _seats_with_other_half(belief: TrickBelief, card: Card) -> Iterator[Seat]:
    pair = MARRIAGE_PAIRS[SUIT_OF[card]]
    other = pair & ~(1 << card)
    if pair >> card & 1 and not belief.hand & other:
        for seat in belief.other_seats:
            if belief.is_partner(seat) and belief.possible_cards(seat, other):
                yield seat
