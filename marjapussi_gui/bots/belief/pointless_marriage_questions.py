"""Questions about marriages whose answer the seat already knows to be no."""

from ...engine.actions import Action, AskHalf, AskWhole
from ...engine.cards import ALL_SUITS, MARRIAGE_PAIRS, CardSet, Suit, card_set
from ...engine.state import Seat
from .belief import Belief
from .seat_position import SeatPosition


def pointless_questions(position: SeatPosition) -> frozenset[Action]:
    """Return the legal questions that certainly lead to no marriage.

    Asking for a whole isn't pointless if it must come before a promising question for a half.
    """
    view = position.view
    asked = [each for each in view.legal_actions if isinstance(each, AskHalf | AskWhole)]
    if not asked:
        return frozenset()
    partner = view.game.seating.partner_of(view.seat)
    pointless = {each for each in asked if not _may_succeed(position, partner, each)}
    halves = {AskHalf(suit) for suit in ALL_SUITS}
    if view.game.rules.half_after_whole and not halves & {*asked}:
        pointless -= {AskWhole() for each in halves if _may_succeed(position, partner, each)}
    return frozenset(pointless)


def _may_succeed(position: SeatPosition, partner: Seat, question: AskHalf | AskWhole) -> bool:
    """Return whether the partner answers yes in some possible deal."""
    belief, declared = position.belief, position.view.marriages.declared_suits
    if isinstance(question, AskHalf):
        pair = MARRIAGE_PAIRS[question.suit]
        held = card_set(position.view.hand) & pair
        wanted = [pair & ~held] if held else []
        may_hold = bool(held) and bool(belief.possible_cards(partner, pair & ~held))
    else:
        suits = [suit for suit in ALL_SUITS if not declared >> suit & 1]
        wanted = [MARRIAGE_PAIRS[suit] for suit in suits]
        may_hold = any(may_hold_whole(belief, partner, suit) for suit in suits)
    if not may_hold or not position.all_possible_deals:
        return may_hold
    return any(
        hands[partner] & cards == cards for hands in position.all_possible_deals for cards in wanted
    )


def may_hold_whole(belief: Belief, seat: Seat, suit: Suit) -> bool:
    pair = MARRIAGE_PAIRS[suit]
    return (
        not belief.view.marriages.declared_suits >> suit & 1
        and belief.possible_cards(seat, pair) == pair
        and _max_held_of_pair(belief, seat, pair) == 2
    )


def _max_held_of_pair(belief: Belief, seat: Seat, pair: CardSet) -> int:
    """Return how many cards of a king and queen a seat can hold at most, given its answers."""
    limits = (each for each in belief.constraints if (each.seat, each.cards) == (seat, pair))
    return min((each.max_count for each in limits), default=2)
