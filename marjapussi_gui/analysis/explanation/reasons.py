"""All reasons that a position offers: proven facts and principles, each with what it speaks for."""

from collections.abc import Collection, Iterator
from itertools import chain

from ...bots.belief.seat_position import SeatPosition
from ...bots.rummy.rummy_view import RummyView
from ...engine.actions import Action, AskHalf, AskWhole, Discard, Give
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
from ...model.facts import ExchangeEffect, ExchangeHelps, Fact, ForcedAction, PrincipleApplies
from ...model.principle import Principle
from .principles.applicable import recommendations
from .reason_choice import Reason, principle_gain
from .rummy_facts import rummy_reasons
from .trick_facts import evidence_for, fact_of_forced_action, trick_reasons
from .trick_knowledge import TrickKnowledge

HIGH_CARDS = cards_of_ranks("AT")
LONG_SUIT = 4  # cards
GIVING = {ExchangeEffect.SUIT_EMPTIED, ExchangeEffect.HALF_GIVEN}  # the cards go; else they stay


def exchange_reasons(
    belief: TrickKnowledge, options: Collection[Action], best: Action, wrong: Action | None
) -> Iterator[Reason]:
    """Yield what the best choice of cards does for the hand, with all choices that do the same."""
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


def _effects(belief: TrickKnowledge, given: CardSet, wrong: CardSet) -> Iterator[ExchangeHelps]:
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
    belief: TrickKnowledge, given: CardSet, wrong: CardSet
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


def _seats_with_other_half(belief: TrickKnowledge, card: Card) -> Iterator[Seat]:
    pair = MARRIAGE_PAIRS[SUIT_OF[card]]
    other = pair & ~(1 << card)
    if pair >> card & 1 and not belief.hand & other:
        for seat in belief.other_seats:
            if belief.is_partner(seat) and belief.possible_cards(seat, other):
                yield seat


AGAINST_QUESTIONS = {  # principles that say which question or declaration, not whether to play
    Principle.HALF_BEFORE_WHOLE,
    Principle.OWN_PAIR_FIRST,
}


def position_reasons(
    position: SeatPosition, options: Collection[Action], best: Action, wrong: Action | None
) -> list[Reason]:
    """Return the reasons that tell the options apart, facts first, then the best principles."""
    found = (
        rummy_reasons(RummyView(position.view), options, best, wrong)
        if position.view.game.is_rummy
        else chain(
            exchange_reasons(TrickKnowledge(position), options, best, wrong),
            trick_reasons(TrickKnowledge(position), options, wrong),
        )
    )
    gains = {
        each: principle_gain(position.view.game.key, each[0])
        for each in recommendations(position, options)
    }
    if not isinstance(wrong, AskHalf | AskWhole):
        gains = {each: gain for each, gain in gains.items() if each[0] not in AGAINST_QUESTIONS}
    principles = sorted((each for each in gains if gains[each] > 0), key=lambda each: -gains[each])
    return [
        *(each for each in found if len(each.actions) < len(options)),
        *(Reason(PrincipleApplies(principle), actions) for principle, actions in principles),
    ]


def with_evidence(position: SeatPosition, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """If a principle is the only fact, put the fact that shows why it applies before it."""
    match facts:
        case (PrincipleApplies(principle),) if not position.view.game.is_rummy:
            evidence = evidence_for(TrickKnowledge(position), principle)
            return facts if evidence is None else (evidence, *facts)
        case _:
            return facts


def forced_reason(position: SeatPosition) -> Fact:
    """Return why there is only one legal action."""
    if position.view.game.is_rummy:
        return ForcedAction(is_play=False)
    return fact_of_forced_action(TrickKnowledge(position))
