"""Principles of trick play: what to lead, and what to play to a trick.

Each function returns the legal cards that its principle recommends, or none if the principle says
nothing about the position.
"""

from collections.abc import Callable

from ....bots.equity.scoring import scoring_model
from ....engine.cards import (
    CARDS_OF_SUIT,
    NO_SUIT,
    SUIT_OF,
    Card,
    CardSet,
    Suit,
    cards_in_set,
    cards_of_ranks,
)
from ....engine.state import Seat
from ....model.principle import Principle
from ..trick_knowledge import TrickKnowledge

CardMeaning = Callable[[TrickKnowledge], CardSet]
CardPrinciples = tuple[tuple[Principle, CardMeaning], ...]
ENDGAME_CARDS = 6  # maximum number of cards in hand
ACES_AND_TENS = cards_of_ranks("AT")


def card_value(belief: TrickKnowledge, card: Card) -> int:
    """Return the points of a card or, in games without card points, a number for its rank."""
    values = scoring_model(belief.view.game).card_values
    return values[0][card] if values else -count_cards_above(belief, card)


def has_card_points(belief: TrickKnowledge) -> bool:
    return bool(scoring_model(belief.view.game).card_values)


def count_cards_above(belief: TrickKnowledge, card: Card) -> int:
    """Return how many cards of the suit rank above a card."""
    return belief.ranking.higher_cards[card].bit_count()


def lowest_ranks(belief: TrickKnowledge, cards: CardSet) -> CardSet:
    """Return the cards of the lowest rank, in whichever suits they are."""
    lowest = max((count_cards_above(belief, each) for each in cards_in_set(cards)), default=0)
    return belief.select(
        lambda card: cards >> card & 1 and count_cards_above(belief, card) == lowest
    )


def highest_ranks(belief: TrickKnowledge, cards: CardSet) -> CardSet:
    """Return the cards of the highest rank, in whichever suits they are."""
    highest = min((count_cards_above(belief, each) for each in cards_in_set(cards)), default=0)
    return belief.select(
        lambda card: cards >> card & 1 and count_cards_above(belief, card) == highest
    )


def is_leading(belief: TrickKnowledge) -> bool:
    return not belief.view.trick.cards


def is_trump(belief: TrickKnowledge, card: Card) -> bool:
    return belief.trump != NO_SUIT and SUIT_OF[card] == belief.trump


def is_highest_left(belief: TrickKnowledge, card: Card) -> bool:
    """Return whether nobody else can have a higher card of the same suit."""
    return not belief.cards_out(belief.ranking.higher_cards[card])


def opponent_seats(belief: TrickKnowledge) -> list[Seat]:
    return [seat for seat in belief.other_seats if not belief.is_partner(seat)]


def can_opponents_play(belief: TrickKnowledge, cards: CardSet) -> bool:
    """Return whether an opponent may hold one of the cards and be able to play it now."""
    deals = belief.position.all_possible_deals
    return any(
        belief.possible_cards(seat, cards)
        and (not deals or any(hands[seat] & cards for hands in deals))
        for seat in opponent_seats(belief)
    )


def partner_seats(belief: TrickKnowledge) -> list[Seat]:
    return [seat for seat in belief.other_seats if belief.is_partner(seat)]


def suit_length(belief: TrickKnowledge, suit: Suit) -> int:
    return (belief.hand & CARDS_OF_SUIT[suit]).bit_count()


def is_lost(belief: TrickKnowledge) -> bool:
    """Return whether the seat can't win the trick, and its partner can't either."""
    is_theirs = not belief.is_on_own_side(belief.view.trick.winner)
    can_partner_win = any(belief.is_partner(seat) for seat in belief.later_seats)
    return (
        not is_leading(belief)
        and is_theirs
        and not can_partner_win
        and belief.losers == belief.legal_cards
    )


def sure_leads(belief: TrickKnowledge) -> CardSet:
    """Return sure winners to lead: in games without card points, only near the end of the hand."""
    is_time = has_card_points(belief) or len(belief.view.hand) <= ENDGAME_CARDS
    return belief.sure_winners if is_leading(belief) and is_time else 0


def trump_drawing_leads(belief: TrickKnowledge) -> CardSet:
    """Return the top trumps, if opponents may have trumps and the seat has other high cards."""
    if not is_leading(belief) or belief.trump == NO_SUIT:
        return 0
    trumps = CARDS_OF_SUIT[belief.trump]
    plain = cards_in_set(belief.hand & ~trumps)
    has_others = any(is_highest_left(belief, each) for each in plain)
    if not has_others or not can_opponents_play(belief, trumps):
        return 0
    return belief.select(lambda card: trumps >> card & 1 and is_highest_left(belief, card))


def leads_safe_from_trumps(belief: TrickKnowledge) -> CardSet:
    """Return all cards but the aces and tens that an opponent may trump."""
    if not is_leading(belief):
        return 0
    return belief.legal_cards & ~belief.select(
        lambda card: ACES_AND_TENS >> card & 1 and _can_be_trumped(belief, SUIT_OF[card])
    )


def _can_be_trumped(belief: TrickKnowledge, suit: Suit) -> bool:
    return any(belief.can_trump(seat, suit) for seat in opponent_seats(belief))


def leads_for_partner_to_trump(belief: TrickKnowledge) -> CardSet:
    if not is_leading(belief):
        return 0
    partners = partner_seats(belief)
    return belief.select(
        lambda card: any(belief.can_trump(seat, SUIT_OF[card]) for seat in partners)
    )


def sure_tricks(belief: TrickKnowledge) -> CardSet:
    """Return the cards that are sure to take a trick which the opponents are winning."""
    if is_leading(belief) or belief.is_on_own_side(belief.view.trick.winner):
        return 0
    return belief.sure_winners


def cheapest_winners(belief: TrickKnowledge) -> CardSet:
    """Return the lowest winner of each suit, if every card that may win the trick is sure to win.

    There must be a higher winner to save, and the trick can't be left to the partner.
    """
    winners = belief.sure_winners
    is_partners = belief.is_trick_secured() and belief.losers
    if is_leading(belief) or is_partners or belief.legal_cards & ~belief.losers != winners:
        return 0
    lowest = lowest_of_suits(belief, winners)
    return lowest if lowest != winners else 0


def lowest_of_suits(belief: TrickKnowledge, cards: CardSet) -> CardSet:
    above = belief.ranking.higher_cards
    beaten = 0
    for each in cards_in_set(cards):
        beaten |= above[each] & cards
    return cards & ~beaten


def cards_below_partner(belief: TrickKnowledge) -> CardSet:
    return belief.losers if belief.is_trick_secured() else 0


def cheapest_losers(belief: TrickKnowledge) -> CardSet:
    """Return the cards with the fewest points, if the trick is lost."""
    if not has_card_points(belief) or not is_lost(belief):
        return 0
    return _cheapest(belief)


def _cheapest(belief: TrickKnowledge) -> CardSet:
    least = min(card_value(belief, each) for each in cards_in_set(belief.legal_cards))
    return belief.select(lambda card: card_value(belief, card) == least)


def lowest_risk_cards(belief: TrickKnowledge) -> CardSet:
    """Return the cards with the fewest points, if the opponents may win the trick."""
    if (
        is_leading(belief)
        or not has_card_points(belief)
        or belief.sure_winners
        or belief.is_on_own_side(belief.view.trick.winner)
        or belief.losers == belief.legal_cards
        or belief.can_partner_surely_win()
    ):
        return 0
    return _cheapest(belief)


def worthless_leads(belief: TrickKnowledge) -> CardSet:
    """Return the cards without points, if no card is sure to win the trick."""
    if not is_leading(belief) or not has_card_points(belief) or belief.sure_winners:
        return 0
    return belief.select(lambda card: not card_value(belief, card))


def low_losers(belief: TrickKnowledge) -> CardSet:
    """Return the lowest cards, if no card can win the opponents' trick."""
    is_theirs = not belief.is_on_own_side(belief.view.trick.winner)
    if is_leading(belief) or not is_theirs or belief.losers != belief.legal_cards:
        return 0
    return lowest_ranks(belief, belief.losers)


def lowest_losers(belief: TrickKnowledge) -> CardSet:
    """Return the lowest cards, if the trick is lost in a game without card points."""
    if has_card_points(belief) or not is_lost(belief):
        return 0
    return lowest_ranks(belief, belief.legal_cards)


def low_second_cards(belief: TrickKnowledge) -> CardSet:
    """Return the lowest card of the suit led, if the partner plays after an opponent."""
    is_second = len(belief.view.trick.cards) == 1 and len(belief.later_seats) == 2
    if not is_second or not belief.is_partner(belief.later_seats[1]) or belief.sure_winners:
        return 0
    return lowest_ranks(belief, _cards_of_suit_led(belief))


def high_third_cards(belief: TrickKnowledge) -> CardSet:
    """Return the highest card of the suit led that may still win, and all cards equal to it."""
    is_third = len(belief.view.trick.cards) == 2 and len(belief.later_seats) == 1
    if not is_third or belief.is_trick_secured():
        return 0
    winners = _cards_of_suit_led(belief) & ~belief.losers
    above = belief.ranking.higher_cards
    return belief.select(
        lambda card: (
            winners >> card & 1 and _is_equal_to_higher(belief, card, above[card] & winners)
        )
    )


def _is_equal_to_higher(belief: TrickKnowledge, card: Card, higher: CardSet) -> bool:
    """Return whether no card of other players ranks between a card and these higher cards."""
    above = belief.ranking.higher_cards
    return all(not belief.cards_out(above[card] & ~above[each]) for each in cards_in_set(higher))


def _cards_of_suit_led(belief: TrickKnowledge) -> CardSet:
    return belief.legal_cards & CARDS_OF_SUIT[belief.suit_led]


TRICK_PRINCIPLES: CardPrinciples = (
    (Principle.LEAVE_IT_TO_PARTNER, cards_below_partner),
    (Principle.WIN_CHEAPLY, cheapest_winners),
    (Principle.FEW_POINTS_TO_OPPONENTS, cheapest_losers),
    (Principle.KEEP_THE_HIGH, lowest_losers),
    (Principle.TAKE_SURE_TRICK, sure_tricks),
    (Principle.THEY_TRUMP, leads_safe_from_trumps),
    (Principle.PARTNER_TRUMPS, leads_for_partner_to_trump),
    (Principle.DRAW_TRUMPS, trump_drawing_leads),
    (Principle.SURE_TRICK, sure_leads),
    (Principle.RISK_FEW_POINTS, lowest_risk_cards),
    (Principle.LEAD_WORTHLESS, worthless_leads),
    (Principle.PLAY_LOW, low_losers),
    (Principle.SECOND_LOW, low_second_cards),
    (Principle.THIRD_HIGH, high_third_cards),
)
