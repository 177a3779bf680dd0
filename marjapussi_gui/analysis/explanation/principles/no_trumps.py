"""Principles of hands without trumps: for many tricks (rami), and for few or none (nolo).

Each function returns the legal cards that its principle recommends, or none if the principle says
nothing about the position.
"""

from ....engine.cards import (
    ALL_SUITS,
    CARDS_OF_SUIT,
    NO_SUIT,
    SUIT_OF,
    CardSet,
    Suit,
    cards_in_set,
)
from ....model.principle import Principle
from ..trick_knowledge import TrickKnowledge
from .trick_play import (
    CardPrinciples,
    count_cards_above,
    highest_ranks,
    is_highest_left,
    is_leading,
    is_lost,
    lowest_ranks,
    suit_length,
)

MIN_LONG_SUIT = 4


def leads_from_longest_suit(belief: TrickKnowledge) -> CardSet:
    longest = max(suit_length(belief, suit) for suit in ALL_SUITS)
    if not is_leading(belief) or belief.trump != NO_SUIT or longest < MIN_LONG_SUIT:
        return 0
    return belief.select(lambda card: suit_length(belief, SUIT_OF[card]) == longest)


def leads_of_partners_suit(belief: TrickKnowledge) -> CardSet:
    if not is_leading(belief):
        return 0
    led = {
        SUIT_OF[trick.cards[0]] for trick in belief.view.tricks if belief.is_partner(trick.leader)
    }
    return belief.select(lambda card: SUIT_OF[card] in led)


def losers_keeping_winners(belief: TrickKnowledge) -> CardSet:
    """Return the cards that aren't the highest left of their suit, if the trick is lost."""
    if not is_lost(belief):
        return 0
    return belief.select(lambda card: not is_highest_left(belief, card))


RAMI_PRINCIPLES: CardPrinciples = (
    (Principle.KEEP_THE_WINNER, losers_keeping_winners),
    (Principle.LEAD_BACK, leads_of_partners_suit),
    (Principle.LONG_SUIT, leads_from_longest_suit),
)


def ducks(belief: TrickKnowledge) -> CardSet:
    return belief.losers


def highest_winners(belief: TrickKnowledge) -> CardSet:
    """Return the highest card, if the seat plays last and has to take the trick."""
    if is_leading(belief) or belief.later_seats or belief.losers:
        return 0
    return highest_ranks(belief, belief.legal_cards)


def highest_losers(belief: TrickKnowledge) -> CardSet:
    if is_leading(belief):
        return 0
    return highest_ranks(belief, belief.select(belief.is_sure_loser))


def low_leads(belief: TrickKnowledge) -> CardSet:
    """Return the lowest cards, if somebody else can beat them."""
    lowest = lowest_ranks(belief, belief.legal_cards) if is_leading(belief) else 0
    return belief.select(lambda card: lowest >> card & 1 and not is_highest_left(belief, card))


def leads_that_others_follow(belief: TrickKnowledge) -> CardSet:
    if not is_leading(belief):
        return 0
    return belief.select(lambda card: belief.cards_out(CARDS_OF_SUIT[SUIT_OF[card]]))


def leads_from_shortest_suit(belief: TrickKnowledge) -> CardSet:
    """Return the cards of the shortest suits, if others still have cards of each."""
    lengths = {*filter(None, (suit_length(belief, suit) for suit in ALL_SUITS))}
    if not is_leading(belief) or len(lengths) == 1:
        return 0
    shortest = min(lengths)
    leads = belief.select(lambda card: suit_length(belief, SUIT_OF[card]) == shortest)
    return 0 if leads & ~leads_that_others_follow(belief) else leads


def discards_from_dangerous_suit(belief: TrickKnowledge) -> CardSet:
    """Return the cards of the suit in which others hold the most cards below the seat's lowest."""
    if is_leading(belief) or belief.legal_cards & CARDS_OF_SUIT[belief.suit_led]:
        return 0
    held = {SUIT_OF[each] for each in cards_in_set(belief.legal_cards)}
    most = max(_count_lower_cards_out(belief, suit) for suit in held)
    return belief.select(lambda card: _count_lower_cards_out(belief, SUIT_OF[card]) == most)


def _count_lower_cards_out(belief: TrickKnowledge, suit: Suit) -> int:
    """Return how many cards others hold of a suit below the seat's lowest card of it."""
    own = cards_in_set(belief.hand & CARDS_OF_SUIT[suit])
    lowest = max(own, key=lambda each: count_cards_above(belief, each))
    lower = CARDS_OF_SUIT[suit] & ~belief.ranking.higher_cards[lowest]
    return belief.cards_out(lower).bit_count()


FEW_TRICKS_PRINCIPLES: CardPrinciples = (
    (Principle.STAY_UNDER, ducks),
    (Principle.TAKE_WITH_HIGHEST, highest_winners),
    (Principle.THROW_THE_DANGER, discards_from_dangerous_suit),
    (Principle.THROW_THE_HIGH, highest_losers),
    (Principle.AVOID_SUIT_OF_ITS_OWN, leads_that_others_follow),
    (Principle.LEAD_LOW, low_leads),
    (Principle.LEAD_SHORT, leads_from_shortest_suit),
)
