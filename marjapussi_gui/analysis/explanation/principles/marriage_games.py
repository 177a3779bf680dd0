"""Principles of games in which a marriage makes trumps.

Each function returns the legal cards that its principle recommends, or none if the principle says
nothing about the position. A marriage is the king and queen of a suit, and either of them is half
of it.
"""

from collections.abc import Sequence
from dataclasses import replace

from ....bots.belief.pointless_marriage_questions import may_hold_whole
from ....engine.actions import Action, AskHalf, AskWhole, Declare, MarriageAction
from ....engine.cards import (
    ACES,
    ALL_SUITS,
    CARDS_OF_SUIT,
    MARRIAGE_PAIRS,
    NO_SUIT,
    SUIT_OF,
    Card,
    CardSet,
    Suit,
    cards_in_set,
    cards_of_ranks,
)
from ....engine.phases.game_points import GamePointScoringPhase
from ....engine.phases.marriages import DeclarationTiming
from ....engine.state import NO_CARD, NOBODY
from ....model.principle import Principle
from ..trick_knowledge import TrickKnowledge
from .trick_play import (
    CardPrinciples,
    is_highest_left,
    is_leading,
    is_trump,
    suit_length,
    sure_tricks,
)

TENS = cards_of_ranks("T")
LAST_TRICK_CARDS = 3  # maximum cards in hand for planning the last trick
MIN_CARDS_FOR_RUFFS = 4  # with fewer cards in hand, a suit hardly comes back to be trumped
FIRST_TRICK_CARDS = 4  # with this many cards in hand, a side should already have a trick


def is_declared(belief: TrickKnowledge, suit: Suit) -> bool:
    return bool(belief.view.marriages.declared_suits >> suit & 1)


def tens_in_danger(belief: TrickKnowledge) -> CardSet:
    def is_in_danger(card: Card) -> bool:
        above = belief.ranking.higher_cards[card]
        is_open = is_leading(belief) or (
            SUIT_OF[card] == belief.suit_led and not belief.is_beaten(card)
        )
        return (
            is_open
            and not above & ~ACES
            and any(
                belief.possible_cards(seat, above)
                for seat in belief.later_seats
                if not belief.is_partner(seat)
            )
        )

    return TENS & belief.select(is_in_danger)


def all_but_tens_in_danger(belief: TrickKnowledge) -> CardSet:
    return belief.legal_cards & ~tens_in_danger(belief)


def winners_before_marriage(belief: TrickKnowledge) -> CardSet:
    """Return the sure winners after which the seat may declare a marriage or ask for one.

    If it may do so now, that is no reason to win the trick.
    """
    if any(isinstance(each, MarriageAction) for each in belief.view.legal_actions):
        return 0
    return belief.select(
        lambda card: belief.sure_winners >> card & 1 and _can_marry_after(belief, card)
    )


def _can_marry_after(belief: TrickKnowledge, card: Card) -> bool:
    """Return whether winning a trick lets the seat declare a marriage, or ask with some hope."""
    return any(
        isinstance(each, Declare)
        or (isinstance(each, AskHalf) and has_completable_half(belief, each.suit))
        or (isinstance(each, AskWhole) and _can_partner_hold_marriage(belief))
        for each in actions_after_winning(belief, card)
    )


def _can_partner_hold_marriage(belief: TrickKnowledge) -> bool:
    return any(
        may_hold_whole(belief.deal_belief, seat, suit)
        for seat in belief.other_seats
        if belief.is_partner(seat)
        for suit in ALL_SUITS
    )


def actions_after_winning(belief: TrickKnowledge, card: Card) -> Sequence[Action]:
    """Return the actions that would be legal if the seat won the trick with this card."""
    state, seat = belief.deal_belief.state, belief.view.seat
    hands = list(state.hands)
    hands[seat] = belief.hand & ~(1 << card)
    trick = belief.view.trick
    later = state.replace(
        turn=seat,
        hands=tuple(hands),
        trick=replace(trick, cards=(), best_card=NO_CARD, winner=NOBODY),
        tricks=(*state.tricks, replace(trick, winner=seat)),
    )
    return belief.deal_belief.adapter.phase.legal_actions(later)


def has_completable_half(belief: TrickKnowledge, suit: Suit) -> bool:
    """Return whether the seat holds a half in this suit that the partner may complete."""
    missing = MARRIAGE_PAIRS[suit] & ~belief.hand
    if (
        missing.bit_count() != 1
        or is_declared(belief, suit)
        or _is_held_by_opponent(belief, missing)
    ):
        return False
    return any(
        belief.possible_cards(seat, missing)
        for seat in belief.other_seats
        if belief.is_partner(seat)
    )


def _is_held_by_opponent(belief: TrickKnowledge, cards: CardSet) -> bool:
    """Return whether an opponent must hold one of the cards, for example because it asked."""
    return any(
        limit.min_count and not belief.unseen_among(limit.cards) & ~cards
        for limit in belief.deal_belief.constraints
        if not belief.is_partner(limit.seat) and limit.seat != belief.view.seat
    )


def whole_marriages(belief: TrickKnowledge) -> CardSet:
    """Return the kings and queens of the marriages in hand that can still be declared."""
    found = 0
    for suit, pair in zip(ALL_SUITS, MARRIAGE_PAIRS, strict=True):
        others = cards_in_set(belief.hand & ~pair)
        is_held = belief.hand & pair == pair and not is_declared(belief, suit)
        if is_held and others and Declare(suit) in actions_after_winning(belief, others[0]):
            found |= pair
    return found


def cards_outside_marriages(belief: TrickKnowledge) -> CardSet:
    return belief.legal_cards & ~whole_marriages(belief)


def half_marriage_cards(belief: TrickKnowledge) -> CardSet:
    """Return the kings and queens whose other half the partner may hold and be asked for."""
    marriage_rules = belief.deal_belief.adapter.phase.marriage_rules
    if marriage_rules is None or marriage_rules.timing is DeclarationTiming.ANY_LEAD:
        return 0
    return belief.hand & sum(
        MARRIAGE_PAIRS[suit] for suit in ALL_SUITS if has_completable_half(belief, suit)
    )


def cards_outside_halves(belief: TrickKnowledge) -> CardSet:
    return belief.legal_cards & ~half_marriage_cards(belief)


def early_aces(belief: TrickKnowledge) -> CardSet:
    """Return the aces to lead while there are no trumps, but a marriage may still make some."""
    if not is_leading(belief) or belief.trump != NO_SUIT:
        return 0
    return belief.legal_cards & ACES if _can_trumps_change(belief) else 0


def _can_trumps_change(belief: TrickKnowledge) -> bool:
    return bool(trump_suits_to_come(belief))


def trump_suits_to_come(belief: TrickKnowledge) -> list[Suit]:
    """Return the suits in which somebody may still declare a marriage that makes trumps."""
    marriage_rules = belief.deal_belief.adapter.phase.marriage_rules
    if marriage_rules is None or (belief.trump != NO_SUIT and marriage_rules.keeps_first_trump):
        return []
    left = belief.hand | belief.cards_out(-1)
    return [
        suit
        for suit, pair in zip(ALL_SUITS, MARRIAGE_PAIRS, strict=True)
        if not pair & ~left and not is_declared(belief, suit)
    ]


def all_but_losing_aces(belief: TrickKnowledge) -> CardSet:
    """Return all cards but the aces that would lose the trick."""
    return belief.legal_cards & ~(belief.losers & ACES)


def tens_for_partner(belief: TrickKnowledge) -> CardSet:
    """Return the tens whose ace others may hold, if the partner is sure to win the trick."""
    if not belief.is_trick_secured():
        return 0
    return belief.losers & TENS & belief.select(lambda card: not is_highest_left(belief, card))


def singletons(belief: TrickKnowledge) -> CardSet:
    """Return the leads that are the seat's only card of a side suit, if the seat has trumps."""
    if not is_leading(belief) or belief.trump == NO_SUIT:
        return 0
    trumps = CARDS_OF_SUIT[belief.trump]
    if not belief.hand & trumps or len(belief.view.hand) < MIN_CARDS_FOR_RUFFS:
        return 0
    single = belief.select(
        lambda card: not is_trump(belief, card) and suit_length(belief, SUIT_OF[card]) == 1
    )
    others = belief.view.game.seating.players - 1  # of whom each may follow to this trick
    suits = [CARDS_OF_SUIT[SUIT_OF[each]] for each in cards_in_set(single)]
    has_enough = all(belief.cards_out(suit).bit_count() > others for suit in suits)
    return single if has_enough else 0


def first_tricks(belief: TrickKnowledge) -> CardSet:
    """Return sure winners late in the hand, if the seat's side has not won any trick yet."""
    side = belief.view.game.seating.side_of(belief.view.seat)
    is_late = len(belief.view.hand) <= FIRST_TRICK_CARDS and not belief.view.tricks_won[side]
    return sure_tricks(belief) if is_late and _is_trickless_hand_costly(belief) else 0


def _is_trickless_hand_costly(belief: TrickKnowledge) -> bool:
    """Return whether a side loses points or its score for a hand without a trick."""
    game = belief.view.game
    if not isinstance(game.scoring_phase, GamePointScoringPhase):
        return True
    score = belief.view.match.scores[game.seating.side_of(belief.view.seat)]
    return game.rules.porvoo and score > 0


def all_but_last_trump(belief: TrickKnowledge) -> CardSet:
    top = last_trump(belief)
    return belief.legal_cards & ~top if top and not is_leading(belief) else 0


def last_trump(belief: TrickKnowledge) -> CardSet:
    """Return the seat's only top trump, if keeping it for the last trick would win that trick."""
    is_late = 2 <= len(belief.view.hand) <= LAST_TRICK_CARDS
    if not is_late or not belief.view.game.rules.last_trick or _can_trumps_change(belief):
        return 0
    top = belief.select(lambda card: is_trump(belief, card) and is_highest_left(belief, card))
    return top if top.bit_count() == 1 else 0


MARRIAGE_PRINCIPLES: CardPrinciples = (
    (Principle.TAKE_FIRST_TRICK, first_tricks),
    (Principle.KEEP_THE_PAIR, cards_outside_marriages),
    (Principle.LAST_TRICK, all_but_last_trump),
    (Principle.KEEP_THE_ACE, all_but_losing_aces),
    (Principle.POINTS_TO_PARTNER, tens_for_partner),
    (Principle.TEN_FALLS_TO_ACE, all_but_tens_in_danger),
    (Principle.WIN_TO_DECLARE, winners_before_marriage),
    (Principle.EARLY_ACE, early_aces),
    (Principle.KEEP_THE_HALF, cards_outside_halves),
)
LEAD_PRINCIPLES: CardPrinciples = ((Principle.LEAD_THE_SINGLE, singletons),)
